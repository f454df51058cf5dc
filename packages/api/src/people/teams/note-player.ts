import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { noteTeamPlayer } from '@clubhouse/contract/people/office/team-events'
import type { AnswerWay } from '@clubhouse/contract/people/team-event-limits'
import type { Answer, AnswerCounts } from '@clubhouse/contract/people/team-events'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { COUNTS, FROM } from './event-sql.ts'
import { type Changing, holdEvent, inLog } from './hold-event.ts'

interface Said {
  clubId: string
  eventId: string
  memberId: string
  isComing: boolean | null
  note: string
  way: AnswerWay
  now: Date
}

/** What was said last holds; nothing for somebody who is not in the team. */
export const writeAnswer = (tx: Tx, { clubId, eventId, memberId, isComing, note, way, now }: Said) =>
  one<Answer>(
    tx,
    sql`insert into team_event_players (club_id, event_id, member_id, is_coming, note, answered_at, answered_by)
      select e.club_id, e.id, b.member_id, ${isComing}::boolean, ${note}, ${now.toISOString()}::timestamptz, ${way}
      from team_events e join group_members b on b.club_id = e.club_id and b.group_id = e.group_id
      where e.club_id = ${clubId} and e.id = ${eventId} and b.member_id = ${memberId}
    on conflict (club_id, event_id, member_id) do update set is_coming = excluded.is_coming, note = excluded.note,
      answered_at = excluded.answered_at, answered_by = excluded.answered_by
    returning is_coming, note, iso(answered_at) as answered_at, answered_by`,
  )

const writeHere = (tx: Tx, clubId: string, eventId: string, memberId: string, isHere: boolean | null) =>
  one<{ wasFirst: boolean }>(
    tx,
    sql`with before as (select exists (select from team_event_players a
        where a.club_id = ${clubId} and a.event_id = ${eventId} and a.is_here is not null) as any_here)
    insert into team_event_players (club_id, event_id, member_id, is_here)
      select e.club_id, e.id, b.member_id, ${isHere}::boolean
      from team_events e join group_members b on b.club_id = e.club_id and b.group_id = e.group_id
      where e.club_id = ${clubId} and e.id = ${eventId} and b.member_id = ${memberId}
    on conflict (club_id, event_id, member_id) do update set is_here = excluded.is_here
    returning not (select any_here from before) as "wasFirst"`,
  )

/** A tick each; the log has one line when somebody begins to tick, and one for each answer that was told on the phone. */
export async function notePlayer(
  tx: Tx,
  { event_id: eventId, member_id: memberId }: { event_id: string; member_id: string },
  { is_here: isHere, is_coming: isComing }: ParsedOf<typeof noteTeamPlayer>['body'],
  { seeing, audit, caller, now }: Changing,
): Promise<{ counts: AnswerCounts } | Refusal> {
  const { clubId, userId } = seeing
  const event = await holdEvent(tx, seeing, eventId)
  if (event instanceof Refusal) return event
  const { timeZone } = await clubFacts(tx, clubId)
  const log = { clubId, actorId: userId }
  if (isComing !== undefined) {
    const said = { clubId, eventId, memberId, isComing, note: '', way: 'coach' as const, now }
    if (!(await writeAnswer(tx, said))) return notFound('The player')
    const detail = { ...inLog(event, timeZone), person_id: memberId }
    await audit.record(tx, caller, { ...log, kind: 'team-answer-noted', detail })
  }
  if (isHere !== undefined) {
    const written = await writeHere(tx, clubId, eventId, memberId, isHere)
    if (!written) return notFound('The player')
    if (written.wasFirst)
      await audit.record(tx, caller, {
        ...log,
        kind: 'team-attendance-taken',
        detail: inLog(event, timeZone),
      })
  }
  const row = await one<{ counts: AnswerCounts }>(
    tx,
    sql`select ${sql.raw(COUNTS)} as counts from ${sql.raw(FROM)} where e.club_id = ${clubId} and e.id = ${eventId}`,
  )
  if (!row) return notFound('The match or training')
  return { counts: row.counts }
}
