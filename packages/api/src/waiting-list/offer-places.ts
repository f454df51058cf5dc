import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { GATHER_MS, offerEnds, serveLine } from '@clubhouse/domain/waiting-list/serve-line'
import type { Tx } from '../db/database.ts'
import { release, reserve } from '../stock/port.ts'
import { findSoldPlan, lockStock } from './plan.queries.ts'
import { waitingPlaces } from './tables.ts'

export interface Line {
  clubId: string
  planId: string
  now: Date
}

/** Somebody to write to. */
export interface Offer {
  waitingId: string
  userId: string
  count: number
  until: Date
  planName: string
  programId: string
}

export interface OfferOptions {
  /** Off only to prove that it is needed. */
  locks?: boolean
}

type Waiting = typeof waitingPlaces.$inferSelect

/**
 * Looks after the line of one plan, as its club: what nobody took goes back, what is free is offered in order. The rows of the
 * line are locked first and the stock after them, everywhere, so that nobody waits in a circle.
 */
export async function offerPlaces(tx: Tx, line: Line, { locks = true }: OfferOptions = {}): Promise<Offer[]> {
  const everybody = await readLine(tx, line, locks)
  const isOver = ({ status, offeredUntil, userId }: Waiting) =>
    userId === null || (status === 'offered' && offeredUntil !== null && offeredUntil <= line.now)
  for (const place of everybody.filter(isOver)) {
    await giveBack(tx, line, place)
    await mark(tx, place, { status: place.userId === null ? 'left' : 'passed' })
  }
  const waiting = everybody.filter((place) => place.status === 'waiting' && !isOver(place))
  return waiting.length === 0 ? [] : serve(tx, line, waiting)
}

async function serve(tx: Tx, line: Line, waiting: Waiting[]): Promise<Offer[]> {
  const { clubId, now } = line
  const plan = await findSoldPlan(tx, line)
  if (!plan?.isOpen) return []
  const { stockId } = plan
  const remaining = stockId === null ? Number.POSITIVE_INFINITY : await lockedLeft(tx, clubId, stockId)
  const gathered = await findGathered(tx, line, waiting)
  const hasRunOut = waiting.some(
    ({ id, gathersUntil }) => gathered.has(id) && gathersUntil !== null && gathersUntil <= now,
  )
  if (remaining === 0 && !hasRunOut) return []

  // All that is free is dealt with anew: what was gathered so far may be enough now, or for somebody else.
  for (const place of waiting.filter(({ id }) => gathered.has(id))) await giveBack(tx, line, place)
  const free = remaining + [...gathered.values()].reduce((sum, count) => sum + count, 0)
  const { offers, gathering } = serveLine(waiting, free, now)
  const hold = async (place: Waiting, count: number, expiresAt: Date) => {
    const demands = new Map(stockId === null ? [] : [[stockId, count]])
    const held = await reserve(tx, { clubId, holder: 'offer', holderId: place.id, demands, expiresAt, now })
    if (!held.ok) throw new Error('places were taken from under the lock')
  }
  const until = offerEnds(now, plan.closesAt)
  for (const place of offers) {
    await hold(place, place.count, until)
    await mark(tx, place, { status: 'offered', offeredUntil: until })
  }
  if (gathering) {
    const gathersUntil = gathering.waiting.gathersUntil ?? new Date(now.getTime() + GATHER_MS)
    await hold(gathering.waiting, gathering.count, gathersUntil)
    await mark(tx, gathering.waiting, { gathersUntil })
  }
  const { name: planName, programId } = plan
  return offers.flatMap(({ id, userId, count }) =>
    userId === null ? [] : [{ waitingId: id, userId, count, until, planName, programId }],
  )
}

function readLine(tx: Tx, { clubId, planId }: Line, locks: boolean): Promise<Waiting[]> {
  const line = tx
    .select()
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.clubId, clubId),
        eq(waitingPlaces.planId, planId),
        inArray(waitingPlaces.status, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(waitingPlaces.joinedAt), asc(waitingPlaces.id))
  // Another worker that looks at the same line waits here, and then sees who has got an offer.
  return locks ? line.for('update') : line
}

/** How many are kept back for those in line. */
async function findGathered(tx: Tx, { clubId }: Line, waiting: Waiting[]): Promise<Map<string, number>> {
  const ids = sql.join(
    waiting.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const found: unknown = await tx.execute(sql`
    select holder_id as id, sum(count)::int as count from reservations
    where club_id = ${clubId} and holder = 'offer' and state = 'held' and holder_id in (${ids}) group by holder_id`)
  return new Map(
    (found as { rows: { id: string; count: number }[] }).rows.map(({ id, count }) => [id, count]),
  )
}

const giveBack = (tx: Tx, { clubId }: Line, { id }: Waiting) =>
  release(tx, { clubId, holder: 'offer', holderId: id })

const lockedLeft = async (tx: Tx, clubId: string, stockId: string) =>
  (await lockStock(tx, clubId, [stockId])).get(stockId) ?? 0

const mark = (tx: Tx, { clubId, id }: Waiting, change: Partial<Waiting>) =>
  tx
    .update(waitingPlaces)
    .set(change)
    .where(and(eq(waitingPlaces.clubId, clubId), eq(waitingPlaces.id, id)))
