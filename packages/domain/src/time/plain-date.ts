/** A day of the calendar, the same in every time zone: "2014-03-27". Dates of birth are such days. */

/** What to do about a date that cannot be read. */
export const DATE_PROBLEMS = {
  empty: 'Enter a date',
  'short-year': 'Enter the year in full, for example 2014',
  unreadable: 'Enter a date such as 27/03/2014',
  'no-such-day': 'There’s no such day. Check the day and the month',
} as const

export type ParsedDate =
  | { ok: true; iso: string; display: string }
  | { ok: false; reason: keyof typeof DATE_PROBLEMS }

const PLAIN = /^(\d{4})-(\d{2})-(\d{2})$/
/** FORM-25: how a day goes over the wire. */
const WIRE = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.000)?Z$/

export function isPlainDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = PLAIN.exec(text) ?? []
  return isRealDay(Number(year), Number(month), Number(day))
}

/** FORM-25 */
export const toWireDate = (plain: string): string => `${plain}T00:00:00.000Z`

/** The day that an answer names, as it is sent or as it is kept; null where it names none. */
export function fromWireDate(text: string): string | null {
  const plain = WIRE.exec(text)?.[1] ?? text
  return isPlainDate(plain) ? plain : null
}

/** FORM-25: "27/03/2014". Empty for what is no date. */
export function displayDate(plain: string): string {
  const [, year, month, day] = PLAIN.exec(plain) ?? []
  return year === undefined ? '' : `${day}/${month}/${year}`
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const LONG = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

function monthNumber(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const name = word.toLowerCase()
  const full = LONG.indexOf(name)
  // "sept" is how many people shorten it.
  return full >= 0 ? full + 1 : MONTHS.indexOf(name === 'sept' ? 'sep' : name) + 1
}

/**
 * Reads a day as people write it here, day first: 5/3/2014, 05-03-2014, 5.3.2014, 5 Mar 2014, 5th March 2014,
 * 05032014; or as machines write it, year first: 2014-03-05. A year of two digits is refused rather than guessed, since both grandparents and babies join clubs.
 */
export function parseDate(typed: string): ParsedDate {
  const text = typed.trim()
  if (!text) return { ok: false, reason: 'empty' }
  const solid = /^(\d{2})(\d{2})(\d{4})$/
  const apart = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.,-]+(\d{1,2}|[a-z]+)\.?[\s/.,-]+(\d+)$/i
  const match = solid.exec(text) ?? apart.exec(text) ?? dayFirst(text)
  if (!match) return { ok: false, reason: 'unreadable' }

  const [, dayText = '', monthText = '', yearText = ''] = match
  if (yearText.length < 4) return { ok: false, reason: 'short-year' }
  const month = monthNumber(monthText)
  if (yearText.length > 4 || (month === 0 && /[a-z]/i.test(monthText)))
    return { ok: false, reason: 'unreadable' }
  if (!isRealDay(Number(yearText), month, Number(dayText))) return { ok: false, reason: 'no-such-day' }
  const iso = plainDate(Number(yearText), month, Number(dayText))
  return { ok: true, iso, display: displayDate(iso) }
}

/**
 * A date of birth may have a year of two digits where that makes a child: "3/4/16" is nobody of 110. Every other is
 * refused as above, so that nobody's grandfather becomes a baby.
 */
export function parseBirthday(typed: string, today: string): ParsedDate {
  const read = parseDate(typed)
  if (read.ok || read.reason !== 'short-year') return read
  const child = parseDate(typed.trim().replace(/(?<!\d)\d\d$/, `${today.slice(0, 2)}$&`))
  return child.ok && child.iso <= today && ageOn(child.iso, today) < 18 ? child : read
}

/** Four digits in front can only be the year. */
function dayFirst(text: string): string[] | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  return year && month && day ? [text, day, month, year] : null
}

/**
 * The day so many years before or after another. From 29 February it comes to a day that may not exist; what is
 * meant then depends on the side from which somebody comes to it.
 */
export function addYears(plain: string, years: number, missingDay: 'day-before' | 'day-after'): string {
  const [, year = '', month = '', day = ''] = PLAIN.exec(plain) ?? []
  const target = Number(year) + years
  if (month === '02' && day === '29' && daysIn(2, target) === 28)
    return missingDay === 'day-before' ? plainDate(target, 2, 28) : plainDate(target, 3, 1)
  return plainDate(target, Number(month), Number(day))
}

export const dayAfter = (plain: string): string => addDays(plain, 1)

export function addDays(plain: string, days: number): string {
  const [, year = '', month = '', day = ''] = PLAIN.exec(plain) ?? []
  const moved = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days))
  return plainDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** The same day of a later month, or its last day where it has no such day: a month after 31 January is 28 February. */
export function addMonths(plain: string, months: number): string {
  const [, year = '', month = '', day = ''] = PLAIN.exec(plain) ?? []
  const counted = Number(year) * 12 + Number(month) - 1 + months
  const target = { year: Math.floor(counted / 12), month: (counted % 12) + 1 }
  return plainDate(target.year, target.month, Math.min(Number(day), daysIn(target.month, target.year)))
}

/** How old somebody born on one day is on another: a birthday counts from its first minute. */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

function isRealDay(year: number, month: number, day: number): boolean {
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year)
}

function daysIn(month: number, year: number): number {
  // Day 0 of the next month is the last of this one.
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0')

const plainDate = (year: number, month: number, day: number): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
