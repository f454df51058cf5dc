import type { Freshness } from '@clubhouse/contract/matches'
import { dayOf, formatDateTime, formatTime } from '@clubhouse/domain/format'

/** What the reader must know of the data: from when it is, or that some could not be had. */
export type ProviderNotice = { kind: 'stale'; time: string } | { kind: 'unavailable' } | null

/** Of several answers the one that is furthest from the truth counts. */
export function noticeFor(
  parts: readonly Pick<Freshness, 'status' | 'as_of'>[],
  now: Date,
  timeZone: string,
): ProviderNotice {
  const times = parts
    .flatMap(({ status, as_of }) => (status === 'stale' && as_of !== null ? [as_of] : []))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
  const oldest = times[0]
  if (oldest !== undefined) return { kind: 'stale', time: timeOf(oldest, now, timeZone) }
  return parts.some(({ status }) => status !== 'fresh') ? { kind: 'unavailable' } : null
}

/** The time alone says enough for today. */
function timeOf(iso: string, now: Date, timeZone: string): string {
  const isToday = dayOf(iso, timeZone) === dayOf(now.toISOString(), timeZone)
  return isToday ? formatTime(iso, timeZone) : formatDateTime(iso, timeZone)
}
