import type { Account, ProductKind } from '@clubhouse/contract/site/club'
import { offersProduct, productPath } from './product-links.ts'
import type { Room } from '../../web/rooms.ts'

export interface ProductOverview {
  kind: ProductKind
  title: string
  sentence: string
  href: string
}

const KINDS: readonly Omit<ProductOverview, 'href'>[] = [
  {
    kind: 'MembershipPage',
    title: 'Membership',
    sentence: 'Join the club or renew, for yourself and your family.',
  },
  {
    kind: 'LotteryPage',
    title: 'Lotto',
    sentence: 'Pick your numbers and support the club with every line.',
  },
  { kind: 'DrawPage', title: 'Draw', sentence: 'Buy tickets for our draw while there are some left.' },
  { kind: 'ShopPage', title: 'Shop', sentence: 'Club gear, tickets and gifts.' },
]

/** OPEN-037: what `/products` lists. A lotto or draw is found by the url of its menu item, the first by position. */
export function productKinds(account: Account, rooms: ReadonlySet<Room>): ProductOverview[] {
  return KINDS.filter(({ kind }) => offersProduct(account, rooms, kind)).flatMap((product) => {
    const href = targetOf(account, product.kind)
    return href === null ? [] : [{ ...product, href }]
  })
}

function targetOf(account: Account, kind: ProductKind): string | null {
  const urls = account.menu_items
    .filter((item) => item.type === 'Product' && item.kind === kind)
    .toSorted((a, b) => a.position - b.position)
    .map((item) => item.url)
  // Membership and shop have one address each, so they need no menu item to be found.
  return [...urls, null].map((url) => productPath({ kind, url })).find((path) => path !== null) ?? null
}
