// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { TreasurerReportView } from './report-view.tsx'

const MONTH = { membership: 0, fundraising: 0, shop: 0, other: 0 }
const NOTHING: TreasurerReport = {
  currency: 'EUR',
  from: '2026-06-01',
  to: '2026-11-17',
  year_ends_in: 12,
  before: 0,
  products: [],
  accounts: [],
  draws: [],
  months: ['06', '07', '08', '09', '10', '11'].map((month) => ({ ...MONTH, day: `2026-${month}-01` })),
  due: { count: 0, amount: 0, until: '2026-12-17' },
  arrears: { people: 0, owed: 0, by_age: [] },
  renewals: { ended: 0, renewed: 0 },
  platform_rate: null,
}

function show(report: TreasurerReport): HTMLElement {
  const time = { now: '2026-11-17T10:00:00Z', timeZone: 'Europe/Dublin' }
  const Page = createRoutesStub([
    { path: '/', Component: () => <TreasurerReportView report={report} months={6} time={time} /> },
  ])
  document.body.innerHTML = renderToStaticMarkup(<Page />)
  return document.body
}

test('a club that sold nothing is told so, in every part', () => {
  const { textContent } = show(NOTHING)
  for (const words of ['Nothing sold in this time', 'Nobody is late', 'No draw in this time', 'Nobody owes'])
    expect(textContent).toContain(words)
})

test('plot, tables and figures are of the same sums', () => {
  const page = show({
    ...NOTHING,
    before: 10_000,
    months: NOTHING.months.map((month) => ({ ...month, membership: 2_000 })),
    products: [
      {
        product_id: null,
        name: 'sales:Plan',
        type: 'Plan',
        sold: 0,
        taken: 13_000,
        refunded: 1_000,
        net: 12_000,
      },
    ],
    renewals: { ended: 8, renewed: 6 },
  })
  expect(page.querySelector('dl')?.textContent).toContain('€120.00▲ +20% on the time before')
  expect(page.querySelector('dl')?.textContent).toContain('75%6 of 8')
  expect(page.querySelector('[aria-labelledby="products"] tfoot')?.textContent).toContain('€10.00€120.00')
  expect(page.querySelectorAll('[aria-labelledby="takings"] svg[role="img"] rect')).toHaveLength(12)
})

test('V23 every line is shown; growth on hardly anything is said as the sum that it was', () => {
  const products = Array.from({ length: 25 }, (_, at) => ({
    product_id: `p${at}`,
    name: `Item ${at}`,
    type: 'ShopItem',
    sold: 1,
    taken: 100,
    refunded: 0,
    net: 100,
  }))
  const months = NOTHING.months.map((month) => ({ ...month, membership: 2_000 }))
  const page = show({ ...NOTHING, products, months, before: 2_380 })
  expect(page.querySelectorAll('[aria-labelledby="products"] tbody tr')).toHaveLength(25)
  expect(page.querySelector('dl')?.textContent).toContain('€120.00€23.80 in the time before')
})

test('V34 V35 grants and bank charges stand with what was sold, and each year as a page and a file', () => {
  const account = (name: string, debit: number, credit: number) => ({
    account: name,
    opening: 0,
    debit,
    credit,
    closing: debit - credit,
  })
  const accounts = [
    account('sales:Plan', 0, 11_000),
    account('income:grants', 0, 50_000),
    account('costs:bank-charges', 1_250, 0),
    account('bank', 50_000, 1_250),
  ]
  const page = show({ ...NOTHING, accounts, year_ends_in: 10 })
  const rows = [...page.querySelectorAll('[aria-labelledby="income"] tr')].map((row) => row.textContent)
  expect(rows).toEqual([
    'Income€610.00',
    'Grants€500.00',
    'Memberships€110.00',
    'Fees and charges€12.50',
    'Bank charges€12.50',
    'What was left€597.50',
  ])
  const years = page.querySelector('[aria-labelledby="year-end"]')
  expect(years?.textContent).toContain('Your year ends in October')
  expect(
    [...(years?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Page for the AGM for 2025/26', '/reports/annual?year=2026'],
    ['File for the accountant for 2025/26', '/reports/year-end?year=2026'],
    ['Page for the AGM for 2026/27', '/reports/annual?year=2027'],
    ['File for the accountant for 2026/27', '/reports/year-end?year=2027'],
  ])
})

test('what the platform asks for is said where it asks for something', () => {
  expect(show(NOTHING).textContent).not.toContain('the platform')
  const rate = { basis_points: 150, fixed: 20, since: '2026-01-01T00:00:00Z' }
  const words = 'Since 01/01/2026 the platform charges 1.5% and €0.20 on each card payment. It’s taken off'
  expect(show({ ...NOTHING, platform_rate: rate }).textContent).toContain(words)
})
