// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TaxReport } from '@clubhouse/contract/money/office/reports'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { daysIn } from './days-in.ts'
import { TaxTable } from './tax-table.tsx'

const report = (sums: TaxReport['sums']): TaxReport => ({
  word: 'VAT',
  number: 'IE1234567T',
  currency: 'EUR',
  from: '2026-09-01',
  to: '2026-10-31',
  sums,
})

test('M29 each rate in each way of paying, and all together', () => {
  const row = { name: 'Standard', basis_points: 2300, net: 146_34, tax: 33_66, gross: 180_00 }
  const shown = showOnSite(
    <TaxTable
      report={report([
        { ...row, way: 'card' },
        { ...row, way: 'cash' },
      ])}
    />,
    aSite(),
  )
  const rows = [...shown.querySelectorAll('tr')].map(({ children }) =>
    [...children].map(({ textContent: text }) => text),
  )
  expect(rows).toEqual([
    ['Rate', 'Paid by', 'Net', 'VAT', 'Gross'],
    ['Standard, 23%', 'Card', '€146.34', '€33.66', '€180.00'],
    ['Standard, 23%', 'Cash', '€146.34', '€33.66', '€180.00'],
    ['Total', '€292.68', '€67.32', '€360.00'],
  ])
})

test('M29 where nothing was sold with a rate it says so', () => {
  expect(showOnSite(<TaxTable report={report([])} />, aSite()).textContent).toContain('You sold nothing')
})

test.each([
  ['from=01/09/2026&to=31/10/2026', { from: '2026-09-01', to: '2026-10-31' }],
  ['from=2026-09-01&to=soon', { from: '2026-09-01' }],
  ['', {}],
])('%s asks for these days', (search, days) => {
  expect(daysIn(new URLSearchParams(search))).toEqual(days)
})
