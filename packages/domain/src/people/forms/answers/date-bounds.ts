import { addYears, isPlainDate } from '../../../time/plain-date.ts'

const RELATIVE = /^([+-]\d{1,3})y$/

/** OPEN-090: an ISO date, "now", or years from now such as "-18y". */
export const isBound = (text: string): boolean =>
  text === 'now' || RELATIVE.test(text) || isPlainDate(dateIn(text))

/**
 * The day that a bound stands for. The bound itself is outside, so on somebody's 18th birthday neither "less than
 * -18y" nor "greater than -18y" takes them. Where 29 February has no such day years ago the bound lies between two
 * days: whoever was 18 the day before passes "less than", whoever is 18 the day after passes "greater than".
 */
export function boundDay(text: string, today: string, side: 'greater' | 'less'): string | null {
  if (text === 'now') return today
  const years = RELATIVE.exec(text)?.[1]
  if (years !== undefined) return addYears(today, Number(years), side === 'less' ? 'day-after' : 'day-before')
  return isPlainDate(dateIn(text)) ? dateIn(text) : null
}

/** Some write the instant at which the day begins. */
export const dateIn = (text: string): string => text.replace(/T00:00:00(?:\.000)?Z$/, '')
