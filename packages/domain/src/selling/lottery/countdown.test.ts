import { expect, test } from 'vitest'
import { timeInWords, timeLeft } from './countdown.ts'

const CUT_OFF = '2026-08-06T20:00:00Z'
const words = (now: string) => {
  const left = timeLeft(CUT_OFF, Date.parse(now))
  return left && timeInWords(left)
}

test.each([
  { now: '2026-08-01T09:24:00Z', says: '5 days, 10 hours and 36 minutes' },
  { now: '2026-08-05T18:59:00Z', says: '1 day, 1 hour and 1 minute' },
  { now: '2026-08-06T19:59:59Z', says: '0 hours, 0 minutes and 1 second' },
  { now: '2026-08-06T20:00:00Z', says: null },
  { now: '2026-08-06T20:00:01Z', says: null },
])('$now: $says', ({ now, says }) => {
  expect(words(now)).toBe(says)
})

test('the hours of a clock change are counted as they are', () => {
  expect(timeLeft('2026-10-25T21:00:00+00:00', Date.parse('2026-10-24T21:00:00+01:00'))).toEqual({
    days: 1,
    hours: 1,
    minutes: 0,
    seconds: 0,
  })
})
