import { sql } from 'drizzle-orm'
import type { AskedEvent } from '@clubhouse/contract/people/team-answers'
import type { AnswerWay } from '@clubhouse/contract/people/team-event-limits'
import type { Answer } from '@clubhouse/contract/people/team-events'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { ENDS, FACTS, FROM } from './event-sql.ts'
import { writeAnswer } from './note-player.ts'

const WEEKS = 3
const SHOWN = 12

/** Those of the account who play in the team, and what was said of them. */
const playersOf = (
  userId: string,
) => sql`(select json_agg(json_build_object('member_id', p.id, 'first_name', p.first_name,
    'is_coming', a.is_coming, 'note', coalesce(a.note, ''), 'answered_at', iso(a.answered_at), 'answered_by', a.answered_by)
    order by p.sorted, p.id)
  from group_members b join club_people p on p.club_id = b.club_id and p.id = b.member_id and p.user_id = ${userId}
  left join team_event_players a on a.club_id = e.club_id and a.event_id = e.id and a.member_id = p.id
  where b.club_id = e.club_id and b.group_id = e.group_id)`

interface Asking {
  clubId: string
  userId: string
  now: Date
}

/** As the club: what comes up for the teams of a family. */
export async function readFamilyEvents(tx: Tx, { clubId, userId, now }: Asking): Promise<AskedEvent[]> {
  const at = now.toISOString()
  const found = await rows<{ event: AskedEvent }>(
    tx,
    sql`select (json_build_object(${sql.raw(FACTS)})::jsonb || jsonb_build_object('players', f.players)) as event
    from ${sql.raw(FROM)} cross join lateral (select ${playersOf(userId)} as players) f
    where e.club_id = ${clubId} and g.archived_at is null and f.players is not null
      and ${sql.raw(ENDS)} > ${at}::timestamptz and e.starts_at < ${at}::timestamptz + make_interval(weeks => ${WEEKS})
    order by e.starts_at, e.id limit ${SHOWN}`,
  )
  return found.map(({ event }) => event)
}

/** As the club: one, for whoever looks after somebody of its team. */
export async function readFamilyEvent(
  tx: Tx,
  { clubId, userId }: Omit<Asking, 'now'>,
  eventId: string,
): Promise<AskedEvent | null> {
  const found = await one<{ event: AskedEvent }>(
    tx,
    sql`select (json_build_object(${sql.raw(FACTS)})::jsonb || jsonb_build_object('players', f.players)) as event
    from ${sql.raw(FROM)} cross join lateral (select ${playersOf(userId)} as players) f
    where e.club_id = ${clubId} and e.id = ${eventId} and g.archived_at is null and f.players is not null`,
  )
  return found?.event ?? null
}

export const isOver = ({ starts_at: at, is_off: isOff }: AskedEvent, now: Date): boolean =>
  isOff || Date.parse(at) <= now.getTime()

const OVER = 'Too late to answer here. Please ring the coach.'

/** Of one of theirs: up to the beginning, as often as they like. */
export async function answerFor(
  tx: Tx,
  asking: Asking,
  { eventId, memberId, isComing, note, way }: Spoken,
): Promise<Answer | Refusal> {
  const event = await readFamilyEvent(tx, asking, eventId)
  if (!event?.players.some(({ member_id: id }) => id === memberId)) return notFound('The match or training')
  if (isOver(event, asking.now)) return new Refusal(409, 'over', OVER)
  const { clubId, now } = asking
  const said = await writeAnswer(tx, { clubId, eventId, memberId, isComing, note, way, now })
  return said ?? notFound('The match or training')
}

interface Spoken {
  eventId: string
  memberId: string
  isComing: boolean
  note: string
  way: AnswerWay
}
