import { tzOffset } from '@date-fns/tz/tzOffset'

/** When something is done again: every so many minutes (a divisor of a day), or each day at a local time. */
export type Cadence = { everyMinutes: number } | { dailyAt: string; zone: string }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * The latest slot that has come: an instant, or the local day. Whatever is done once per slot is done once per
 * local day, also on the day that has its hour twice, and on the one that lacks it: then it comes with the first
 * minute after the gap. Whoever slept through a slot finds it here still; of several, only the last.
 */
export function latestSlot(cadence: Cadence, now: Date): string {
  if ('everyMinutes' in cadence) {
    const lengthMs = cadence.everyMinutes * MINUTE_MS
    return new Date(Math.floor(now.getTime() / lengthMs) * lengthMs).toISOString().slice(0, 16)
  }
  const { day, time } = localTime(now, cadence.zone)
  return time >= cadence.dailyAt ? day : dayBefore(day)
}

/** What a clock on the wall shows there: "2026-10-25" and "01:30". */
function localTime(at: Date, zone: string): { day: string; time: string } {
  const wall = new Date(at.getTime() + tzOffset(zone, at) * MINUTE_MS).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
