import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { giveBack, isOver, mark } from '../line.ts'
import { findSoldPlan } from '../plan.queries.ts'
import { waitingPlaces } from '../tables.ts'
import { lockHousehold, planNamed } from './find-in-line.ts'
import { serveNext } from './serve-next.ts'

interface Adding {
  clubId: string
  planId: string
  email: string
  count: number
  now: Date
}

interface Changed {
  waitingId: string
  userId: string | null
  planId: string
  planName: string
}

/** At the end of the line. A club finds its own people only: row security sees to that. */
export async function addToLine(tx: Tx, adding: Adding): Promise<Changed | Refusal> {
  const { clubId, planId, email, count, now } = adding
  const plan = await findSoldPlan(tx, adding)
  if (!plan) return notFound('The plan')
  if (plan.stockId === null)
    return new Refusal(409, 'places_left', 'This plan has no limit, so nobody has to wait for it.')
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  if (!person) {
    const words = 'Nobody in your club has this address. Ask them to sign up on your website first.'
    return new Refusal(422, 'invalid_data', words, { errors: { email: words } })
  }
  const waitingId = randomUUID()
  const joined = { clubId, id: waitingId, planId, userId: person.id, count, joinedAt: now }
  const [added] = await tx
    .insert(waitingPlaces)
    .values({ ...joined, status: 'waiting' })
    .onConflictDoNothing()
    .returning()
  if (!added) {
    const words = 'They’re on this list already'
    return new Refusal(409, 'waits_already', words, { errors: { email: words } })
  }
  await serveNext(tx, added, now)
  return { waitingId, userId: person.id, planId, planName: plan.name }
}

/** Who has an open offer is not taken off by the way: that is withdrawn, and they read of it. */
export async function removeFromLine(
  tx: Tx,
  { clubId, waitingId, now }: { clubId: string; waitingId: string; now: Date },
): Promise<Changed | Refusal> {
  const place = await lockHousehold(tx, clubId, waitingId)
  if (!place || !['waiting', 'offered'].includes(place.status) || isOver(place, now))
    return notFound('The household')
  if (place.status === 'offered')
    return new Refusal(409, 'offered_already', 'They have an open offer. Withdraw it instead.')
  const { name: planName } = await planNamed(tx, clubId, place.planId)
  await giveBack(tx, place)
  await mark(tx, place, { status: 'left' })
  await serveNext(tx, place, now)
  return { waitingId, userId: place.userId, planId: place.planId, planName }
}
