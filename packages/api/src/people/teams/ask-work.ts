import { sql } from 'drizzle-orm'
import { ASK_DAYS_BEFORE } from '@clubhouse/contract/people/team-event-limits'
import { formatTime } from '@clubhouse/domain/format'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { type AskDeps, askFamilies } from './ask-families.ts'
import { findAnyTeam } from './find-any-team.ts'

/** Nobody is asked about football at night. */
const AWAKE = { from: '08:00', to: '20:00', zone: 'Europe/Dublin' }

/** Families are asked some days before, about one event in each step. */
export const askWork = (deps: AskDeps): LongWork => ({
  kind: 'ask-teams',
  async step(tx, { reached, now }) {
    const time = formatTime(now.toISOString(), AWAKE.zone)
    const due = time >= AWAKE.from && time < AWAKE.to ? await nextDue(tx, now) : null
    if (!due) return { done: 0, reached, isFinished: true }
    await asClub(tx, due.clubId, async () => {
      const event = await findAnyTeam(tx, due)
      if (event) await askFamilies(deps, tx, event, now)
    })
    return { done: 1, reached, isFinished: false }
  },
})

interface Due {
  clubId: string
  eventId: string
}

async function nextDue(tx: Tx, now: Date): Promise<Due | null> {
  const at = now.toISOString()
  const found = await one<Due>(
    tx,
    sql`select club_id as "clubId", id as "eventId" from team_events
    where asks and asked_at is null and off_at is null and starts_at > ${at}::timestamptz
      and starts_at <= ${at}::timestamptz + make_interval(days => ${ASK_DAYS_BEFORE})
    order by starts_at, club_id, id limit 1`,
  )
  return found ?? null
}
