import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import type { PaymentRow } from '../payment-row.ts'
import { requestRefund } from './request-refund.ts'
import type { RefundLine } from '../tables.ts'

const REASON = 'Taken while it was being given back'

/** What was captured for lines that were given back meanwhile follows them, and is counted on them as what went before it. */
export async function giveLinesBack(
  tx: Tx,
  { clubId, orderId, id: paymentId }: PaymentRow,
  lines: RefundLine[],
  now: Date,
): Promise<void> {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  if (amount === 0) return
  await tx.execute(sql`
    with gone as (
      select g.order_item_id as id, g.amount from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g (order_item_id uuid, amount int)
    ), summed as (select id, sum(amount)::int as amount from gone group by id)
    update order_items i set refunded = i.refunded + s.amount from summed s where i.club_id = ${clubId} and i.id = s.id`)
  await requestRefund(tx, {
    clubId,
    orderId,
    paymentId,
    amount,
    lines,
    reason: REASON,
    requestedBy: null,
    now,
  })
}
