import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const moneyUrls: RouteConfigEntry[] = [
  route('reports', 'features/money/office/reports/report.page.tsx', { id: 'backoffice/reports' }),
  route('reports/csv', 'features/money/office/reports/takings-csv.page.ts', { id: 'backoffice/reports/csv' }),
  route('reports/year-end', 'features/money/office/reports/year-end.page.ts', {
    id: 'backoffice/reports/year-end',
  }),
  route('reports/annual', 'features/money/office/reports/annual.page.ts', {
    id: 'backoffice/reports/annual',
  }),
  route('reports/tax', 'features/money/office/reports/tax/tax-report.page.tsx', {
    id: 'backoffice/reports/tax',
  }),
  route('reports/tax/csv', 'features/money/office/reports/tax/tax-csv.page.ts', {
    id: 'backoffice/reports/tax/csv',
  }),
  route('money/ledger', 'features/money/office/reports/ledger/ledger.page.tsx', { id: 'backoffice/ledger' }),
  route('money/bank', 'features/money/office/bank/bank.page.tsx', { id: 'backoffice/bank' }),
  route('money/bank/upload', 'features/money/office/bank/upload.page.tsx', { id: 'backoffice/bank/upload' }),
  route('money/bank/:id', 'features/money/office/bank/line.page.tsx', { id: 'backoffice/bank/line' }),
  route('money/payouts/statement', 'features/money/office/bank/statement/statement.page.tsx', {
    id: 'backoffice/statement',
  }),
  route('money/payouts', 'features/money/office/bank/payouts/payouts.page.tsx', { id: 'backoffice/payouts' }),
  route('money/payouts/:id', 'features/money/office/bank/payouts/payout.page.tsx', {
    id: 'backoffice/payouts/one',
  }),
  route('orders', 'features/money/office/orders/orders.page.tsx', { id: 'backoffice/orders' }),
  route('orders/new', 'features/money/office/orders/gate/gate.page.tsx', { id: 'backoffice/orders/new' }),
  route('orders/:id', 'features/money/office/orders/order/order.page.tsx', { id: 'backoffice/orders/one' }),
  route('orders/:id/receipt.pdf', 'features/money/office/orders/order/receipt.page.ts', {
    id: 'backoffice/orders/receipt',
  }),
  route('arrears', 'features/money/office/orders/arrears/arrears.page.tsx', { id: 'backoffice/arrears' }),
  route('arrears/:id', 'features/money/office/orders/arrears/person.page.tsx', {
    id: 'backoffice/arrears/one',
  }),
  route('arrears/:id/letter/:order', 'features/money/office/orders/arrears/letter.page.ts', {
    id: 'backoffice/arrears/letter',
  }),
]
