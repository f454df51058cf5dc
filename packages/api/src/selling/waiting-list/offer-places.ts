import { GATHER_MS, offerEnds, serveLine } from '@clubhouse/domain/selling/waiting-list/serve-line'
import type { Tx } from '#kernel/db/database.ts'
import { reserve } from '../stock/port.ts'
import { findGathered, giveBack, type Line, mark, readLine, settleLine, type Waiting } from './line.ts'
import { findSoldPlan, lockStock } from './plan.queries.ts'

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

/**
 * Looks after the line of one plan, as its club: what nobody took goes back, what is free is offered in order. The rows of the
 * line are locked first and the stock after them, everywhere, so that nobody waits in a circle.
 */
export async function offerPlaces(tx: Tx, line: Line, { locks = true }: OfferOptions = {}): Promise<Offer[]> {
  const waiting = await settleLine(tx, line, await readLine(tx, line, locks))
  return waiting.length === 0 ? [] : serve(tx, line, waiting)
}

async function serve(tx: Tx, line: Line, waiting: Waiting[]): Promise<Offer[]> {
  const { clubId, now } = line
  const plan = await findSoldPlan(tx, line)
  if (!plan?.isOpen) return []
  const { stockId } = plan
  const remaining = stockId === null ? Number.POSITIVE_INFINITY : await lockedLeft(tx, clubId, stockId)
  const gathered = await findGathered(tx, clubId, waiting)
  const hasRunOut = waiting.some(
    ({ id, gathersUntil }) => gathered.has(id) && gathersUntil !== null && gathersUntil <= now,
  )
  if (remaining === 0 && !hasRunOut) return []

  // All that is free is dealt with anew: what was gathered so far may be enough now, or for somebody else.
  for (const place of waiting.filter(({ id }) => gathered.has(id))) await giveBack(tx, place)
  const free = remaining + [...gathered.values()].reduce((sum, count) => sum + count, 0)
  const { offers, gathering } = serveLine(waiting, free, now)
  const until = offerEnds(now, plan.closesAt)
  for (const place of offers) {
    await hold(tx, place, { stockId, count: place.count, until, now })
    await mark(tx, place, { status: 'offered', offeredUntil: until })
  }
  if (gathering) {
    const gathersUntil = gathering.waiting.gathersUntil ?? new Date(now.getTime() + GATHER_MS)
    await hold(tx, gathering.waiting, { stockId, count: gathering.count, until: gathersUntil, now })
    await mark(tx, gathering.waiting, { gathersUntil })
  }
  const { name: planName, programId } = plan
  return offers.flatMap(({ id, userId, count }) =>
    userId === null ? [] : [{ waitingId: id, userId, count, until, planName, programId }],
  )
}

interface Holding {
  /** Null for as many as come. */
  stockId: string | null
  count: number
  until: Date
  now: Date
}

/** Takes places out of stock for somebody in line; asked again, holds them until the later time. The stock is locked. */
export async function hold(
  tx: Tx,
  { clubId, id }: Waiting,
  { stockId, count, until, now }: Holding,
): Promise<void> {
  const demands = new Map(stockId === null ? [] : [[stockId, count]])
  const held = await reserve(tx, { clubId, holder: 'offer', holderId: id, demands, expiresAt: until, now })
  if (!held.ok) throw new Error('places were taken from under the lock')
}

export const lockedLeft = async (tx: Tx, clubId: string, stockId: string) =>
  (await lockStock(tx, clubId, [stockId])).get(stockId) ?? 0
