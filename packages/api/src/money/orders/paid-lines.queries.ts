import { type SQL, sql } from 'drizzle-orm'
import type { PaidLine } from '@clubhouse/domain/money/orders/paid-line'
import { withSharesOfBundles } from '@clubhouse/domain/money/orders/plans-of-bundle'
import { leftOfLines } from '@clubhouse/domain/money/orders/refund'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/** The lines of the order `o` as JSON, with what was paid for each: what the rule of refunds reckons with. */
export const PAID_LINES: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'parentId', i.parent_id, 'paid', i.today + s.paid, 'total', i.total,
    'refunded', i.refunded, 'late', s.late, 'open', s.open, 'isEnded', i.ended_at is not null, 'paidAtEnd', i.paid_at_end)
    order by i.position), '[]')
  from order_items i cross join lateral (
    select coalesce(sum(s.amount) filter (where s.status = 'paid'), 0)::int as paid,
      coalesce(sum(s.amount) filter (where s.status = 'failed'), 0)::int as late,
      coalesce(json_agg(json_build_object('id', s.id, 'amount', s.amount, 'isLate', s.status = 'failed',
        'isBeingTaken', s.status = 'charging') order by s.number) filter (where s.status in ('planned', 'charging', 'failed')), '[]') as open
    from scheduled_payments s where s.club_id = i.club_id and s.order_item_id = i.id) s
  where i.club_id = o.club_id and i.order_id = o.id)`

export async function readPaidLines(tx: Tx, clubId: string, orderId: string): Promise<PaidLine[]> {
  const found = await one<{ lines: PaidLine[] }>(
    tx,
    sql`select ${PAID_LINES} as lines from orders o where o.club_id = ${clubId} and o.id = ${orderId}`,
  )
  return withSharesOfBundles(found?.lines ?? [])
}

export const asRefundable = (lines: readonly PaidLine[]) =>
  [...leftOfLines(withSharesOfBundles(lines))].map(([id, left]) => ({ order_item_id: id, left }))
