import { Link } from 'react-router'
import type { FixtureRow } from '@clubhouse/contract/people/office/team-events'
import { formatDay, formatTime, monthName } from '@clubhouse/domain/format'
import type { ClubTime } from '#parts/office/club-time.ts'
import { eventPath } from '#parts/people/teams/event-paths.ts'
import { Badge } from '#ui/badge/badge.tsx'
import styles from './fixtures.module.css'
import { FIXTURES } from './messages.ts'

interface Props {
  row: FixtureRow
  time: ClubTime
  isPast: boolean
}

/** A day, who plays, when and where; those of the caller’s own teams lead to their page. */
export function FixtureLine({ row, time, isPast }: Props) {
  const { event_id: id, counts, source } = row
  const isOpen = id !== null && counts !== null
  const name = nameOf(row)
  return (
    <li className={styles.row} data-off={row.is_off || undefined}>
      <DayTile date={row.date} />
      <div className={styles.what}>
        <p className={styles.name}>{isOpen ? <Link to={eventPath(id)}>{name}</Link> : name}</p>
        <p className={styles.line}>{lineOf(row, time)}</p>
      </div>
      <div className={styles.end}>
        {row.is_off && (
          <Badge tone="neutral">{[FIXTURES.off, row.off_reason].filter(Boolean).join(': ')}</Badge>
        )}
        {!row.is_off && row.home_score !== null && row.away_score !== null && (
          <b className={styles.score}>
            {row.home_score}–{row.away_score}
          </b>
        )}
        {!row.is_off && isOpen && counts && <span className={styles.counts}>{countsIn(row, isPast)}</span>}
        {source !== 'own' && <span className={styles.counts}>{FIXTURES.provided[source]}</span>}
      </div>
    </li>
  )
}

export const nameOf = ({ kind, team, home, away }: FixtureRow): string =>
  kind === 'training' ? FIXTURES.training(team) : FIXTURES.versus(home, away)

function lineOf({ starts_at: at, date, place, competition }: FixtureRow, { timeZone }: ClubTime): string {
  const [weekday] = formatDay(at ?? `${date}T12:00:00Z`, timeZone).split(' ')
  const when =
    date === null ? FIXTURES.noDay : at === null ? weekday : `${weekday}, ${formatTime(at, timeZone)}`
  return [when, place, competition].filter(Boolean).join(' · ')
}

function countsIn({ counts, kind, home_score: score }: FixtureRow, isPast: boolean): string {
  if (!counts) return ''
  if (!isPast)
    return counts.coming + counts.not_coming > 0 ? FIXTURES.coming(counts.coming, counts.players) : ''
  if (kind === 'match' && score === null) return FIXTURES.enter
  return counts.here > 0 ? FIXTURES.here(counts.here, counts.players) : ''
}

/** "29 NOV" */
function DayTile({ date }: { date: string | null }) {
  const [, month = '', day = ''] = (date ?? '').split('-')
  return (
    <span className={styles.tile} aria-hidden={date === null}>
      <b>{date === null ? '?' : Number(day)}</b>
      {date !== null && <small>{monthName(Number(month)).slice(0, 3)}</small>}
    </span>
  )
}
