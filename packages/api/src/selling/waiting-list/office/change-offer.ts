import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { extendedEnd } from '@clubhouse/domain/selling/waiting-list/serve-line'
import type { Tx } from '#kernel/db/database.ts'
import { giveBack, isOver, mark, readLine, type Waiting } from '../line.ts'
import type { Withdrawn } from '../offer-mails.ts'
import { hold, lockedLeft, type Offer } from '../offer-places.ts'
import { findSoldPlan } from '../plan.queries.ts'
import { lockHousehold, planNamed, planOfHousehold } from './find-in-line.ts'
import { serveNext } from './serve-next.ts'

interface OfOffer {
  clubId: string
  waitingId: string
  now: Date
}

type OpenOffer = Waiting & { userId: string; offeredUntil: Date }

/** Holds the places for longer, never past the end of the sale. */
export async function extendOffer(
  tx: Tx,
  { clubId, waitingId, now }: OfOffer,
  { days, from }: { days: number; from: string },
): Promise<(Offer & { planId: string; before: Date }) | Refusal> {
  const place = openOffer(await lockHousehold(tx, clubId, waitingId), now)
  if (place instanceof Refusal) return place
  const plan = await findSoldPlan(tx, { clubId, planId: place.planId, now })
  if (!plan?.isOpen) return new Refusal(409, 'not_open', 'This plan isn’t on sale now.')
  const before = place.offeredUntil
  if (before.getTime() !== Date.parse(from))
    return new Refusal(409, 'changed_meanwhile', 'Someone else changed this offer. Look at it again.')
  const until = extendedEnd(before, days, plan.closesAt)
  if (until <= before)
    return new Refusal(409, 'not_open', 'The plan’s sale ends then, so the offer can’t hold for longer.')
  if (plan.stockId !== null) await lockedLeft(tx, clubId, plan.stockId)
  await hold(tx, place, { stockId: plan.stockId, count: place.count, until, now })
  await mark(tx, place, { offeredUntil: until })
  const { userId, count, planId } = place
  const { name: planName, programId } = plan
  return { waitingId, userId, count, until, planName, programId, planId, before }
}

/** The places go to the next in line, at once. */
export async function withdrawOffer(
  tx: Tx,
  { clubId, waitingId, now }: OfOffer,
  { reason, keepsPlace }: { reason: string; keepsPlace: boolean },
): Promise<(Withdrawn & { planId: string }) | Refusal> {
  const planId = await planOfHousehold(tx, clubId, waitingId)
  if (planId === null) return notFound('The household')
  const everybody = await readLine(tx, { clubId, planId, now })
  const place = openOffer(everybody.find(({ id }) => id === waitingId) ?? null, now)
  if (place instanceof Refusal) return place
  const isBehind = everybody
    .slice(
      0,
      everybody.findIndex(({ id }) => id === waitingId),
    )
    .some((each) => each.status === 'waiting' && !isOver(each, now))
  if (keepsPlace && !isBehind)
    return new Refusal(
      409,
      'next_in_line',
      'They would be next in line, so the place would be theirs again at once. Take them off the list instead.',
    )
  await giveBack(tx, place)
  const change = keepsPlace
    ? { status: 'waiting' as const, offeredUntil: null, gathersUntil: null, offeredWhy: null }
    : { status: 'passed' as const }
  await mark(tx, place, change)
  await serveNext(tx, place, now)
  const { userId, offeredUntil: until } = place
  const { name: planName, programId } = await planNamed(tx, clubId, planId)
  return { waitingId, userId, planName, programId, until, reason, keepsPlace, planId }
}

function openOffer(place: Waiting | null, now: Date): OpenOffer | Refusal {
  if (!place || place.userId === null) return notFound('The household')
  const { userId, offeredUntil } = place
  return place.status !== 'offered' || offeredUntil === null || offeredUntil <= now
    ? new Refusal(409, 'no_offer', 'There’s no open offer any more.')
    : { ...place, userId, offeredUntil }
}
