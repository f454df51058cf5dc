import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { WaitingPlace } from '@clubhouse/contract/selling/waiting-list'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Database, Tx } from '#kernel/db/database.ts'
import { release } from '../stock/port.ts'
import { listPlaces } from './places.queries.ts'
import { findSoldPlan } from './plan.queries.ts'
import { waitingPeople, waitingPlaces } from './tables.ts'

export interface Joining {
  clubId: string
  userId: string
  planId: string
  count: number
  /** Whose places they are, where the household said so: then as many as `count`. */
  people: readonly { id: string; firstName: string }[]
  now: Date
}

/** Puts somebody in line, or changes for how many they wait; their place in line stays what it is. */
export async function joinLine(db: Database, joining: Joining): Promise<Result<WaitingPlace, Refusal>> {
  return db.withClub(joining.clubId, async (tx) => {
    const refused = (await changeCount(tx, joining)) ? null : await enter(tx, joining)
    if (refused) return refuse(refused)
    const [joined] = await listPlaces(tx, joining)
    if (joined?.status === 'waiting') await nameThem(tx, joined.waiting_id, joining)
    const [place] = await listPlaces(tx, joining)
    if (!place) throw new Error('someone who joined a line is not in it')
    return accept(place)
  })
}

/** Whoever is offered places already has them for those whom they named. */
async function nameThem(tx: Tx, waitingId: string, { clubId, people }: Joining): Promise<void> {
  await tx
    .delete(waitingPeople)
    .where(and(eq(waitingPeople.clubId, clubId), eq(waitingPeople.waitingId, waitingId)))
  if (people.length === 0) return
  await tx
    .insert(waitingPeople)
    .values(people.map(({ id, firstName }) => ({ clubId, waitingId, memberId: id, firstName })))
}

/** Whether they are in line already. To whom places are offered, these stay as they are. */
async function changeCount(tx: Tx, { clubId, userId, planId, count, now }: Joining): Promise<boolean> {
  const isTheirs = and(
    eq(waitingPlaces.clubId, clubId),
    eq(waitingPlaces.planId, planId),
    eq(waitingPlaces.userId, userId),
    inArray(waitingPlaces.status, ['waiting', 'offered']),
  )
  const [place] = await tx.select().from(waitingPlaces).where(isTheirs).for('update')
  if (!place) return false
  const hasRunOut = place.offeredUntil !== null && place.offeredUntil <= now
  if (hasRunOut || (place.status === 'waiting' && place.count !== count)) {
    // What was offered goes to others; what was gathered is counted again in the next minute, since it may be enough now.
    await release(tx, { clubId, holder: 'offer', holderId: place.id })
    await tx
      .update(waitingPlaces)
      .set(hasRunOut ? { status: 'passed' } : { count })
      .where(isTheirs)
  }
  return !hasRunOut
}

async function enter(tx: Tx, joining: Joining): Promise<Refusal | null> {
  const { clubId, userId, planId, count, now } = joining
  const plan = await findSoldPlan(tx, joining)
  if (!plan) return notFound('The plan')
  if (!plan.isOpen) return new Refusal(409, 'not_open', 'You can’t wait for this plan: it isn’t on sale now.')
  if (plan.remaining === null || (plan.remaining > 0 && !(await isWaitedFor(tx, joining))))
    return new Refusal(409, 'places_left', 'There are places left: you can choose the plan now.')
  // A second tap at the same moment finds the first one's place.
  await tx
    .insert(waitingPlaces)
    .values({ clubId, id: randomUUID(), planId, userId, count, status: 'waiting', joinedAt: now })
    .onConflictDoNothing()
  return null
}

/** What is free then is for those in line, and will be offered within the minute. */
export async function isWaitedFor(
  tx: Tx,
  { clubId, planId }: { clubId: string; planId: string },
): Promise<boolean> {
  const [first] = await tx
    .select({ id: waitingPlaces.id })
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.clubId, clubId),
        eq(waitingPlaces.planId, planId),
        eq(waitingPlaces.status, 'waiting'),
      ),
    )
    .limit(1)
  return first !== undefined
}
