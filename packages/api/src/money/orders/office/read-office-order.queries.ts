import { sql } from 'drizzle-orm'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import type { PaidLine } from '@clubhouse/domain/money/orders/paid-line'
import type { Database, Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { reminderKey } from '../../arrears/arrears-mail.ts'
import { openDisputes } from '../../payments/later/newest-card.ts'
import { asRefundable, PAID_LINES } from '../paid-lines.queries.ts'

type Beside = Pick<
  OfficeOrder,
  | 'payments'
  | 'money'
  | 'newer'
  | 'older'
  | 'later'
  | 'waits_for_dispute'
  | 'refundable'
  | 'refund_requests'
  | 'repeatable'
  | 'colleagues'
  | 'ledger'
  | 'log'
>
type CardRow = { brand: string; last_four_digits: string } | null

const PAYMENTS = sql`(
  select coalesce(json_agg(json_build_object('payment_id', p.id, 'way', p.method, 'amount', p.amount, 'fee', p.fee, 'refunded', p.refunded,
    'card', case when p.card is not null then json_build_object('brand', p.card ->> 'brand', 'last_four_digits', p.card ->> 'lastFour') end,
    'status', case p.status when 'succeeded' then 'paid' when 'failed' then 'failed' when 'cancelled' then 'cancelled' else 'waiting' end,
    'refused', p.declined_message, 'note', nullif(p.note, ''), 'is_corrected', p.gateway = 'hand' and p.status = 'cancelled',
    'taken_by', (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = p.recorded_by),
    'at', iso(coalesce(p.settled_at, p.created_at))) order by coalesce(p.settled_at, p.created_at), p.id), '[]')
  from payments p where p.club_id = o.club_id and p.order_id = o.id and p.kind <> 'card' and p.amount > 0)`

/** The ones before and after it by number, and how its money stands. */
const NEIGHBOURS = sql`
  (select s.money from order_sums s where s.club_id = o.club_id and s.id = o.id) as money,
  (select s.id from order_sums s where s.club_id = o.club_id and s.seq > o.seq order by s.seq limit 1) as newer,
  (select s.id from order_sums s where s.club_id = o.club_id and s.seq < o.seq order by s.seq desc limit 1) as older`

const LATER = sql`(
  select coalesce(json_agg(json_build_object('scheduled_payment_id', s.id, 'order_item_id', s.order_item_id, 'name', i.name,
    'person', trim(concat_ws(' ', i.first_name, i.last_name)), 'due', s.due_on, 'amount', s.amount,
    'status', case when s.write_off_id is not null then 'written-off' else s.status end)
    order by s.due_on, s.number), '[]')
  from scheduled_payments s join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
  where s.club_id = o.club_id and s.order_id = o.id)`

/** The order whose open dispute keeps what is still to come from being charged. */
const waitsForDispute = (clubId: string) => sql`(
  select json_build_object('order_id', w.id, 'order_seq', w.seq) from orders w
  where w.club_id = o.club_id and w.id in (${openDisputes(clubId, sql`o.id`)})
    and exists (select from scheduled_payments s where s.club_id = o.club_id and s.order_id = o.id and s.status = 'planned')
  order by w.id = o.id desc, w.seq limit 1)`

const hand = (by: string, at: string) =>
  sql.raw(`json_build_object('user_id', q.${by}, 'name', coalesce((select trim(concat_ws(' ', u.first_name, u.last_name))
    from users u where u.id = q.${by}), 'Someone who has left'), 'at', iso(q.${at}))`)

const REQUESTS = sql`(
  select coalesce(json_agg(json_build_object('request_id', q.id, 'lines', q.lines, 'amount', q.amount, 'late', q.late, 'reason', q.reason,
    'status', q.status, 'asked', ${hand('asked_by', 'asked_at')}, 'decided', case when q.decided_at is not null
    then ${hand('decided_by', 'decided_at')} end, 'decided_why', q.decided_why) order by q.asked_at desc, q.id), '[]')
  from refund_requests q where q.club_id = o.club_id and q.order_id = o.id)`

/** The last that failed of each payment that has still to go back: one that went by itself and is of no line. */
const REPEATABLE = sql`(
  select coalesce(json_agg(f.id), '[]') from (
    select distinct on (r.payment_id) r.id, r.payment_id, r.amount from refunds r
    where r.club_id = o.club_id and r.order_id = o.id and r.lines = '[]' and r.status = 'failed' and not r.is_made_at_provider
    order by r.payment_id, r.created_at desc, r.id) f
  join payments p on p.club_id = o.club_id and p.id = f.payment_id
  where p.amount - coalesce((select sum(b.amount) from refunds b where b.club_id = p.club_id and b.payment_id = p.id
    and b.status <> 'failed'), 0) >= f.amount)`

/** Who else runs the club; which of them may confirm a refund, their offices say. */
const COLLEAGUES = sql`(
  select coalesce(json_agg(json_build_object('user_id', u.id, 'name', trim(concat_ws(' ', u.first_name, u.last_name)), 'roles', r.roles,
    'offices', (select coalesce(json_agg(f.office), '[]') from club_offices f where f.club_id = o.club_id and f.user_id = u.id))
    order by u.first_name, u.last_name, u.id), '[]')
  from users u join (select user_id, json_agg(role) as roles from club_roles k
    where k.club_id = o.club_id and k.role in ('admin', 'owner') group by user_id) r on r.user_id = u.id)`

/** Whoever is named as the second may also be it: the endpoint asks for the same right. */
export const TO_CONFIRM = ['money'] as const

const LEDGER = sql`(
  select coalesce(json_agg(json_build_object('at', iso(t.at), 'kind', t.kind, 'account', e.account, 'amount', e.amount)
    order by t.at, t.kind, t.id, e.line), '[]')
  from ledger_transactions t join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
  where t.club_id = o.club_id and t.order_id = o.id)`

const LOG = sql`(
  select coalesce(json_agg(json_build_object('at', iso(e.at), 'kind', e.kind, 'detail', e.detail,
    'actor', (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = e.actor_id)) order by e.at, e.id), '[]')
  from audit_events e where e.club_id = o.club_id and e.at >= o.created_at and e.detail ->> 'order_id' = o.id::text)`

/** What was paid, is paid later, can go back, was booked and was done about an order: one statement. */
export async function readBeside(
  tx: Tx,
  { clubId, orderId, userId }: { clubId: string; orderId: string; userId: string },
): Promise<Beside | null> {
  const row = await one<
    Omit<Beside, 'payments' | 'refundable' | 'colleagues'> & {
      colleagues: (Beside['colleagues'][number] & Standing)[]
      payments: (Omit<Beside['payments'][number], 'card'> & { card: CardRow })[]
      lines: PaidLine[]
      isBought: boolean
    }
  >(
    tx,
    sql`select ${PAYMENTS} as payments, ${NEIGHBOURS}, ${LATER} as later, ${waitsForDispute(clubId)} as waits_for_dispute, ${PAID_LINES} as lines, o.completed_at is not null as "isBought", ${REQUESTS} as refund_requests,
      ${REPEATABLE} as repeatable, ${COLLEAGUES} as colleagues, ${LEDGER} as ledger, ${LOG} as log
    from orders o where o.club_id = ${clubId} and o.id = ${orderId}`,
  )
  if (!row) return null
  const { lines, isBought, payments, colleagues, ...beside } = row
  const others = colleagues.filter((each) => each.user_id !== userId && holds(each, TO_CONFIRM))
  return {
    ...beside,
    colleagues: others.map(({ user_id, name }) => ({ user_id, name })),
    payments: payments.map((paid) => ({ ...paid, card: paid.card && cardName(paid.card) })),
    // What came to nothing was paid for no line.
    refundable: asRefundable(isBought ? lines : lines.map((line) => ({ ...line, paid: 0 }))),
  }
}

const MAILS = {
  name: 'office_order_mails',
  text: `select template, recipient as "to", iso(coalesce(done_at, failed_at, created_at)) as at,
    case when done_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as status
    from outbox where club_id = $1 and effect_key = any($2::text[]) order by created_at, id`,
}

/** Mails about it that we still know of, by what they were sent for. */
export function readOrderMails(
  db: Pick<Database, 'readPlatform'>,
  clubId: string,
  orderId: string,
  { payments, later, log }: Pick<Beside, 'payments' | 'later' | 'log'>,
): Promise<OfficeOrder['mails']> {
  const again = [
    ...payments.map(({ payment_id: id }) => id),
    ...log.flatMap(({ detail }) => (detail['request_id'] ? [detail['request_id']] : [])),
  ]
  const keys = [
    `receipt:${orderId}`,
    ...again.map((id) => `receipt:${orderId}:${id}`),
    ...later.flatMap(({ scheduled_payment_id: id }) =>
      [1, 2, 3].map((time) => `payment-failed:${id}:${time}`),
    ),
    ...log.flatMap(({ kind, detail }) =>
      kind === 'arrears-reminded' ? [reminderKey(orderId, detail['day'] ?? '')] : [],
    ),
  ]
  return db.readPlatform<OfficeOrder['mails'][number]>(MAILS, [clubId, keys])
}
