import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PlayLimits } from '@clubhouse/contract/selling/play-limits'
import {
  changeLimit,
  excludedUntil,
  laterOf,
  limitNow,
  lowest,
} from '@clubhouse/domain/selling/lottery/play-limits'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { stopRenewals } from '../renewals.ts'
import { lockPlayer, type Player, readPlayer, type Who } from './player.queries.ts'

export interface WantedLimits {
  limit?: number | null | undefined
  exclude_days?: number | undefined
}

const NONE = { limit: null, next: null, excludedUntil: null }
const ownOf = ({ own }: Player) => own.find(({ isOwn }) => isOwn) ?? NONE

/** How much somebody may play for, as they are told themselves. */
export function limitsOf(player: Player, now: Date): PlayLimits {
  const own = ownOf(player)
  const until = player.own.reduce<Date | null>((end, each) => laterOf(end, each.excludedUntil), null)
  return {
    club_limit: player.clubLimit,
    limit: limitNow(own, now),
    next_limit:
      own.next !== null && own.next.from > now
        ? { limit: own.next.limit, from: own.next.from.toISOString() }
        : null,
    spent_this_week: player.spent,
    excluded_until: until !== null && until > now ? until.toISOString() : null,
  }
}

/** Lower at once, higher after a day. Whoever shuts themselves out, or wants to play for less than renewals cost, has none renewed. */
export async function setLimits(tx: Tx, who: Who & { userId: string }, wanted: WantedLimits, now: Date) {
  await lockPlayer(tx, who)
  const before = ownOf(await readPlayer(tx, who, now))
  const changed = wanted.limit === undefined ? before : changeLimit(before, wanted.limit, now)
  const until =
    wanted.exclude_days === undefined
      ? before.excludedUntil
      : excludedUntil(before.excludedUntil, wanted.exclude_days, now)
  const at = now.toISOString()
  await tx.execute(sql`
    insert into play_limits (club_id, id, user_id, email_hash, weekly_limit, next_limit, next_from, excluded_until, updated_at)
    values (${who.clubId}, ${randomUUID()}, ${who.userId}, ${who.emailHash}, ${changed.limit}::int, ${changed.next?.limit ?? null}::int,
      ${changed.next?.from.toISOString() ?? null}::timestamptz, ${until?.toISOString() ?? null}::timestamptz, ${at}::timestamptz)
    on conflict (club_id, user_id) do update set weekly_limit = excluded.weekly_limit,
      next_limit = excluded.next_limit, next_from = excluded.next_from, excluded_until = excluded.excluded_until,
      updated_at = excluded.updated_at,
      -- Whoever takes another email while they are shut out stays out by the one that they had.
      email_hash = case when play_limits.excluded_until > excluded.updated_at then play_limits.email_hash else excluded.email_hash end`)
  if (until !== null && until > now) await stopRenewals(tx, { ...who, now })
  else await stopWhatIsTooMuch(tx, who, lowest([changed.limit]), now)
  return limitsOf(await readPlayer(tx, who, now), now)
}

/** A limit counts for what is renewed too: what would not fit into a week is renewed no more. */
async function stopWhatIsTooMuch(
  tx: Tx,
  who: Who & { userId: string },
  limit: number | null,
  now: Date,
): Promise<void> {
  if (limit === null) return
  const renewed = await one<{ amount: number }>(
    tx,
    sql`select coalesce(sum(s.amount), 0)::int as amount from lottery_tickets t
    join scheduled_payments s on s.club_id = t.club_id and s.order_item_id = t.order_item_id and s.status = 'planned'
    where t.club_id = ${who.clubId} and t.user_id = ${who.userId} and t.auto_renewal and t.stopped_at is null`,
  )
  if ((renewed?.amount ?? 0) > limit) await stopRenewals(tx, { ...who, now })
}
