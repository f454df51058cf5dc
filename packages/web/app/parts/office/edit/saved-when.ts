import { dayOf, formatLongDate, formatTime } from '@clubhouse/domain/format'

const DAY_MS = 86_400_000

/** "today 14:02", "yesterday 18:22", "5 March 2026 09:10": as the clock in the clubhouse shows it. */
export function savedWhen(at: string, { now, timeZone }: { now: string; timeZone: string }): string {
  const day = dayOf(at, timeZone)
  const time = formatTime(at, timeZone)
  if (day === dayOf(now, timeZone)) return `today ${time}`
  const before = new Date(Date.parse(now) - DAY_MS).toISOString()
  if (day === dayOf(before, timeZone)) return `yesterday ${time}`
  return `${formatLongDate(at, timeZone)} ${time}`
}
