import { expect, test } from 'vitest'
import { dayOf } from '../../format.ts'
import { laterDays } from './payment-count.ts'

const MONTHLY = { frequency: 'monthly', occurrence: 1 } as const
const WEEKLY = { frequency: 'weekly', occurrence: 1 } as const

test.each([
  ['in the middle of the month', '2026-11-16', MONTHLY, ['2026-12-16', '2027-01-16', '2027-02-16']],
  ['on 31 January', '2027-01-31', MONTHLY, ['2027-02-28', '2027-03-31', '2027-04-30']],
  ['on 31 January of a leap year', '2028-01-31', MONTHLY, ['2028-02-29', '2028-03-31', '2028-04-30']],
  ['on 30 January', '2027-01-30', MONTHLY, ['2027-02-28', '2027-03-30', '2027-04-30']],
  ['on the leap day, each year', '2028-02-29', { ...MONTHLY, occurrence: 12 }, ['2029-02-28', '2030-02-28']],
  ['back on the leap day', '2028-02-29', { ...MONTHLY, occurrence: 48 }, ['2032-02-29']],
  ['over the end of a year', '2026-12-31', MONTHLY, ['2027-01-31', '2027-02-28']],
  ['every second month', '2026-12-31', { ...MONTHLY, occurrence: 2 }, ['2027-02-28', '2027-04-30']],
  ['each week', '2026-12-28', WEEKLY, ['2027-01-04', '2027-01-11']],
  ['every second week over a leap day', '2028-02-22', { ...WEEKLY, occurrence: 2 }, ['2028-03-07']],
  ['each week over the spring change', '2027-03-21', WEEKLY, ['2027-03-28', '2027-04-04']],
  ['each week over the autumn change', '2026-10-18', WEEKLY, ['2026-10-25', '2026-11-01']],
])('what is paid first %s is due on these days', (_, first, period, days) => {
  expect(laterDays(first, period, days.length)).toEqual(days)
})

test('the first day is the club’s: near midnight, on both sides of a clock change', () => {
  const after = (instant: string) => laterDays(dayOf(instant, 'Europe/Dublin'), MONTHLY, 1)[0]
  expect(after('2027-03-28T00:30:00Z')).toBe('2027-04-28')
  expect(after('2027-03-28T23:30:00Z')).toBe('2027-04-29')
  expect(after('2026-10-24T23:30:00Z')).toBe('2026-11-25')
  expect(after('2026-10-25T23:30:00Z')).toBe('2026-11-25')
})
