import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** It counts on its lines no more. */
export async function refuseRefund(
  tx: Tx,
  {
    clubId,
    refundId,
    gatewayRefundId = null,
  }: { clubId: string; refundId: string; gatewayRefundId?: string | null },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with failed as (
      update refunds set status = 'failed', failed_at = ${now.toISOString()},
        gateway_refund_id = coalesce(gateway_refund_id, ${gatewayRefundId})
      where club_id = ${clubId} and id = ${refundId} and status <> 'failed' returning lines
    ), touched as (
      select l.order_item_id as id, l.amount from failed, jsonb_to_recordset(failed.lines) as l (order_item_id uuid, amount int)
      union all
      select i.parent_id, l.amount from failed, jsonb_to_recordset(failed.lines) as l (order_item_id uuid, amount int)
      join order_items i on i.club_id = ${clubId} and i.id = l.order_item_id and i.parent_id is not null
    ), summed as (select id, sum(amount)::int as amount from touched group by id)
    update order_items i set refunded = i.refunded - s.amount from summed s
    where i.club_id = ${clubId} and i.id = s.id`)
}
