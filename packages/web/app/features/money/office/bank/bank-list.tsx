import type { Currency } from '@clubhouse/contract/site/club'
import type { OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import { BANK_LINE_STATES, type BankLineState } from '@clubhouse/contract/money/office/bank-limits'
import { ASIDE_WORDS } from '@clubhouse/domain/money/bank/aside-account'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { Sub } from '#parts/office/list/cells.tsx'
import type { ListReply, OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { BANK, REASONS, STATES } from './messages.ts'

const LOOKS: Readonly<Record<BankLineState, { tone: Tone; icon?: IconName }>> = {
  matched: { tone: 'info', icon: 'check' },
  proposed: { tone: 'warning', icon: 'help' },
  unmatched: { tone: 'warning', icon: 'search' },
  recorded: { tone: 'success' },
  aside: { tone: 'neutral', icon: 'box' },
}

export const StateBadge = ({ state }: { state: BankLineState }) => (
  <Badge {...LOOKS[state]}>{STATES[state]}</Badge>
)

export const moneyIn = (currency: string) => (amount: number) =>
  formatMoney(cents(amount), currency as Currency)

function Pays({ row: { pays, why, reason, account } }: { row: OfficeBankLine }) {
  if (reason !== null)
    return (
      <>
        {reason}
        {account && <Sub>{ASIDE_WORDS[account]}</Sub>}
      </>
    )
  if (!pays) return ''
  return (
    <>
      {pays.order_seq === null ? BANK.payout : BANK.order(pays.order_seq, pays.buyer)}
      <Sub>{pays.is_known ? BANK.isKnown : why && REASONS[why]}</Sub>
    </>
  )
}

/** What whoever confirms a line agrees to. */
export const paysIdOf = (pays: OfficeBankLine['pays']): string => pays?.order_id ?? pays?.payout_id ?? ''

type Summed = ListReply<OfficeBankLine> & { sums?: { came_in: number; went_out: number } }

const isOpen = ({ state }: OfficeBankLine): boolean => state !== 'recorded' && state !== 'aside'
const pathOf = ({ line_id: id }: OfficeBankLine): string => `/money/bank/${id}`

/** The lines of the club's statements: what is to be decided stands first. */
export const BANK_LIST: OfficeListPage<OfficeBankLine> = {
  key: 'bank',
  path: '/money/bank',
  title: BANK.title,
  lead: BANK.lead,
  search: BANK.search,
  none: { icon: 'table', words: BANK.none },
  noneIn: (view) => BANK.noneIn[view] ?? '',
  create: { label: BANK.upload, to: '/money/bank/upload' },
  id: ({ line_id: id }) => id,
  name: ({ text, day }) => text || displayDate(day),
  rowPath: pathOf,
  shown: ({ pays }) => paysIdOf(pays),
  columns: [
    { key: 'text', header: BANK.text, isSortable: true, width: 4, cell: ({ text }) => text },
    {
      key: 'day',
      header: BANK.day,
      isSortable: true,
      place: 'foot',
      cell: ({ day }) => <time dateTime={day}>{displayDate(day)}</time>,
    },
    { key: 'pays', header: BANK.pays, width: 4, place: 'middle', cell: (row) => <Pays row={row} /> },
    {
      key: 'state',
      header: BANK.status,
      place: 'middle-end',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'amount',
      header: BANK.amount,
      isSortable: true,
      align: 'end',
      place: 'top-end',
      cell: ({ amount, currency }) => moneyIn(currency)(amount),
    },
  ],
  views: [
    { name: 'open', title: BANK.views.open, query: { open: 'true' }, isUrgent: true },
    { name: 'recorded', title: BANK.views.recorded, query: { state: 'recorded' } },
    { name: 'aside', title: BANK.views.aside, query: { state: 'aside' } },
    { name: 'all', title: BANK.views.all },
  ],
  filters: [
    {
      name: 'state',
      label: BANK.filters.state,
      kind: BANK_LINE_STATES.map((value) => ({ value, label: STATES[value] })),
    },
    {
      name: 'way',
      label: BANK.filters.way,
      kind: (['in', 'out'] as const).map((value) => ({ value, label: BANK.ways[value] })),
    },
    { name: 'from', label: BANK.filters.from, kind: 'day' },
    { name: 'to', label: BANK.filters.to, kind: 'day' },
  ],
  actions: [
    {
      intent: 'confirm',
      label: BANK.confirm,
      icon: 'check',
      isBulk: true,
      when: ({ state }) => state === 'matched' || state === 'proposed',
      undo: { intent: 'undo', said: BANK.wasConfirmed },
    },
    { intent: 'decide', label: BANK.decide, icon: 'search', to: pathOf, when: isOpen },
    {
      intent: 'aside',
      label: BANK.aside,
      icon: 'box',
      when: isOpen,
      to: (row) => `${pathOf(row)}#aside`,
      undo: { intent: 'undo', said: BANK.wasSetAside },
    },
    { intent: 'undo', label: BANK.undo, icon: 'undo', when: (row) => !isOpen(row) },
  ],
  totals: (list: Summed) => {
    const money = moneyIn(list.items[0]?.currency ?? 'EUR')
    const { came_in: cameIn = 0, went_out: wentOut = 0 } = list.sums ?? {}
    return [
      { label: BANK.cameIn, value: money(cameIn) },
      ...(wentOut > 0 ? [{ label: BANK.wentOut, value: money(wentOut) }] : []),
    ]
  },
  hasCsv: true,
}
