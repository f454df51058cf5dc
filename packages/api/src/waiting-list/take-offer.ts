import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { waitingPlaces } from './tables.ts'

interface Person {
  clubId: string
  userId: string
  now: Date
}

export interface Taking extends Person {
  planId: string
  /** How many of this plan the order is for. */
  count: number
  orderId: string
  /** Until when the order holds them. */
  expiresAt: Date
}

interface HeldPlaces {
  id: string
  count: number
}

/**
 * Turns the places that somebody was offered over to their order, and answers how many; the order reserves the rest as anybody
 * does. Nothing leaves or enters the stock, so it locks no stock. Who takes fewer is still offered the others until the deadline.
 */
export async function takeOffer(tx: Tx, taking: Taking): Promise<number> {
  const { clubId, planId, count, orderId, expiresAt, now } = taking
  const isOffered = and(isOfferedTo(taking), eq(waitingPlaces.planId, planId))
  const [offer] = await tx.select().from(waitingPlaces).where(isOffered).for('update')
  const held = offer && (await findHeld(tx, clubId, offer.id))
  if (!offer || !held) return 0
  const taken = Math.min(count, held.count)
  if (taken <= 0) return 0
  const left = held.count - taken
  const isThatOne = sql`club_id = ${clubId} and id = ${held.id}`
  if (left === 0) {
    await tx.execute(sql`
      update reservations set holder = 'order', holder_id = ${orderId}, expires_at = ${expiresAt} where ${isThatOne}`)
  } else {
    await tx.execute(sql`
      insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
      select club_id, ${randomUUID()}, stock_id, ${taken}, 'order', ${orderId}, 'held', ${expiresAt}, ${now}
      from reservations where ${isThatOne}`)
    await tx.execute(sql`update reservations set count = ${left} where ${isThatOne}`)
  }
  const change = left === 0 ? { status: 'taken' as const } : { count: left }
  await tx.update(waitingPlaces).set(change).where(isOffered)
  return taken
}

/** How many places of which plans somebody holds by offer: a plan that is sold out is not so for them. */
export async function offeredPlaces(tx: Tx, person: Person): Promise<Map<string, number>> {
  const rows = await tx
    .select({ planId: waitingPlaces.planId, count: waitingPlaces.count })
    .from(waitingPlaces)
    .where(isOfferedTo(person))
  return new Map(rows.map(({ planId, count }) => [planId, count]))
}

const isOfferedTo = ({ clubId, userId, now }: Person) =>
  and(
    eq(waitingPlaces.clubId, clubId),
    eq(waitingPlaces.userId, userId),
    eq(waitingPlaces.status, 'offered'),
    gt(waitingPlaces.offeredUntil, now),
  )

/** An offer is one reservation. */
async function findHeld(tx: Tx, clubId: string, waitingId: string): Promise<HeldPlaces | undefined> {
  const found: unknown = await tx.execute(sql`
    select id, count from reservations
    where club_id = ${clubId} and holder = 'offer' and holder_id = ${waitingId} and state = 'held' for update`)
  return (found as { rows: HeldPlaces[] }).rows[0]
}
