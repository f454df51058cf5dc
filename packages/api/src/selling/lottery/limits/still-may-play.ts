import { playProblem } from '@clubhouse/domain/selling/lottery/play-limits'
import type { Tx } from '#kernel/db/database.ts'
import type { OrderToFulfil } from '#money/orders/port.ts'
import type { PlayerKeys } from './player-keys.ts'
import { type OrderedTicket, type Player, readPlayer, strictest } from './player.queries.ts'

export interface Ordered {
  clubId: string
  userId: string | null
  email: string
  /** What it would be played for. */
  amount: number
}

/** Why somebody may not play for so much more than they have played for, by what holds now; null where they may. */
export function problemOf(player: Player, amount: number, now: Date): 'excluded' | 'limit_reached' | null {
  const { spent, isProven: isSignedIn, currency, timeZone } = player
  const problem = playProblem(
    { ...strictest(player, now), spent, isSignedIn, currency, timeZone },
    amount,
    now,
  )
  return problem?.code ?? null
}

/**
 * Asked once more when the money has come: an order may be paid long after it was placed, and what holds for its buyer may have
 * become stricter in between. Answers what they have ordered; null where they may not play for it.
 */
export async function stillMayPlay(
  tx: Tx,
  keys: PlayerKeys,
  { clubId, orderId, userId, email, now }: OrderToFulfil,
): Promise<readonly OrderedTicket[] | null> {
  const player = await readPlayer(tx, keys.whoIs(clubId, { userId, email }), now, { orderId })
  const { ordered } = player
  const amount = ordered.reduce((sum, { today }) => sum + today, 0)
  return ordered.length === 0 || problemOf(player, amount, now) === null ? ordered : null
}
