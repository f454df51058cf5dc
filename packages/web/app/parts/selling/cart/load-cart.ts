import { attachCart, getCart, type ShoppingCart } from '@clubhouse/contract/selling/cart'
import { getStore } from '@clubhouse/contract/site/club'
import { currentPromotion, type Promotion } from '@clubhouse/contract/selling/shop'
import { dayOf } from '@clubhouse/domain/format'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart, statusOf } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { idInCookie } from './cart-cookies.ts'

/** What a page shows of a cart: null where there is none. `today` is the club's own day, from which later payments count. */
export interface CartData {
  cart: ShoppingCart | null
  today: string
  /** What the club puts forward; absent where nobody asked. */
  promotion?: Promotion | null
}

/**
 * CART-16, CART-18: the cart that this browser holds. Whoever has signed in since gets it as theirs; one that is somebody
 * else's is none.
 */
export async function loadCart(page: PageContext, request: Request): Promise<ShoppingCart | null> {
  const cartId = idInCookie(request, page.cookies.cart)
  if (cartId === null) return null
  const params = { club: clubOf(page), cart_id: cartId }
  try {
    if ((await page.user()) !== null) return await page.call(attachCart, { params })
    // CART-19
    return await page.call(getCart, { params, query: { timestamp: String(page.now().getTime()) } })
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** PROMO-06: a cart without it is a cart all the same. */
export async function promotionOf(page: PageContext): Promise<Promotion | null> {
  const { value } = await loadPart(page.call(currentPromotion, { params: { club: clubOf(page) } }), page)
  return value?.promotion ?? null
}

export async function todayAt(page: PageContext): Promise<string> {
  const { time_zone: zone } = await page.call(getStore, { params: { club: clubOf(page) } })
  return dayOf(page.now().toISOString(), zone)
}
