import type {
  listOfficeOrders,
  OfficeOrderRow,
  OfficeOrdersQuery,
} from '@clubhouse/contract/money/office/orders'
import type { Collection } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith, sinceDay, untilDay } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

const ATTENTION = `(o.money = 'late' or o.money = 'given-up' and o.declined)`
const OWING = `o.money in ('late', 'part')`
const BACK = `o.refunded > 0`
const WAITS = `exists (select from refund_requests q where q.club_id = o.club_id and q.order_id = o.id and q.status = 'asked')`

type Column = ColumnOf<typeof listOfficeOrders>

/** One narrow row for each order (tables.ts), so that a filter over all of them stays quick. */
const FILE: ListShape<Column> = {
  name: 'office_orders',
  rows: 'order_sums o where o.club_id = $1',
  row: 'o',
  item: `json_build_object('order_id', o.id, 'order_seq', o.seq, 'created_at', iso(o.created_at), 'buyer', o.who, 'what', o.what,
    'status', o.status, 'money', o.money, 'currency', (select w.currency from orders w where w.club_id = o.club_id and w.id = o.id),
    'total', o.total, 'paid', o.paid, 'refunded', o.refunded, 'due', o.due, 'late', o.late, 'ways', o.ways)`,
  columns: {
    order_seq: 'o.seq',
    created_at: 'o.created_at',
    buyer: 'lower(o.who)',
    money: 'o.money',
    total: 'o.total',
    paid: 'o.paid',
  },
  searched: ['o.searched', 'o.what'],
  order: 'o.created_at desc nulls last, o.id',
  filters: {
    status: (status) => `o.status = ${status}::text`,
    money: (money) => `o.money = ${money}::text`,
    owing: (yes) => `(${yes}::text is not null and ${OWING})`,
    attention: (yes) => `(${yes}::text is not null and ${ATTENTION})`,
    back: (yes) => `(${yes}::text is not null and ${BACK})`,
    waits: (yes) => `(${yes}::text is not null and ${WAITS})`,
    way: (way) => `o.ways @> array[${way}::text]`,
    channel: (channel) => `(${channel}::text = 'gate') = (o.ways && '{cash,transfer}'::text[])`,
    type: (type) => `${type}::text = any(o.types)`,
    product: (name) => `strpos(lower(o.what), lower(${name}::text)) > 0`,
    member: (name) => `strpos(o.searched, lower(${name}::text)) > 0`,
    number: (number) => `o.seq = ${number}::int`,
    from: sinceDay('o.created_at'),
    to: untilDay('o.created_at'),
    amount_from: (typed) => `o.total >= round(${typed}::numeric * 100)`,
    amount_to: (typed) => `o.total <= round(${typed}::numeric * 100)`,
  },
}

const PAGE: ListShape<Column> = {
  ...FILE,
  name: 'office_orders_page',
  sums: {
    taken: 'coalesce(sum(o.paid), 0)',
    back: 'coalesce(sum(o.refunded), 0)',
    due: 'coalesce(sum(o.due + o.late), 0)',
  },
  also: {
    counts: `(select json_build_object('all', count(*), 'attention', count(*) filter (where ${ATTENTION}),
      'owing', count(*) filter (where ${OWING}), 'back', count(*) filter (where ${BACK}),
      'waits', (select count(*) from refund_requests q where q.club_id = $1 and q.status = 'asked'))
      from order_sums o where o.club_id = $1)`,
  },
}

interface Beside {
  counts: { all: number; attention: number; owing: number; back: number; waits: number }
  sums: { taken: number; back: number; due: number }
}

/** TABLE-01, TABLE-11: a page of the orders with what all of them come to, in one statement. */
export const listOrders = (tx: Tx, clubId: string, query: OfficeOrdersQuery) =>
  readListWith<OfficeOrderRow, Beside>(readIn(tx), PAGE, query, [clubId])

/** The same without sums, which a file asks for page by page. */
export const listOrdersForFile = (
  tx: Tx,
  clubId: string,
  query: OfficeOrdersQuery,
): Promise<Collection<OfficeOrderRow>> =>
  readListWith<OfficeOrderRow, object>(readIn(tx), FILE, query, [clubId])
