import { dayOf, formatDay, formatTime } from '@clubhouse/domain/format'
import { addDays } from '@clubhouse/domain/time/plain-date'
import type { ClubTime } from '#parts/office/club-time.ts'

const MINUTE_MS = 60_000

/** "yesterday, 23:59" for what ends at midnight; "Friday 13 November, 23:59" for what is longer ago. */
export function upTo(until: string, { now, timeZone }: ClubTime): string {
  const last = new Date(Date.parse(until) - MINUTE_MS).toISOString()
  const isYesterday = dayOf(last, timeZone) === addDays(dayOf(now, timeZone), -1)
  return `${isYesterday ? 'yesterday' : formatDay(last, timeZone)}, ${formatTime(last, timeZone)}`
}
