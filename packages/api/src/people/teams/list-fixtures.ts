import { sql } from 'drizzle-orm'
import type { FixtureRow, FixturesQuery } from '@clubhouse/contract/people/office/team-events'
import type { AnswerCounts, TeamEvent } from '@clubhouse/contract/people/team-events'
import type { Match } from '@clubhouse/contract/site/matches'
import { dayOf } from '@clubhouse/domain/format'
import { scoresOf } from '@clubhouse/domain/people/teams/event-words'
import { isCalledOff } from '@clubhouse/domain/site/matches/match-state'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Seeing } from '../records/port.ts'
import { COUNTS, ENDS, FACTS, FROM, SEEN } from './event-sql.ts'

/** More than any club has before it, and what it can leaf through. */
const MOST = 500

type Found = TeamEvent & { counts: AnswerCounts | null }

/** $1 the club, $2 who asks, $3 whether they see all, $4 now, $5 whether to come; a match is everybody’s to see, a training is not. */
const EVENTS = (order: 'asc' | 'desc') => ({
  name: `own_fixtures_${order}`,
  text: `select json_build_object(${FACTS}, 'counts', case when ${SEEN} then ${COUNTS} end) as event from ${FROM}
    where e.club_id = $1 and g.archived_at is null and (e.kind = 'match' or ${SEEN})
      and (${ENDS} > $4::timestamptz) = $5::boolean
    order by e.starts_at ${order}, e.id limit ${MOST}`,
})

export async function readOwnFixtures(
  tx: Tx,
  { clubId, userId, seesAll }: Seeing,
  { tab, now, timeZone }: Pick<FixturesQuery, 'tab'> & { now: Date; timeZone: string },
): Promise<FixtureRow[]> {
  const isToCome = tab === 'upcoming'
  const statement = EVENTS(isToCome ? 'asc' : 'desc')
  const found = await readIn(tx)<{ event: Found }>(statement, [
    clubId,
    userId,
    seesAll,
    now.toISOString(),
    isToCome,
  ])
  return found.map(({ event }) => ofOwn(event, timeZone))
}

function ofOwn(event: Found, timeZone: string): FixtureRow {
  const { team, opponent, is_home: isHome, kind } = event
  const scores = scoresOf(event)
  const isMatch = kind === 'match'
  return {
    event_id: event.event_id,
    group_id: event.group_id,
    source: 'own',
    kind,
    team,
    home: isMatch && !isHome ? opponent : team,
    away: isMatch ? (isHome ? opponent : team) : '',
    competition: event.competition,
    date: dayOf(event.starts_at, timeZone),
    starts_at: event.starts_at,
    place: event.place,
    home_score: scores?.home ?? null,
    away_score: scores?.away ?? null,
    is_off: event.is_off,
    off_reason: event.off_reason,
    counts: event.counts,
  }
}

export function ofProvider(match: Match, source: 'first' | 'second'): FixtureRow {
  const { home, away } = match
  return {
    event_id: null,
    group_id: null,
    source,
    kind: 'match',
    team: [home, away].find(({ is_own: isOwn }) => isOwn)?.name ?? '',
    home: home.name,
    away: away.name,
    competition: match.competition,
    date: match.date,
    starts_at: match.starts_at,
    place: match.venue,
    home_score: match.home_score,
    away_score: match.away_score,
    is_off: isCalledOff(match.state),
    off_reason: match.state === 'postponed' ? 'Postponed' : '',
    counts: null,
  }
}

/** Soonest first of those to come, newest first of those that were. What has no day comes last. */
export function inOrder(fixtures: readonly FixtureRow[], tab: FixturesQuery['tab']): FixtureRow[] {
  const at = ({ starts_at, date }: FixtureRow) => starts_at ?? (date === null ? '' : `${date}T00:00:00Z`)
  const [withDay, without] = [
    fixtures.filter((row) => at(row) !== ''),
    fixtures.filter((row) => at(row) === ''),
  ]
  const turn = tab === 'upcoming' ? 1 : -1
  return [...withDay.toSorted((one, other) => turn * at(one).localeCompare(at(other))), ...without]
}

/** Teams of today to which somebody may add. */
export const readOwnTeams = (tx: Tx, { clubId, userId, seesAll }: Seeing) =>
  rows<{ group_id: string; name: string }>(
    tx,
    sql`select g.id as group_id, g.name from groups g where g.club_id = ${clubId} and g.archived_at is null
      and (${seesAll} or exists (select from group_managers k
        where k.club_id = g.club_id and k.group_id = g.id and k.user_id = ${userId}))
    order by lower(g.name), lower(g.season), g.id`,
  )
