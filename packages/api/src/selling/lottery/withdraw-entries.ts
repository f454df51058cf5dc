import { sql } from 'drizzle-orm'
import type { Fulfilment } from '#money/orders/port.ts'
import { cancelLaterPayments } from '#money/orders/port.ts'

/**
 * Given back: out of every draw that is still sold for, and renewed no more. What has closed stays in its list. The number of a
 * prize draw's ticket is not sold again, so that no ticket has a number above the last one: its stock does not come back.
 */
export const withdrawEntries: NonNullable<Fulfilment['undo']> = async (
  tx,
  { clubId, orderId, orderItemIds, now },
) => {
  const items = `{${orderItemIds.join(',')}}`
  const at = now.toISOString()
  // In the order in which sales lock them; whoever closes one comes before or after all of this.
  await tx.execute(sql`
    select d.id from draws d where d.club_id = ${clubId} and d.status = 'open' and d.id in (
      select e.draw_id from draw_entries e join lottery_tickets t on t.club_id = e.club_id and t.id = e.ticket_id
      where t.club_id = ${clubId} and t.order_item_id = any(${items}::uuid[]))
    order by d.lottery_id, d.number for no key update`)
  await tx.execute(sql`
    update draw_entries e set withdrawn_at = ${at}::timestamptz
    from lottery_tickets t, draws d
    where t.club_id = ${clubId} and t.order_item_id = any(${items}::uuid[]) and e.club_id = t.club_id and e.ticket_id = t.id
      and d.club_id = e.club_id and d.id = e.draw_id and d.status = 'open' and d.closes_at > ${at} and e.withdrawn_at is null`)
  await tx.execute(sql`
    update lottery_tickets set stopped_at = ${at}::timestamptz
    where club_id = ${clubId} and order_item_id = any(${items}::uuid[]) and auto_renewal and stopped_at is null`)
  for (const orderItemId of orderItemIds) await cancelLaterPayments(tx, { clubId, orderId, orderItemId })
}
