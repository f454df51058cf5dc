import type { OfficeHome } from '@clubhouse/contract/office/home'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { writeOffsToConfirm } from '#money/arrears/reads.ts'
import { drawsToConfirm } from '#selling/lottery/reads.ts'
import { GROSS_ACCOUNT, IS_SALE } from '#money/ledger/port.ts'
import { LOW_STOCK } from '#selling/shop/reads.ts'

/** How many days are told, and how many before them they are compared with. */
export const TOLD_DAYS = 30

/** $1 the club, $2 now, $3 who asks. Days are those of the clubhouse's own clock. */
const CLUB = `club as materialized (
  select c.id, c.currency, c.time_zone, c.features, c.logo_image_id, c.contact_email, c.address_line1, d.today,
    (d.today - ${TOLD_DAYS - 1})::timestamp at time zone c.time_zone as since,
    (d.today - ${2 * TOLD_DAYS - 1})::timestamp at time zone c.time_zone as since_before,
    (d.today + 1)::timestamp at time zone c.time_zone as until
  from clubs c cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date as today) d
  where c.id = $1)`

const SALES: Record<'membership' | 'fundraising' | 'shop', string> = {
  membership: `('sales:Plan', 'sales:Bundle')`,
  fundraising: `('sales:Lotto', 'sales:Draw')`,
  shop: `('sales:ShopItem')`,
}

/** A sale is a credit and a refund a debit of the same account: what is left, turned round, is what came in, with the tax in it. */
const SOLD = `sold as materialized (
  select (t.at at time zone c.time_zone)::date as day, ${GROSS_ACCOUNT} as account, -sum(e.amount) as amount
  from club c
  join ledger_transactions t on t.club_id = c.id and t.at >= c.since_before and t.at < c.until
  join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id and ${IS_SALE}
  group by 1, 2)`

const sumOf = (accounts: string) => `coalesce(sum(s.amount) filter (where s.account ${accounts}), 0)`

const DAYS = `(select json_agg(json_build_object('day', d.day, ${Object.keys(SALES)
  .map((name) => `'${name}', d.${name}`)
  .join(', ')}, 'other', d.other) order by d.day)
  from (select g.day::date as day, ${Object.entries(SALES)
    .map(([name, accounts]) => `${sumOf(`in ${accounts}`)} as ${name}`)
    .join(', ')}, ${sumOf(
    `not in (${Object.values(SALES)
      .map((accounts) => accounts.slice(1, -1))
      .join(', ')})`,
  )} as other
    from generate_series(c.today - ${TOLD_DAYS - 1}, c.today, interval '1 day') g (day)
    left join sold s on s.day = g.day::date group by 1) d)`

const TAKINGS = `json_build_object('days', ${DAYS},
  'before', (select coalesce(sum(s.amount), 0) from sold s where s.day < c.today - ${TOLD_DAYS - 1}),
  'has_any', exists (select 1 from ledger_transactions t where t.club_id = c.id))`

/** What is written and not public as it stands. */
const PENDING = `pending as materialized (
  select d.kind, d.subject_id, a.type, coalesce(nullif(d.content ->> 'title', ''), a.title) as title,
    d.saved_at, d.saved_by, d.due_at
  from drafts d
  left join articles a on d.kind = 'article' and a.club_id = d.club_id and a.id = d.subject_id
  where d.club_id = $1 and (d.has_changes or d.due_at is not null) and a.archived_at is null
  union all
  select 'article', a.id, a.type, a.title, a.created_at, null, case when a.status = 'published' then a.published_at end
  from articles a
  where a.club_id = $1 and a.archived_at is null
    and (a.status = 'draft' or a.status = 'published' and a.published_at > $2::timestamptz)
    and not exists (select 1 from drafts d where d.club_id = a.club_id and d.kind = 'article' and d.subject_id = a.id
      and (d.has_changes or d.due_at is not null)))`

const thing = `'kind', p.kind, 'subject_id', p.subject_id, 'type', p.type, 'title', p.title`

const DRAFTS = `json_build_object('count', (select count(*) from pending where due_at is null),
  'newest', (select json_build_object(${thing}, 'saved_at', iso(p.saved_at),
      'saved_by', u.first_name || ' ' || u.last_name, 'is_yours', coalesce(p.saved_by = $3::uuid, false))
    from pending p left join users u on u.id = p.saved_by
    where p.due_at is null order by p.saved_at desc, p.subject_id limit 1))`

const SCHEDULED = `json_build_object('count', (select count(*) from pending where due_at is not null),
  'next', (select json_build_object(${thing}, 'due_at', iso(p.due_at))
    from pending p where p.due_at is not null order by p.due_at, p.subject_id limit 1))`

const FAILED = `(select json_build_object('count', count(*), 'amount', coalesce(sum(s.amount), 0), 'oldest_due_on', min(s.due_on))
  from scheduled_payments s where s.club_id = c.id and s.status = 'failed')`

const WAITING = `(select json_build_object('count', count(*), 'amount', coalesce(sum(o.today_total), 0), 'oldest_at', iso(min(o.created_at)))
  from orders o where o.club_id = c.id and o.status = 'Pending')`

