import type { Feature } from '@clubhouse/contract/site/club'
import type { SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import type { Target } from '../load-site.ts'
import { KIND_NAMES, MENU, TYPE_NAMES } from '../messages.ts'

/** What stands below the name of an entry: where it leads. */
export function targetWords({ type, kind, url, pages }: SiteMenuItem, targets: readonly Target[]): string {
  switch (type) {
    case 'Page':
      return `${TYPE_NAMES.Page}: ${targets.find(({ slug }) => slug === url)?.title ?? url}`
    case 'Product':
      return kind ? `${MENU.sold}: ${url || KIND_NAMES[kind]}` : TYPE_NAMES.Product
    case 'External':
      return url.replace(/^https?:\/\//, '') || TYPE_NAMES.External
    case 'Section':
      return MENU.sectionOf(pages.length)
  }
}

/** The feature without which an entry stays off the site, whatever the menu says. */
export const FEATURE_OF: Record<NonNullable<SiteMenuItem['kind']>, Feature> = {
  MembershipPage: 'Membership',
  LotteryPage: 'Lotto',
  DrawPage: 'Draw',
  ShopPage: 'Shop',
}

/** A copy with the entry at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
