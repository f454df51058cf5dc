import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { heldBy, type Holder, lockStock } from './holder.ts'

/**
 * What is held is sold, as part of a statement that writes down what follows from it; only where `sale` says that it is sold, and is not
 * old. Whoever had to wait has looked at what was there before somebody else sold it or gave it back: then it is looked at anew.
 */
export function selling(holder: Holder): SQL {
  const held = sql`${heldBy(holder)} and r.state = 'held'`
  return sql`shelf as materialized (
      select id from stock where club_id = ${holder.clubId} and id in (select r.stock_id from reservations r where ${held})
      order by id for update
    ), handed_over as (
      -- Rows of stock first, as everywhere.
      update reservations r set state = 'sold' where ${held} and (select count(*) from shelf) > 0
      returning r.stock_id, r.count
    ), by_shelf as (
      select stock_id, sum(count)::int as count from handed_over group by stock_id
    ), sold as (
      update stock s set reserved = s.reserved - m.count, sold = s.sold + m.count
      from by_shelf m where s.club_id = ${holder.clubId} and s.id = m.stock_id
    ), sale as materialized (
      select coalesce(bool_or(r.state <> 'released'), true) as is_sold,
        count(*) filter (where r.state = 'held') <> (select count(*) from handed_over) as is_old
      from reservations r where ${heldBy(holder)}
    )`
}

/**
 * What is held is sold. False where it was given back before, because its time had passed: then nothing is sold, and the holder
 * reserves again first. True where it is sold already, and where nothing was ever held.
 */
export async function sell(tx: Tx, holder: Holder): Promise<boolean> {
  const state = await one<{ is_sold: boolean; is_old: boolean }>(
    tx,
    sql`with ${selling(holder)} select is_sold, is_old from sale`,
  )
  return state?.is_old ? sell(tx, holder) : (state?.is_sold ?? true)
}

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

/** What was sold and given back: one place for each id that is named. Asked once for each; whoever asks knows which those are. */
export async function takeBack(tx: Tx, holder: Holder, stockIds: readonly string[]): Promise<void> {
  if (stockIds.length === 0) return
  const { clubId } = holder
  const ids = sql`select unnest(${`{${stockIds.join(',')}}`}::uuid[])`
  await lockStock(tx, clubId, ids)
  await tx.execute(sql`
    with wanted as (select id, count(*)::int as count from (${ids}) as w (id) group by id
    ), held as materialized (
      -- Never more than was sold to this holder, whoever asks for more.
      select r.id, r.stock_id, least(r.count, w.count) as count from reservations r join wanted w on w.id = r.stock_id
      where ${heldBy(holder)} and r.state = 'sold'
    ), less as (
      update reservations r set count = greatest(1, r.count - h.count), state = case when r.count <= h.count then 'released' else r.state end
      from held h where r.club_id = ${clubId} and r.id = h.id returning h.stock_id as id, h.count
    )
    update stock s set sold = s.sold - l.count, remaining = s.remaining + l.count
    from (select id, sum(count)::int as count from less group by id) l where s.club_id = ${clubId} and s.id = l.id`)
}
