import { readFormFields } from '#lib/form/read-form.ts'
import { statusOf } from '#lib/page/api.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import type { CartAnswer } from '#parts/selling/cart/cart-calls.ts'
import { cartCookies, idInCookie, setting } from '#parts/selling/cart/cart-cookies.ts'
import { changeCart } from '#parts/selling/cart/change-cart.ts'
import { loadCart, promotionOf, todayAt } from '#parts/selling/cart/load-cart.ts'
import { CART } from '#parts/selling/cart/messages.ts'
import { publicAction, publicLoader } from '#lib/page/handlers.ts'

/** The cart for the script of our pages: no page, only answers. The cart's id stays in its cookie. */
export const loader = publicLoader(async ({ page, request }): Promise<Response> => {
  try {
    const cart = await loadCart(page, request)
    const answer: CartAnswer = {
      cart,
      today: await todayAt(page),
      problem: null,
      promotion: await promotionOf(page),
    }
    return Response.json(answer, {
      headers: setting(cart ? cartCookies(page, cart).getSetCookie() : [], privateHeaders()),
    })
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) page.reportError(error)
    return Response.json({ message: CART.loadFailed }, { status, headers: privateHeaders() })
  }
})

export const action = publicAction(async ({ page, request }): Promise<Response> => {
  const { cart, problem, status } = await changeCart(
    page,
    idInCookie(request, page.cookies.cart),
    await readFormFields(request),
  )
  const answer: CartAnswer = { cart, today: await todayAt(page), problem }
  const cookies = cart ? cartCookies(page, cart).getSetCookie() : []
  return Response.json(answer, { status, headers: setting(cookies, privateHeaders()) })
})
