import type { Account, Banner, Currency, Feature, MenuItem, Theme } from '@clubhouse/contract/site/club'
import type { ContentType } from '@clubhouse/contract/site/content'
import type { FormKind, FormSection } from '@clubhouse/contract/people/forms'
import type { Office } from '@clubhouse/contract/office/office-names'
import type { Values } from '@clubhouse/domain/people/forms/structure'
import type { DemoLottery } from './lottery.ts'
import type { DemoProgram, DemoDiscount, DemoCode, DemoShopItem, DemoPromotion } from './products.ts'

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
