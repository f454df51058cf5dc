import { sql } from 'drizzle-orm'
import { playProblem } from '@clubhouse/domain/selling/lottery/play-limits'
import type { Tx } from '#kernel/db/database.ts'
import type { PlayerKeys } from './player-keys.ts'
import { type Player, readPlayer, strictest } from './player.queries.ts'

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
    { ...strictest(player, now), ...{ spent, isSignedIn, currency, timeZone } },
    amount,
    now,
  )
  return problem?.code ?? null
}

/**
 * Asked once more when the money has come: an order may be paid long after it was placed, and what holds for its buyer may have
 * become stricter in between.
 */
export async function stillMayPlay(
  tx: Tx,
  keys: PlayerKeys,
  { clubId, orderId, now }: { clubId: string; orderId: string; now: Date },
): Promise<boolean> {
  const found: unknown = await tx.execute(sql`
    select o.user_id as "userId", o.email, sum(i.today)::int as amount from orders o
    join order_items i on i.club_id = o.club_id and i.order_id = o.id and i.type in ('Lotto', 'Draw')
    where o.club_id = ${clubId} and o.id = ${orderId} group by o.user_id, o.email`)
  const [order] = (found as { rows: Omit<Ordered, 'clubId'>[] }).rows
  if (!order) return true
  const player = await readPlayer(tx, keys.whoIs(clubId, order), now, { orderId })
  return problemOf(player, order.amount, now) === null
}
