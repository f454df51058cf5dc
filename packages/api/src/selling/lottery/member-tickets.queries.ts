import type { ClubTickets } from '@clubhouse/contract/selling/member-tickets'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'

type Found = Omit<ClubTickets, 'limits' | 'club'> & { club: Omit<ClubTickets['club'], 'origin'> }

/** The draws that a ticket is in. */
const IN = `select d.* , won.amount from (
    select e.draw_id, sum(e.won)::int as amount from draw_entries e
    where e.club_id = t.club_id and e.ticket_id = t.id and e.withdrawn_at is null group by e.draw_id) won
  join draws d on d.club_id = t.club_id and d.id = won.draw_id`

const TICKET = `json_build_object('ticket_id', t.id, 'order_id', i.order_id,
  'product', json_build_object('product_id', p.id, 'slug', p.slug, 'name', p.name, 'type', p.type),
  'lines', case p.type when 'Draw' then '[]'::jsonb else t.lines end,
  'numbers', case p.type when 'Draw' then (select coalesce(json_agg(e.entry order by e.entry), '[]') from draw_entries e
    where e.club_id = t.club_id and e.ticket_id = t.id and e.withdrawn_at is null) else '[]'::json end,
  'auto_renewal', t.auto_renewal, 'stopped_at', iso(t.stopped_at), 'bought_at', iso(t.created_at),
  'renewal', case when t.auto_renewal then json_build_object(
    'amount', coalesce((select s.amount from scheduled_payments s where s.club_id = t.club_id and s.order_item_id = t.order_item_id
      order by s.number desc limit 1), 0),
    'next', (select min(s.due_on) from scheduled_payments s where s.club_id = t.club_id and s.order_item_id = t.order_item_id
      and s.status = 'planned'),
    'may_resume', t.stopped_at is not null and y.allows_auto_renewal and p.is_active and exists (
      select from (${IN}) into_draw where into_draw.status = 'open' and into_draw.closes_at > $3::timestamptz)) end,
  'draws', (select coalesce(json_agg(json_build_object('number', d.number, 'draws_at', iso(d.draws_at), 'status', d.status,
      'won', d.amount, 'picks', case when d.status = 'drawn' then coalesce(d.picks, '[]') else '[]'::jsonb end)
      order by d.number desc), '[]')
    from (${IN}) d))`

const TICKETS = {
  name: 'member_tickets',
  text: `
    with mine as materialized (
      select t.*, exists (select from draw_entries e join draws d on d.club_id = e.club_id and d.id = e.draw_id
        where e.club_id = t.club_id and e.ticket_id = t.id and e.withdrawn_at is null and d.status <> 'drawn') as is_open
      from lottery_tickets t where t.club_id = $1 and t.user_id = $2
    ), shown as (
      select t.* from mine t where t.is_open
      union all
      (select t.* from mine t where not t.is_open order by t.created_at desc, t.id limit $4)
    ), written as (
      select t.is_open, t.created_at, t.id, ${TICKET} as ticket from shown t
      join products p on p.club_id = t.club_id and p.id = t.lottery_id
      join lotteries y on y.club_id = t.club_id and y.id = t.lottery_id
      join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
    )
    select json_build_object('account_id', c.id, 'slug', c.slug, 'name', c.name, 'currency', c.currency, 'time_zone', c.time_zone,
        'lotteries', (select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'type', p.type) order by p.position), '[]')
          from products p where p.club_id = c.id and p.is_active and p.type in ('Lotto', 'Draw'))) as club,
      (select coalesce(json_agg(w.ticket order by w.created_at desc, w.id) filter (where w.is_open), '[]') from written w) as open,
      (select coalesce(json_agg(w.ticket order by w.created_at desc, w.id) filter (where not w.is_open), '[]') from written w) as past,
      (select count(*)::int from mine where not is_open) as past_total
    from clubs c where c.id = $1`,
}

/** What somebody plays in a club: all that is still ahead, and the newest of what was drawn. One statement. */
export async function findMemberTickets(
  tx: Tx,
  { clubId, userId, past, now }: { clubId: string; userId: string; past: number; now: Date },
): Promise<Found | null> {
  const [row] = await readIn(tx)<Found>(TICKETS, [clubId, userId, now.toISOString(), past])
  return row ?? null
}
