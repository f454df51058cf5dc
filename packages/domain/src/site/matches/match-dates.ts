import { dayOf } from '../../format.ts'
import { instantAt } from '../../time/local-instant.ts'

/** When a match is: the day in the club's zone, and the instant where the time of day is known. */
export interface MatchTime {
  date: string | null
  starts_at: string | null
}

const UNKNOWN: MatchTime = { date: null, starts_at: null }
/** No league of ours plays outside of these; a year beyond them is a slip or a placeholder. */
const YEARS = { first: 1990, last: 2100 }

const TIME = String.raw`(?:[T ]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?`
const WRITTEN = [
  new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})${TIME}$`),
  new RegExp(String.raw`^(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4})${TIME}$`),
]
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i

/**
 * The first provider writes what stands on the wall at the club: 2026-10-25T14:30:00, 25/10/2026 14:30 or the day
 * alone. Midnight is how its system writes a day whose time is not known. A time that the change of clocks leaves
 * out is an hour later, one that comes twice is the first.
 */
export function readLocalTime(text: string, timeZone: string): MatchTime {
  const written = text.trim()
  if (ZONED.test(written)) return readUtcTime(written, timeZone)
  const parts = WRITTEN.map((pattern) => pattern.exec(written)?.groups).find(Boolean)
  if (!parts) return UNKNOWN
  const [year, month, day] = [Number(parts['year']), Number(parts['month']), Number(parts['day'])]
  const [hour, minute] = [Number(parts['hour'] ?? 0), Number(parts['minute'] ?? 0)]
  if (!isDay(year, month, day)) return UNKNOWN
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const isMidnight = hour === 0 && minute === 0
  if (isMidnight || hour > 23 || minute > 59) return { date, starts_at: null }
  const at = instantAt(Date.UTC(year, month - 1, day, hour, minute), timeZone)
  return { date, starts_at: at.toISOString() }
}

/** The second provider writes instants in UTC, with or without saying so; some systems count milliseconds. */
export function readUtcTime(value: string | number, timeZone: string): MatchTime {
  const text = String(value).trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return readLocalTime(text, timeZone)
  const at = instantOf(text)
  if (!at) return UNKNOWN
  const iso = at.toISOString()
  return { date: dayOf(iso, timeZone), starts_at: iso }
}

function instantOf(text: string): Date | null {
  const isCount = /^\d{12,14}$/.test(text)
  const zoned = ZONED.test(text) ? text : `${text}Z`
  if (!isCount && !ZONED.test(zoned)) return null
  const at = new Date(isCount ? Number(text) : zoned.replace(' ', 'T'))
  const year = at.getUTCFullYear()
  // The year is NaN for what is no date; some engines read 31 February as March.
  if (!(year >= YEARS.first && year <= YEARS.last)) return null
  if (isCount) return at
  const [years = 0, months = 0, days = 0] = text.slice(0, 10).split('-').map(Number)
  return isDay(years, months, days) ? at : null
}

function isDay(year: number, month: number, day: number): boolean {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal && year >= YEARS.first && year <= YEARS.last
}

/** Soonest first; what has no day stands at the end, in the order in which it came. */
export function bySoonest(a: MatchTime, b: MatchTime): number {
  return compareTimes(a, b, (first, second) => first.localeCompare(second))
}

/** Latest first; what has no day stands at the end. */
export function byLatest(a: MatchTime, b: MatchTime): number {
  return compareTimes(a, b, (first, second) => second.localeCompare(first))
}

function compareTimes(a: MatchTime, b: MatchTime, compare: (a: string, b: string) => number): number {
  const [first, second] = [sortKey(a), sortKey(b)]
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  return compare(first, second)
}

/** A day without a time stands before the times of that day. */
const sortKey = ({ date, starts_at: startsAt }: MatchTime): string | null => startsAt ?? date

/** Of thousands of matches those that are nearest to now, however far they lie on either side. */
export function nearestTo<M extends MatchTime>(now: Date, matches: readonly M[], most: number): M[] {
  if (matches.length <= most) return [...matches]
  const distance = (match: M) => {
    const key = sortKey(match)
    return key === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(key) - now.getTime())
  }
  const ranked = matches.map((match) => ({ match, far: distance(match) }))
  const kept = ranked.toSorted((a, b) => (a.far === b.far ? 0 : a.far - b.far)).slice(0, most)
  return kept.map(({ match }) => match)
}
