import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { heldBy, type Holder, lockStock, rowsOf } from './holder.ts'

/**
 * What is held is sold. False where it was given back before, because its time had passed: then nothing is sold, and the holder
 * reserves again first. True where it is sold already, and where nothing was ever held.
 */
export async function sell(tx: Tx, holder: Holder): Promise<boolean> {
  const held = sql`${heldBy(holder)} and r.state = 'held'`
  await lockStock(tx, holder.clubId, sql`select r.stock_id from reservations r where ${held}`)
  const [state] = await rowsOf<{ is_sold: boolean }>(
    tx,
    sql`
    with moved as (
      update reservations r set state = 'sold' where ${held} returning r.stock_id, r.count
    ), summed as (
      select stock_id, sum(count)::int as count from moved group by stock_id
    ), sold as (
      update stock s set reserved = s.reserved - m.count, sold = s.sold + m.count
      from summed m where s.club_id = ${holder.clubId} and s.id = m.stock_id
    )
    select coalesce(bool_or(r.state <> 'released'), true) as is_sold from reservations r where ${heldBy(holder)}`,
  )
  return state?.is_sold ?? true
}
