import type { TeamsHome } from '@clubhouse/contract/people/office/team-events'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import type { Seeing } from '../records/port.ts'
import { COUNTS, ENDS, FACTS, FROM, MANAGED } from './event-sql.ts'
import { readSheet } from './read-sheet.ts'

const SHOWN = 6

/** $1 the club, $2 who asks, $3 now. */
const HOME = {
  name: 'teams_home',
  text: `select json_build_object('teams', coalesce((select json_agg(json_build_object('group_id', g.id, 'name', g.name,
        'players', (select count(*)::int from group_members b where b.club_id = g.club_id and b.group_id = g.id),
        'next', (select json_build_object(${FACTS}) from team_events e where e.club_id = g.club_id and e.group_id = g.id
          and e.off_at is null and ${ENDS} > $3::timestamptz order by e.starts_at, e.id limit 1)) order by lower(g.name), g.id)
      from groups g where g.club_id = $1 and g.archived_at is null and ${MANAGED}), '[]'),
    'coming', coalesce((select json_agg(n.event order by n.starts_at, n.id) from (
        select json_build_object(${FACTS}, 'counts', ${COUNTS}) as event, e.starts_at, e.id from ${FROM}
        where e.club_id = $1 and g.archived_at is null and ${MANAGED} and ${ENDS} > $3::timestamptz
        order by e.starts_at, e.id limit ${SHOWN}) n), '[]')) as home`,
}

/** The teams that somebody looks after themselves, whatever else they may see. */
export async function readTeamsHome(
  tx: Tx,
  seeing: Seeing,
  { today, now }: { today: string; now: Date },
): Promise<TeamsHome | null> {
  const [row] = await readIn(tx)<{ home: Omit<TeamsHome, 'next' | 'time_zone'> }>(HOME, [
    seeing.clubId,
    seeing.userId,
    now.toISOString(),
  ])
  if (!row) return null
  const { home } = row
  // Whoever runs the whole club comes here for other things: no child’s guardian is shown, and nothing has to be written down.
  const first = seeing.seesAll ? undefined : home.coming.find(({ is_off: isOff }) => !isOff)
  const next = first ? await readSheet(tx, seeing, { eventId: first.event_id, today, now }) : null
  const { timeZone } = await clubFacts(tx, seeing.clubId)
  return {
    ...home,
    time_zone: timeZone,
    next,
    coming: home.coming.filter(({ event_id: id }) => id !== next?.event_id),
  }
}
