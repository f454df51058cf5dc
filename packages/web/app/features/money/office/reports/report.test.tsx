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

test('what the platform asks for is said where it asks for something', () => {
  expect(show(NOTHING).textContent).not.toContain('the platform')
  const rate = { basis_points: 150, fixed: 20, since: '2026-01-01T00:00:00Z' }
  const words = 'Since 01/01/2026 the platform charges 1.5% and €0.20 on each card payment. It’s taken off'
  expect(show({ ...NOTHING, platform_rate: rate }).textContent).toContain(words)
})
