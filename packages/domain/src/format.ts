import type { Currency } from '@clubhouse/contract/site/club'
import { tzOffset } from '@date-fns/tz/tzOffset'
import type { Cents } from './money/money.ts'

// Written by hand: Intl picks spaces and names by its own version, and the page drawn on the server must be the
// page the browser draws (SHELL-03, en-IE).
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "December", of 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
const SYMBOLS: Record<Currency, string> = {
  EUR: '€',
  GBP: '£',
  AUD: 'AUD ',
  CAD: 'CAD ',
  NZD: 'NZD ',
  USD: 'USD ',
}
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/
const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i

/** What stands before an amount: "€", "£", "USD". */
export const currencyMark = (currency: Currency): string => SYMBOLS[currency].trim()

/** "€1,234.50", "−€20.00"; four of the currencies share the dollar sign, so these show their code. */
export function formatMoney(amount: Cents, currency: Currency): string {
  const sign = amount < 0 ? '−' : ''
  const whole = Math.floor(Math.abs(amount) / 100)
  return `${sign}${SYMBOLS[currency]}${grouped(whole)}.${padded(Math.abs(amount) % 100)}`
}

/** What something costs: nothing is "Free", not €0.00. */
export function formatPrice(amount: Cents, currency: Currency): string {
  return amount === 0 ? 'Free' : formatMoney(amount, currency)
}

/** "€180" and "€27.50": where a price is read at a glance; nothing is "Free" (MEMB-18). */
export function formatShortPrice(amount: Cents, currency: Currency): string {
  return formatPrice(amount, currency).replace(/\.00$/, '')
}

/** "€180", "€27.50", "€0": a sum that is no price, such as a prize. */
export const formatShortMoney = (amount: Cents, currency: Currency): string =>
  formatMoney(amount, currency).replace(/\.00$/, '')

/** "1,234" and "1,234.5": thousands by comma, decimals as they are. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return ''
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  return `${value < 0 ? '-' : ''}${grouped(whole)}${decimals === undefined ? '' : `.${decimals}`}`
}

/** "5 March 2025": news cards and prose. */
export function formatLongDate(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => `${at.day} ${at.monthName} ${at.year}`)
}

/** "05/03/2025": tables and forms. */
export function formatShortDate(iso: string, timeZone: string): string {
  return written(iso, timeZone, slashed)
}

/** "March 2027": when a card runs out. */
export function formatMonth(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => `${at.monthName} ${at.year}`)
}

/** "Wednesday 5 March": the day of a match that is near. */
export function formatDay(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => `${at.weekday} ${at.day} ${at.monthName}`)
}

/** "Wednesday 5 March 2025": the day of a match. */
export function formatWeekday(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => `${at.weekday} ${at.day} ${at.monthName} ${at.year}`)
}

/** "19:30". */
export function formatTime(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => `${padded(at.hour)}:${padded(at.minute)}`)
}

/** "2025-03-05": the day of an instant, where the reader is. */
export function dayOf(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) =>
    [String(at.year).padStart(4, '0'), padded(at.month), padded(at.day)].join('-'),
  )
}

/** "05/03/25": plan cards. */
export function formatPlanDate(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => `${padded(at.day)}/${padded(at.month)}/${padded(at.year % 100)}`)
}

/** "05/03/2025 19:30": match lists. */
export function formatDateTime(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => `${slashed(at)} ${padded(at.hour)}:${padded(at.minute)}`)
}

/** "05 March 2025 19:30:00": receipts and logs. */
export function formatFullDateTime(iso: string, timeZone: string): string {
  return written(iso, timeZone, (at) => {
    const time = [at.hour, at.minute, at.second].map(padded).join(':')
    return `${padded(at.day)} ${at.monthName} ${at.year} ${time}`
  })
}

type WallClock = NonNullable<ReturnType<typeof wallClock>>

/** Text that is no date is shown as nothing: a page must not fail or print "NaN" over one bad field. */
function written(iso: string, timeZone: string, write: (at: WallClock) => string): string {
  const at = wallClock(iso, timeZone)
  return at === null ? '' : write(at)
}

function wallClock(iso: string, timeZone: string) {
  const isPlain = PLAIN_DATE.test(iso)
  // An instant without an offset is UTC, as everywhere in the contract, whatever the machine's own zone is.
  const instant = new Date(isPlain || HAS_OFFSET.test(iso) ? iso : `${iso}Z`)
  if (Number.isNaN(instant.getTime())) return null
  // A plain date (of birth) is the same day everywhere.
  const offset = isPlain ? 0 : tzOffset(timeZone, instant)
  const local = new Date(instant.getTime() + (Number.isFinite(offset) ? offset : 0) * 60_000)
  const month = local.getUTCMonth()
  return {
    year: local.getUTCFullYear(),
    month: month + 1,
    monthName: MONTHS[month] ?? '',
    day: local.getUTCDate(),
    weekday: WEEKDAYS[local.getUTCDay()] ?? '',
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  }
}

function slashed(at: WallClock): string {
  return `${padded(at.day)}/${padded(at.month)}/${String(at.year).padStart(4, '0')}`
}

function padded(value: number): string {
  return String(value).padStart(2, '0')
}

function grouped(whole: number | string): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
