import { dayOf, formatTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'

/** "today at 14:02", "on 05/09/2026 at 14:02": the day is always said. */
export function savedWhen(savedAt: string, now: string, timeZone: string): string {
  const day = dayOf(savedAt, timeZone)
  const named = day === dayOf(now, timeZone) ? 'today' : `on ${displayDate(day)}`
  return `${named} at ${formatTime(savedAt, timeZone)}`
}
