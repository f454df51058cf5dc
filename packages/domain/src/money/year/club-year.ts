import { addDays, addMonths, displayDate } from '../../time/plain-date.ts'

/** A year of a club's books, by the calendar year in which it ends. */
export interface ClubYear {
  year: number
  first: string
  last: string
}

/** The one that ends in this calendar year, where the club's end with this month. */
export function clubYear(endsIn: number, year: number): ClubYear {
  const until = addMonths(`${year}-01-01`, endsIn)
  return { year, first: addMonths(until, -12), last: addDays(until, -1) }
}

/** The one in which a day is. */
export function clubYearOf(day: string, endsIn: number): ClubYear {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return clubYear(endsIn, month > endsIn ? year + 1 : year)
}

/** "2026", or "2025/26" for one that is in two. */
export const yearName = ({ year, first }: ClubYear): string =>
  first.startsWith(String(year)) ? String(year) : `${year - 1}/${String(year % 100).padStart(2, '0')}`

export const yearSpan = ({ first, last }: ClubYear): string => `${displayDate(first)} to ${displayDate(last)}`
