import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { heldBy, type Holder, lockStock } from './holder.ts'
import { one } from '#kernel/db/rows.ts'

/** Gives back what is held, and nothing that is sold or was given back before. */
export async function release(tx: Tx, holder: Holder): Promise<void> {
  await giveBack(tx, holder.clubId, heldBy(holder))
}

/** Gives back what a club's orders and offers held for longer than they may. */
export const releaseExpired = (tx: Tx, clubId: string, now: Date): Promise<number> =>
  giveBack(tx, clubId, sql`r.club_id = ${clubId} and r.expires_at <= ${now.toISOString()}::timestamptz`)

/** How many reservations were given back. */
async function giveBack(tx: Tx, clubId: string, which: SQL): Promise<number> {
  const held = sql`${which} and r.state = 'held'`
  await lockStock(tx, clubId, sql`select r.stock_id from reservations r where ${held}`)
  const freed = await one<{ count: number }>(
    tx,
    sql`with freed as (
      update reservations r set state = 'released' where ${held} returning r.stock_id, r.count
    ), summed as (
      select stock_id, sum(count)::int as count from freed group by stock_id
    ), given_back as (
      update stock s set remaining = s.remaining + f.count, reserved = s.reserved - f.count
      from summed f where s.club_id = ${clubId} and s.id = f.stock_id
    )
    select count(*)::int as count from freed`,
  )
  return freed?.count ?? 0
}
