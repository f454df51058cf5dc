import { MatchState } from './match-state.tsx'
import type { MatchColumn } from './match-table.tsx'
import styles from './match-columns.module.css'
import { dateTimeText, scoreText } from './match-text.ts'
import { COLUMNS, MATCH } from './messages.ts'
import { TeamName } from './team-name.tsx'
import { Venue } from './venue.tsx'

/** FIX2-07 and FIX2-10: what is being played and what is to come show the same. */
export function gameColumns(timeZone: string, hasPictures = false): MatchColumn[] {
  return [
    dateColumn(timeZone),
    {
      area: 'home',
      header: COLUMNS.home,
      cell: ({ home }) => <TeamName side={home} hasPicture={hasPictures} />,
    },
    {
      area: 'away',
      header: COLUMNS.away,
      cell: ({ away }) => <TeamName side={away} hasPicture={hasPictures} />,
    },
    VENUE,
  ]
}

/** FIX2-08, and FIX2-09 by its one column of scores: the style sheet shows the two or the one. */
export function playedColumns(timeZone: string): MatchColumn[] {
  return [
    dateColumn(timeZone),
    { area: 'home', header: COLUMNS.home, cell: ({ home }) => <TeamName side={home} /> },
    {
      area: 'homeScore',
      header: COLUMNS.homeScore,
      cell: ({ home_score }) => home_score ?? MATCH.unknown,
    },
    { area: 'score', header: COLUMNS.score, cell: scoreText },
    {
      area: 'awayScore',
      header: COLUMNS.awayScore,
      cell: ({ away_score }) => away_score ?? MATCH.unknown,
    },
    { area: 'away', header: COLUMNS.away, cell: ({ away }) => <TeamName side={away} /> },
    VENUE,
  ]
}

/** OPEN-060 */
function dateColumn(timeZone: string): MatchColumn {
  return {
    area: 'date',
    header: COLUMNS.date,
    cell: (match) => (
      <span className={styles.when}>
        {dateTimeText(match, timeZone)} <MatchState state={match.state} />
      </span>
    ),
  }
}

const VENUE: MatchColumn = {
  area: 'venue',
  header: COLUMNS.venue,
  cell: ({ venue }) => <Venue name={venue} />,
}
