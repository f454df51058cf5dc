import { Link } from 'react-router'
import type { MadePayment, MemberPayments } from '@clubhouse/contract/money/member-orders'
import { formatShortDate } from '@clubhouse/domain/format'
import { MONEY } from '#parts/money/payments/messages.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { cardInWords, money } from '#parts/money/payments/words.ts'
import { Badge } from '#ui/badge/badge.tsx'
import type { Column } from '#ui/table/column.ts'
import { ServerTable } from '#ui/table/server-table.tsx'
import { PAYMENTS } from './messages.ts'
import styles from './payments.module.css'

const { columns: HEAD } = PAYMENTS

const COLUMNS: Column<MadePayment>[] = [
  {
    key: 'lines',
    header: HEAD.what,
    cell: (made) => <Link to={`/orders/${made.order_id}`}>{whatFor(made)}</Link>,
  },
  {
    key: 'at',
    header: HEAD.date,
    place: 'middle',
    cell: ({ at, club }) => formatShortDate(at, club.time_zone),
  },
  { key: 'order_seq', header: HEAD.order, place: 'foot', cell: ({ order_seq: seq }) => `#${seq}` },
  {
    key: 'card',
    header: HEAD.card,
    place: 'foot-end',
    cell: ({ card }) => (card ? cardInWords(card) : '–'),
  },
  { key: 'status', header: HEAD.status, place: 'middle-end', cell: (made) => <Status made={made} /> },
  {
    key: 'amount',
    header: HEAD.amount,
    place: 'top-end',
    align: 'end',
    cell: ({ amount, currency }) => money(amount, currency),
  },
]

export function PaidTable({ made }: { made: Pick<MemberPayments, 'items' | 'total'> }) {
  return (
    <Section isMain title={PAYMENTS.made}>
      <ServerTable
        caption={PAYMENTS.caption}
        isCaptionHidden
        compact="lines"
        columns={COLUMNS}
        rows={made.items}
        rowKey={({ payment_id: id }) => id}
        total={made.total}
        empty={<p className={styles.quiet}>{PAYMENTS.nothingPaid}</p>}
      />
    </Section>
  )
}

/** "Colm, Senior player: 3 of 6" of one thing; of several their names. */
function whatFor({ lines }: MadePayment): string {
  const named = lines.map(({ name, person }) => (person ? `${person}, ${name}` : name))
  const [only] = lines
  if (only && lines.length === 1) {
    const what = named[0] ?? ''
    return only.number === null ? what : PAYMENTS.numberOf(what, only.number, only.of)
  }
  return MONEY.andList([...new Set(lines.map(({ name, person }) => person ?? name))])
}

function Status({ made: { status, refunded, currency } }: { made: MadePayment }) {
  if (status === 'failed') return <Badge tone="warning">{PAYMENTS.states.failed}</Badge>
  if (status === 'refunded') return <Badge>{PAYMENTS.states.refunded}</Badge>
  return (
    <>
      <Badge tone="success">{PAYMENTS.states.paid}</Badge>
      {refunded > 0 && <small> {PAYMENTS.inPart(money(refunded, currency))}</small>}
    </>
  )
}
