import {
  cancelSubscription as cancelSubscriptionCall,
  changeOrderCard,
  type ChargeOutcome,
  hasFailedPayments,
  listArrears,
  payArrears,
  payEarly,
} from '@clubhouse/contract/money/payment-methods'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Result } from '@clubhouse/domain/result'
import { type Caller, isForAnotherClub, type SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import { findMethod, type StoredMethod } from '../gateway/port.ts'
import { findArrears, findOwed, type Owed } from '../arrears/arrears.queries.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { changeCard } from './change-card.ts'
import { firstToTell, outcomeOf } from '../payments/later/charge-outcome.ts'
import type { OrderDeps, OrderRefusal } from './deps.ts'
import { findOwnOrders } from './own-orders.queries.ts'
import { payNow } from '../payments/later/pay-now.ts'
import { settleLater } from '../payments/later/settle-later.ts'
import { readOrder } from './read-order.queries.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

type Signed = Caller & { member: SignedIn }

const sumOf = (owed: readonly Owed[], of: 'failed' | 'charging'): number =>
  owed.reduce((sum, each) => sum + each[of], 0)

/** Charged is what was seen, or nothing; the sum is for whoever asks by machine. */
const owedNow = (owed: readonly Owed[]) =>
  new Refusal(409, 'amount_changed', 'What you owe has changed. Here it is as it is now.', {
    errors: { amount: String(sumOf(owed, 'failed')) },
  })

const leftNow = () =>
  new Refusal(
    409,
    'amount_changed',
    'What’s left to pay has changed, so nothing was taken. Here it is as it is now.',
  )

/** MYACC-05, MYACC-06: what somebody still has to pay, in all clubs that they belong to. */
export function memberOrderEndpoints(deps: OrderDeps): ServedEndpoint[] {
  const { db, gateway, now, fulfilments } = deps

  /** On a club's site its own alone; elsewhere all. */
  const clubsOf = (caller: Signed): string[] =>
    caller.member.user.accounts.flatMap(({ account_id: id }) => (isForAnotherClub(caller, id) ? [] : [id]))

  const arrearsOf = async (caller: Signed) => {
    const { user_id: userId } = caller.member.user
    const all = await Promise.all(
      clubsOf(caller).map((clubId) => db.withClub(clubId, (tx) => findArrears(tx, clubId, userId))),
    )
    return all.flat()
  }

  async function ownOrders(caller: Signed, orderIds: readonly string[]): Promise<Map<string, string>> {
    const { user_id: userId } = caller.member.user
    const found = await findOwnOrders(db, { clubIds: clubsOf(caller), userId, orderIds })
    if (orderIds.some((id) => !found.has(id))) throw notFound('The order')
    return found
  }

  async function ownOrder(caller: Signed, orderId: string) {
    const clubId = (await ownOrders(caller, [orderId])).get(orderId) ?? ''
    return { clubId, orderId, userId: caller.member.user.user_id }
  }

  async function ownMethod({ member: { user } }: Signed, id: string): Promise<StoredMethod> {
    const method = await findMethod(db, gateway.name, user.user_id, id)
    if (!method) throw notFound('The card')
    return method
  }

  async function owedOf(userId: string, orders: ReadonlyMap<string, string>): Promise<Owed[]> {
    const byClub = Map.groupBy(orders.keys(), (orderId) => orders.get(orderId) ?? '')
    const all = await Promise.all(
      [...byClub].map(([clubId, orderIds]) =>
        db.withClub(clubId, (tx) => findOwed(tx, { clubId, userId, orderIds })),
      ),
    )
    return all.flat()
  }

  /** What each order owes, where all of it comes to what was shown; what is being paid at this moment may have been shown too. */
  async function asShown(userId: string, orders: ReadonlyMap<string, string>, shown: number) {
    const owed = await owedOf(userId, orders)
    const [failed, charging] = [sumOf(owed, 'failed'), sumOf(owed, 'charging')]
    if (shown !== failed && shown !== failed + charging) throw owedNow(owed)
    return new Map(owed.map((each) => [each.orderId, each.failed]))
  }

  async function orderAfter(
    { clubId, orderId }: { clubId: string; orderId: string },
    changed: Result<null, OrderRefusal>,
  ) {
    if (!changed.ok) throw new Refusal(changed.reason.status, changed.reason.code, changed.reason.message)
    const found = await db.withClub(clubId, (tx) => readOrder(tx, clubId, orderId))
    if (!found) throw notFound('The order')
    return found.order
  }

  return [
    serve(hasFailedPayments, OWN_READ, async (_input, caller) => {
      const failed = (await arrearsOf(caller)).reduce((sum, { payments }) => sum + payments.length, 0)
      return { has_failed_payments: failed > 0, failed_payments: failed }
    }),
    serve(listArrears, OWN_READ, async (_input, caller) => {
      const { user_id: userId } = caller.member.user
      await Promise.all(clubsOf(caller).map((clubId) => settleLater(deps, { clubId, userId })))
      return { items: await arrearsOf(caller) }
    }),
    serve(payArrears, OWN_WRITE, async ({ body }, caller) => {
      const card = await ownMethod(caller, body.payment_method_id)
      const { user_id: userId } = caller.member.user
      const orders = await ownOrders(caller, [...new Set(body.order_ids)])
      const seen = body.amount === undefined ? null : await asShown(userId, orders, body.amount)
      const outcomes: ChargeOutcome[] = []
      // One after the other: a bank that wants its holder wants them for one at a time.
      for (const [orderId, clubId] of orders) {
        const amount = seen?.get(orderId)
        const paid = await payNow(deps, { clubId, orderId, userId, what: 'arrears', card, amount })
        if (paid.kind === 'changed') throw owedNow(await owedOf(userId, orders))
        outcomes.push(outcomeOf(paid))
      }
      return firstToTell(outcomes)
    }),
    serve(payEarly, OWN_WRITE, async ({ params, body }, caller) => {
      const order = await ownOrder(caller, params.order_id)
      const card = body.payment_method_id ? await ownMethod(caller, body.payment_method_id) : null
      const { due, amount, all_left: isAll } = body
      const what = isAll ? { what: 'all-left' as const, amount } : { what: 'early' as const, due }
      const paid = await payNow(deps, { ...order, ...what, card })
      if (paid.kind === 'changed') throw leftNow()
      if (paid.kind === 'nothing')
        throw new Refusal(409, 'nothing_to_pay', 'There is nothing more to pay for this order at the moment.')
      if (paid.kind === 'on-its-way')
        throw new Refusal(
          409,
          'being_charged',
          'This payment is being taken at this moment. Please look again in a few minutes.',
        )
      return outcomeOf(paid)
    }),
    serve(changeOrderCard, OWN_WRITE, async ({ params, body }, caller) => {
      const order = await ownOrder(caller, params.order_id)
      const method = await ownMethod(caller, body.payment_method_id)
      const changing = { ...order, gateway: gateway.name, method, now: now() }
      return orderAfter(order, await db.withClub(order.clubId, (tx) => changeCard(tx, changing)))
    }),
    serve(cancelSubscriptionCall, OWN_WRITE, async ({ params, body }, caller) => {
      const order = await ownOrder(caller, params.order_id)
      const { order_item_id: orderItemId } = body
      const cancelled = await db.withClub(order.clubId, async (tx) => {
        const outcome = await cancelSubscription(tx, { ...order, itemId: orderItemId })
        for (const { ended } of outcome.ok ? fulfilments : [])
          await ended?.(tx, { clubId: order.clubId, orderItemId, now: now() })
        return outcome
      })
      return orderAfter(order, cancelled)
    }),
  ]
}
