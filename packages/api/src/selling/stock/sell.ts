import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { heldBy, type Holder } from './holder.ts'
import { one } from '#kernel/db/rows.ts'

/**
 * What is held is sold. False where it was given back before, because its time had passed: then nothing is sold, and the holder
 * reserves again first. True where it is sold already, and where nothing was ever held.
 */
export async function sell(tx: Tx, holder: Holder): Promise<boolean> {
  const held = sql`${heldBy(holder)} and r.state = 'held'`
  const state = await one<{ is_sold: boolean; is_old: boolean }>(
    tx,
    sql`with locked as materialized (
      select id from stock where club_id = ${holder.clubId} and id in (select r.stock_id from reservations r where ${held})
      order by id for update
    ), moved as (
      -- Rows of stock first, as everywhere.
      update reservations r set state = 'sold' where ${held} and (select count(*) from locked) > 0
      returning r.stock_id, r.count
    ), summed as (
      select stock_id, sum(count)::int as count from moved group by stock_id
    ), sold as (
      update stock s set reserved = s.reserved - m.count, sold = s.sold + m.count
      from summed m where s.club_id = ${holder.clubId} and s.id = m.stock_id
    )
    select coalesce(bool_or(r.state <> 'released'), true) as is_sold,
      count(*) filter (where r.state = 'held') <> (select count(*) from moved) as is_old
    from reservations r where ${heldBy(holder)}`,
  )
  // Whoever had to wait has looked at what was there before somebody else sold it or gave it back: it is looked at anew.
  return state?.is_old ? sell(tx, holder) : (state?.is_sold ?? true)
}
