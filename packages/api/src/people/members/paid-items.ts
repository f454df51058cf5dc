import { type SQL, sql } from 'drizzle-orm'

/** As the contract's Settlement, from what the gateway said of a card. */
export const settlement = (card: SQL): SQL => sql`case when ${card} is not null then json_build_object(
  'brand', ${card} ->> 'brand', 'last_four_digits', ${card} ->> 'lastFour',
  'expiration_month', (${card} ->> 'expMonth')::int, 'expiration_year', (${card} ->> 'expYear')::int) end`

/**
 * Everything that somebody pays a club over time, and every plan of theirs, of the last year and a half or still unpaid: one
 * JSON array over `clubs c`. `method` is the gateway's name of the card, which never leaves the server.
 */
export const paidItems = (userId: string, since: string): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'order_id', o.id, 'order_seq', o.seq, 'order_item_id', i.id, 'bundle_order_item_id', i.parent_id, 'name', i.name, 'type', i.type, 'member_id', i.member_id,
    'first_name', i.first_name, 'total', i.total - i.refunded, 'today', i.today, 'bought_at', iso(o.created_at),
    'number_of_payments', i.payments, 'is_subscription', coalesce(i.payment_option ->> 'type' = 'subscription', false),
    'method', paid.method_id, 'card', ${settlement(sql`paid.card`)}, 'reason', refused.declined_message,
    'later', later.payments) order by o.created_at, i.position), '[]')
  from orders o
  join order_items i on i.club_id = o.club_id and i.order_id = o.id
  cross join lateral (
    select coalesce(json_agg(json_build_object('number', s.number, 'due', s.due_on, 'amount', s.amount, 'status', s.status,
      'tries_again_at', case when s.status = 'planned' and s.attempts > 0 then iso(s.try_at) end) order by s.number), '[]') as payments, count(*) as count, bool_or(s.status in ('planned', 'charging', 'failed')) as open
    from scheduled_payments s where s.club_id = i.club_id and s.order_item_id = i.id and s.status <> 'cancelled') later
  left join lateral (
    select p.method_id, p.card from payments p where p.club_id = o.club_id and p.order_id = o.id
      and p.status = 'succeeded' and p.method_id is not null
    order by p.settled_at desc, (p.kind = 'card') desc, p.created_at desc limit 1) paid on true
  left join lateral (
    select p.declined_message from payments p where p.club_id = o.club_id and p.order_id = o.id
      and p.declined_message is not null order by p.created_at desc limit 1) refused on true
  where o.club_id = c.id and o.user_id = ${userId} and o.status = 'Completed'
    and (i.type = 'Plan' or later.count > 0) and (o.created_at >= ${since} or later.open))`
