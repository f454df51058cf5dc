import { type SQL, sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '../db/database.ts'
import { heldBy, type Holder, lockStock, lockStockAfter, rowsOf } from './holder.ts'

export interface Reserving extends Holder {
  /** How many of each row of stock, all lines of the cart together. */
  demands: ReadonlyMap<string, number>
  /** When what is not sold by then goes back. */
  expiresAt: Date
  now: Date
}

/** Held, or the rows of stock that were short. */
export type Reserved = Result<null, { short: string[] }>

/**
 * Takes all that is demanded, or nothing, and then names the rows of stock that were short or that the club does not have.
 * Asked again for the same holder it takes nothing twice, and holds until the later time: whoever pays after the time has
 * passed reserves again before they sell.
 */
export async function reserve(tx: Tx, reserving: Reserving): Promise<Reserved> {
  const demanded = demandedBy(reserving)
  if (!demanded) return accept(null)
  await lockStock(tx, reserving.clubId, sql`select d.stock_id from ${demanded}`)
  return take(tx, reserving, demanded)
}

/**
 * The same for whoever has other rows to lock first: locked with those of stock, in one statement. If there are any such rows, nothing
 * is taken and `found` is answered: they have to be looked at.
 */
export async function reserveUnless(tx: Tx, before: SQL, reserving: Reserving): Promise<Reserved | 'found'> {
  const demanded = demandedBy(reserving)
  if (!demanded) return accept(null)
  const ids = sql`select d.stock_id from ${demanded}`
  const found = await lockStockAfter(tx, before, reserving.clubId, ids)
  return found > 0 ? 'found' : take(tx, reserving, demanded)
}

/** As rows of SQL; null for nothing. */
function demandedBy({ demands }: Reserving): SQL | null {
  const wanted = [...demands].map(([stock_id, count]) => ({ stock_id, count }))
  if (wanted.some(({ count }) => !Number.isSafeInteger(count) || count < 1))
    throw new RangeError('A demand is a whole number of at least one')
  if (wanted.length === 0) return null
  return sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as d(stock_id uuid, count bigint)`
}

async function take(
  tx: Tx,
  { demands: _, expiresAt, now, ...holder }: Reserving,
  demanded: SQL,
): Promise<Reserved> {
  const short = await rowsOf<{ stock_id: string }>(
    tx,
    sql`
    with kept as (
      update reservations r set expires_at = greatest(r.expires_at, ${expiresAt.toISOString()}::timestamptz)
      where ${heldBy(holder)} and r.state = 'held'
    ), wanted as (
      select d.stock_id, d.count, coalesce(s.remaining >= d.count, false) as is_there
      from ${demanded} left join stock s on s.club_id = ${holder.clubId} and s.id = d.stock_id
      where not exists (
        select from reservations r where ${heldBy(holder)} and r.stock_id = d.stock_id and r.state in ('held', 'sold'))
    ), taken as (
      update stock s set remaining = s.remaining - w.count, reserved = s.reserved + w.count
      from wanted w
      where s.club_id = ${holder.clubId} and s.id = w.stock_id and s.remaining >= w.count
        and not exists (select from wanted where not is_there)
      returning s.id, w.count
    ), noted as (
      insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
      select ${holder.clubId}, gen_random_uuid(), t.id, t.count, ${holder.holder}, ${holder.holderId}, 'held',
        ${expiresAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz from taken t
    )
    select stock_id from wanted where not is_there order by stock_id`,
  )
  return short.length === 0 ? accept(null) : refuse({ short: short.map(({ stock_id: id }) => id) })
}
