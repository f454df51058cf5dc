import type {
  MachineBooking,
  MachineLedgerQuery,
  MachineMembership,
  MachineMembersQuery,
  MachineOrder,
  MachineOrdersQuery,
  MachineRemoval,
  MachineRemovalsQuery,
} from '@clubhouse/contract/office/machines'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { ORDERS_COUNTED } from '#money/orders/reads.ts'
import { REMOVALS } from '#people/members/reads.ts'
import { changedAfter, type Cursor, cursorOf, keyAt, momentAt, momentOf } from './cursor.ts'

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
function pageOf<Item>(rows: readonly Row<Item>[], limit: number, by: Cursor['by'] = 'key'): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(({ item }) => item),
    next_cursor: last ? cursorOf({ by, at: last.at, id: last.id }) : null,
  }
}

/** When an order, a payment or a refund of it was last written; the index says the same. */
const ORDER_CHANGED = 'coalesce(s.changed_at, s.created_at)'

const ORDER = `json_build_object('order_id', o.id, 'order_number', o.seq, 'status', o.status, 'buyer', s.who, 'currency', o.currency,
  'created_at', iso(o.created_at), 'completed_at', iso(o.completed_at), 'updated_at', iso(${ORDER_CHANGED}),
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
    from ${ORDERS_COUNTED}
    where o.club_id = $1 and o.seq > $2::bigint
      and ($3::uuid is null or o.id = $3::uuid)
      and ($4::text is null or o.status = $4::text)
      and ($5::timestamptz is null or o.created_at >= $5::timestamptz)
      and ($6::timestamptz is null or o.created_at < $6::timestamptz)
    order by o.seq limit $7::int`,
}

const CHANGED_ORDERS = {
  name: 'machine_orders_changed',
  text: `
    select ${ORDER} as item, ${keyAt(ORDER_CHANGED)} as at, s.id::text as id
    from ${ORDERS_COUNTED}
    where s.club_id = $1 and (${ORDER_CHANGED}, s.id) > (${momentAt('$2')}, $3::uuid)
      and ($4::text is null or o.status = $4::text)
      and ($5::timestamptz is null or o.created_at >= $5::timestamptz)
      and ($6::timestamptz is null or o.created_at < $6::timestamptz)
    order by ${ORDER_CHANGED}, s.id limit $7::int`,
}

export async function listOrders(
  tx: Tx,
  clubId: string,
  query: MachineOrdersQuery,
  after: Cursor | null,
): Promise<Page<MachineOrder>> {
  const { limit, status, created_from: from, created_to: to, updated_since: since } = query
  const narrowed = [status ?? null, momentOf(from), momentOf(to), limit + 1]
  if (since === undefined) {
    const asked = [clubId, after?.at ?? '0', null, ...narrowed]
    return pageOf(await readIn(tx)<Row<MachineOrder>>(ORDERS, asked), limit)
  }
  const { at, id } = changedAfter(since, after)
  const rows = await readIn(tx)<Row<MachineOrder>>(CHANGED_ORDERS, [clubId, at, id, ...narrowed])
  return pageOf(rows, limit, 'change')
}

export async function findOrder(tx: Tx, clubId: string, orderId: string): Promise<MachineOrder | null> {
  const asked = [orderId, null, null, null]
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
    where t.club_id = $1 and ($2::bigint is null or (t.at, t.id) > (${momentAt('$2')}, $3::uuid))
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

const CHANGED = 'coalesce(m.changed_at, m.created_at)'

/** $2 the moment: days are those of the club's own clock. $3 how they stand today, $4 since when they are members. */
const membersBy = (order: string, isAfter: string) => `
    with held as (
      select m.*, p.name as plan, case when m.status = 'cancelled' then 'cancelled' when m.starts_on > d.today then 'upcoming'
        when m.ends_on < d.today then 'ended' else 'active' end as state
      from memberships m join products p on p.club_id = m.club_id and p.id = m.plan_id join clubs c on c.id = m.club_id
      cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date::text as today) d
      where m.club_id = $1)
    select json_build_object('membership_id', m.id, 'member_id', m.member_id, 'first_name', m.first_name, 'last_name', m.last_name,
      'plan_id', m.plan_id, 'plan', m.plan, 'status', m.state, 'starts_on', m.starts_on, 'ends_on', m.ends_on,
      'created_at', iso(m.created_at), 'updated_at', iso(${CHANGED})) as item, ${keyAt(order)} as at, m.id::text as id
    from held m
    where ${isAfter} and ($3::text is null or m.state = $3::text) and ($4::timestamptz is null or m.created_at >= $4::timestamptz)
    order by ${order}, m.id limit $7::int`

const MEMBERS = {
  name: 'machine_members',
  text: membersBy(
    'm.created_at',
    `($5::bigint is null or (m.created_at, m.id) > (${momentAt('$5')}, $6::uuid))`,
  ),
}

const CHANGED_MEMBERS = {
  name: 'machine_members_changed',
  text: membersBy(CHANGED, `(${CHANGED}, m.id) > (${momentAt('$5')}, $6::uuid)`),
}

export async function listMembers(
  tx: Tx,
  clubId: string,
  { limit, status, created_from: from, updated_since: since }: MachineMembersQuery,
  { after, now }: { after: Cursor | null; now: Date },
): Promise<Page<MachineMembership>> {
  const narrowed = [clubId, now, status ?? null, momentOf(from)]
  const place = since === undefined ? after : changedAfter(since, after)
  const asked = [...narrowed, place?.at ?? null, place?.id ?? null, limit + 1]
  const statement = since === undefined ? MEMBERS : CHANGED_MEMBERS
  const rows = await readIn(tx)<Row<MachineMembership>>(statement, asked)
  return pageOf(rows, limit, since === undefined ? 'key' : 'change')
}

const REMOVED = {
  name: 'machine_removals',
  text: `
    select json_build_object('kind', r.kind, 'id', r.id, 'removed_at', iso(r.removed_at)) as item,
      ${keyAt('r.removed_at')} as at, r.id::text as id
    from ${REMOVALS}
    where r.club_id = $1 and (r.removed_at, r.id) > (${momentAt('$2')}, $3::uuid)
    order by r.removed_at, r.id limit $4::int`,
}

export async function listRemovals(
  tx: Tx,
  clubId: string,
  { limit, updated_since: since }: MachineRemovalsQuery,
  after: Cursor | null,
): Promise<Page<MachineRemoval>> {
  const { at, id } = changedAfter(since, after)
  const rows = await readIn(tx)<Row<MachineRemoval>>(REMOVED, [clubId, at, id, limit + 1])
  return pageOf(rows, limit, 'change')
}
