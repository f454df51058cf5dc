import { dayOf } from '@clubhouse/domain/format'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { addMonths } from '@clubhouse/domain/time/plain-date'
import type { Random } from './random.ts'
import { type Season, seasonOf } from '../world/plan.ts'

/** The days that a history is about: plain dates of the club's zone. */
export interface Calendar {
  now: Date
  today: string
  first: string
  timeZone: string
  /** A day of the last year in one of these months, 1 being January. */
  dayIn(random: Random, weights: MonthWeights): string
  /** A moment of a day at which people are up, and before now. */
  momentOn(random: Random, day: string): Date
  seasonOn(day: string): Season
}

/** How many in a hundred, by month. */
export type MonthWeights = Readonly<Partial<Record<number, number>>>

export function calendarOf(now: Date, months: number, timeZone: string): Calendar {
  const today = dayOf(now.toISOString(), timeZone)
  return {
    now,
    today,
    timeZone,
    first: addMonths(today, -months),
    dayIn(random, weights) {
      const month = monthOf(random, weights)
      const [year, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
      const written = (of: number) =>
        `${of}-${String(month).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`
      const day = written(month > thisMonth ? year - 1 : year)
      // Of the month that has begun, what is still to come was a year ago.
      return day < today ? day : addMonths(day, -12)
    },
    momentOn(random, day) {
      const shown = Date.parse(`${day}T07:30:00Z`) + Math.floor(random.between(0, 14.5 * 3600)) * 1000
      const moment = instantAt(shown, timeZone)
      return moment < now ? moment : new Date(now.getTime() - random.whole(60, 6000) * 1000)
    },
    seasonOn: (day) => seasonOf(new Date(`${day}T12:00:00Z`)),
  }
}

function monthOf(random: Random, weights: MonthWeights): number {
  const entries = Object.entries(weights) as [string, number][]
  let left = random.between(
    0,
    entries.reduce((sum, [, weight]) => sum + weight, 0),
  )
  for (const [month, weight] of entries) {
    left -= weight
    if (left <= 0) return Number(month)
  }
  return Number(entries[0]?.[0] ?? 1)
}