const REFUND_REQUESTS = `(select json_build_object('count', count(*), 'amount', coalesce(sum(q.amount), 0),
    'oldest', (json_agg(json_build_object('order_id', o.id, 'order_seq', o.seq, 'asked_at', iso(q.asked_at), 'is_yours', q.asked_by = $3::uuid,
      'asked_by', (select trim(concat_ws(' ', u.first_name, u.last_name)) from users u where u.id = q.asked_by)) order by q.asked_at, q.id)) -> 0)
  from refund_requests q join orders o on o.club_id = q.club_id and o.id = q.order_id where q.club_id = c.id and q.status = 'asked')`

const MESSAGES = `(select json_build_object('count', count(*), 'oldest_at', iso(min(m.created_at)))
  from contact_messages m where m.club_id = c.id and m.done_at is null and m.answered_at is null)`

const BODY_ASKS = `json_build_object('count', (select count(*) from body_accesses b where b.club_id = c.id and b.state = 'asked'),
  'oldest', (select json_build_object('body', b.body, 'asked_at', iso(b.asked_at)) from body_accesses b
    where b.club_id = c.id and b.state = 'asked' order by b.asked_at, b.id limit 1))`

/** Newer than this, it may not have been read by everybody. */
const NEWS_DAYS = 14
const BODY_MESSAGES = `(select json_build_object('count', count(*), 'newest', (json_agg(json_build_object('body', m.body,
    'subject', m.subject, 'sent_at', iso(m.sent_at)) order by m.sent_at desc, m.id)) -> 0)
  from body_message_clubs b join body_messages m on m.governing_body_id = b.governing_body_id and m.id = b.message_id
  where b.club_id = c.id and m.sent_at > $2::timestamptz - interval '${NEWS_DAYS} days')`

const WEBHOOKS_OFF = `(select json_build_object('count', count(*))
  from hook_endpoints h where h.club_id = c.id and h.switched_off_at is not null)`

/** A feature that is switched off takes its draws out of sight. */
const NEXT_DRAW = `(select json_build_object('draw_id', d.id, 'name', p.name, 'kind', l.kind,
    'jackpot', case when l.kind = 'Draw' then null when d.status = 'open' then l.jackpot else d.jackpot end,
    'closes_at', iso(d.closes_at), 'draws_at', iso(d.draws_at), 'is_closed', d.status <> 'open' or d.closes_at <= $2::timestamptz,
    'entries', e.count, 'renewing', e.renewing,
    'entries_before', (select b.entries_count from draws b where b.club_id = d.club_id and b.lottery_id = d.lottery_id
      and b.number < d.number and b.entries_count is not null order by b.number desc limit 1))
  from draws d
  join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id and l.kind = any(c.features)
  join products p on p.club_id = l.club_id and p.id = l.id and p.is_active
  cross join lateral (select count(*) as count, count(*) filter (where t.auto_renewal and t.stopped_at is null) as renewing
    from draw_entries n join lottery_tickets t on t.club_id = n.club_id and t.id = n.ticket_id
    where n.club_id = d.club_id and n.draw_id = d.id and n.withdrawn_at is null) e
  where d.club_id = c.id and d.status <> 'drawn' order by d.draws_at, d.id limit 1)`

const published = (type: string) =>
  `exists (select 1 from articles a where a.club_id = c.id and a.type = '${type}' and a.archived_at is null
    and a.status = 'published' and a.published_at <= $2::timestamptz)`

const STEPS: Record<OfficeHome['setup'][number]['step'], string> = {
  crest: 'c.logo_image_id is not null',
  contact: `coalesce(c.contact_email, '') <> '' and coalesce(c.address_line1, '') <> ''`,
  'about-us': published('About Us'),
  news: published('News'),
  form: 'exists (select 1 from forms f where f.club_id = c.id and f.archived_at is null)',
  plan: `exists (select 1 from products p where p.club_id = c.id and p.type = 'Plan' and p.is_active)`,
}

const SETUP = `json_build_array(${Object.entries(STEPS)
  .map(([step, isDone]) => `json_build_object('step', '${step}', 'is_done', ${isDone})`)
  .join(', ')})`

const HOME = {
  name: 'office_home',
  text: `with ${CLUB}, ${SOLD}, ${PENDING}
select json_build_object('now', iso($2::timestamptz), 'time_zone', c.time_zone, 'currency', c.currency, 'setup', ${SETUP},
  'to_do', json_build_object('failed_payments', ${FAILED}, 'waiting_orders', ${WAITING},
    'refund_requests', ${REFUND_REQUESTS}, 'write_offs', ${writeOffsToConfirm('c.id', '$3::uuid')},
    'draws', ${drawsToConfirm('c.id', '$3::uuid')},
    'messages', ${MESSAGES}, 'body_asks', ${BODY_ASKS}, 'body_messages', ${BODY_MESSAGES}, 'webhooks_off', ${WEBHOOKS_OFF}, 'low_stock', ${LOW_STOCK}, 'drafts', ${DRAFTS}, 'scheduled', ${SCHEDULED}),
  'next_draw', ${NEXT_DRAW}, 'takings', ${TAKINGS}) as home
from club c`,
}

/** All that the first page shows, in one statement. */
export async function readHome(
  tx: Tx,
  { clubId, userId }: { clubId: string; userId: string },
  now: Date,
): Promise<OfficeHome | null> {
  const [row] = await readIn(tx)<{ home: OfficeHome }>(HOME, [clubId, now, userId])
  return row?.home ?? null
}
