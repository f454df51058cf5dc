import { z } from 'zod'
import { MenuItemType, ProductKind, Theme } from '../club.ts'
import { DraftState } from './drafts.ts'
import { SITE_LIMITS } from './site-limits.ts'

/** What a club's website wears: colours, menu and banner are one draft, and go out together. */

/** A scheme other than http(s) has no business here: `javascript:` is refused before it is kept. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB = /^https?:/i
const isHarmless = (text: string) => {
  // Browsers leave out control characters and white space before they look for the scheme.
  // oxlint-disable-next-line no-control-regex
  const bare = text.replaceAll(/[\u0000-\u0020\u007f]/g, '')
  return !SCHEME.test(bare) || WEB.test(bare)
}
/** Of another site, or the last part of an address on the club's own; a draft may hold half of one. */
const Target = z
  .string()
  .trim()
  .max(SITE_LIMITS.url)
  .refine(isHarmless, 'Use an address that begins with https://')
  .default('')
const Label = z.string().trim().max(SITE_LIMITS.menuTitle).default('')

/** DATA-02 as it is written: `kind` for products, `url` for what is one place, `pages` for a section. The order is the list's. */
export const SiteMenuItem = z.object({
  menu_item_id: z.uuid(),
  type: MenuItemType,
  kind: ProductKind.nullable().default(null),
  title: Label,
  url: Target,
  pages: z
    .array(z.object({ title: Label, url: Target }))
    .max(SITE_LIMITS.pages)
    .default([]),
  /** Stays in the list and is not on the website. */
  hidden: z.boolean().default(false),
})
export type SiteMenuItem = z.infer<typeof SiteMenuItem>

/** SHELL-28, SHELL-29 as it is written; visitors see it while it is on, and between its times where it has any. */
export const SiteBanner = z.object({
  is_on: z.boolean().default(false),
  title: z.string().trim().max(SITE_LIMITS.bannerTitle).default(''),
  short_content: z.string().trim().max(SITE_LIMITS.bannerText).default(''),
  /** Address of the article that the banner links to. */
  url: Target,
  external_url: Target,
  from: z.iso.datetime().nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
})
export type SiteBanner = z.infer<typeof SiteBanner>

const isUnique = (items: readonly SiteMenuItem[]) =>
  new Set(items.map(({ menu_item_id }) => menu_item_id)).size === items.length

export const SiteDraft = z.object({
  theme: Theme,
  menu: z.array(SiteMenuItem).max(SITE_LIMITS.menuItems).refine(isUnique, 'An entry is there twice'),
  banner: SiteBanner,
})
export type SiteDraft = z.infer<typeof SiteDraft>

/** What its editors see: the draft, where it stands, and what visitors see meanwhile. */
export const OfficeSite = z.object({ draft: SiteDraft, state: DraftState, live: SiteDraft })
export type OfficeSite = z.infer<typeof OfficeSite>
