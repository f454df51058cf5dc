import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Image } from '../file.ts'

export const Currency = z.enum(['GBP', 'EUR', 'AUD', 'NZD', 'USD', 'CAD'])
export type Currency = z.infer<typeof Currency>

/** DATA-52 */
export const Feature = z.enum([
  'Lotto',
  'Lotto Bulk Upload',
  'Payment Provider',
  'Checkout',
  'Guest Checkout',
  'Membership',
  'Shop',
  'Comortais',
  'Comet',
  'Foireann',
  'Reducing instalments',
  'Contact',
  'Connect Legacy Member Display',
  'Draw',
])
export type Feature = z.infer<typeof Feature>

/** DATA-54 */
export const MenuItemType = z.enum(['External', 'Product', 'Page', 'Section'])
export const ProductKind = z.enum(['MembershipPage', 'LotteryPage', 'DrawPage', 'ShopPage'])
export type ProductKind = z.infer<typeof ProductKind>

export const MenuPage = z.object({ title: z.string(), url: z.string() })
export type MenuPage = z.infer<typeof MenuPage>

/** DATA-02; `kind` is set for products. */
export const MenuItem = z.object({
  position: z.number().int(),
  type: MenuItemType,
  kind: ProductKind.nullable(),
  title: z.string(),
  url: z.string().nullable(),
  pages: z.array(MenuPage),
})
export type MenuItem = z.infer<typeof MenuItem>

export const HexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/)
export const HeadingFont = z.enum(['barlow-condensed', 'bricolage-grotesque', 'outfit', 'zilla-slab'])
export type HeadingFont = z.infer<typeof HeadingFont>

export const Theme = z.object({
  color: z.object({
    primary: HexColour,
    accent: HexColour,
    warning: HexColour,
    logo_background: HexColour,
  }),
  heading_font: HeadingFont,
  /** Follow the visitor's device into dark mode; off by default. */
  dark_mode: z.boolean(),
})
export type Theme = z.infer<typeof Theme>

export const Address = z.object({
  line1: z.string().nullable(),
  city: z.string().nullable(),
  county: z.string().nullable(),
  country: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
})
export type Address = z.infer<typeof Address>

export const Banner = z.object({
  title: z.string(),
  short_content: z.string().nullable(),
  url: z.string().nullable(),
  external_url: z.string().nullable(),
})
export type Banner = z.infer<typeof Banner>

/** DATA-01. */
export const Account = z.object({
  account_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  logo_image: z.array(Image),
  layout_image: z.array(Image),
  sponsors_background_image: z.array(Image),
  address: Address,
  display_address: z.boolean(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  menu_items: z.array(MenuItem),
  banner: Banner.nullable(),
  theme: Theme,
  features: z.object({
    is_contact_enabled: z.boolean(),
    checkout: z.boolean(),
    guest_checkout: z.boolean(),
    names: z.array(Feature),
  }),
  currency: Currency,
  time_zone: z.string(),
  on_behalf_of: z.string().nullable(),
  domain_payment_method: z.string().nullable(),
  comortais: z.object({
    organisation_id: z.string().nullable(),
    comortais_club_id: z.string().nullable(),
  }),
  /** The key itself never leaves the server: a stored key reads as `configured` (ADR 004). */
  comet: z.object({
    api_key: z.literal('configured').nullable(),
    organization_id: z.string().nullable(),
  }),
  sso: z.object({
    sso: z.enum(['off', 'optional', 'mandatory']),
    sso_icon: z.string().nullable(),
    sso_button_text: z.string().nullable(),
    help_url: z.string().nullable(),
    governing_body_id: z.string().nullable(),
  }),
  /** OPEN-003: while it is false, only the club's admins and owners may sign in. */
  sign_up_open: z.boolean(),
  /** OPEN-075, MEMB-07: the heading above the plans is not shown. */
  hide_membership_plans_heading: z.boolean(),
  /** OPEN-075, MEMB-04: in place of the usual one; null for that. */
  membership_details_headline: z.string().nullable(),
})
export type Account = z.infer<typeof Account>

export const ClubParams = z.object({ club: z.string().min(1).max(63) })

/** API-25 */
export const getStore = endpoint('GET /store/{club}', {
  name: 'getStore',
  summary: 'The club account: name, colours, menu, features and settings that a page needs',
  tag: 'Store',
  params: ClubParams,
  reply: Account,
})
