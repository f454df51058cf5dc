import type { Freshness } from '@clubhouse/contract/site/matches'
import { dayOf, formatDateTime, formatTime } from '@clubhouse/domain/format'

/** What the reader must know of the data: from when it is, or that some could not be had. */
export type ProviderNotice = { kind: 'stale'; time: string } | { kind: 'unavailable' } | null

/** The stalest reply decides the notice. */
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

/** The answer if it comes in time, and null if not; work that comes late is not waited for, but goes on. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
