import { expect, test } from 'vitest'
import {
  addYears,
  ageOn,
  dayAfter,
  displayDate,
  fromWireDate,
  isPlainDate,
  parseBirthday,
  parseDate,
  toWireDate,
} from './plain-date.ts'

test.each([
  ['5/3/2014', '2014-03-05'],
  ['05/03/2014', '2014-03-05'],
  ['05-03-2014', '2014-03-05'],
  ['5.3.2014', '2014-03-05'],
  ['5 3 2014', '2014-03-05'],
  ['5 Mar 2014', '2014-03-05'],
  ['5 march 2014', '2014-03-05'],
  ['5th March, 2014', '2014-03-05'],
  ['1 Sept. 2013', '2013-09-01'],
  ['27032014', '2014-03-27'],
  ['2014-03-05', '2014-03-05'],
  ['2014/3/5', '2014-03-05'],
  [' 27/03/2014 ', '2014-03-27'],
  ['29/02/2024', '2024-02-29'],
  ['31/12/1999', '1999-12-31'],
])('"%s" is read as %s', (typed, iso) => {
  const date = parseDate(typed)
  expect(date.ok && date.iso).toBe(iso)
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['5/3/14', 'short-year'],
  ['5 Mar 14', 'short-year'],
  ['27/03/201', 'short-year'],
  ['29/02/2023', 'no-such-day'],
  ['31/04/2014', 'no-such-day'],
  ['27/13/2014', 'no-such-day'],
  ['0/3/2014', 'no-such-day'],
  ['5/3/0014', 'no-such-day'],
  ['2014-02-30', 'no-such-day'],
  ['2014-03', 'unreadable'],
  ['5 Foo 2014', 'unreadable'],
  ['5/3/20140', 'unreadable'],
  ['tomorrow', 'unreadable'],
])('"%s" is refused: %s', (typed, reason) => {
  expect(parseDate(typed)).toEqual({ ok: false, reason })
})

test.each([
  ['3/4/16', '2016-04-03'],
  ['5 Mar 14', '2014-03-05'],
  ['19/11/26', '2026-11-19'],
  ['19/11/08', 'short-year'],
  ['20/11/08', '2008-11-20'],
  // Not born yet, so born a hundred years ago.
  ['20/11/26', 'short-year'],
  ['5/3/85', 'short-year'],
  ['5/3/014', 'short-year'],
  ['31/2/14', 'short-year'],
  ['3/4/1926', '1926-04-03'],
  ['tomorrow', 'unreadable'],
])('of a birthday on 19 November 2026, "%s" is %s', (typed, expected) => {
  const date = parseBirthday(typed, '2026-11-19')
  expect(date.ok ? date.iso : date.reason).toBe(expected)
})

test('what was read is written out day first', () => {
  expect(parseDate('5 Mar 2014')).toMatchObject({ display: '05/03/2014' })
})

test.each([
  ['2014-03-27', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2014-13-01', false],
  ['2014-00-10', false],
  ['2014-3-7', false],
  ['0999-01-01', false],
  ['27/03/2014', false],
  ['', false],
])('"%s" is a plain date: %s', (text, expected) => {
  expect(isPlainDate(text)).toBe(expected)
})

test.each([
  ['2014-03-27T00:00:00.000Z', '2014-03-27'],
  ['2014-03-27T00:00:00Z', '2014-03-27'],
  ['2014-03-27', '2014-03-27'],
  ['2014-03-27T23:00:00.000Z', null],
  ['2014-03-27T00:00:00.000+01:00', null],
  ['2023-02-29T00:00:00.000Z', null],
  ['27/03/2014', null],
])('FORM-25 "%s" on the wire is the day %s', (sent, day) => {
  expect(fromWireDate(sent)).toBe(day)
})

test('FORM-25 a day is sent as midnight UTC and shown day first', () => {
  expect([toWireDate('2014-03-27'), displayDate('2014-03-27'), displayDate('soon')]).toEqual([
    '2014-03-27T00:00:00.000Z',
    '27/03/2014',
    '',
  ])
})

test.each([
  ['2026-11-15', -18, 'day-before', '2008-11-15'],
  ['2028-02-29', -18, 'day-before', '2010-02-28'],
  ['2028-02-29', -18, 'day-after', '2010-03-01'],
  ['2028-02-29', -4, 'day-before', '2024-02-29'],
  ['2026-03-28', 1, 'day-after', '2027-03-28'],
] as const)('%s and %i years, a missing day being the %s → %s', (day, years, missing, expected) => {
  expect(addYears(day, years, missing)).toBe(expected)
})

test.each([
  ['2026-11-15', '2026-11-16'],
  ['2026-12-31', '2027-01-01'],
  ['2024-02-28', '2024-02-29'],
  ['2023-02-28', '2023-03-01'],
  ['2026-10-25', '2026-10-26'],
  ['2027-03-28', '2027-03-29'],
])('the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next)
})

test.each([
  ['2008-11-15', '2026-11-14', 17],
  ['2008-11-15', '2026-11-15', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
])('born %s, on %s somebody is %i', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age)
})
