import { pagesOf } from '../../pages-of.ts'

export const moneyUrls = pagesOf('backoffice', 'features/money/office', {
  reports: 'reports/report.page.tsx',
  'reports/csv': 'reports/takings-csv.page.ts',
  'reports/year-end': 'reports/year-end.page.ts',
  'reports/annual': 'reports/annual.page.ts',
  'reports/tax': 'reports/tax/tax-report.page.tsx',
  'reports/tax/csv': 'reports/tax/tax-csv.page.ts',
  'money/ledger': 'reports/ledger/ledger.page.tsx',
  'money/bank': 'bank/bank.page.tsx',
  'money/bank/upload': 'bank/upload.page.tsx',
  'money/bank/:id': 'bank/line.page.tsx',
  'money/payouts/statement': 'bank/statement/statement.page.tsx',
  'money/payouts': 'bank/payouts/payouts.page.tsx',
  'money/payouts/:id': 'bank/payouts/payout.page.tsx',
  orders: 'orders/orders.page.tsx',
  'orders/new': 'orders/gate/gate.page.tsx',
  'orders/:id': 'orders/order/order.page.tsx',
  'orders/:id/receipt.pdf': 'orders/order/receipt.page.ts',
  arrears: 'orders/arrears/arrears.page.tsx',
  'arrears/:id': 'orders/arrears/person.page.tsx',
  'arrears/:id/letter/:order': 'orders/arrears/letter.page.ts',
})
