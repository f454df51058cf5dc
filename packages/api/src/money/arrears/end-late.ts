import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { bookings } from '../ledger/port.ts'

interface Ending {
  clubId: string
  orderId: string
  /** Lines that were given back whole. */
  itemIds: readonly string[]
  reason: string
  askedBy: string
  decidedBy: string
  now: Date
}

/** What is late on lines that are given back is written off by the same two people, and booked as any write-off is. */
export async function endLate(
  tx: Tx,
  { clubId, orderId, itemIds, reason, askedBy, decidedBy, now }: Ending,
): Promise<void> {
  const late = await rows<{ id: string; orderItemId: string; amount: number; currency: string }>(
    tx,
    sql`select s.id, s.order_item_id as "orderItemId", s.amount, o.currency from scheduled_payments s
    join orders o on o.club_id = s.club_id and o.id = s.order_id
    where s.club_id = ${clubId} and s.order_item_id = any(${`{${itemIds.join(',')}}`}::uuid[]) and s.status = 'failed'
    order by s.id for update of s`,
  )
  const [first] = late
  if (!first) return
  const id = randomUUID()
  const ids = `{${late.map((row) => row.id).join(',')}}`
  const amount = late.reduce((sum, row) => sum + row.amount, 0)
  const booking = {
    clubId,
    orderId,
    at: now,
    currency: first.currency.toUpperCase(),
    kind: 'write-off' as const,
    effectKey: `write-off:${id}`,
    entries: late.flatMap((row) => [
      { account: 'written-off' as const, amount: row.amount, orderItemId: row.orderItemId },
      { account: 'unpaid' as const, amount: -row.amount, orderItemId: row.orderItemId },
    ]),
  }
  const at = now.toISOString()
  await tx.execute(sql`
    with ${bookings([booking])}, decided as (
      insert into write_offs (club_id, id, order_id, scheduled_payment_ids, amount, reason, status, asked_by, asked_at, decided_by, decided_at)
      values (${clubId}, ${id}, ${orderId}, ${ids}::uuid[], ${amount}, ${reason}, 'done', ${askedBy}, ${at}, ${decidedBy}, ${at})
    )
    update scheduled_payments set status = 'cancelled', try_at = null, write_off_id = ${id}
    where club_id = ${clubId} and id = any(${ids}::uuid[])`)
}
