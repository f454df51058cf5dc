import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

export interface CalledOff {
  /** What is not asked for any more. */
  calledOff: number
  /** What is being taken at this moment, and comes back. */
  beingTaken: number
}

/**
 * Nobody is asked for these any more, in the club's transaction and with their order held. What is being charged at this moment
 * cannot be stopped: it is marked, and whoever settles it gives it back, or lets it be where the card was refused.
 */
export async function callOffPayments(
  tx: Tx,
  { clubId, which, now }: { clubId: string; which: SQL; now: Date },
): Promise<CalledOff> {
  const row = await one<CalledOff>(
    tx,
    sql`with called_off as (
      update scheduled_payments set status = 'cancelled', try_at = null
      where club_id = ${clubId} and ${which} and status in ('planned', 'failed')
      returning amount
    ), marked as (
      update scheduled_payments set called_off_at = coalesce(called_off_at, ${now.toISOString()})
      where club_id = ${clubId} and ${which} and status = 'charging'
      returning amount
    )
    select (select coalesce(sum(amount), 0)::int from called_off) as "calledOff",
      (select coalesce(sum(amount), 0)::int from marked) as "beingTaken"`,
  )
  return row ?? { calledOff: 0, beingTaken: 0 }
}
