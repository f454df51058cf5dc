import { expect, test } from 'vitest'
import { daysAround } from './days.ts'

// A Monday.
const days = daysAround(new Date('2026-09-14T08:30:00.000Z'), 0)

test.each([
  { said: days.next('Tuesday'), as: 'Tuesday 15 September' },
  { said: days.next('Monday'), as: 'Monday 21 September' },
  { said: days.next('Sunday', 2), as: 'Sunday 27 September' },
  { said: days.last('Sunday'), as: 'Sunday 13 September' },
  { said: days.last('Monday'), as: 'Monday 7 September' },
  { said: days.last('Saturday', 2), as: 'Saturday 5 September' },
  { said: days.date(20), as: '4 October 2026' },
  { said: days.season(), as: '2026/27' },
])('counted from the day of publication: $as', ({ said, as }) => {
  expect(said).toBe(as)
})

test('a text of three days ago counts from three days ago', () => {
  const earlier = daysAround(new Date('2026-09-14T23:59:00.000Z'), 3)
  expect(earlier.published).toEqual(new Date('2026-09-11T10:00:00.000Z'))
  expect(earlier.next('Saturday')).toBe('Saturday 12 September')
})

test('spring belongs to the season that began last summer', () => {
  expect(daysAround(new Date('2027-03-01T12:00:00.000Z'), 0).season()).toBe('2026/27')
  expect(daysAround(new Date('2099-08-01T12:00:00.000Z'), 0).season()).toBe('2099/00')
})
