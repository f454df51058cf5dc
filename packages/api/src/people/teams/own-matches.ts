import { sql } from 'drizzle-orm'
import type { Match, Side } from '@clubhouse/contract/site/matches'
import type { TeamEvent } from '@clubhouse/contract/people/team-events'
import { dayOf } from '@clubhouse/domain/format'
import { scoresOf } from '@clubhouse/domain/people/teams/event-words'
import type { Database } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { OwnMatches } from '#site/matches/port.ts'
import { ENDS, FACTS, FROM } from './event-sql.ts'

const RESULTS = 30
const FIXTURES = 100

/** A team of ours stands under its own name, as people of the club call it. */
const side = (name: string, isOwn: boolean): Side => ({ name, picture_id: null, is_own: isOwn })

export function asMatch(event: TeamEvent, timeZone: string): Match {
  const { event_id: id, team, opponent, is_home: isHome, is_off: isOff } = event
  const ours = side(team, true)
  const theirs = side(opponent, false)
  const scores = isOff ? null : scoresOf(event)
  return {
    match_id: `own-${id}`,
    date: dayOf(event.starts_at, timeZone),
    starts_at: event.starts_at,
    state: isOff ? 'cancelled' : scores ? 'played' : 'scheduled',
    competition: event.competition,
    competition_url: null,
    home: isHome ? ours : theirs,
    away: isHome ? theirs : ours,
    home_score: scores?.home ?? null,
    away_score: scores?.away ?? null,
    venue: event.place,
  }
}

/**
 * What anybody may see: the club’s own matches, to come and played, in one statement. When and where children train is for their
 * families alone.
 */
export const ownMatchesIn =
  (db: Pick<Database, 'withClub'>): OwnMatches =>
  ({ id: clubId, timeZone }, now) =>
    db.withClub(clubId, async (tx) => {
      const at = now.toISOString()
      const isOurs = sql`e.club_id = ${clubId} and e.kind = 'match' and e.opponent <> ''`
      const found = await rows<{ event: TeamEvent; isNext: boolean }>(
        tx,
        sql`(select json_build_object(${sql.raw(FACTS)}) as event, true as "isNext" from ${sql.raw(FROM)}
            where ${isOurs} and ${sql.raw(ENDS)} > ${at}::timestamptz and e.our_score is null
            order by e.starts_at, e.id limit ${FIXTURES})
          union all
          (select json_build_object(${sql.raw(FACTS)}), false from ${sql.raw(FROM)}
            where ${isOurs} and e.our_score is not null and e.off_at is null
            order by e.starts_at desc, e.id limit ${RESULTS})`,
      )
      const those = (isNext: boolean) =>
        found.filter((each) => each.isNext === isNext).map(({ event }) => asMatch(event, timeZone))
      return { fixtures: those(true), results: those(false) }
    })
