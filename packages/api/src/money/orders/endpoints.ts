import {
  checkout,
  createPaymentIntent,
  downloadOrder,
  freeCheckout,
  getOrder,
  orderCalendar,
} from '@clubhouse/contract/money/orders'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { findAccount } from '#site/clubs/port.ts'
import { type Caller, type Identity, isForAnotherClub } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { guest } from '#kernel/http/guard.ts'
import { checkOut, createIntent, freeCheckOut } from './check-out.ts'
import type { Buyer, OrderDeps } from './deps.ts'
import { findOrder } from './find-order.ts'
import type { PaperOf } from '../receipts/download-order.ts'
import { orderCalendarFile } from '../receipts/order-calendar.ts'

const BUY = guest('write')
const OWN_READ = guest('read')
const OWN_PAPER = guest('render')

/** For whoever buys: signed in, or as a guest. */
export function orderEndpoints(deps: OrderDeps, paperOf: PaperOf): ServedEndpoint[] {
  const clubOf = (caller: Caller, slug: string): string => {
    const clubId = deps.registry.idOf(slug)
    if (!clubId || isForAnotherClub(caller, clubId)) throw notFound('The club')
    return clubId
  }
  return [
    serve(checkout, BUY, async ({ params, body, headers }, caller) => {
      const key = headers['idempotency-key'] ?? null
      const clubId = clubOf(caller, params.club)
      return checkOut(deps, { clubId, buyer: buyerOf(caller.buyer, clubId, body), body, key })
    }),
    serve(freeCheckout, BUY, async ({ params, body, headers }, caller) => {
      const key = headers['idempotency-key'] ?? null
      const whole = { ...body, save_payment_method: false }
      const clubId = clubOf(caller, params.club)
      return freeCheckOut(deps, { clubId, buyer: buyerOf(caller.buyer, clubId, body), body: whole, key })
    }),
    serve(createPaymentIntent, BUY, async ({ params, body }, caller) => {
      const cartId = body.shopping_cart_id ?? null
      const clubId = clubOf(caller, params.club)
      return createIntent(deps, { clubId, buyer: buyerOf(caller.buyer, clubId, {}), cartId })
    }),
    serve(getOrder, OWN_READ, async ({ params }, caller) => {
      const order = await findOrder(deps, clubOf(caller, params.club), params.order_id, caller.buyer)
      if (!order) throw notFound('The order')
      return order
    }),
    serve(downloadOrder, OWN_PAPER, async ({ params, query }, caller) => {
      const order = await findOrder(deps, clubOf(caller, params.club), params.order_id, caller.buyer)
      const paper = order && (await paperOf(order, params.club, query.timezone))
      if (!paper) throw notFound('The order')
      return paper
    }),
    serve(orderCalendar, OWN_READ, async ({ params, query }, caller) => {
      const order = await findOrder(deps, clubOf(caller, params.club), params.order_id, caller.buyer)
      const account = order && (await findAccount(deps.db, params.club))
      const club = account && { name: account.name, slug: params.club }
      const calendar = club && orderCalendarFile(order, club, { now: deps.now(), ...query })
      if (!calendar) throw notFound('The calendar')
      return calendar
    }),
  ]
}

/** HOSTS-18, OPEN-100: members and guests buy. GUEST-14: a guest may have put their name right since they were let in. */
function buyerOf(
  identity: Identity,
  clubId: string,
  {
    guest_first_name,
    guest_last_name,
  }: { guest_first_name?: string | null | undefined; guest_last_name?: string | null | undefined },
): Buyer {
  if (identity.kind === 'user') {
    const { user_id: userId, first_name: firstName, last_name: lastName, email, accounts } = identity.user
    if (!accounts.some(({ account_id: id, roles }) => id === clubId && roles.includes('member')))
      throw new Refusal(403, 'forbidden', 'You need a member account to buy here. Please sign in with one.')
    return { kind: 'user', userId, firstName, lastName, email }
  }
  const { guestId, email } = identity
  if (!guest_first_name || !guest_last_name)
    throw new Refusal(422, 'invalid_data', 'This is a required field', {
      errors: {
        ...(!guest_first_name && { guest_first_name: 'This is a required field' }),
        ...(!guest_last_name && { guest_last_name: 'This is a required field' }),
      },
    })
  return { kind: 'guest', guestId, email, firstName: guest_first_name, lastName: guest_last_name }
}
