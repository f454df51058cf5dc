import type { Match } from '@clubhouse/contract/site/matches'
import { MatchState, Venue } from '../match-state.tsx'
import type { MatchColumn } from '../match-table.tsx'
import { MatchToCalendar } from '../match-to-calendar.tsx'
import styles from '../match-columns.module.css'
import { dateTimeText, scoreText } from '../match-text.ts'
import { COLUMNS, MATCH } from '../messages.ts'
import { Score, SideScore } from '../score.tsx'
import { TeamName } from '../team-name.tsx'

/** FIX2-10 */
export function gameColumns(timeZone: string, competition: string | null): MatchColumn[] {
  return [dateColumn(timeZone, competition), HOME, AWAY, VENUE]
}

/** FIX2-07, and the score where the provider tells one of any; where it does not, that it is being played. */
export function liveColumns(timeZone: string, matches: readonly Match[]): MatchColumn[] {
  const hasScores = matches.some((match) => scoreText(match) !== null)
  return [
    {
      area: 'date',
      header: COLUMNS.date,
      cell: (match) => (
        <span className={styles.when}>
          {dateTimeText(match, timeZone)}
          {scoreText(match) === null && <span className={styles.said}> {MATCH.inProgress}</span>}
        </span>
      ),
    },
    { area: 'home', header: COLUMNS.home, cell: ({ home }) => <TeamName side={home} hasPicture /> },
    ...(hasScores ? [SCORE] : []),
    { area: 'away', header: COLUMNS.away, cell: ({ away }) => <TeamName side={away} hasPicture /> },
    VENUE,
  ]
}

/** FIX2-08, and FIX2-09 by its one column of scores: the style sheet shows the two or the one. */
export function playedColumns(timeZone: string): MatchColumn[] {
  return [
    dateColumn(timeZone),
    HOME,
    {
      area: 'homeScore',
      header: COLUMNS.homeScore,
      cell: ({ home_score }) => <SideScore score={home_score} />,
    },
    SCORE,
    {
      area: 'awayScore',
      header: COLUMNS.awayScore,
      cell: ({ away_score }) => <SideScore score={away_score} />,
    },
    AWAY,
    VENUE,
  ]
}

/** OPEN-060 */
function dateColumn(timeZone: string, competition: string | null = null): MatchColumn {
  return {
    area: 'date',
    header: COLUMNS.date,
    cell: (match) => (
      <span className={styles.begins}>
        <span className={styles.when}>
          {dateTimeText(match, timeZone)} <MatchState state={match.state} />
        </span>
        <MatchToCalendar match={match} competition={competition} />
      </span>
    ),
  }
}

const HOME: MatchColumn = {
  area: 'home',
  header: COLUMNS.home,
  cell: ({ home }) => <TeamName side={home} />,
}
const AWAY: MatchColumn = {
  area: 'away',
  header: COLUMNS.away,
  cell: ({ away }) => <TeamName side={away} />,
}
const SCORE: MatchColumn = {
  area: 'score',
  header: COLUMNS.score,
  cell: (match) => <Score match={match} />,
}
const VENUE: MatchColumn = {
  area: 'venue',
  header: COLUMNS.venue,
  cell: (match) => <Venue match={match} />,
}
