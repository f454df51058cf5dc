import { and, eq, type SQL, sql } from 'drizzle-orm'
import { refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { exists, rows } from '#kernel/db/rows.ts'
import { release, reserve, reserveUnless, type Reserving } from '../stock/port.ts'
import { lockStock } from './plan.queries.ts'
import { waitingPlaces } from './tables.ts'

interface Buying extends Reserving {
  /** Whose offers count. */
  userId: string
}

interface HeldOffer {
  id: string
  stockId: string
  count: number
  until: string
}

/**
 * What `reserve` does for an order, with the places that its buyer was offered: what is held for them is theirs before what is
 * left for all. All or nothing: a refused order leaves the offers as they were. Who takes fewer than they were offered is still
 * offered the others until the deadline.
 */
export async function reserveWithOffers(
  tx: Tx,
  { userId, ...reserving }: Buying,
): Promise<Result<null, { short: string[] }>> {
  const { clubId, demands, now } = reserving
  // Rows of the line before rows of stock, as everywhere here. Hardly anybody was offered something: they are as everybody else.
  const reserved = await reserveUnless(tx, offersOf({ clubId, userId }), reserving)
  if (reserved !== 'found') return reserved
  const offers = (await isReservedFor(tx, reserving)) ? [] : await findOffers(tx, { clubId, userId, now })
  const ours = offers.filter(({ stockId }) => demands.has(stockId))
  if (ours.length === 0) return reserve(tx, reserving)

  const offered = new Map(ours.map(({ stockId, count }) => [stockId, count]))
  const left = await lockStock(tx, clubId, [...demands.keys()])
  const short = [...demands]
    .filter(([id, count]) => count > (left.get(id) ?? 0) + (offered.get(id) ?? 0))
    .map(([id]) => id)
  if (short.length > 0) return refuse({ short })

  // The rows of stock are locked: what is given back here can be taken by nobody else.
  for (const { id } of ours) await release(tx, { clubId, holder: 'offer', holderId: id })
  const held = await reserve(tx, reserving)
  if (!held.ok) throw new Error('places were taken from under the lock')
  for (const offer of ours) await keepTheRest(tx, clubId, offer, demands.get(offer.stockId) ?? 0, now)
  return held
}

/** The rows that are locked before those of stock. */
export const offersOf = ({ clubId, userId }: { clubId: string; userId: string | null }): SQL =>
  sql`select id from waiting_places where club_id = ${clubId} and user_id = ${userId}::uuid and status = 'offered'
    order by id for update`

/** An order that is asked for again has taken its offers already. */
async function isReservedFor(tx: Tx, { clubId, holder, holderId }: Reserving): Promise<boolean> {
  return exists(
    tx,
    sql`select from reservations where club_id = ${clubId} and holder = ${holder} and holder_id = ${holderId}
      and state in ('held', 'sold') limit 1`,
  )
}

async function findOffers(
  tx: Tx,
  { clubId, userId, now }: { clubId: string; userId: string; now: Date },
): Promise<HeldOffer[]> {
  return rows<HeldOffer>(
    tx,
    sql`select w.id, r.stock_id as "stockId", r.count, iso(w.offered_until) as until
    from waiting_places w
    join reservations r on r.club_id = w.club_id and r.holder = 'offer' and r.holder_id = w.id and r.state = 'held'
    where w.club_id = ${clubId} and w.user_id = ${userId} and w.status = 'offered' and w.offered_until > ${now}`,
  )
}

async function keepTheRest(
  tx: Tx,
  clubId: string,
  offer: HeldOffer,
  taken: number,
  now: Date,
): Promise<void> {
  const { id, stockId } = offer
  const rest = offer.count - taken
  if (rest > 0) {
    const expiresAt = new Date(offer.until)
    const demands = new Map([[stockId, rest]])
    const kept = await reserve(tx, { clubId, holder: 'offer', holderId: id, demands, expiresAt, now })
    if (!kept.ok) throw new Error('places were taken from under the lock')
  }
  await tx
    .update(waitingPlaces)
    .set(rest > 0 ? { count: rest } : { status: 'taken' })
    .where(and(eq(waitingPlaces.clubId, clubId), eq(waitingPlaces.id, id)))
}
