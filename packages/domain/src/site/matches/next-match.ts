import type { Match } from '@clubhouse/contract/site/matches'
import { dayOf } from '../../format.ts'
import { byLatest } from './match-dates.ts'

/** After this a match that nobody has reported on counts as over. */
const LASTS_MS = 2 * 3_600_000
const DAY_MS = 86_400_000
/** From here on weeks are easier to grasp than days. */
const COUNTED_IN_WEEKS_FROM = 14

/** The match that visitors look for: the first that is not over, and will be played as far as anybody knows. */
export function nextMatch(matches: readonly Match[], now: Date, timeZone: string): Match | null {
  const today = dayOf(now.toISOString(), timeZone)
  const toCome = matches.filter(
    (match) => (match.state === 'scheduled' || match.state === 'live') && !isOver(match, now, today),
  )
  return toCome.toSorted((a, b) => compare(orderOf(a), orderOf(b)))[0] ?? null
}

/** The latest match of which anybody has told how it ended. */
export function lastResult(matches: readonly Match[]): Match | null {
  const told = matches.filter(
    ({ state, date, home_score, away_score }) =>
      state === 'played' && date !== null && home_score !== null && away_score !== null,
  )
  return told.toSorted(byLatest)[0] ?? null
}

/** "On now", "Today", "Tomorrow", "In 5 days", "In 3 weeks"; null where nobody knows the day. */
export function whenWords(match: Match, now: Date, timeZone: string): string | null {
  if (match.date === null) return null
  const hasBegun = match.starts_at !== null && Date.parse(match.starts_at) <= now.getTime()
  if (match.state === 'live' || hasBegun) return 'On now'
  const days = daysBetween(dayOf(now.toISOString(), timeZone), match.date)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  return days < COUNTED_IN_WEEKS_FROM ? `In ${days} days` : `In ${Math.floor(days / 7)} weeks`
}

function isOver({ date, starts_at }: Match, now: Date, today: string): boolean {
  if (starts_at !== null) return Date.parse(starts_at) + LASTS_MS <= now.getTime()
  return date === null || date < today
}

/** A match without a time stands before those of the same day: it may be in the morning. */
function orderOf({ date, starts_at }: Match): string {
  return `${date ?? ''} ${starts_at ?? ''}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
