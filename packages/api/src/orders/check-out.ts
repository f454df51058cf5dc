import { sql } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Result } from '@clubhouse/domain/result'
import { completeOrder } from './complete-order.ts'
import type { OrderDeps, OrderRefusal } from './deps.ts'
import { beginPayment } from './payments/begin-payment.ts'
import { findPayment } from './payments/payment-row.ts'
import { type PlacedOrder, placeOrder, type Placing } from './place-order.ts'
import { enqueueReceipt } from './receipt-mail.ts'

type CheckingOut = Omit<Placing, 'isFree'>

/** API-41: the order first, then the gateway, then what the gateway said: three steps, none inside another. */
export async function checkOut(deps: OrderDeps, checkingOut: CheckingOut) {
  const placed = await place(deps, { ...checkingOut, isFree: false })
  deps.crashAt('order.placed')
  const { paymentToken } = await beginPayment(deps, {
    clubId: checkingOut.clubId,
    paymentId: placed.paymentId,
  })
  deps.crashAt('payment.begun')
  return { order_id: placed.orderId, payment_token: paymentToken ?? '' }
}

/** API-42: nothing is charged, so the order is complete at once. */
export async function freeCheckOut(deps: OrderDeps, checkingOut: CheckingOut) {
  const { clubId } = checkingOut
  const { orderId } = await place(
    deps,
    { ...checkingOut, isFree: true },
    async (tx, { paymentId, orderId: id }) => {
      const now = deps.now()
      const row = await findPayment(tx, { clubId, paymentId }, { lock: true })
      // Twice checked: nothing that costs something is ever complete without the gateway.
      if (row?.orderStatus !== 'New' || row.amount > 0 || !(await completeOrder(tx, row, now))) return
      await tx.execute(sql`
      update payments set status = 'succeeded', settled_at = ${now.toISOString()}
      where club_id = ${clubId} and id = ${paymentId}`)
      await enqueueReceipt(tx, { clubId, orderId: id }, now)
    },
  )
  return { order_id: orderId }
}

async function place(
  deps: OrderDeps,
  placing: Placing,
  then?: (tx: Parameters<typeof placeOrder>[0], placed: PlacedOrder) => Promise<void>,
): Promise<PlacedOrder> {
  const placed: Result<PlacedOrder, OrderRefusal> = await deps.db.withClub(placing.clubId, async (tx) => {
    const result = await placeOrder(tx, deps, placing)
    if (result.ok && then) await then(tx, result.value)
    return result
  })
  if (placed.ok) return placed.value
  const { status, code, message } = placed.reason
  throw new Refusal(status, code, message)
}
