import type { LotteryTicket, listTickets } from '@clubhouse/contract/selling/lottery'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readList } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

type TicketColumn = ColumnOf<typeof listTickets>

const IS_IN = `e.club_id = t.club_id and e.ticket_id = t.id and e.withdrawn_at is null`

const TICKETS: ListShape<TicketColumn> = {
  name: 'own_lottery_tickets',
  rows: `lottery_tickets t where t.club_id = $1 and t.user_id = $2`,
  row: 't',
  join: `join products p on p.club_id = t.club_id and p.id = t.lottery_id
    join order_items i on i.club_id = t.club_id and i.id = t.order_item_id`,
  item: `json_build_object('ticket_id', t.id, 'order_id', i.order_id, 'product', json_build_object('product_id', p.id,
      'slug', p.slug, 'name', p.name, 'type', p.type),
    'lines', case p.type when 'Draw' then '[]'::jsonb else t.lines end,
    'numbers', case p.type when 'Draw' then (select coalesce(json_agg(e.entry order by e.entry), '[]') from draw_entries e
      where ${IS_IN}) else '[]'::json end,
    'auto_renewal', t.auto_renewal, 'stopped_at', iso(t.stopped_at), 'bought_at', iso(t.created_at),
    'draws', (select coalesce(json_agg(json_build_object('number', d.number, 'draws_at', iso(d.draws_at), 'status', d.status,
        'won', won.amount) order by d.number desc), '[]')
      from (select e.draw_id, sum(e.won)::int as amount from draw_entries e where ${IS_IN} group by e.draw_id) won
      join draws d on d.club_id = t.club_id and d.id = won.draw_id))`,
  columns: { bought_at: 't.created_at' },
  searched: ['t.id::text'],
  order: 't.created_at desc, t.id',
}

/** What somebody has bought in a club, in one statement. */
export async function findTickets(
  tx: Tx,
  { clubId, userId }: { clubId: string; userId: string },
  query: ListQuery<TicketColumn>,
): Promise<Collection<LotteryTicket>> {
  const list = await readList<LotteryTicket>(readIn(tx), TICKETS, query, [clubId, userId])
  if (!list) throw new Error('A list of tickets is never missing')
  return list
}
