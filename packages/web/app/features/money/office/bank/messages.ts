import type { AsideAccount, BankLineState, BankReason } from '@clubhouse/contract/money/office/bank-limits'
import { formatNumber } from '@clubhouse/domain/format'
import { ASIDE_WORDS } from '@clubhouse/domain/money/bank/aside-account'

const lines = (count: number) => (count === 1 ? '1 line' : `${formatNumber(count)} lines`)

export const BANK = {
  title: 'Bank',
  lead: 'What came into the club’s account, and what it was for.',
  search: 'Text, name, order',
  none: 'No statement yet. Export one from your bank as CSV, and we’ll match it to what people owe.',
  upload: 'Upload a statement',
  text: 'What the bank wrote',
  day: 'Date',
  pays: 'Pays',
  status: 'Status',
  amount: 'Amount',
  order: (number: number, who: string) => `#${number} ${who}`,
  payout: 'Payout of the card provider',
  isKnown: 'already written down by hand',
  by: (who: string) => `by ${who}`,
  cameIn: 'Came in',
  wentOut: 'Went out',
  views: { open: 'To decide', recorded: 'Matched', aside: 'Set aside', all: 'All' },
  noneIn: {
    open: 'Every line is decided. Well done.',
    recorded: 'No line is recorded yet.',
    aside: 'Nothing is set aside.',
  } as Readonly<Record<string, string>>,
  filters: { state: 'Status', way: 'Direction', from: 'From', to: 'Until' },
  ways: { in: 'Came in', out: 'Went out' },
  confirm: 'Confirm',
  decide: 'Decide',
  aside: 'Set aside',
  undo: 'Take back',
  wasConfirmed: (what: string) => `${what} recorded.`,
  wasSetAside: (what: string) => `${what} set aside.`,
  certain: (count: number) =>
    count === 1
      ? '1 line is certain: it just needs confirming.'
      : `${lines(count)} are certain: they just need confirming.`,
  confirmAll: (count: number) => (count === 1 ? 'Confirm it' : `Confirm all ${formatNumber(count)}`),
  receipts: 'Everyone gets their receipt by mail.',
  confirmed: (count: number) => `${lines(count)} recorded. The receipts are on their way.`,
  left: (count: number) => `${lines(count)} left to look at.`,
  uploaded: (added: number, known: number) =>
    [
      added === 0 ? 'No new lines.' : `${lines(added)} added.`,
      ...(known > 0
        ? [`${lines(known)} ${known === 1 ? 'was' : 'were'} here already and stayed as decided.`]
        : []),
    ].join(' '),
} as const

export const STATES: Readonly<Record<BankLineState, string>> = {
  matched: 'Certain',
  proposed: 'Perhaps',
  unmatched: 'Unknown',
  recorded: 'Recorded',
  aside: 'Set aside',
}

export const REASONS: Readonly<Record<BankReason, string>> = {
  number: 'by the order number',
  name: 'by name and amount',
  amount: 'by the amount alone',
  payout: 'by amount and date',
  chosen: 'chosen by hand',
}

export const UPLOAD = {
  title: 'Upload a statement',
  lead: 'Export it from your bank as CSV. Nothing is recorded until you confirm it.',
  file: 'CSV file',
  hint: 'Up to 5,000 lines and 2 MB, with headings in the first line.',
  send: 'Upload',
  noFile: 'Choose a CSV file first.',
  failed: 'We couldn’t read the file. Please try again.',
  holds: 'What we look for',
  columns: 'Date, description (or reference) and amount; debit and credit in two columns are fine, too.',
  number: 'A line that names an order number, or who pays, with exactly what is owed is certain.',
  again: 'The same line twice counts once: statements may overlap.',
  out: 'Money out is set aside automatically.',
} as const

export const LINE = {
  back: 'Bank',
  cameOn: (day: string) => `Came in on ${day}`,
  wentOn: (day: string) => `Went out on ${day}`,
  decided: (who: string | null, when: string) => `Decided${who ? ` by ${who}` : ''}, ${when}`,
  thought: { matched: 'This pays', proposed: 'Perhaps this pays', recorded: 'Recorded for' },
  confirm: 'Confirm',
  confirmHint: 'It’s recorded as a bank transfer, with a receipt by mail.',
  knownHint: 'Someone recorded this transfer by hand before. No money is recorded again.',
  payoutHint: 'In the books it moves from the card provider to the bank.',
  openOrder: 'See the order',
  openPayout: 'See the payout',
  another: 'Another order',
  choose: 'Which order does it pay?',
  search: 'Name, email, order number',
  find: 'Search',
  fitting: 'Orders that owe exactly this',
  found: 'What we found',
  noneFits: 'No order owes exactly this. Search by name or number.',
  noneFound: 'Nothing is owed there. Try another name or number.',
  owes: (sums: string) => `Owes ${sums}`,
  differs: 'Amounts differ',
  record: 'Record',
  recordFor: (number: number) => `for order ${number}`,
  aside: 'Set it aside',
  asideLead: 'For what isn’t an order: a grant, a sponsor, a bank charge, your own float.',
  account: 'What is it?',
  accountNeeded: 'Choose what it is.',
  leftOut: 'Leave it out of the books',
  leftOutHint: 'Your own money that only moved, such as a float, or cash you’ve already recorded.',
  whatItWas: 'Put it in the books',
  whatItWasLead:
    'It’s set aside and in no report. Say what it was, and your report and year-end accounts have it.',
  intoBooks: 'Put it in the books',
  why: 'Why?',
  whyNeeded: 'Say in a few words what it is.',
  asideConfirm: 'Set aside',
  reason: (reason: string, account: AsideAccount | null) =>
    account ? `${ASIDE_WORDS[account]}: ${reason}` : `Set aside: ${reason}`,
  undo: 'Take it back',
  undoRecorded:
    'The payment no longer counts, and the money is owed again. A counter-entry goes into the books.',
  undoBooked: 'A counter-entry goes into the books, and you can decide again.',
  undoAside: 'It goes back to those you still have to decide.',
  notDone: 'That didn’t work. Please try again.',
} as const
