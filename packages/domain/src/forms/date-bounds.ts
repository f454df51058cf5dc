import { addYears, isPlainDate } from '../plain-date.ts'

const RELATIVE = /^([+-]\d{1,3})y$/

/** OPEN-090: an ISO date, "now", or years from now such as "-18y". */
export const isBound = (text: string): boolean =>
  text === 'now' || RELATIVE.test(text) || isPlainDate(dateIn(text))

/**
 * The day that a bound stands for. Years from 29 February end, where there is no such day, on the side on which
 * nobody is judged a day too early: whoever is 18 passes "less than -18y", whoever is not yet passes "greater than".
 */
export function boundDay(text: string, today: string, side: 'greater' | 'less'): string | null {
  if (text === 'now') return today
  const years = RELATIVE.exec(text)?.[1]
  if (years !== undefined) return addYears(today, Number(years), side === 'less' ? 'day-after' : 'day-before')
  return isPlainDate(dateIn(text)) ? dateIn(text) : null
}

/** Some write the instant at which the day begins. */
const dateIn = (text: string): string => text.replace(/T00:00:00(?:\.000)?Z$/, '')
