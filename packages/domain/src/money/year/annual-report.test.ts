import { expect, test } from 'vitest'
import { annualReport } from './annual-report.ts'
import { clubYear } from './club-year.ts'

const account = (name: string, debit: number, credit: number) => ({
  account: name,
  opening: 0,
  debit,
  credit,
  closing: 0,
})
const told = (accounts: ReturnType<typeof account>[], adults: number, owed = 0) => ({
  report: { currency: 'EUR' as const, accounts, arrears: { people: owed > 0 ? 2 : 0, owed, by_age: [] } },
  members: { adults, juveniles: 40 },
})
const [year, before] = [clubYear(10, 2026), clubYear(10, 2025)]
const NOW = told(
  [account('sales:Plan', 0, 1_000_00), account('income:grants', 0, 500_00), account('fees', 15_00, 0)],
  60,
  80_00,
)
const LAST = {
  ...told([account('sales:Plan', 0, 900_00), account('sales:Lotto', 0, 20_00)], 55),
  year: before,
}

test('V35 a year is told by kind beside the year before, with fees, members and what is owed', () => {
  const page = annualReport(year, '2026-11-19', NOW, LAST)
  expect([page.title, page.span, page.now, page.before]).toEqual([
    'Accounts for 2025/26',
    '01/11/2025 to 31/10/2026',
    '2025/26',
    '2024/25',
  ])
  expect(
    page.sections.map(({ rows, sum }) => [...rows, sum].map((row) => row && Object.values(row))),
  ).toEqual([
    [
      ['Memberships', '€1,000.00', '€900.00'],
      ['Grants', '€500.00', '€0.00'],
      ['Lotto', '€0.00', '€20.00'],
      ['Total income', '€1,500.00', '€920.00'],
    ],
    [
      ['Fees', '€15.00', '€0.00'],
      ['Total fees and charges', '€15.00', '€0.00'],
    ],
    [['Income less fees and charges', '€1,485.00', '€920.00']],
    [
      ['Adults', '60', '55'],
      ['Juveniles', '40', '40'],
      ['Total members', '100', '95'],
    ],
  ])
  expect(page.notes[0]).toBe('Owed to the club on 19/11/2026: €80.00, by 2 people.')
  expect(page.notes.join()).not.toContain('tax')
})

test('V35 a year that isn’t over is told so far; the tax in sales is said where there is any', () => {
  const taxed = told([account('sales:ShopItem', 0, 100_00), account('tax:ShopItem', 0, 23_00)], 60)
  const page = annualReport(clubYear(12, 2026), '2026-11-19', taxed, { ...LAST, year: clubYear(12, 2025) })
  expect([page.title, page.span]).toEqual(['Accounts for 2026, so far', '01/01/2026 to 19/11/2026'])
  expect(page.sections[3]?.title).toBe('Members on 19/11/2026, and on 31/12/2025')
  expect(page.notes[0]).toBe('Owed to the club on 19/11/2026: €0.00.')
  expect(page.notes[1]).toContain('€23.00 this year')
})
