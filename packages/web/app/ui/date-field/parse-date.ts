export type ParsedDate =
  | { ok: true; iso: string; display: string }
  | { ok: false; reason: 'empty' | 'short-year' | 'unreadable' | 'no-such-day' }

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

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Reads a day as people write it here, day first: 5/3/2014, 05-03-2014, 5.3.2014, 5 Mar 2014, 5th March 2014,
 * 05032014. A year of two digits is refused rather than guessed, since both grandparents and babies join clubs.
 */
export function parseDate(typed: string): ParsedDate {
  const text = typed.trim()
  if (!text) return { ok: false, reason: 'empty' }
  const solid = /^(\d{2})(\d{2})(\d{4})$/
  const apart = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.,-]+(\d{1,2}|[a-z]+)\.?[\s/.,-]+(\d+)$/i
  const match = solid.exec(text) ?? apart.exec(text)
  if (!match) return { ok: false, reason: 'unreadable' }

  const [, dayText = '', monthText = '', yearText = ''] = match
  if (yearText.length < 4) return { ok: false, reason: 'short-year' }
  const day = Number(dayText)
  const month = monthNumber(monthText)
  const year = Number(yearText)
  if (yearText.length > 4 || (month === 0 && /[a-z]/i.test(monthText)))
    return { ok: false, reason: 'unreadable' }
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year) && year >= 1000
  if (!isReal) return { ok: false, reason: 'no-such-day' }
  return {
    ok: true,
    iso: `${yearText}-${two(month)}-${two(day)}`,
    display: `${two(day)}/${two(month)}/${yearText}`,
  }
}

function daysIn(month: number, year: number): number {
  // Day 0 of the next month is the last of this one.
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Slashes appear while digits are typed forward; whoever writes their own separators is left alone. */
export function withSlashes(before: string, now: string): string {
  if (now.length < before.length) return now
  if (/^\d{8}$/.test(now)) return now.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3')
  if (/^\d{3,7}$/.test(now)) return withSlashes(before, `${now.slice(0, 2)}/${now.slice(2)}`)
  if (/^\d{2}\/\d{3,}$/.test(now)) return `${now.slice(0, 5)}/${now.slice(5)}`
  if (/^\d{2}(\/\d{2})?$/.test(now)) return `${now}/`
  return now.replace(/\/\/+/g, '/')
}
