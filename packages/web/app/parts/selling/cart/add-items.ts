import { addToCart, createCart, type ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { InputOf } from '@clubhouse/contract/endpoint'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { statusOf } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { idInCookie } from './cart-cookies.ts'

export type NewItems = NonNullable<InputOf<typeof createCart>['body']>

/** CART-17: into the cart of this browser; where that is gone, into a new one. */
export async function addItems(page: PageContext, request: Request, body: NewItems): Promise<ShoppingCart> {
  const params = { club: clubOf(page) }
  const cartId = idInCookie(request, page.cookies.cart)
  if (cartId === null) return page.call(createCart, { params, body })
  try {
    return await page.call(addToCart, { params: { ...params, cart_id: cartId }, body })
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    return page.call(createCart, { params, body })
  }
}
