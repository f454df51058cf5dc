import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { GatewayPayment } from '../../providers/payments/port.ts'
import type { OrderDeps } from '../deps.ts'
import { findPayment } from './payment-row.ts'
import { settleAs } from './settle-payment.ts'

/** Should we be cut off in the middle, a worker ends it with the same key. */
const WORKER_AFTER_MS = 60_000

export interface PayingArrears {
  clubId: string
  orderId: string
  userId: string
  customerId: string
  methodId: string
}

/** API-78: everything that has failed of an order in one charge, while its holder is there. Null where nothing has. */
export async function payArrears(deps: OrderDeps, paying: PayingArrears): Promise<GatewayPayment | null> {
  const { db, gateway } = deps
  const { clubId, orderId, customerId, methodId } = paying
  const paymentId = await db.withClub(clubId, (tx) => take(tx, deps, paying))
  if (paymentId === null) return null
  const row = await db.withClub(clubId, (tx) => findPayment(tx, { clubId, paymentId }))
  if (!row) return null
  const { amount, currency, onBehalfOf } = row
  const truth = await gateway.chargeSaved({
    key: `arrears:${paymentId}`,
    ...{ amount, currency, orderId, clubId, customerId, methodId, onBehalfOf },
    description: `${row.clubName} ${row.orderSeq}`,
  })
  await db.withClub(clubId, (tx) =>
    tx.execute(sql`
      update payments set gateway_payment_id = ${truth.paymentId}, payment_token = ${truth.paymentToken}
      where club_id = ${clubId} and id = ${paymentId} and gateway_payment_id is null`),
  )
  await settleAs(deps, { clubId, paymentId }, truth)
  return truth
}

/** Two presses of the button: the condition decides which of them charges. */
async function take(
  tx: Tx,
  { now: clock, gateway }: OrderDeps,
  { clubId, orderId, userId, customerId, methodId }: PayingArrears,
): Promise<string | null> {
  const now = clock()
  const paymentId = randomUUID()
  const workerAt = new Date(now.getTime() + WORKER_AFTER_MS).toISOString()
  const taken: unknown = await tx.execute(sql`
    with taken as (
      update scheduled_payments s set status = 'charging', attempts = s.attempts + 1, payment_id = ${paymentId}
      from orders o
      where o.club_id = ${clubId} and o.id = ${orderId} and o.user_id = ${userId} and s.club_id = o.club_id
        and s.order_id = o.id and s.status = 'failed'
      returning s.amount, o.currency
    ), due as (select sum(amount)::int as amount, lower(min(currency)) as currency from taken having count(*) > 0
    ), charged as (
      insert into payments (club_id, id, order_id, kind, gateway, customer_id, method_id, amount, currency, status, created_at)
      select ${clubId}, ${paymentId}, ${orderId}, 'arrears', ${gateway.name}, ${customerId}, ${methodId}, due.amount,
        due.currency, 'creating', ${now.toISOString()} from due
    )
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
    select ${clubId}, gen_random_uuid(), 'arrears:' || ${paymentId}::text, 'charge', ${paymentId}, ${workerAt},
      ${now.toISOString()} from due
    returning id`)
  return (taken as { rows: unknown[] }).rows.length > 0 ? paymentId : null
}
