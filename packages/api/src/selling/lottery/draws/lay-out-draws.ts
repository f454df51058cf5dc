import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { nextDrawTimes } from '@clubhouse/domain/selling/lottery/draw/draw-times'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { draws } from '../tables.ts'
import { makeSecret } from './draw-secret.ts'

/** How many draws of a lotto can be seen ahead: their seals are public for weeks before. */
export const DRAWS_AHEAD = 14

interface Planned {
  id: string
  weekday: number
  time: string
  closesMinutesBefore: number
  timeZone: string
  lastNumber: number
  lastDrawsAt: Date | string | null
  open: number
}

interface Laying {
  clubId: string
  houseSecret: string
  now: Date
}

/**
 * Sees to it that each lotto of the club has its next draws, each with a secret of its own whose seal is public from now on.
 * What is laid out stays as it is, also when the club changes the day: tickets have been sold for it.
 */
export async function layOutDraws(tx: Tx, { clubId, houseSecret, now }: Laying): Promise<number> {
  const found = await rows<Planned>(
    tx,
    sql`select l.id, l.weekday, l.time, l.closes_minutes_before as "closesMinutesBefore", c.time_zone as "timeZone",
      coalesce((select max(d.number) from draws d where d.club_id = l.club_id and d.lottery_id = l.id), 0) as "lastNumber",
      (select max(d.draws_at) from draws d where d.club_id = l.club_id and d.lottery_id = l.id) as "lastDrawsAt",
      (select count(*)::int from draws d where d.club_id = l.club_id and d.lottery_id = l.id and d.status = 'open'
        and d.closes_at > ${now.toISOString()}) as open
    from lotteries l join clubs c on c.id = l.club_id join products p on p.club_id = l.club_id and p.id = l.id
    where l.club_id = ${clubId} and l.kind = 'Lotto' and p.is_active order by l.id for update of l`,
  )
  let laid = 0
  for (const lotto of found) {
    const drafts = draftsOf(lotto, { clubId, houseSecret, now })
    if (drafts.length > 0) await tx.insert(draws).values(drafts)
    laid += drafts.length
  }
  return laid
}

function draftsOf(lotto: Planned, { clubId, houseSecret, now }: Laying): (typeof draws.$inferInsert)[] {
  const last = lotto.lastDrawsAt === null ? null : new Date(lotto.lastDrawsAt)
  const after = last && last > now ? last : now
  const missing = Math.max(0, DRAWS_AHEAD - lotto.open)
  return nextDrawTimes(lotto, now, DRAWS_AHEAD + missing)
    .filter(({ drawsAt }) => drawsAt > after)
    .slice(0, missing)
    .map(({ drawsAt, closesAt }, place) => ({
      clubId,
      id: randomUUID(),
      lotteryId: lotto.id,
      number: lotto.lastNumber + place + 1,
      closesAt,
      drawsAt,
      status: 'open' as const,
      sealedAt: now,
      ...makeSecret(houseSecret),
    }))
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Each hour, one club a step; the lottos that are missing draws are few. */
export const layOutWork = (houseSecret: string): Schedule => ({
  cadence: { everyMinutes: 60 },
  work: {
    kind: 'lay-out-draws',
    async step(tx, { reached, now }) {
      const after = reached?.['club'] ?? NO_ID
      const next = await one<{ clubId: string }>(
        tx,
        sql`select club_id as "clubId" from lotteries where kind = 'Lotto' and club_id > ${after}
        order by club_id limit 1`,
      )
      if (!next) return { done: 0, reached, isFinished: true }
      const { clubId } = next
      const done = await asClub(tx, clubId, (own) => layOutDraws(own, { clubId, houseSecret, now }))
      return { done, reached: { club: clubId }, isFinished: false }
    },
  },
})
