import { displayDate, isPlainDate } from '../../../time/plain-date.ts'
import { dateIn } from '../answers/date-bounds.ts'

/** OPEN-090 as an admin thinks of it. */
export type Bound =
  | { is: 'none' }
  | { is: 'today' }
  | { is: 'years-ago'; years: number }
  | { is: 'years-ahead'; years: number }
  | { is: 'day'; day: string }
  /** Written by hand, or elsewhere, and not to be understood. */
  | { is: 'unreadable'; text: string }

export const MOST_YEARS = 150

export function readBound(text: string | null): Bound {
  if (text === null) return { is: 'none' }
  if (text === 'now') return { is: 'today' }
  const [, sign, years] = /^([+-])(\d{1,3})y$/.exec(text) ?? []
  if (years !== undefined) return { is: sign === '-' ? 'years-ago' : 'years-ahead', years: Number(years) }
  const day = dateIn(text)
  return isPlainDate(day) ? { is: 'day', day } : { is: 'unreadable', text }
}

export function writeBound(bound: Bound): string | null {
  switch (bound.is) {
    case 'none':
      return null
    case 'today':
      return 'now'
    case 'years-ago':
      return `-${bound.years}y`
    case 'years-ahead':
      return `+${bound.years}y`
    case 'day':
      return bound.day
    case 'unreadable':
      return bound.text
  }
}

/** "18 years ago", to be put after "before" or "after". */
export function boundInWords(text: string): string {
  const bound = readBound(text)
  switch (bound.is) {
    case 'none':
      return ''
    case 'today':
      return 'today'
    case 'years-ago':
      return `${inYears(bound.years)} ago`
    case 'years-ahead':
      return `${inYears(bound.years)} from today`
    case 'day':
      return displayDate(bound.day)
    case 'unreadable':
      return bound.text
  }
}

export const inYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`)
