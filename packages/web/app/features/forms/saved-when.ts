import { dayOf, formatDateTime, formatTime } from '@clubhouse/domain/format'

/** "14:02" today, "05/09/2026 14:02" on any other day. */
export function savedWhen(savedAt: string, now: string, timeZone: string): string {
  const isToday = dayOf(savedAt, timeZone) === dayOf(now, timeZone)
  return isToday ? formatTime(savedAt, timeZone) : formatDateTime(savedAt, timeZone)
}
