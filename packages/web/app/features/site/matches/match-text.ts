import type { Match } from '@clubhouse/contract/site/matches'
import {
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTime,
  formatWeekday,
} from '@clubhouse/domain/format'
import { MATCH } from './messages.ts'

/** FIX1-04: "21/11/2026". */
export function dateText({ date }: Match, timeZone: string): string {
  return date === null ? MATCH.unknownDay : formatShortDate(date, timeZone)
}

/** OPEN-060: "21/11/2026 19:30", or the day alone where nobody knows the time. */
export function dateTimeText(match: Match, timeZone: string): string {
  return match.starts_at === null ? dateText(match, timeZone) : formatDateTime(match.starts_at, timeZone)
}

export function weekdayText({ date }: Match, timeZone: string): string {
  return date === null ? MATCH.unknownDay : formatWeekday(date, timeZone)
}

/** "19:30", or nothing where only the day is known. */
export function timeText({ starts_at }: Match, timeZone: string): string {
  return starts_at === null ? '' : formatTime(starts_at, timeZone)
}

/** "Saturday 21 November, 19:30". */
export function dayAndTimeText(match: Match, timeZone: string): string {
  return [dayText(match, timeZone), timeText(match, timeZone)].filter(Boolean).join(', ')
}

/** The heading over the matches of a day. */
export function dayText({ date }: Match, timeZone: string): string {
  return date === null ? MATCH.unknownDay : formatDay(date, timeZone)
}

/** OPEN-058: "{home} - {away}"; null where nobody has reported one. */
export function scoreText({ home_score, away_score }: Match): string | null {
  if (home_score === null && away_score === null) return null
  return `${home_score ?? MATCH.missing} - ${away_score ?? MATCH.missing}`
}
