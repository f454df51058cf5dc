import { type SQL, sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { heldBy, type Holder } from './holder.ts'
import { one } from '#kernel/db/rows.ts'

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
  const { short } = await take(tx, NOTHING_BEFORE, reserving, demanded)
  return short.length === 0 ? accept(null) : refuse({ short })
}

const NOTHING_BEFORE = sql`select 1 where false`

/**
 * The same for whoever has other rows to lock first: locked with those of stock, in one statement. If there are any such rows, nothing
 * is taken and `found` is answered: they have to be looked at.
 */
export async function reserveUnless(tx: Tx, before: SQL, reserving: Reserving): Promise<Reserved | 'found'> {
  const demanded = demandedBy(reserving)
  if (!demanded) return accept(null)
  const { found, short } = await take(tx, before, reserving, demanded)
  if (found > 0) return 'found'
  return short.length === 0 ? accept(null) : refuse({ short })
}

/** As rows of SQL; null for nothing. */
function demandedBy({ demands }: Reserving): SQL | null {
  const wanted = [...demands].map(([stock_id, count]) => ({ stock_id, count }))
  if (wanted.some(({ count }) => !Number.isSafeInteger(count) || count < 1))
    throw new RangeError('A demand is a whole number of at least one')
  if (wanted.length === 0) return null
  return sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as d(stock_id uuid, count bigint)`
}

interface Taken {
  found: number
  short: string[]
  is_old: boolean
}

/**
 * Locked and taken in one statement. Rows of `before` are locked first, and if there are any, nothing more is done. Whoever had to wait
 * for the stock has looked at what was there before somebody else changed it: then nothing is done either, and it is looked at anew. The
 * rows are named by one list each: PostgreSQL takes a set of unknown length for a hundred rows, and would walk the stock of the club.
 */
async function take(
  tx: Tx,
  before: SQL,
  reserving: Reserving,
  demanded: SQL,
): Promise<Omit<Taken, 'is_old'>> {
  const { demands: _, expiresAt, now, ...holder } = reserving
  const taken = await one<Taken>(
    tx,
    sql`with before as materialized (${before}), locked as materialized (
      select s.id, s.remaining, s.xmin::text as version from stock s
      where s.club_id = ${holder.clubId} and s.id = any(array(select d.stock_id from ${demanded})) and (select count(*) from before) = 0
      order by s.id for update
    ), looked as materialized (
      select (select count(*)::int from before) as found,
        exists (select from locked l join stock s on s.club_id = ${holder.clubId} and s.id = l.id where s.xmin::text <> l.version) as is_old
    ), kept as (
      update reservations r set expires_at = greatest(r.expires_at, ${expiresAt.toISOString()}::timestamptz)
      where ${heldBy(holder)} and r.state = 'held' and (select found = 0 and not is_old from looked)
    ), wanted as materialized (
      select d.stock_id, d.count, coalesce(s.remaining >= d.count, false) as is_there
      from ${demanded} left join locked s on s.id = d.stock_id
      where not exists (
        select from reservations r where ${heldBy(holder)} and r.stock_id = d.stock_id and r.state in ('held', 'sold'))
    ), taken as (
      update stock s set remaining = s.remaining - w.count, reserved = s.reserved + w.count
      from wanted w
      where s.club_id = ${holder.clubId} and s.id = w.stock_id and s.id = any(array(select stock_id from wanted)) and s.remaining >= w.count
        and not exists (select from wanted where not is_there) and (select found = 0 and not is_old from looked)
      returning s.id, w.count
    ), noted as (
      insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
      select ${holder.clubId}, gen_random_uuid(), t.id, t.count, ${holder.holder}, ${holder.holderId}, 'held',
        ${expiresAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz from taken t
    )
    select found, is_old, (select coalesce(json_agg(stock_id order by stock_id), '[]') from wanted where not is_there) as short
    from looked`,
  )
  if (!taken) throw new Error('Stock was asked for and did not answer')
  return taken.is_old ? take(tx, before, reserving, demanded) : taken
}
