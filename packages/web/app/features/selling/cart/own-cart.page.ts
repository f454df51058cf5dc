import { type LoaderFunctionArgs, redirect } from 'react-router'
import { getOwnCart } from '@clubhouse/contract/selling/cart'
import { asRouteError, statusOf } from '#lib/page/api.ts'
import { clubOf, pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { cartCookies } from '#parts/selling/cart/cart-cookies.ts'
import { loadCart } from '#parts/selling/cart/load-cart.ts'

/** The cart that somebody filled in their account becomes that of this browser; what was in it here stays in it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    const cart =
      (await loadCart(page, request)) ?? (await page.call(getOwnCart, { params: { club: clubOf(page) } }))
    return redirect('/checkout', { headers: cartCookies(page, cart) })
  } catch (error) {
    if (statusOf(error) === 404) return redirect('/cart')
    throw asRouteError(error, page)
  }
}
