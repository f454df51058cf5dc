import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { offerEnds } from '@clubhouse/domain/selling/waiting-list/serve-line'
import type { Tx } from '#kernel/db/database.ts'
import { findGathered, giveBack, isOver, type Line, mark, readLine, settleLine } from '../line.ts'
import { hold, lockedLeft, type Offer } from '../offer-places.ts'
import { findSoldPlan } from '../plan.queries.ts'
import { planOfHousehold } from './find-in-line.ts'
import { addStock } from '../../stock/port.ts'

export interface ByHand {
  clubId: string
  waitingId: string
  reason: string | null
  /** Makes what is missing. */
  makesRoom: boolean
  now: Date
}

export interface HandOffer extends Offer {
  planId: string
  isOutOfTurn: boolean
  /** How many places the plan has more than before. */
  made: number
}

export interface HandOptions {
  /** Off only to prove that it is needed. */
  locks?: boolean
}

/**
 * Offers one household its places, whoever is next. What is free is used first, and what is gathered for somebody else stays
 * theirs; the locks are those of the job that offers in order, so that no place goes to two.
 */
export async function offerByHand(
  tx: Tx,
  { clubId, waitingId, reason, makesRoom, now }: ByHand,
  { locks = true }: HandOptions = {},
): Promise<HandOffer | Refusal> {
  const planId = await planOfHousehold(tx, clubId, waitingId)
  if (planId === null) return notFound('The household')
  const line: Line = { clubId, planId, now }
  const everybody = await readLine(tx, line, locks)
  const place = everybody.find(({ id }) => id === waitingId)
  if (!place || place.userId === null || isOver(place, now)) return notFound('The household')
  if (place.status === 'offered')
    return new Refusal(409, 'offered_already', 'They have an open offer already.')
  const waiting = await settleLine(tx, line, everybody)
  const isOutOfTurn = waiting[0]?.id !== waitingId
  if (isOutOfTurn && reason === null) {
    const why = 'Say why they go before the others'
    return new Refusal(422, 'invalid_data', why, { errors: { reason: why } })
  }
  const plan = await findSoldPlan(tx, line)
  if (!plan?.isOpen)
    return new Refusal(409, 'not_open', 'This plan isn’t on sale now, so they couldn’t take the place.')
  const made = plan.stockId === null ? 0 : await makeFree(plan.stockId)
  if (made instanceof Refusal) return made
  const until = offerEnds(now, plan.closesAt)
  await hold(tx, place, { stockId: plan.stockId, count: place.count, until, now })
  const offeredWhy = isOutOfTurn ? reason : null
  await mark(tx, place, { status: 'offered', offeredUntil: until, offeredWhy })
  const { userId, count } = place
  const { name: planName, programId } = plan
  return { waitingId, userId, count, until, planName, programId, planId, isOutOfTurn, made }

  /** Answers how many had to be made. */
  async function makeFree(stockId: string): Promise<number | Refusal> {
    if (!place) return 0
    const left = await lockedLeft(tx, clubId, stockId)
    const gathered = (await findGathered(tx, clubId, [place])).get(place.id) ?? 0
    const missing = Math.max(0, place.count - left - gathered)
    if (missing > 0 && !makesRoom) return noPlaces(missing)
    if (gathered > 0) await giveBack(tx, place)
    if (missing > 0) await addStock(tx, { clubId, stockId, count: missing })
    return missing
  }
}

const noPlaces = (missing: number) =>
  new Refusal(
    409,
    'no_places',
    missing === 1
      ? 'The plan is full. Tick that you make one more place, or wait until one comes free.'
      : `The plan is ${missing} places short. Tick that you make them, or wait until they come free.`,
  )
