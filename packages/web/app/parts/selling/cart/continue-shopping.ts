import type { Account } from '@clubhouse/contract/site/club'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { offersProduct, productPath } from '@clubhouse/domain/site/content/product-links'
import type { Room } from '@clubhouse/domain/web/rooms'

const MEMBERSHIP = '/products/membership'

export type WayOn = { kind: 'reload'; to: string } | { kind: 'go'; to: string } | { kind: 'close' }

/** CART-06, CART-07: from the panel. Inside an app the page is loaded anew, since its frame is the app's. */
export function fromPanel(cart: ShoppingCart | null, hideNavbar: string | null): WayOn {
  if (hideNavbar === 'true') return { kind: 'reload', to: MEMBERSHIP }
  return cart?.items.at(-1)?.product.type === 'Plan' ? { kind: 'go', to: '/' } : { kind: 'close' }
}

/** CART-09, OPEN-107, OPEN-108: from the sheet of a cart that has just become empty. */
export function fromEmptied(account: Account, rooms: ReadonlySet<Room>): string {
  if (offersProduct(account, rooms, 'MembershipPage')) return MEMBERSHIP
  const lotto = account.menu_items.find(({ kind }) => kind === 'LotteryPage')
  if (!lotto || !offersProduct(account, rooms, 'LotteryPage')) return '/'
  return productPath(lotto) ?? '/'
}
