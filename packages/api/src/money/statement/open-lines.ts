import { sql } from 'drizzle-orm'
import type { LineFinding } from '@clubhouse/contract/money/office/statement-words'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { besideBooks } from './booked.ts'
import { isUnderWay } from './under-way.ts'
import { unsettled } from './unsettled.ts'

export interface Opened {
  movementId: string
  finding: LineFinding
}

/** What was looked at has had so long to be booked. */
const LOOKED_AT_MINUTES = 15

const FINDING = sql`case
  when b.kind = 'other' then 'unknown'
  when b.payment_id is null and w.id is not null and w.gateway_payment_id is not null then 'paid-twice'
  when b.payment_id is null and w.id is not null then 'not-applied'
  when b.payment_id is null and b.own_payment_id is not null then 'order-gone'
  when b.payment_id is null then 'unknown'
  when b.kind in ('transfer', 'reversal', 'fee', 'fee-returned') then 'moved'
  when b.ours is not null then 'other-sum'
  else 'not-applied' end`

/** What cannot be looked at, and what our books do not have though it was: why, as far as we know. */
export async function openLines(tx: Tx, clubId: string, now: Date): Promise<Opened[]> {
  const waited = sql`${now.toISOString()}::timestamptz - ${LOOKED_AT_MINUTES} * interval '1 minute'`
  return rows<Opened>(
    tx,
    sql`update statement_lines s set state = 'open', booked = b.ours, opened_at = ${now.toISOString()}, finding = ${FINDING}
    from ${besideBooks(unsettled(clubId, sql`(l.state = 'new' or (l.state = 'looked-at' and l.looked_at <= ${waited}))`))} b
    left join payments w on w.club_id = b.club_id and w.id = b.own_payment_id
    where s.club_id = b.club_id and s.id = b.id and not ${isUnderWay(clubId, sql`b.payment_id`, ['look', 'move', 'refund'])}
    returning s.movement_id as "movementId", s.finding`,
  )
}
