import { expect, test } from 'vitest'
import { parseDate } from './plain-date.ts'

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
  ['2014-03-05', 'unreadable'],
  ['5 Foo 2014', 'unreadable'],
  ['5/3/20140', 'unreadable'],
  ['tomorrow', 'unreadable'],
])('"%s" is refused: %s', (typed, reason) => {
  expect(parseDate(typed)).toEqual({ ok: false, reason })
})

test('what was read is written out day first', () => {
  expect(parseDate('5 Mar 2014')).toMatchObject({ display: '05/03/2014' })
})
