import { expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { dayAfter } from '../../time/plain-date.ts'
import { clubYear, clubYearOf, yearName } from './club-year.ts'

test.each([
  { endsIn: 12, year: 2026, first: '2026-01-01', last: '2026-12-31', name: '2026' },
  { endsIn: 10, year: 2026, first: '2025-11-01', last: '2026-10-31', name: '2025/26' },
  { endsIn: 11, year: 2026, first: '2025-12-01', last: '2026-11-30', name: '2025/26' },
  { endsIn: 2, year: 2024, first: '2023-03-01', last: '2024-02-29', name: '2023/24' },
  { endsIn: 1, year: 2000, first: '1999-02-01', last: '2000-01-31', name: '1999/00' },
])('a year that ends in month $endsIn of $year is $first to $last', ({ endsIn, year, first, last, name }) => {
  const found = clubYear(endsIn, year)
  expect(found).toEqual({ year, first, last })
  expect(yearName(found)).toBe(name)
})

test.each([
  ['2026-10-31', 10, 2026],
  ['2026-11-01', 10, 2027],
  ['2026-12-31', 12, 2026],
  ['2026-01-01', 12, 2026],
])('%s is in the year of a club that ends in month %i that ends in %i', (day, endsIn, year) => {
  expect(clubYearOf(day, endsIn).year).toBe(year)
})

test('each year begins on the day after the one before, whatever its month', () => {
  for (let at = 0; at < runs(120, 1200); at += 1) {
    const [endsIn, year] = [(at % 12) + 1, 2000 + (at % 97)]
    expect(clubYear(endsIn, year + 1).first).toBe(dayAfter(clubYear(endsIn, year).last))
    expect(clubYearOf(clubYear(endsIn, year).first, endsIn).year).toBe(year)
    expect(clubYearOf(clubYear(endsIn, year).last, endsIn).year).toBe(year)
  }
})
