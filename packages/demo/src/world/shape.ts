import type { Account, Banner, Currency, Feature, MenuItem, Theme } from '@clubhouse/contract/site/club'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import type { ContentType } from '@clubhouse/contract/site/content'
import type { FormKind, FormSection } from '@clubhouse/contract/people/forms'
import type { Office } from '@clubhouse/contract/office/office-names'
import type { ShopItemType } from '@clubhouse/contract/selling/shop'
import type { Values } from '@clubhouse/domain/people/forms/structure'
import type { DemoLottery } from './lottery.ts'

/** An original picture: its file is in `pictures/`, in the folder of its club. */
export interface DemoImage {
  /** Unique in the world: `{club}/{name}`. */
  key: string
  /** Slug of the club that owns it. */
  club: string
  filename: string
  alt: string
  width: number
  height: number
  format: 'jpeg' | 'png'
}

export interface DemoArticle {
  id: string
  type: ContentType
  slug: string
  title: string
  summary: string
  /** HTML. */
  content: string
  /** Key of an image. */
  image: string | null
  status: 'draft' | 'published'
  /** In the future for a scheduled article, null for a draft. */
  publishedAt: Date | null
  createdAt: Date
}

export interface DemoSponsor {
  id: string
  name: string
  link: string
  /** Key of an image. */
  image: string
  featured: boolean
  position: number
}

export interface DemoClub {
  id: string
  slug: string
  name: string
  currency: Currency
  timeZone: 'Europe/Dublin'
  country: string
  address: Account['address']
  displayAddress: boolean
  facebook: string | null
  twitter: string | null
  instagram: string | null
  theme: Theme
  features: Feature[]
  banner: Banner
  menu: MenuItem[]
  /** Keys of images. */
  logo: string
  layout: string
  sponsorsBackground: string | null
  /** Where messages of the contact form go. */
  contactEmail: string | null
  comortais: { organisationId: string; clubId: string } | null
  comet: { organizationId: string; apiKey: string } | null
  sso: Account['sso']
  /** Key of the picture on the single sign-on button; `sso.sso_icon` is its address once stored. */
  ssoIcon: string | null
  domains: string[]
  articles: DemoArticle[]
  sponsors: DemoSponsor[]
  forms: DemoForm[]
  programs: DemoProgram[]
  discounts: DemoDiscount[]
  codes: DemoCode[]
  lotteries: DemoLottery[]
  shop: DemoShopItem[]
  promotions: DemoPromotion[]
}

/** What the club asks of whoever registers. */
export interface DemoForm {
  id: string
  kind: FormKind
  name: string
  sections: FormSection[]
}

export interface DemoProgram {
  id: string
  title: string
  plans: DemoPlan[]
  bundles: DemoBundle[]
}

export interface DemoPlan {
  id: string
  slug: string
  name: string
  description: string
  /** Cents. */
  price: number
  isJuvenile: boolean
  /** How many are left; null for as many as come. */
  remaining: number | null
  /** The last day, as a plain date; null for one that goes on until the club cancels it. */
  endsOn: string | null
  /** For whom it is, by the age on a plain date. */
  ageFrom: number | null
  ageTo: number | null
  ageOn: string | null
  paymentOptions: PaymentOption[]
}

export interface DemoBundle {
  id: string
  slug: string
  name: string
  description: string
  flatPrice: number | null
  priceCap: number | null
  isDynamicPricing: boolean
  validFrom: string
  validTo: string
  adults: { min: number | null; max: number | null }
  juveniles: { min: number | null; max: number | null }
  items: {
    /** Slug of a plan of the club. */
    plan: string
    minAllowed: number | null
    maxAllowed: number | null
    priceInBundle: number
  }[]
}

export interface DemoDiscount {
  id: string
  name: string
  type: 'percentage' | 'fixed'
  /** Slugs. */
  plans: string[]
  offerings: { number_of_products: number; discount_amount: number }[]
}

export interface DemoCode {
  id: string
  code: string
  type: 'percentage' | 'fixed'
  amount: number
  validTo: Date | null
  useLimit: number | null
  used: number
}

/** Something of the shop. Amounts are cents; `remaining` is null for as many as are wanted. */
export interface DemoShopItem {
  id: string
  slug: string
  name: string
  type: ShopItemType
  description: string
  price: number
  discount: { name: string; type: 'percentage' | 'fixed'; amount: number } | null
  anyAmount: { min: number; max: number; suggested: number[] } | null
  maxQuantity: number
  remaining: number | null
  options: { name: string; values: string[] }[]
  variants: { options: Record<string, string>; remaining: number }[]
  /** Keys of images. */
  images: string[]
  handedOut: string
}

export interface DemoPromotion {
  id: string
  /** Slug of a product of the club. */
  product: string
  description: string
  /** Key of an image. */
  image: string | null
}

/** A governing body: it has a host of its own and no club site. */
export interface DemoAssociation {
  id: string
  slug: string
  name: string
  colour: string
  /** How its own people sign in on its host, and what the button to its login says. */
  sso: { mode: 'off' | 'optional' | 'mandatory'; buttonText: string; helpUrl: string }
  /** Slugs of the affiliated clubs. */
  clubs: string[]
  /** Key of an image; a member club owns it. */
  crest: string
}

export type DemoRole = 'owner' | 'admin' | 'group_manager' | 'member' | 'xgb' | 'super-user'

export interface DemoLogin {
  id: string
  email: string
  password: string
  firstName: string
  lastName: string
  role: DemoRole
  /** What an admin of a club is there for; all of it unless given. */
  offices?: readonly Office[]
  /** Slug of the club or association; null for the platform. */
  organisation: string | null
  emailVerified: boolean
  /** What signing in as this person demonstrates. */
  shows: string
}

/** Somebody for whom a person with a login acts. */
export interface DemoRelative {
  id: string
  /** The e-mail of that login. */
  of: string
  firstName: string
  lastName: string
  /** A plain date. */
  dateOfBirth: string
  kind: 'adult' | 'juvenile'
  relation: string
}

/** A list of people whom a club writes to again and again. */
export interface DemoList {
  id: string
  /** Slug. */
  club: string
  name: string
  /** The e-mails of their logins. */
  members: string[]
}

/** Somebody whom a player of the lotto has told the club of. */
export interface DemoLottoFriend {
  id: string
  /** Slug. */
  club: string
  firstName: string
  email: string
}

/** What somebody wrote by the contact form, and what came of it. */
export interface DemoMessage {
  id: string
  /** Slug. */
  club: string
  sender: string
  email: string
  /** Digits. */
  phone: string | null
  content: string
  daysAgo: number
  isRead: boolean
  /** The e-mail of a login. */
  assignedTo: string | null
  isDone: boolean
  answers: { by: string; hoursLater: number; content: string }[]
}

/** A form that somebody has filled in. */
export interface DemoRegistration {
  id: string
  /** Slug. */
  club: string
  kind: FormKind
  /** The e-mail of their login. */
  by: string
  /** For whom, where it was not for themselves. */
  memberId: string | null
  values: Values
}

export interface DemoCard {
  number: string
  name: string
  outcome: string
}

export interface DemoWorld {
  clubs: DemoClub[]
  associations: DemoAssociation[]
  images: DemoImage[]
  logins: DemoLogin[]
  relatives: DemoRelative[]
  distributionLists: DemoList[]
  lottoFriends: DemoLottoFriend[]
  messages: DemoMessage[]
  registrations: DemoRegistration[]
  testCards: DemoCard[]
}
