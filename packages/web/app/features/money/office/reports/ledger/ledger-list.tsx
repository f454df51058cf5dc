import { Link } from 'react-router'
import type { LedgerEntry } from '@clubhouse/contract/money/office/ledger-entries'
import { formatMoney } from '@clubhouse/domain/format'
import { accountWords, kindWords } from '@clubhouse/domain/money/ledger-words'
import { cents } from '@clubhouse/domain/money/money'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { LEDGER } from '../messages.ts'

const ACCOUNTS = [
  'gateway',
  'cash',
  'bank',
  'fees',
  'disputed',
  'sales:Plan',
  'sales:Bundle',
  'sales:Lotto',
  'sales:Draw',
  'sales:ShopItem',
  'income:grants',
  'income:sponsorship',
  'income:other',
  'costs:bank-charges',
  'costs:other',
]

const amountOf = (amount: number, { currency }: LedgerEntry) =>
  amount === 0 ? '' : formatMoney(cents(amount), currency)

const nameOf = ({ kind, product }: LedgerEntry) =>
  product ? `${kindWords(kind)}: ${product}` : kindWords(kind)

export const LEDGER_LIST: OfficeListPage<LedgerEntry> = {
  key: 'ledger',
  path: LEDGER.path,
  title: LEDGER.title,
  lead: LEDGER.lead,
  search: LEDGER.search,
  none: { icon: 'table', words: LEDGER.none },
  id: ({ entry_id }) => entry_id,
  name: nameOf,
  columns: [
    {
      key: 'kind',
      header: LEDGER.what,
      cell: ({ kind, product }) => (
        <>
          {kindWords(kind)}
          {product && <Sub>{product}</Sub>}
        </>
      ),
    },
    {
      key: 'account',
      header: LEDGER.account,
      isSortable: true,
      place: 'middle',
      cell: ({ account }) => accountWords(account),
    },
    {
      key: 'order_number',
      header: LEDGER.order,
      place: 'foot',
      cell: ({ order_id: id, order_number: number }) =>
        number === null ? '' : <Link to={`/orders/${id}`}>#{number}</Link>,
    },
    {
      key: 'debit',
      header: LEDGER.debit,
      align: 'end',
      place: 'top-end',
      isNamed: true,
      cell: (entry) => amountOf(entry.debit, entry),
    },
    {
      key: 'credit',
      header: LEDGER.credit,
      align: 'end',
      place: 'middle-end',
      isNamed: true,
      cell: (entry) => amountOf(entry.credit, entry),
    },
    {
      key: 'at',
      header: LEDGER.when,
      isSortable: true,
      place: 'foot-end',
      cell: ({ at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: LEDGER.all },
    { name: 'paid', title: LEDGER.paid, query: { kind: 'charge' } },
    { name: 'refunded', title: LEDGER.refunded, query: { kind: 'refund' } },
    { name: 'fees', title: LEDGER.fees, query: { kind: 'fee' } },
  ],
  filters: [
    {
      name: 'account',
      label: LEDGER.account,
      kind: ACCOUNTS.map((value) => ({ value, label: accountWords(value) })),
    },
    { name: 'from', label: LEDGER.from, kind: 'day' },
    { name: 'to', label: LEDGER.to, kind: 'day' },
  ],
  hasCsv: true,
}
