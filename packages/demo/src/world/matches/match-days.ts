import { readLocalTime } from '@clubhouse/domain/site/matches/match-dates'
import type { Weekday } from '../days.ts'

const WEEKDAYS: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAY_MS = 86_400_000
const ZONE = 'Europe/Dublin'

/** A plain date: the n-th such weekday after today, or before it for a negative n. */
export function matchDay(now: Date, weekday: Weekday, nth: number): string {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const from = now.getUTCDay()
  const ahead = ((WEEKDAYS.indexOf(weekday) - from + 6) % 7) + 1
  const back = ((from - WEEKDAYS.indexOf(weekday) + 6) % 7) + 1
  const days = nth > 0 ? ahead + 7 * (nth - 1) : -back - 7 * (-nth - 1)
  return new Date(today + days * DAY_MS).toISOString().slice(0, 10)
}

/** The instant at which it is that time at the club. */
export const instantAt = (day: string, time: string): string =>
  readLocalTime(`${day}T${time}`, ZONE).starts_at ?? ''

/** "21/11/2026" */
export const slashed = (day: string): string => day.split('-').toReversed().join('/')
