import type {
  listMemberOrders,
  listMemberPayments,
  MadePayment,
  OrderInList,
} from '@clubhouse/contract/money/member-orders'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { Database } from '#kernel/db/database.ts'
import { collection } from '#kernel/db/collection.ts'
import { type ColumnOf, type ListShape, readList } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

const CLUB = `(select json_build_object('account_id', c.id, 'name', c.name, 'slug', c.slug, 'time_zone', c.time_zone)
  from clubs c where c.id = $1)`

/** Of a later payment what it was for; of the first, and of one that was tried again since, the whole order. */
const LINES = `(
  select coalesce(json_agg(json_build_object('name', l.name, 'person', l.first_name, 'number', l.number, 'of', l.of)
    order by l.position), '[]')
  from (
    select i.name, i.first_name, s.number, i.payments as of, i.position
    from scheduled_payments s join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    where s.club_id = p.club_id and s.payment_id = p.id
    union all
    select i.name, i.first_name, case when p.kind = 'checkout' and i.payments > 1 then 1 end, i.payments, i.position
    from order_items i where i.club_id = p.club_id and i.order_id = p.order_id and i.parent_id is null and not exists (
      select 1 from scheduled_payments s where s.club_id = p.club_id and s.payment_id = p.id)) l)`

const PAYMENTS: ListShape<ColumnOf<typeof listMemberPayments>> = {
  name: 'member_payments',
  rows: `(
    select p.*, o.seq, coalesce(p.settled_at, p.created_at) as moment from payments p
    join orders o on o.club_id = p.club_id and o.id = p.order_id
    where p.club_id = $1 and o.user_id = $2 and p.kind <> 'card' and p.amount > 0
      and (p.status = 'succeeded' or (p.status = 'failed' and p.declined_message is not null))) p where true`,
  row: 'p',
  item: `json_build_object('payment_id', p.id, 'order_id', p.order_id, 'order_seq', p.seq, 'club', ${CLUB},
    'currency', upper(p.currency), 'at', iso(p.moment), 'amount', p.amount, 'refunded', p.refunded,
    'status', case when p.status = 'failed' then 'failed' when p.refunded >= p.amount then 'refunded' else 'paid' end,
    'card', case when p.card is not null then json_build_object('brand', p.card ->> 'brand',
      'last_four_digits', p.card ->> 'lastFour', 'expiration_month', (p.card ->> 'expMonth')::int,
      'expiration_year', (p.card ->> 'expYear')::int) end,
    'lines', ${LINES})`,
  columns: { at: 'p.moment' },
  searched: ['p.seq::text'],
  order: 'p.moment desc, p.id',
}

/** How far the order `o` is paid. */
export const STANDING = `'to_pay', (select coalesce(sum(s.amount), 0)::int from scheduled_payments s where s.club_id = o.club_id
      and s.order_id = o.id and s.status in ('planned', 'charging', 'failed')),
    'has_failed', exists (select 1 from scheduled_payments s where s.club_id = o.club_id and s.order_id = o.id
      and s.status = 'failed')`

const ORDERS: ListShape<ColumnOf<typeof listMemberOrders>> = {
  name: 'member_orders',
  rows: `orders o where o.club_id = $1 and o.user_id = $2 and o.status in ('Pending', 'Completed', 'Refunded')`,
  row: 'o',
  item: `json_build_object('order_id', o.id, 'order_seq', o.seq, 'club', ${CLUB}, 'currency', upper(o.currency),
    'status', o.status, 'created_at', iso(o.created_at), 'total', o.total,
    ${STANDING},
    'lines', (select coalesce(json_agg(json_build_object('name', i.name, 'person', i.first_name) order by i.position), '[]')
      from order_items i where i.club_id = o.club_id and i.order_id = o.id and i.parent_id is null))`,
  columns: { created_at: 'o.created_at' },
  searched: ['o.seq::text'],
  order: 'o.created_at desc, o.id',
}

interface Asked<Column extends string> {
  clubIds: readonly string[]
  userId: string
  query: ListQuery<Column>
}

export const listPaymentsOf = (db: Database, asked: Asked<'at'>): Promise<Collection<MadePayment>> =>
  ofAllClubs<MadePayment, 'at'>(db, PAYMENTS, asked, ({ at }) => at)

export const listOrdersOf = (db: Database, asked: Asked<'created_at'>): Promise<Collection<OrderInList>> =>
  ofAllClubs<OrderInList, 'created_at'>(db, ORDERS, asked, ({ created_at: at }) => at)

/** One statement a club, since each is read as that club. Of several, the pages up to this one are laid together by time. */
async function ofAllClubs<Item, Column extends string>(
  db: Database,
  shape: ListShape<Column>,
  { clubIds, userId, query }: Asked<Column>,
  momentOf: (item: Item) => string,
): Promise<Collection<Item>> {
  const { page, per_page: perPage } = query
  const isOne = clubIds.length === 1
  const wanted = isOne ? query : { ...query, page: 1, per_page: page * perPage }
  const lists = await Promise.all(
    clubIds.map((clubId) =>
      db.withClub(clubId, (tx) => readList<Item>(readIn(tx), shape, wanted, [clubId, userId])),
    ),
  )
  const all = lists.flatMap((list) => list?.items ?? [])
  const total = lists.reduce((sum, list) => sum + (list?.total ?? 0), 0)
  if (isOne) return collection(all, total, query)
  const sign = query.sort_direction === 'asc' ? 1 : -1
  const sorted = all.toSorted((one, other) => sign * momentOf(one).localeCompare(momentOf(other)))
  return collection(sorted.slice((page - 1) * perPage, page * perPage), total, query)
}
