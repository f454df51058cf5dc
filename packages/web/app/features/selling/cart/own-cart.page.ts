import { redirect } from 'react-router'
import { getOwnCart } from '@clubhouse/contract/selling/cart'
import { statusOf } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { cartCookies } from '#parts/selling/cart/cart-cookies.ts'
import { loadCart } from '#parts/selling/cart/load-cart.ts'
import { memberLoader } from '#lib/page/handlers.ts'

/** The cart that somebody filled in their account becomes that of this browser; what was in it here stays in it. */
export const loader = memberLoader(async ({ call, page, request }): Promise<Response> => {
  try {
    const cart =
      (await loadCart(page, request)) ?? (await call(getOwnCart, { params: { club: clubOf(page) } }))
    return redirect('/checkout', { headers: cartCookies(page, cart) })
  } catch (error) {
    if (statusOf(error) === 404) return redirect('/cart')
    throw error
  }
})
