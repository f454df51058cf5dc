import type { ArrearsEvent, ArrearsPerson, WriteOff } from '@clubhouse/contract/money/office/arrears'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { accountName } from '#identity/sign-in/reads.ts'
import { payerOfOrders } from '../orders/office/payer-of-orders.ts'
import { PERSON, ROW, WITH_PEOPLE } from './people.queries.ts'

const NAME = `u.first_name || ' ' || u.last_name`
const hand = (by: string, at: string) => `json_build_object('user_id', w.${by}, 'name',
  coalesce((select ${NAME} from users u where u.id = w.${by}), 'Someone who has left'), 'at', iso(w.${at}))`
const WRITE_OFF = `json_build_object('write_off_id', w.id, 'order_id', w.order_id, 'order_seq', o.seq, 'amount', w.amount,
  'reason', w.reason, 'status', w.status, 'asked', ${hand('asked_by', 'asked_at')},
  'decided', case when w.decided_at is not null then ${hand('decided_by', 'decided_at')} end)`

/** Among those who are late, in the order of the list. */
const PLACE = `(select json_build_object('number', r.number, 'of', r.of, 'before', r.before, 'after', r.after) from (
  select q.id, row_number() over w as number, count(*) over () as of, lag(q.id) over w as before, lead(q.id) over w as after
  from people q where q.late > 0
  window w as (order by q.days desc nulls last, q.late desc, q.next_due, q.id)) r where r.id = $3::uuid)`

const TOLD = 30

/** What was done about it, and each try to be paid. */
const HISTORY = `(select coalesce(json_agg(h.told order by h.at desc, h.id), '[]') from (
  select * from (
    select e.id, e.at, json_build_object('what', 'said', 'at', iso(e.at), 'kind', e.kind, 'detail', e.detail, 'actor',
      ${accountName('e.actor_id')}) as told
    from audit_events e join bought b on e.detail ->> 'order_id' = b.id::text
    where e.club_id = $1 and e.at >= b.created_at
      and e.kind in ('arrears-reminded', 'arrears-planned', 'write-off-asked', 'write-off-confirmed', 'write-off-declined', 'write-off-lapsed')
    union all
    select y.id, coalesce(y.settled_at, y.created_at), json_build_object('what', 'payment', 'at', iso(coalesce(y.settled_at, y.created_at)),
      'is_paid', y.status = 'succeeded', 'way', y.method, 'amount', y.amount, 'refused', y.declined_message, 'card',
      case when y.card is not null then json_build_object('brand', y.card ->> 'brand', 'last_four_digits', y.card ->> 'lastFour') end)
    from payments y join bought b on y.order_id = b.id
    where y.club_id = $1 and y.kind <> 'card' and y.amount > 0 and y.status in ('succeeded', 'failed')) every
  order by at desc, id limit ${TOLD}) h)`

/** $1 the club, $2 now, $3 the person, $4 whoever asks. Somebody who owes nothing any more is still found by what was written off. */
const ONE = {
  name: 'arrears_person',
  text: `with ${WITH_PEOPLE}, bought as materialized (
      select o.id, o.seq, o.created_at, o.first_name, o.last_name, o.email, o.currency, $3::uuid as person_id from orders o
      where o.club_id = $1 and ${PERSON} = $3::uuid and exists (select from scheduled_payments s
        where s.club_id = o.club_id and s.order_id = o.id)
    ), one as (
      select p.* from people p where p.id = $3::uuid
      union all
      select $3::uuid, t.day, concat_ws(' ', b.first_name, b.last_name), b.email, b.currency, '', 0, null, null, 0, null, 0, 0, 0, 0, 0,
        k.reminded_on, k.plan_on, coalesce(k.plan_note, ''), false
      from today t cross join lateral (select * from bought order by created_at desc limit 1) b
      left join arrears_cases k on k.club_id = $1 and k.person_id = $3::uuid
      where not exists (select from people p where p.id = $3::uuid)
    )
  select json_build_object(${ROW},
    'instalments', (select coalesce(json_agg(json_build_object('scheduled_payment_id', n.id, 'order_id', n.order_id, 'order_seq', n.seq,
        'name', n.what, 'person', n.person, 'due', n.due_on, 'amount', n.amount, 'status', n.status, 'days', n.days)
        order by n.due_on, n.seq, n.number), '[]') from open n where n.person_id = $3::uuid),
    'write_offs', (select coalesce(json_agg(${WRITE_OFF} order by w.asked_at desc, w.id), '[]')
      from write_offs w join bought o on o.id = w.order_id where w.club_id = $1),
    'order_ids', (select coalesce(json_agg(b.id), '[]') from bought b),
    'paid', coalesce((select sum(y.amount - y.refunded) from payments y where y.club_id = $1 and y.order_id in (select id from bought)
      and y.status = 'succeeded'), 0),
    'place', ${PLACE}, 'history', ${HISTORY},
    'colleagues', (select coalesce(json_agg(json_build_object('user_id', u.id, 'name', ${NAME}, 'roles', r.roles, 'offices',
        (select coalesce(json_agg(o.office), '[]') from club_offices o where o.club_id = $1 and o.user_id = u.id)) order by ${NAME}, u.id), '[]')
      from users u join (select user_id, json_agg(role) as roles from club_roles
        where club_id = $1 and role in ('admin', 'owner') group by user_id) r on r.user_id = u.id
      where u.id <> $4::uuid)) as person
  from one p`,
}

/** Whoever is named as the second may also be it: the endpoint asks for the same right. */
export const TO_CONFIRM = ['money'] as const

type CardRow = { brand: string; last_four_digits: string } | null
type FoundEvent =
  | Extract<ArrearsEvent, { what: 'said' }>
  | (Omit<Extract<ArrearsEvent, { what: 'payment' }>, 'card'> & { card: CardRow })

type Found = Omit<ArrearsPerson, 'colleagues' | 'payer' | 'history'> & {
  colleagues: (ArrearsPerson['colleagues'][number] & Standing)[]
  history: FoundEvent[]
  order_ids: string[]
}

interface Asking {
  clubId: string
  personId: string
  userId: string
  now: Date
}

/** One of them, whole. */
export async function readPerson(
  tx: Tx,
  { clubId, personId, userId, now }: Asking,
): Promise<ArrearsPerson | null> {
  const values = [clubId, now.toISOString(), personId, userId]
  const [row] = await readIn(tx)<{ person: Found }>(ONE, values)
  if (!row) return null
  const { order_ids: orderIds, colleagues, history, ...person } = row.person
  return {
    ...person,
    payer: await payerOfOrders(tx, { clubId, userId, orderIds, now }),
    history: history.map((each) =>
      each.what === 'payment' ? { ...each, card: each.card && cardName(each.card) } : each,
    ),
    colleagues: colleagues
      .filter((each) => holds(each, TO_CONFIRM))
      .map(({ user_id, name }) => ({ user_id, name })),
  }
}

const DECIDED = {
  name: 'write_off',
  text: `select ${WRITE_OFF} as decided from write_offs w join orders o on o.club_id = w.club_id and o.id = w.order_id
    where w.club_id = $1 and w.id = $2`,
}

export async function readWriteOff(tx: Tx, clubId: string, id: string): Promise<WriteOff | null> {
  const [row] = await readIn(tx)<{ decided: WriteOff }>(DECIDED, [clubId, id])
  return row?.decided ?? null
}
