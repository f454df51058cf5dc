import { data, redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import { listMembershipCards } from '@clubhouse/contract/people/cards'
import { drawsAhead } from '@clubhouse/domain/money/orders/draws-ahead'
import { paymentDays } from '@clubhouse/domain/money/orders/payment-days'
import { type Receipt, receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { isGivenUp, isUnpaid } from '@clubhouse/domain/money/orders/status'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { forgottenCart, setting } from '#parts/selling/cart/cart-cookies.ts'
import { loadCart } from '#parts/selling/cart/load-cart.ts'
import { type BoughtCard, boughtCards } from './bought-cards.ts'
import { lastOrder } from '../load-checkout.ts'

export interface ConfirmationData {
  order: Order
  receipt: Receipt
  cards: BoughtCard[]
  /** Whether anything of it is still to come: a payment, or a draw. */
  hasDates: boolean
}

/** ORDER-05, OPEN-096: the order of this browser; once it has been seen paid, its cookies go. */
export async function loadConfirmation(page: PageContext, request: Request) {
  try {
    const order = await lastOrder(page, request)
    if (!order) throw redirect('/')
    const { time_zone: zone } = await page.call(getStore, { params: { club: clubOf(page) } })
    const confirmed: ConfirmationData = {
      order,
      receipt: receiptOf(order, zone),
      cards: await loadCards(page, order),
      hasDates: paymentDays(order.schedule).length > 0 || drawsAhead(order, page.now()).length > 0,
    }
    const cookies = await spentCookies(page, request, order)
    return data(confirmed, { headers: setting(cookies, privateHeaders()) })
  } catch (error) {
    throw error instanceof Response ? error : asRouteError(error, page)
  }
}

/** Nobody is a member before it is paid. Without their cards the receipt is still theirs. */
async function loadCards(page: PageContext, order: Order): Promise<BoughtCard[]> {
  const hasJoined = order.status === 'Completed' && order.items.some(({ product }) => product.type === 'Plan')
  if (!hasJoined) return []
  const { value } = await loadPart(page.call(listMembershipCards, {}), page)
  return boughtCards(order, value?.items ?? [])
}

/**
 * OPEN-103: while the payment is on its way the order has to be found again, and the cart is gone all the same. What came to
 * nothing leaves the cart to be paid again. A cart that somebody has begun since is another one, and stays.
 */
async function spentCookies(page: PageContext, request: Request, order: Order): Promise<string[]> {
  const { status } = order
  if (cameToNothing(order)) return []
  if (isUnpaid(status)) return forgottenCart(page)
  const isAnother = ((await loadCart(page, request))?.items.length ?? 0) > 0
  return [
    setCookie(page, page.cookies.lastOrder, '', { maxAge: 0, isHidden: true }),
    ...(isAnother ? [] : forgottenCart(page)),
  ]
}

/** Given up, or refused by the bank and not tried again. */
export const cameToNothing = ({ status, payment_error: error }: Order): boolean =>
  isGivenUp(status) || (status === 'New' && error !== null)
