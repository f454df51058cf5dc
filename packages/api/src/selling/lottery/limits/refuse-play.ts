import { sql } from 'drizzle-orm'
import { PLAY_FROM_AGE, playProblem } from '@clubhouse/domain/selling/lottery/play-limits'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { FulfilmentPlacing, OrderRefusal } from '#money/orders/port.ts'
import { mostEntries } from '../entries-in-cart.ts'
import type { PlayerKeys } from './player-keys.ts'
import { nameOfPlayer, readPlayer, strictest, type Who } from './player.queries.ts'

const not = (code: string, message: string): OrderRefusal => ({ status: 400, code, message })

const NOT_CONFIRMED = not(
  'age_not_confirmed',
  'Please confirm that you’re 18 or over. We can’t sell lotto or draw tickets to anyone younger.',
)
const UNDER_AGE = not('under_age', 'You have to be 18 or over to play. We can’t sell you this ticket.')
const GUEST_RENEWS = not(
  'sign_in_needed',
  'Please sign in to have your ticket renewed, or buy it without renewal.',
)

const whoBuys = (keys: PlayerKeys, clubId: string, buyer: FulfilmentPlacing['buyer']): Who =>
  keys.whoIs(clubId, { userId: buyer.kind === 'user' ? buyer.userId : null, email: buyer.email })

/** Two orders of one person at once: the second sees what the first is going to cost. */
export const holdPlayer =
  (keys: PlayerKeys) =>
  ({ clubId, buyer }: FulfilmentPlacing): string =>
    nameOfPlayer(whoBuys(keys, clubId, buyer))

/** Why this buyer may not play; asked where the order is placed, whatever a page has shown before. */
export const refusePlay =
  (keys: PlayerKeys) =>
  async (
    tx: Tx,
    { clubId, buyer, lines, isOver18, now }: FulfilmentPlacing,
  ): Promise<OrderRefusal | null> => {
    if (!isOver18) return NOT_CONFIRMED
    const isSignedIn = buyer.kind === 'user'
    if (!isSignedIn && lines.some(({ metadata }) => metadata['auto_renewal'] === true)) return GUEST_RENEWS
    const player = await readPlayer(tx, whoBuys(keys, clubId, buyer), now)
    if (player.born !== null && ageOn(player.born, player.today) < PLAY_FROM_AGE) return UNDER_AGE
    const amount = lines.reduce((sum, { today }) => sum + today, 0)
    const { currency, timeZone, spent } = player
    const problem = playProblem(
      { ...strictest(player, now), spent, isSignedIn: player.isProven, currency, timeZone },
      amount,
      now,
    )
    return problem ? not(problem.code, problem.message) : tooManyEntries(tx, clubId, lines)
  }

/** Tickets of a prize draw that came together from several lines and carts. */
async function tooManyEntries(
  tx: Tx,
  clubId: string,
  lines: FulfilmentPlacing['lines'],
): Promise<OrderRefusal | null> {
  const counts = new Map<string, number>()
  for (const { type, productId, quantity } of lines)
    if (type === 'Draw') counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  if (counts.size === 0) return null
  const found = await rows<{ id: string; max_count: number }>(
    tx,
    sql`select id, max_count from lotteries where club_id = ${clubId} and id = any(${`{${[...counts.keys()].join(',')}}`}::uuid[])`,
  )
  const over = found.find(({ id, max_count: most }) => (counts.get(id) ?? 0) > most)
  return over ? not('too_many', mostEntries(over)) : null
}
