import { formatDay, formatLongDate, WEEKDAYS } from '@clubhouse/domain/format'

const DAY_MS = 86_400_000

export type Weekday = (typeof WEEKDAYS)[number]

/** The dates a text may mention, all counted from the day it was published, so that no text goes stale. */
export interface Days {
  /** When the text was published. */
  published: Date
  /** "Saturday 5 September", the n-th such weekday after publication. */
  next(weekday: Weekday, nth?: number): string
  /** The same day as a plain date. */
  nextDay(weekday: Weekday, nth?: number): string
  /** The n-th such weekday before publication. */
  last(weekday: Weekday, nth?: number): string
  /** "5 September 2026", so many days from publication. */
  date(offset: number): string
  /** The calendar year, so many years from publication. */
  year(offset?: number): number
  /** "2026/27": a season starts in July. */
  season(offset?: number): string
}

export function daysAround(now: Date, daysAgo: number, hour = 10): Days {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const day = (offset: number) => new Date(midnight + (offset - daysAgo) * DAY_MS)
  const published = new Date(day(0).getTime() + hour * 3_600_000)
  const today = published.getUTCDay()
  const name = (at: Date) => formatDay(at.toISOString(), 'UTC')

  const ahead = (weekday: Weekday, nth: number) =>
    day(((WEEKDAYS.indexOf(weekday) - today + 6) % 7) + 1 + 7 * (nth - 1))

  return {
    published,
    next: (weekday, nth = 1) => name(ahead(weekday, nth)),
    nextDay: (weekday, nth = 1) => ahead(weekday, nth).toISOString().slice(0, 10),
    last: (weekday, nth = 1) => {
      const back = (today - WEEKDAYS.indexOf(weekday) + 6) % 7
      return name(day(-back - 1 - 7 * (nth - 1)))
    },
    date: (offset) => formatLongDate(day(offset).toISOString(), 'UTC'),
    year: (offset = 0) => published.getUTCFullYear() + offset,
    season: (offset = 0) => {
      const start = published.getUTCFullYear() - (published.getUTCMonth() < 6 ? 1 : 0) + offset
      return `${start}/${String((start + 1) % 100).padStart(2, '0')}`
    },
  }
}
