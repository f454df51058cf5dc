import type { Match } from '@clubhouse/contract/site/matches'
import { Icon } from '#ui/icon/icon.tsx'
import { calendarPath } from './calendar-path.ts'
import styles from './match-columns.module.css'
import { CALENDAR } from './messages.ts'

interface Props {
  match: Match
  competition?: string | null
}

/** One match for one's own calendar. Absent where there is no day to put it on, or nothing to go to. */
export function MatchToCalendar({ match, competition = null }: Props) {
  if (match.date === null || match.state !== 'scheduled') return null
  return (
    <a
      className={styles.toCalendar}
      href={calendarPath({ competition, match: match.match_id })}
      aria-label={CALENDAR.one(match.home.name, match.away.name)}
      title={CALENDAR.add}
      data-print="no"
    >
      <Icon name="calendar" />
    </a>
  )
}
