import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SplitOff } from '@clubhouse/domain/money/orders/plans-of-bundle'
import type { Tx } from '#kernel/db/database.ts'

/**
 * What plans that leave a bundle have of its open payments becomes payments of their own, in the club's transaction and with the order
 * held: so whatever ends a line calls them off or writes them off, and the bundle goes on with the rest. A payment of which nothing is
 * left is over.
 */
export async function splitPayments(tx: Tx, clubId: string, split: readonly SplitOff[]): Promise<void> {
  if (split.length === 0) return
  const parts = split.map(({ payment, plan, amount }) => ({ id: randomUUID(), payment, plan, amount }))
  await tx.execute(sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (id uuid, payment uuid, plan uuid, amount int)
    ), less as (
      update scheduled_payments s set amount = s.amount - gone.amount,
        status = case when s.amount = gone.amount then 'cancelled' else s.status end,
        try_at = case when s.amount = gone.amount then null else s.try_at end
      from (select payment, sum(amount)::int as amount from parts group by payment) gone
      where s.club_id = ${clubId} and s.id = gone.payment
    )
    insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status, attempts, try_at)
    select s.club_id, p.id, s.order_id, p.plan, s.number, s.due_on, p.amount, s.status, s.attempts, s.try_at
    from parts p join scheduled_payments s on s.club_id = ${clubId} and s.id = p.payment`)
}
