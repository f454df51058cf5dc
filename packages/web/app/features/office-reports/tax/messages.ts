export const TAX_REPORT = {
  path: '/reports/tax',
  title: (word: string) => `${word} for a period`,
  lead: (from: string, to: string) =>
    `${from} to ${to}. What was paid in this time, less refunds.`,
  number: (word: string, number: string) => `${word} number: ${number}`,
  from: 'First day',
  to: 'Last day',
  show: 'Show',
  csv: 'CSV',
  rate: 'Rate',
  way: 'Paid by',
  ways: { card: 'Card', cash: 'Cash', transfer: 'Transfer' },
  net: 'Net',
  gross: 'Gross',
  total: 'Total',
  none: 'You sold nothing with a rate in this time.',
  back: 'Treasurer’s report',
} as const
