import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { GatewayPayment } from '../../providers/payments/port.ts'
import type { OrderDeps } from '../deps.ts'
import { chargeKept, noteCharge } from './charge-kept.ts'
import { findToSend } from './charge-terms.ts'
import { newestCard } from './newest-card.ts'
import { settleAs } from './settle-payment.ts'

/** Should we be cut off in the middle, a worker ends it with the same key. */
const WORKER_AFTER_MS = 60_000

export interface PayingNow {
  clubId: string
  orderId: string
  userId: string
  /** `arrears`: all that has failed, in one charge; `early`: the payment that comes next. */
  what: 'arrears' | 'early'
  /** Null for the card that the order is paid from anyway. */
  card: { customerId: string; methodId: string } | null
  /** Of `early`: the day of the payment that was meant, so that a second press does not pay the one after it. */
  due?: string | undefined
}

/** API-78 and paying early: charged while its holder is there. Null where there is nothing to pay. */
export async function payNow(deps: OrderDeps, paying: PayingNow): Promise<GatewayPayment | null> {
  const { db } = deps
  const { clubId, what } = paying
  const paymentId = await db.withClub(clubId, (tx) => take(tx, deps, paying))
  if (paymentId === null) return null
  const which = { clubId, paymentId }
  const row = await db.withClub(clubId, (tx) => findToSend(tx, which, deps.gateway.tariff))
  if (!row) return null
  const truth = await chargeKept(deps, row, `${what}:${paymentId}`)
  await db.withClub(clubId, (tx) => noteCharge(tx, which, truth))
  await settleAs(deps, which, truth)
  return truth
}

/** Two presses of the button: the condition decides which of them charges. */
async function take(
  tx: Tx,
  { now: clock, gateway, fulfilments }: OrderDeps,
  { clubId, orderId, userId, what, card, due }: PayingNow,
): Promise<string | null> {
  const now = clock().toISOString()
  const paymentId = randomUUID()
  const workerAt = new Date(clock().getTime() + WORKER_AFTER_MS).toISOString()
  const onTheirDay = fulfilments.flatMap(({ types, isPaidOnItsDay }) => (isPaidOnItsDay ? types : []))
  const next = sql`s.status = 'planned' and o.status = 'Completed' ${due ? sql`and s.due_on = ${due}` : sql.empty()}
    and s.id = (select n.id from scheduled_payments n where n.club_id = ${clubId} and n.order_id = ${orderId}
      and n.status = 'planned' and n.order_item_id in (select i.id from order_items i
        where i.club_id = ${clubId} and i.order_id = ${orderId} and i.type <> all(${`{${onTheirDay.join(',')}}`}::text[]))
      order by n.due_on, n.number limit 1)`
  // The order before what is planned of it, as everywhere.
  await tx.execute(
    sql`select 1 from orders where club_id = ${clubId} and id = ${orderId} and user_id = ${userId} for no key update`,
  )
  const taken: unknown = await tx.execute(sql`
    with taken as (
      update scheduled_payments s set status = 'charging', payment_id = ${paymentId}
      from orders o
      where o.club_id = ${clubId} and o.id = ${orderId} and o.user_id = ${userId} and s.club_id = o.club_id
        and s.order_id = o.id and ${what === 'early' ? next : sql`s.status = 'failed'`}
      returning s.amount, o.currency
    ), due as (select sum(amount)::int as amount, lower(min(currency)) as currency from taken having count(*) > 0
    ), card as (${
      card
        ? sql`select ${card.customerId}::text as customer_id, ${card.methodId}::text as method_id`
        : newestCard(clubId, sql`${orderId}`)
    }
    ), charged as (
      insert into payments (club_id, id, order_id, kind, gateway, customer_id, method_id, amount, currency, status, created_at)
      select ${clubId}, ${paymentId}, ${orderId}, ${what}, ${gateway.name}, card.customer_id, card.method_id, due.amount,
        due.currency, 'creating', ${now} from due left join card on true
    )
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
    select ${clubId}, gen_random_uuid(), ${what}::text || ':' || ${paymentId}::text, 'charge', ${paymentId}, ${workerAt}, ${now}
    from due
    returning id`)
  return (taken as { rows: unknown[] }).rows.length > 0 ? paymentId : null
}
