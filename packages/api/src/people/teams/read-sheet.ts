import type { EventPlayer, EventSheet } from '@clubhouse/contract/people/office/team-events'
import type { Answer, AnswerCounts, TeamEvent } from '@clubhouse/contract/people/team-events'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { type Seeing, takeTeamList } from '../records/port.ts'
import { COUNTS, FACTS, FROM, SEEN } from './event-sql.ts'

type Said = Answer & { is_here: boolean | null }

interface ReadEvent extends TeamEvent, Pick<EventSheet, 'asks' | 'asked_at' | 'later' | 'told'> {
  counts: AnswerCounts
  said: Record<string, Said>
}

/** $1 the club, $2 who asks, $3 whether they see all, $4 the event. */
const EVENT = {
  name: 'team_event',
  text: `select json_build_object(${FACTS}, 'asks', e.asks, 'asked_at', iso(e.asked_at), 'counts', ${COUNTS},
    'later', (select count(*)::int from team_events l where l.club_id = e.club_id and l.series_id = e.series_id
      and l.starts_at > e.starts_at),
    'told', (select count(distinct lower(p.email))::int from group_members b
      join club_people p on p.club_id = b.club_id and p.id = b.member_id and p.email is not null
      where b.club_id = e.club_id and b.group_id = e.group_id),
    'said', coalesce((select json_object_agg(a.member_id, json_build_object('is_coming', a.is_coming, 'note', a.note,
        'answered_at', iso(a.answered_at), 'answered_by', a.answered_by, 'is_here', a.is_here))
      from team_event_players a where a.club_id = e.club_id and a.event_id = e.id), '{}')) as event
  from ${FROM} where e.club_id = $1 and e.id = $4::uuid and ${SEEN}`,
}

const NOTHING: Said = { is_coming: null, note: '', answered_at: null, answered_by: null, is_here: null }

/** Null for one that is not there, or of a team that is not theirs. Whose numbers it shows is written down with it. */
export async function readSheet(
  tx: Tx,
  seeing: Seeing,
  { eventId, today, now }: { eventId: string; today: string; now: Date },
): Promise<EventSheet | null> {
  const [row] = await readIn(tx)<{ event: ReadEvent }>(EVENT, [
    seeing.clubId,
    seeing.userId,
    seeing.seesAll,
    eventId,
  ])
  if (!row) return null
  const { said, ...event } = row.event
  const list = await takeTeamList(tx, seeing, { groupId: event.group_id, today, now })
  const players = (list?.members ?? []).map(
    ({ member_id, first_name, last_name, is_juvenile, contacts, has_guarded }): EventPlayer => ({
      member_id,
      first_name,
      last_name,
      is_juvenile,
      contacts,
      has_guarded,
      ...(said[member_id] ?? NOTHING),
    }),
  )
  return { ...event, players }
}
