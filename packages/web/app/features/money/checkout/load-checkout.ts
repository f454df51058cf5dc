import { data, redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getOrder, type Order } from '@clubhouse/contract/money/orders'
import { listPaymentMethods, type PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { isGivenUp, isUnpaid } from '@clubhouse/domain/money/orders/status'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, statusOf } from '#lib/page/api.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { SHOWS_PAYMENTS } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { cartCookies, hadItems, idInCookie, setting } from '#parts/selling/cart/cart-cookies.ts'
import { loadCart, todayAt } from '#parts/selling/cart/load-cart.ts'
import type { Buyer, CheckoutData } from './checkout-data.ts'
import { CHECKOUT } from './messages.ts'

const CONFIRMATION = '/checkout/confirmation'
/** More than anybody keeps. */
const MOST_CARDS = 20

/** PAY-01, PAY-02, OPEN-095. Whatever happened meanwhile, an order that is paid is found again. */
export async function loadCheckout(page: PageContext, request: Request) {
  const url = askedAddress(request)
  const account = await page.call(getStore, { params: { club: clubOf(page) } })
  if (!account.features.checkout) throw redirect(withNotice('/', 'checkout-unavailable'))
  const returned = returnedFrom(url)
  // Asked before the cart is: what the gateway has captured meanwhile makes an order of it.
  const order = await orFail(page, lastOrder(page, request))
  const cart = await orFail(page, loadCart(page, request))
  const isEmpty = cart === null || cart.items.length === 0
  if (order && (order.status === 'Pending' || (isDone(order) && (isEmpty || returned !== null)))) {
    throw redirect(CONFIRMATION)
  }
  const buyer = await buyerOf(page, account.account_id, request)
  const isHeld = isEmpty && buyer.kind === 'nobody' && hadItems(page, request)
  if (isEmpty && !isHeld && returned === null) throw redirect(withNotice('/', 'cart-empty'))
  const served: CheckoutData = {
    served: { cart, today: await todayAt(page) },
    payments: page.payments,
    buyer,
    cards: buyer.kind === 'member' && !isEmpty ? await savedCards(page) : [],
    isHeld,
    isUnfinished: returned === null && order !== null && order.status === 'New' && !isEmpty,
    returned,
  }
  return data(served, {
    headers: setting(cart ? cartCookies(page, cart).getSetCookie() : [], SHOWS_PAYMENTS),
  })
}

/** Whoever cannot be shown their cards enters one: that is no reason not to sell. */
async function savedCards(page: PageContext): Promise<PaymentMethod[]> {
  try {
    return (await page.call(listPaymentMethods, { query: { page: 1, per_page: MOST_CARDS } })).items
  } catch (error) {
    if (statusOf(error) >= 500) page.reportError(error)
    return []
  }
}

async function orFail<T>(page: PageContext, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** Paid, whatever became of it since. */
const isDone = ({ status }: Order): boolean => !isUnpaid(status) && !isGivenUp(status)

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
