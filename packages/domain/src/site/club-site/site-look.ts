import type { Account, Banner, MenuItem } from '@clubhouse/contract/site/club'
import type { SiteBanner, SiteDraft, SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'

/** What a draft changes of what every page knows of its club. */
export type SiteLook = Pick<Account, 'theme' | 'menu_items' | 'banner'>

/** The draft as visitors would see it at this moment. */
export function lookOf({ theme, menu, banner }: SiteDraft, now: Date): SiteLook {
  return { theme, menu_items: shownItems(menu), banner: isShown(banner, now) ? asBanner(banner) : null }
}

export const shownItems = (menu: readonly SiteMenuItem[]): MenuItem[] =>
  menu.flatMap(({ type, kind, title, url, pages, hidden }, at) =>
    hidden ? [] : [{ position: at + 1, type, kind, title, url: url || null, pages }],
  )

/** The same as in the statement that reads a club's account. */
export function isShown({ is_on, from, until }: SiteBanner, now: Date): boolean {
  if (!is_on) return false
  return (!from || Date.parse(from) <= now.getTime()) && (!until || Date.parse(until) > now.getTime())
}

const asBanner = ({ title, short_content, url, external_url }: SiteBanner): Banner => ({
  title,
  short_content: short_content || null,
  url: url || null,
  external_url: external_url || null,
})
