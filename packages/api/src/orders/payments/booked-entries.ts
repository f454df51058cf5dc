import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { Entry } from '../../ledger/port.ts'

/** What was booked under a key, line by line. */
export async function entriesOf(tx: Tx, clubId: string, effectKey: string): Promise<Entry[]> {
  const found: unknown = await tx.execute(sql`
    select e.account, e.amount::int as amount, e.order_item_id as "orderItemId"
    from ledger_transactions t
    join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
    where t.club_id = ${clubId} and t.effect_key = ${effectKey} order by e.line`)
  return (found as { rows: Entry[] }).rows
}

/** All that stands in the books for a payment, whatever it was booked as: what is left of each account and line. */
export async function bookedOf(tx: Tx, clubId: string, paymentId: string): Promise<Entry[]> {
  const found: unknown = await tx.execute(sql`
    select e.account, sum(e.amount)::int as amount, e.order_item_id as "orderItemId"
    from ledger_transactions t
    join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
    where t.club_id = ${clubId} and t.payment_id = ${paymentId}
    group by e.account, e.order_item_id having sum(e.amount) <> 0 order by e.account, e.order_item_id`)
  return (found as { rows: Entry[] }).rows
}
