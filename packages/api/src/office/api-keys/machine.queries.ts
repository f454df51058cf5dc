import type {
  MachineBooking,
  MachineLedgerQuery,
  MachineMembership,
  MachineMembersQuery,
  MachineOrder,
  MachineOrdersQuery,
} from '@clubhouse/contract/office/machines'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { type Cursor, cursorOf, keyAt, momentOf } from './cursor.ts'

/** What other software reads of one club: as the club, so that row security holds. */

interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}

interface Row<Item> {
  item: Item
  at: string
  id: string
}

/** One more than is wanted is asked for: whether there is a next page. */
function pageOf<Item>(rows: readonly Row<Item>[], limit: number): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(({ item }) => item), next_cursor: last ? cursorOf(last) : null }
}

/** When an order, a payment or a refund of it last changed. */
const CHANGED = `greatest(o.updated_at, (select max(greatest(p.created_at, p.settled_at)) from payments p
    where p.club_id = o.club_id and p.order_id = o.id),
  (select max(greatest(r.created_at, r.done_at, r.failed_at)) from refunds r where r.club_id = o.club_id and r.order_id = o.id))`

const ORDER = `json_build_object('order_id', o.id, 'order_number', o.seq, 'status', o.status, 'buyer', s.who, 'currency', o.currency,
  'created_at', iso(o.created_at), 'completed_at', iso(o.completed_at), 'updated_at', iso(${CHANGED}),
  'subtotal', o.subtotal, 'discount', o.discount, 'total', o.total, 'paid', s.paid, 'refunded', s.refunded, 'due', s.due, 'late', s.late,
  'lines', (select coalesce(json_agg(json_build_object('line_id', i.id, 'type', i.type, 'product_id', i.product_id, 'name', i.name,
      'quantity', i.quantity, 'total', i.total, 'refunded', i.refunded) order by i.position), '[]')
    from order_items i where i.club_id = o.club_id and i.order_id = o.id and i.parent_id is null),
  'payments', (select coalesce(json_agg(json_build_object('payment_id', p.id, 'at', iso(coalesce(p.settled_at, p.created_at)),
      'method', p.method, 'status', p.status, 'amount', p.amount, 'fee', p.fee, 'refunded', p.refunded) order by p.created_at, p.id), '[]')
    from payments p where p.club_id = o.club_id and p.order_id = o.id and p.kind <> 'card'),
  'refunds', (select coalesce(json_agg(json_build_object('refund_id', r.id, 'payment_id', r.payment_id,
      'at', iso(coalesce(r.failed_at, r.done_at, r.created_at)), 'status', r.status, 'amount', r.amount) order by r.created_at, r.id), '[]')
    from refunds r where r.club_id = o.club_id and r.order_id = o.id))`

/** $1 the club, then what is asked for; what was not asked for is null. */
const ORDERS = {
  name: 'machine_orders',
  text: `
    select ${ORDER} as item, o.seq::text as at, o.id::text as id
    from orders o join order_sums s on s.club_id = o.club_id and s.id = o.id
    where o.club_id = $1 and o.seq > $2::bigint
      and ($3::uuid is null or o.id = $3::uuid)
      and ($4::text is null or o.status = $4::text)
      and ($5::timestamptz is null or o.created_at >= $5::timestamptz)
      and ($6::timestamptz is null or o.created_at < $6::timestamptz)
      and ($7::timestamptz is null or ${CHANGED} >= $7::timestamptz)
    order by o.seq limit $8::int`,
}

export async function listOrders(
  tx: Tx,
  clubId: string,
  query: MachineOrdersQuery,
  after: Cursor | null,
): Promise<Page<MachineOrder>> {
  const { limit, status, created_from: from, created_to: to, updated_since: since } = query
  const asked = [null, status ?? null, momentOf(from), momentOf(to), momentOf(since)]
  const rows = await readIn(tx)<Row<MachineOrder>>(ORDERS, [clubId, after?.at ?? '0', ...asked, limit + 1])
  return pageOf(rows, limit)
}

export async function findOrder(tx: Tx, clubId: string, orderId: string): Promise<MachineOrder | null> {
  const asked = [orderId, null, null, null, null]
  const [row] = await readIn(tx)<Row<MachineOrder>>(ORDERS, [clubId, '0', ...asked, 1])
  return row?.item ?? null
}

const LEDGER = {
  name: 'machine_ledger',
  text: `
    select json_build_object('transaction_id', t.id, 'at', iso(t.at), 'kind', t.kind, 'order_id', t.order_id,
      'payment_id', t.payment_id, 'refund_id', t.refund_id, 'currency', t.currency,
      'entries', (select json_agg(json_build_object('account', e.account, 'amount', e.amount, 'line_id', e.order_item_id) order by e.line)
        from ledger_entries e where e.club_id = t.club_id and e.transaction_id = t.id)) as item,
      ${keyAt('t.at')} as at, t.id::text as id
    from ledger_transactions t
    where t.club_id = $1 and ($2::bigint is null or (t.at, t.id) > (to_timestamp(0) + $2::bigint * interval '1 microsecond', $3::uuid))
      and ($4::timestamptz is null or t.at >= $4::timestamptz) and ($5::timestamptz is null or t.at < $5::timestamptz)
    order by t.at, t.id limit $6::int`,
}

export async function listLedger(
  tx: Tx,
  clubId: string,
  { limit, from, to }: MachineLedgerQuery,
  after: Cursor | null,
): Promise<Page<MachineBooking>> {
  const asked = [after?.at ?? null, after?.id ?? null, momentOf(from), momentOf(to), limit + 1]
  return pageOf(await readIn(tx)<Row<MachineBooking>>(LEDGER, [clubId, ...asked]), limit)
}

/** $6 the moment: days are those of the club's own clock. */
const MEMBERS = {
  name: 'machine_members',
  text: `
    with held as (
      select m.*, p.name as plan, case when m.status = 'cancelled' then 'cancelled' when m.starts_on > d.today then 'upcoming'
        when m.ends_on < d.today then 'ended' else 'active' end as state
      from memberships m join products p on p.club_id = m.club_id and p.id = m.plan_id join clubs c on c.id = m.club_id
      cross join lateral (select ($6::timestamptz at time zone c.time_zone)::date::text as today) d
      where m.club_id = $1)
    select json_build_object('membership_id', m.id, 'member_id', m.member_id, 'first_name', m.first_name, 'last_name', m.last_name,
      'plan_id', m.plan_id, 'plan', m.plan, 'status', m.state, 'starts_on', m.starts_on, 'ends_on', m.ends_on,
      'created_at', iso(m.created_at)) as item, ${keyAt('m.created_at')} as at, m.id::text as id
    from held m
    where ($2::bigint is null or (m.created_at, m.id) > (to_timestamp(0) + $2::bigint * interval '1 microsecond', $3::uuid))
      and ($4::text is null or m.state = $4::text) and ($5::timestamptz is null or m.created_at >= $5::timestamptz)
    order by m.created_at, m.id limit $7::int`,
}

export async function listMembers(
  tx: Tx,
  clubId: string,
  { limit, status, created_from: from }: MachineMembersQuery,
  { after, now }: { after: Cursor | null; now: Date },
): Promise<Page<MachineMembership>> {
  const asked = [after?.at ?? null, after?.id ?? null, status ?? null, momentOf(from), now, limit + 1]
  return pageOf(await readIn(tx)<Row<MachineMembership>>(MEMBERS, [clubId, ...asked]), limit)
}
