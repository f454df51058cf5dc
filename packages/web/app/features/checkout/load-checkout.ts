import { data, redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/account'
import { getOrder, type Order } from '@clubhouse/contract/orders'
import { isGivenUp } from '@clubhouse/domain/orders/status'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, statusOf } from '../../lib/page/api.ts'
import { askedAddress } from '../../lib/page/asked-address.ts'
import { SHOWS_PAYMENTS } from '../../lib/page/keep.ts'
import { clubOf } from '../../lib/page/page-context.ts'
import { withNotice } from '../../lib/visit/notices.ts'
import { cartCookies, hadItems, idInCookie, setting } from '../../parts/cart/cart-cookies.ts'
import { loadCart, todayAt } from '../../parts/cart/load-cart.ts'
import type { Buyer, CheckoutData } from './checkout-data.ts'
import { CHECKOUT } from './messages.ts'

const CONFIRMATION = '/checkout/confirmation'

/** PAY-01, PAY-02, OPEN-095. Whatever happened meanwhile, an order that is paid is found again. */
export async function loadCheckout(page: PageContext, request: Request) {
  const url = askedAddress(request)
  const account = await page.call(getStore, { params: { club: clubOf(page) } })
  if (!account.features.checkout) throw redirect(withNotice('/', 'checkout-unavailable'))
  const returned = returnedFrom(url)
  const cart = await readOrFail(page, request)
  const isEmpty = cart === null || cart.items.length === 0
  // A cart that was paid is no cart any more; one that was not is paid for here, whatever the address says.
  if (isEmpty || returned !== null) {
    const order = await lastOrder(page, request)
    if (order && order.status !== 'New' && !isGivenUp(order.status)) throw redirect(CONFIRMATION)
  }
  const buyer = await buyerOf(page, account.account_id, request)
  if (isEmpty && buyer.kind === 'nobody' && hadItems(page, request)) {
    // The cart is somebody's who is not signed in any more.
    throw redirect(`/authentication/check-email?${new URLSearchParams({ redirect: '/checkout' })}`)
  }
  if (isEmpty && returned === null) throw redirect(withNotice('/', 'cart-empty'))
  const served: CheckoutData = {
    served: { cart, today: await todayAt(page) },
    payments: page.payments,
    buyer,
    returned,
  }
  return data(served, {
    headers: setting(cart ? cartCookies(page, cart).getSetCookie() : [], SHOWS_PAYMENTS),
  })
}

async function readOrFail(page: PageContext, request: Request) {
  try {
    return await loadCart(page, request)
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** PAY-05, ERR-23. The text comes from the address, so that it is cut and never more than text. */
function returnedFrom({ searchParams }: URL): CheckoutData['returned'] {
  const status = searchParams.get('redirect_status')
  if (status === null) return null
  if (status === 'succeeded') return { isDone: true }
  return { isDone: false, message: searchParams.get('error_message')?.slice(0, 200) || CHECKOUT.returnFailed }
}

/** The order that was begun last in this browser, as it stands at this moment; null for none of the buyer's. */
export async function lastOrder(page: PageContext, request: Request): Promise<Order | null> {
  const orderId = idInCookie(request, page.cookies.lastOrder)
  if (orderId === null) return null
  try {
    return await page.call(getOrder, { params: { club: clubOf(page), order_id: orderId } })
  } catch (error) {
    const status = statusOf(error)
    if (status === 404 || status === 401 || status === 403) return null
    throw error
  }
}

/** PAY-08, OPEN-100 */
export async function buyerOf(page: PageContext, accountId: string, request: Request): Promise<Buyer> {
  const user = await page.user()
  if (user) {
    const isMember = user.accounts.some(
      ({ account_id: id, roles }) => id === accountId && roles.includes('member'),
    )
    return { kind: isMember ? 'member' : 'stranger', user }
  }
  return { kind: readCookie(request.headers.get('cookie'), page.cookies.guest) ? 'guest' : 'nobody' }
}
