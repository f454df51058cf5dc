import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayOf,
  formatDateTime,
  formatDay,
  formatFullDateTime,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatPlanDate,
  formatPrice,
  formatShortDate,
  formatTime,
  formatWeekday,
} from './format.ts'
import { cents } from './money/money.ts'

const DUBLIN = 'Europe/Dublin'

test.each([
  { amount: 123_450, currency: 'EUR', text: '€1,234.50' },
  { amount: 5, currency: 'EUR', text: '€0.05' },
  { amount: 0, currency: 'EUR', text: '€0.00' },
  { amount: -2000, currency: 'EUR', text: '−€20.00' },
  { amount: 123_456_789, currency: 'GBP', text: '£1,234,567.89' },
  { amount: 1200, currency: 'USD', text: 'USD 12.00' },
  { amount: 1200, currency: 'AUD', text: 'AUD 12.00' },
  { amount: 1200, currency: 'CAD', text: 'CAD 12.00' },
  { amount: 1200, currency: 'NZD', text: 'NZD 12.00' },
] as const)('SHELL-03 CONST-16 $amount cents of $currency read $text', ({ amount, currency, text }) => {
  expect(formatMoney(cents(amount), currency)).toBe(text)
})

test('a price of nothing is Free', () => {
  expect(formatPrice(cents(0), 'EUR')).toBe('Free')
  expect(formatPrice(cents(4000), 'EUR')).toBe('€40.00')
})

test('money is written without the spaces that differ between machines', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('EUR' as const, 'USD' as const), (amount, currency) => {
      expect(formatMoney(cents(amount), currency)).toMatch(/^−?(€|USD )\d{1,3}(,\d{3})*\.\d{2}$/)
    }),
  )
})

test.each([
  { value: 1234, text: '1,234' },
  { value: -1234567.5, text: '-1,234,567.5' },
  { value: 999, text: '999' },
  { value: 0.125, text: '0.125' },
  { value: Number.NaN, text: '' },
])('SHELL-03 the number $value reads "$text"', ({ value, text }) => {
  expect(formatNumber(value)).toBe(text)
})

test('HOME-04 CONST-17 a news date reads 5 March 2025', () => {
  expect(formatLongDate('2025-03-05T10:00:00Z', DUBLIN)).toBe('5 March 2025')
})

test('CONST-17 the other formats', () => {
  const evening = '2025-07-05T18:30:09.500Z'
  expect(formatShortDate(evening, DUBLIN)).toBe('05/07/2025')
  expect(formatPlanDate(evening, DUBLIN)).toBe('05/07/25')
  expect(formatDateTime(evening, DUBLIN)).toBe('05/07/2025 19:30')
  expect(formatFullDateTime(evening, DUBLIN)).toBe('05 July 2025 19:30:09')
})

test.each([
  { iso: '2025-06-30T23:30:00Z', zone: DUBLIN, day: '1 July 2025', why: 'summer time is an hour ahead' },
  { iso: '2025-12-31T23:30:00Z', zone: DUBLIN, day: '31 December 2025', why: 'winter time is not' },
  { iso: '2025-03-05T02:00:00Z', zone: 'America/Toronto', day: '4 March 2025', why: 'behind' },
  { iso: '2025-03-05T12:00:00Z', zone: 'Pacific/Auckland', day: '6 March 2025', why: 'ahead' },
  { iso: '2025-03-05', zone: 'America/Toronto', day: '5 March 2025', why: 'a plain date has no zone' },
  { iso: '2025-03-05T23:30:00', zone: DUBLIN, day: '5 March 2025', why: 'without offset it is UTC' },
  { iso: '2025-03-05T23:30:00-05:00', zone: DUBLIN, day: '6 March 2025', why: 'with another offset' },
  { iso: '2025-03-05T23:30:00Z', zone: 'Nowhere/None', day: '5 March 2025', why: 'an unknown zone is UTC' },
  { iso: '2025-03-05T23:30:00Z', zone: 'constructor', day: '5 March 2025', why: 'a hostile zone is UTC' },
])('$iso in $zone is $day: $why', ({ iso, zone, day }) => {
  expect(formatLongDate(iso, zone)).toBe(day)
})

test.each(['', 'yesterday', '2025-13-40', '2025-03-05T99:00:00Z'])(
  '"%s" is no date and shows nothing',
  (iso) => {
    expect(formatLongDate(iso, DUBLIN)).toBe('')
    expect(formatFullDateTime(iso, DUBLIN)).toBe('')
  },
)

test('a date never throws and never shows NaN', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (iso, zone) => {
      expect(formatDateTime(iso, zone)).not.toContain('NaN')
    }),
  )
})

test('a day, a time and a date by themselves, where the club is', () => {
  const lateEvening = '2026-07-04T23:30:00Z'
  expect(formatWeekday(lateEvening, DUBLIN)).toBe('Sunday 5 July 2026')
  expect(formatDay(lateEvening, DUBLIN)).toBe('Sunday 5 July')
  expect(formatTime(lateEvening, DUBLIN)).toBe('00:30')
  expect(dayOf(lateEvening, DUBLIN)).toBe('2026-07-05')
  expect(dayOf('nonsense', DUBLIN)).toBe('')
})
