import type { Account, Feature, MenuItem, ProductKind } from '@clubhouse/contract/site/club'
import { isOpen, type Room } from '../../web/rooms.ts'
import { pathTo } from './safe-url.ts'

const PRODUCTS: Record<
  ProductKind,
  { feature: Feature; room: Room; path: (url: string | null) => string | null }
> = {
  MembershipPage: { feature: 'Membership', room: 'membership', path: () => '/products/membership' },
  LotteryPage: { feature: 'Lotto', room: 'lotto', path: (url) => pathTo('/products/lotto', url) },
  DrawPage: { feature: 'Draw', room: 'draw', path: (url) => pathTo('/products/draw', url) },
  ShopPage: { feature: 'Shop', room: 'shop', path: () => '/products/shop' },
}

/** Sold here: the club has the feature and the deployment has the room. */
export function offersProduct(account: Account, rooms: ReadonlySet<Room>, kind: ProductKind): boolean {
  const { feature, room } = PRODUCTS[kind]
  return account.features.names.includes(feature) && isOpen(rooms, room)
}

/** SHELL-23 to SHELL-26. */
export function productPath(item: Pick<MenuItem, 'kind' | 'url'>): string | null {
  return item.kind === null ? null : PRODUCTS[item.kind].path(item.url)
}
