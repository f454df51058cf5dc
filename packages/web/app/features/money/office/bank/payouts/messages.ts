import type { PayoutState } from '@clubhouse/contract/money/office/bank-limits'

export const PAYOUTS = {
  title: 'Payouts',
  lead: 'What the card provider sends to the club’s bank account.',
  search: 'Date or amount',
  none: 'The card provider has sent nothing yet. It pays out what was paid by card, some days later.',
  fetch: 'Refresh',
  sent: 'Sent',
  arrives: 'In the bank on',
  gross: 'Paid by card',
  refunded: 'Refunded',
  fees: 'Fees',
  other: 'Other',
  net: 'Arrives',
  status: 'Status',
  inBank: 'In the bank',
  views: { all: 'All', waiting: 'Not seen in the bank', arrived: 'In the bank' },
  filters: { status: 'Status' },
  fetched: (added: number) =>
    added === 0 ? 'Nothing new.' : added === 1 ? '1 new payout.' : `${added} new payouts.`,
} as const

export const PAYOUT_WORDS: Readonly<Record<PayoutState, string>> = {
  'on-its-way': 'On its way',
  paid: 'Sent',
  failed: 'Failed',
}

export const PAYOUT = {
  back: 'Payouts',
  title: (day: string) => `Payout of ${day}`,
  arrives: (day: string) => `In the bank on ${day}`,
  parts: 'What it’s made of',
  part: { charge: 'Paid', refund: 'Refunded', fee: 'Provider’s fee', other: 'Other' },
  order: (number: number, who: string) => `#${number} ${who}`,
  unknown: 'Not one of your orders',
  fee: (sum: string) => `fee ${sum}`,
} as const
