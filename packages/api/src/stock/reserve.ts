import { sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '../db/database.ts'
import { heldBy, type Holder, lockStock, rowsOf } from './holder.ts'

export interface Reserving extends Holder {
  /** How many of each row of stock, all lines of the cart together. */
  demands: ReadonlyMap<string, number>
  /** When what is not sold by then goes back. */
  expiresAt: Date
  now: Date
}

/**
 * Takes all that is demanded, or nothing, and then names the rows of stock that were short or that the club does not have.
 * Asked again for the same holder it takes nothing twice, and holds until the later time: whoever pays after the time has
 * passed reserves again before they sell.
 */
export async function reserve(
  tx: Tx,
  { demands, expiresAt, now, ...holder }: Reserving,
): Promise<Result<null, { short: string[] }>> {
  const wanted = [...demands].map(([stock_id, count]) => ({ stock_id, count }))
  if (wanted.some(({ count }) => !Number.isSafeInteger(count) || count < 1))
    throw new RangeError('A demand is a whole number of at least one')
  if (wanted.length === 0) return accept(null)
  const demanded = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as d(stock_id uuid, count bigint)`
  await lockStock(tx, holder.clubId, sql`select d.stock_id from ${demanded}`)
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
