import type { Payout } from '@clubhouse/contract/money/office/payouts'
import { PAYOUT_STATES, type PayoutState } from '@clubhouse/contract/money/office/bank-limits'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { ListReply, OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { moneyIn } from '../bank-list.tsx'
import { PAYOUT_WORDS, PAYOUTS } from './messages.ts'

const LOOKS: Readonly<Record<PayoutState, { tone: Tone; icon?: IconName }>> = {
  'on-its-way': { tone: 'info', icon: 'clock' },
  paid: { tone: 'neutral', icon: 'send' },
  failed: { tone: 'danger' },
}

export const PayoutBadge = ({ payout: { status, is_in_bank: isInBank } }: { payout: Payout }) =>
  isInBank ? (
    <Badge tone="success">{PAYOUTS.inBank}</Badge>
  ) : (
    <Badge {...LOOKS[status]}>{PAYOUT_WORDS[status]}</Badge>
  )

type Summed = ListReply<Payout> & { sums?: { fees: number; net: number } }

export const PAYOUTS_LIST: OfficeListPage<Payout> = {
  key: 'payouts',
  path: '/money/payouts',
  title: PAYOUTS.title,
  lead: PAYOUTS.lead,
  search: PAYOUTS.search,
  none: { icon: 'card', words: PAYOUTS.none },
  create: { label: PAYOUTS.fetch, icon: 'renew', intent: 'fetch' },
  id: ({ payout_id: id }) => id,
  name: ({ arrives_on: day }) => displayDate(day),
  rowPath: ({ payout_id: id }) => `/money/payouts/${id}`,
  columns: [
    {
      key: 'created_at',
      header: PAYOUTS.arrives,
      isSortable: true,
      cell: ({ arrives_on: day }) => <time dateTime={day}>{displayDate(day)}</time>,
    },
    {
      key: 'gross',
      header: PAYOUTS.gross,
      align: 'end',
      place: 'middle',
      isNamed: true,
      cell: ({ gross, currency }) => moneyIn(currency)(gross),
    },
    {
      key: 'refunded',
      header: PAYOUTS.refunded,
      align: 'end',
      isSpare: true,
      cell: ({ refunded, currency }) => (refunded === 0 ? '' : moneyIn(currency)(refunded)),
    },
    {
      key: 'fees',
      header: PAYOUTS.fees,
      align: 'end',
      place: 'foot',
      isNamed: true,
      cell: ({ fees, currency }) => moneyIn(currency)(fees),
    },
    {
      key: 'status',
      header: PAYOUTS.status,
      place: 'middle-end',
      cell: (payout) => <PayoutBadge payout={payout} />,
    },
    {
      key: 'net',
      header: PAYOUTS.net,
      isSortable: true,
      align: 'end',
      place: 'top-end',
      cell: ({ net, currency }) => moneyIn(currency)(net),
    },
  ],
  views: [
    { name: 'all', title: PAYOUTS.views.all },
    { name: 'waiting', title: PAYOUTS.views.waiting, query: { in_bank: 'false' } },
    { name: 'arrived', title: PAYOUTS.views.arrived, query: { in_bank: 'true' } },
  ],
  filters: [
    {
      name: 'status',
      label: PAYOUTS.filters.status,
      kind: PAYOUT_STATES.map((value) => ({ value, label: PAYOUT_WORDS[value] })),
    },
  ],
  totals: (list: Summed) => {
    const money = moneyIn(list.items[0]?.currency ?? 'EUR')
    const { fees = 0, net = 0 } = list.sums ?? {}
    return [
      { label: PAYOUTS.fees, value: money(fees) },
      { label: PAYOUTS.net, value: money(net) },
    ]
  },
}
