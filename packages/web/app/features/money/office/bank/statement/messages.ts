import type { LineFinding } from '@clubhouse/contract/money/office/statement-words'
import type { Statement, StatementLine } from '@clubhouse/contract/money/office/statement'

type Provider = Statement['provider']

/** The provider as a sentence has it in the middle. */
export const PROVIDERS: Readonly<Record<Provider, string>> = { sandbox: 'the sandbox', stripe: 'Stripe' }

const atStart = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

export const STATEMENT = {
  title: (provider: Provider) => `Agrees with ${PROVIDERS[provider]}?`,
  lead: (provider: Provider) =>
    `Every night at two we compare your books with ${PROVIDERS[provider]}, line by line, up to midnight.`,
  back: 'Payouts',
  agrees: (provider: Provider, when: string) => `Agrees with ${PROVIDERS[provider]} up to ${when}.`,
  recent: (lines: number, sum: string) =>
    `${lines === 1 ? '1 line' : `${lines} lines`} in the last two weeks, ${sum}.`,
  differs: (lines: number) => (lines === 1 ? '1 line differs.' : `${lines} lines differ.`),
  before: (when: string) => `Everything before ${when} agrees.`,
  never: (provider: Provider) => `Not compared with ${PROVIDERS[provider]} yet. We do that tonight.`,
  checking: (provider: Provider) => `Comparing with ${PROVIDERS[provider]}. It takes a few minutes.`,
  late: (provider: Provider) => `Not compared with ${PROVIDERS[provider]} for two days. Please let us know.`,
  failed: (provider: Provider) =>
    `We couldn’t reach ${PROVIDERS[provider]} last night. We’ll try again tonight. You don’t need to do anything.`,
  seeLines: 'See what differs',
  howWeCheck: 'How we check',
  linesTitle: (lines: number) => (lines === 1 ? '1 line differs' : `${lines} lines differ`),
  provider: (provider: Provider) => atStart(PROVIDERS[provider]),
  books: 'Your books',
  nothing: 'nothing',
  order: (number: number, who: string) => `Order #${number}${who === '' ? '' : `, ${who}`}`,
  noOrder: 'No order',
  reference: (name: string) => `Reference ${name}`,
  daysTitle: 'The last two weeks',
  day: { agrees: 'agrees', differs: 'differs', failed: 'not compared', checking: 'being compared' },
  howWords: [
    'We ask the card provider for everything that moved: payments, refunds, disputes, fees and transfers.',
    'What your books already have agrees. What they don’t have, we look up and book: a refund made on the provider’s own pages, for example.',
    'What we can’t explain stays here until it agrees. We’re told about it too.',
  ],
} as const

export const WHAT_MOVED: Readonly<Record<StatementLine['kind'], string>> = {
  charge: 'Paid by card',
  refund: 'Refunded',
  'refund-failed': 'A refund that came back',
  dispute: 'Taken back by a bank',
  'dispute-returned': 'Returned by a bank',
  transfer: 'Sent to your account',
  reversal: 'Taken from your account',
  fee: 'Fee',
  'fee-returned': 'Fee refunded',
  other: 'Something else',
}

/** What it means, and what to do about it. */
export const FINDINGS: Readonly<Record<LineFinding, { means: string; toDo: string }>> = {
  'order-gone': {
    means: 'Someone paid your club, but we have no order for it.',
    toDo: 'Ask us to look for it. If nobody knows what it was for, refund it on the provider’s pages and this line will go.',
  },
  'paid-twice': {
    means: 'This was paid a second time.',
    toDo: 'Refund one of the two on the provider’s pages and this line will go.',
  },
  'other-sum': {
    means: 'The two amounts don’t match.',
    toDo: 'Tell us, with the reference below. We’ll put your books right.',
  },
  'not-applied': {
    means: 'We know the payment, but haven’t been able to book this.',
    toDo: 'We try again every night. If it’s still here tomorrow, tell us.',
  },
  moved: {
    means: 'Money moved between your account and ours, and we didn’t move it.',
    toDo: 'What you’re owed hasn’t changed. Tell us and we’ll find out who did.',
  },
  missing: {
    means: 'It’s in your books, but the provider doesn’t have it.',
    toDo: 'Please ask us before you hand out or refund anything for it.',
  },
  unknown: {
    means: 'We don’t know what this is.',
    toDo: 'Tell us, with the reference below.',
  },
}
