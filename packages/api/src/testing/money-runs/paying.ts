import { cancelLaterPayments, cancelSubscription } from '#money/orders/cancel-subscription.ts'
import { changeCard as changeCardOf } from '#money/orders/change-card.ts'
import { startCharges } from '#money/payments/later/charge-due.ts'
import { type PayingNow, payNow } from '#money/payments/later/pay-now.ts'
import { app, clubId } from '../clients/attempts-client.ts'
import { type Card, GatewayFailed } from '../../providers/payments/port.ts'
import type { Operation } from './chance.ts'
import { gatewaySide } from './gateway-side.ts'
import { deps, inClub, later, now, pick } from './ground.ts'
import { settle } from './settle.ts'

/** By a card that was good once it is refused; before its last try it is tried again, after it it is in arrears. */
const charge: Operation = async (by) => {
  // A ticket is renewed on its day alone: the draws after that are not laid out yet.
  const due = await later(by, 'planned', `and i.type <> 'Lotto'`)
  if (!due) return false
  await app.asOwner(
    'update scheduled_payments set try_at = $2, attempts = greatest(attempts, $3) where id = $1',
    [due.id, now(), by.oneOf([0, 1, 2, 2, 2])],
  )
  await inClub((tx) => startCharges(tx, clubId, [due.id], now(), deps().fulfilments))
  if (by.below(2) === 0) await settle()
  return true
}

/** A gateway that does not answer leaves them with an apology; what becomes of it is found later. */
const pay = async (paying: PayingNow) => {
  try {
    const paid = await payNow(deps(), paying)
    // They look on, and say yes where they are asked.
    if (paid.kind === 'charged') await gatewaySide().confirmKept(paid.truth)
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error
  }
}

const payAhead =
  (what: 'early' | 'all-left'): Operation =>
  async (by) => {
    const due = await later(by, 'planned')
    if (!due) return false
    const { order_id: orderId, user_id: userId } = due
    await pay({ clubId, orderId, userId, what, card: null })
    return true
  }

const payArrears: Operation = async (by) => {
  const due = await later(by, 'failed')
  if (!due) return false
  await pay({ clubId, orderId: due.order_id, userId: due.user_id, what: 'arrears', card: null })
  return true
}

const cancel: Operation = async (by) => {
  const due = await later(by, by.oneOf(['planned', 'failed']) ?? 'planned')
  if (!due) return false
  const { order_id: orderId, order_item_id: itemId } = due
  if (by.below(2) === 0) return (await inClub((tx) => cancelSubscription(tx, { clubId, orderId, itemId }))).ok
  await inClub((tx) => cancelLaterPayments(tx, { clubId, orderId, orderItemId: itemId }))
  return true
}

/** Later payments are taken from another card of theirs. */
const changeCard: Operation = async (by) => {
  const due = await later(by, by.oneOf(['planned', 'failed']) ?? 'planned')
  if (!due) return false
  const kept = await pick<{ id: string; customer: string; card: Card }>(
    by,
    `select m.id, m.customer_id as customer, m.card from sandbox_methods m where m.customer_id in (select p.customer_id from payments p
      where p.club_id = $1 and p.order_id = '${due.order_id}') order by m.created_at, m.behaviour, m.id`,
  )
  if (!kept) return false
  const method = { customerId: kept.customer, methodId: kept.id, card: kept.card }
  const about = { clubId, orderId: due.order_id, gateway: app.parts.gateway.name, method, now: now() }
  return (await inClub((tx) => changeCardOf(tx, about))).ok
}

export const PAYING = {
  charge: { of100: 20, does: charge },
  payEarly: { of100: 4, does: payAhead('early') },
  payAllLeft: { of100: 2, does: payAhead('all-left') },
  payArrears: { of100: 6, does: payArrears },
  cancel: { of100: 3, does: cancel },
  changeCard: { of100: 2, does: changeCard },
}
