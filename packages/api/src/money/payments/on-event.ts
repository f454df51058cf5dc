import type { GatewayEvent } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { applyAftermath } from './apply-aftermath.ts'
import { noteCharge } from './later/charge-kept.ts'
import { findPayment } from './payment-row.ts'
import { settleAs, settlePayment } from './settle-payment.ts'

interface Owner {
  clubId: string
  paymentId: string
  /** There is nothing left to ask of the gateway: its buyer was there before its webhook. Not so where their card may still have to be kept. */
  isSettled: boolean
}

const OWNER = {
  name: 'payment_owner',
  text: `select p.club_id as "clubId", p.id as "paymentId", not o.saves_card
      and (p.status in ('failed', 'cancelled') or p.status = 'succeeded' and p.gateway_charge_id is not null) as "isSettled"
    from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
    where p.gateway = $1 and p.gateway_payment_id = $2`,
}

/** A webhook says that something happened to a payment; what, is asked of the gateway. Not ours: nothing is done. */
export async function onPaymentEvent(
  deps: OrderDeps,
  { kind, paymentId: gatewayPaymentId }: GatewayEvent,
): Promise<void> {
  if (gatewayPaymentId === null) return
  const [owner] = await deps.db.readPlatform<Owner>(OWNER, [deps.gateway.name, gatewayPaymentId])
  if (!owner) return adopt(deps, gatewayPaymentId)
  if (!owner.isSettled) await settlePayment(deps, { ...owner, gatewayPaymentId })
  if (kind === 'refund') await lookAfter(deps, owner, gatewayPaymentId)
}

/**
 * A charge whose name at the gateway was never noted, because we were cut off or have not got to it yet: what we called it stands
 * beside it. A buyer's payment is no such thing: nobody can make it before it is noted.
 */
async function adopt(deps: OrderDeps, gatewayPaymentId: string): Promise<void> {
  const truth = await deps.gateway.findPayment(gatewayPaymentId)
  if (!truth?.own) return
  const { own } = truth
  const row = await deps.db.withClub(own.clubId, (tx) => findPayment(tx, own))
  if (!row || row.kind === 'checkout' || row.amount !== truth.amount) return
  if (row.gatewayPaymentId !== null && row.gatewayPaymentId !== gatewayPaymentId) {
    deps.onTrouble(new Error(`Payment ${row.id} is at the gateway twice: ${gatewayPaymentId}`))
    return
  }
  await deps.db.withClub(own.clubId, (tx) => noteCharge(tx, own, truth))
  await settleAs(deps, own, truth)
}

/** Refunds that failed and money that banks took back. */
async function lookAfter(deps: OrderDeps, which: Owner, gatewayPaymentId: string): Promise<void> {
  const { db, gateway, now, onTrouble } = deps
  const aftermath = await gateway.findAftermath(gatewayPaymentId)
  const failed = await db.withClub(which.clubId, (tx) => applyAftermath(tx, which, aftermath, now()))
  for (const id of failed) onTrouble(new Error(`Refund ${id} failed after it was made`))
}
