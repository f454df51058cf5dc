import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byLatest, bySoonest, nearestTo, readLocalTime, readUtcTime } from './match-dates.ts'

const DUBLIN = 'Europe/Dublin'

test.each([
  ['2026-10-24T14:30:00', '2026-10-24', '2026-10-24T13:30:00.000Z', 'the day before the clocks go back'],
  ['2026-10-25T14:30:00', '2026-10-25', '2026-10-25T14:30:00.000Z', 'the day on which they do'],
  ['27/03/2027 15:00', '2027-03-27', '2027-03-27T15:00:00.000Z', 'the day before they go forward'],
  ['28/03/2027 15:00', '2027-03-28', '2027-03-28T14:00:00.000Z', 'the day on which they do'],
  ['28/03/2027 01:30', '2027-03-28', '2027-03-28T01:30:00.000Z', 'left out by the change: an hour later'],
  ['2026-10-25 01:30', '2026-10-25', '2026-10-25T00:30:00.000Z', 'comes twice: the first'],
  ['5/9/2026 9:05', '2026-09-05', '2026-09-05T08:05:00.000Z', 'without leading zeros'],
  [' 2026-11-21T10:30 ', '2026-11-21', '2026-11-21T10:30:00.000Z', 'without seconds'],
  ['2026-11-21T10:30:00.000', '2026-11-21', '2026-11-21T10:30:00.000Z', 'with fractions'],
  ['2026-07-01T10:30:00Z', '2026-07-01', '2026-07-01T10:30:00.000Z', 'says that it is UTC'],
  ['2026-07-01T23:30:00Z', '2026-07-02', '2026-07-01T23:30:00.000Z', 'the next day at the club'],
  ['2026-07-01T10:30:00+02:00', '2026-07-01', '2026-07-01T08:30:00.000Z', 'says its offset'],
  ['2026-11-21', '2026-11-21', null, 'the day alone'],
  ['21/11/2026', '2026-11-21', null, 'the day alone'],
  ['2026-11-21T00:00:00', '2026-11-21', null, 'midnight is a time not known'],
  ['2026-11-21T25:00', '2026-11-21', null, 'no such time'],
  ['31/02/2026', null, null, 'no such day'],
  ['0001-01-01T00:00:00', null, null, 'a placeholder'],
  ['TBC', null, null, 'no date'],
  ['', null, null, 'nothing'],
])('the first provider writes %s: %s, %s (%s)', (text, date, startsAt, _why) => {
  expect(readLocalTime(text, DUBLIN)).toEqual({ date, starts_at: startsAt })
})

test.each([
  ['2026-10-25T14:30:00Z', '2026-10-25', '2026-10-25T14:30:00.000Z'],
  ['2026-10-24T23:30:00', '2026-10-25', '2026-10-24T23:30:00.000Z'],
  ['2027-03-28T23:30:00.000Z', '2027-03-29', '2027-03-28T23:30:00.000Z'],
  [1_792_938_600_000, '2026-10-25', '2026-10-25T14:30:00.000Z'],
  ['2026-10-25', '2026-10-25', null],
  ['2026-02-31T10:00:00Z', null, null],
  ['9999-12-31T23:59:59Z', null, null],
  ['tomorrow', null, null],
  ['1', null, null],
])('the second provider writes %s: %s, %s', (value, date, startsAt) => {
  expect(readUtcTime(value, DUBLIN)).toEqual({ date, starts_at: startsAt })
})

test('whatever stands in the field, something readable comes out', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d/:T Z.+-]{0,30}$/))
  fc.assert(
    fc.property(anything, (text) => {
      for (const { date, starts_at: startsAt } of [readLocalTime(text, DUBLIN), readUtcTime(text, DUBLIN)]) {
        if (date !== null) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        if (startsAt !== null) expect(new Date(startsAt).toISOString()).toBe(startsAt)
      }
    }),
  )
})

const times = [
  { date: null, starts_at: null },
  { date: '2026-11-22', starts_at: '2026-11-22T10:00:00.000Z' },
  { date: '2026-11-22', starts_at: null },
  { date: '2026-11-01', starts_at: '2026-11-01T10:00:00.000Z' },
]

test('soonest or latest first, and what has no day at the end', () => {
  const [none, morning, day, earlier] = times
  expect(times.toSorted(bySoonest)).toEqual([earlier, day, morning, none])
  expect(times.toSorted(byLatest)).toEqual([morning, day, earlier, none])
})

test('of too many those nearest to now stay, those without a day last', () => {
  const [none, morning, , earlier] = times
  const now = new Date('2026-11-15T12:00:00Z')
  expect(nearestTo(now, times, 4)).toEqual(times)
  expect(nearestTo(now, times, 2)).toContainEqual(morning)
  expect(nearestTo(now, [...times, ...times], 6).map(({ date }) => date)).not.toContain(null)
  const without = times.filter((time) => time === none || time === earlier)
  expect(nearestTo(now, without, 1)).toEqual([earlier])
})
