import type {
  DrawsQuery,
  listLotteryDraws,
  OfficeDrawSummary,
} from '@clubhouse/contract/selling/office/lottery'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** What is in a draw, counted while it is sold and as it was closed afterwards. */
const SOLD = (also = '') => `(select count(*)::int from draw_entries e
  join lottery_tickets t on t.club_id = e.club_id and t.id = e.ticket_id
  where e.club_id = d.club_id and e.draw_id = d.id and e.withdrawn_at is null${also})`

/** The facts of a draw `d` of the lottery `l`, whose product is `p`. */
export const SUMMARY = `'draw_id', d.id, 'lottery_id', l.id, 'name', p.name, 'slug', p.slug, 'type', l.kind, 'number', d.number,
  'status', d.status, 'closes_at', iso(d.closes_at), 'draws_at', iso(d.draws_at), 'drawn_at', iso(d.drawn_at),
  'entries', ${SOLD()}, 'paper_entries', ${SOLD(' and t.paper_sale_id is not null')},
  'jackpot', case when l.kind = 'Lotto' then case d.status when 'open' then l.jackpot else d.jackpot end end,
  'winners', (select count(*)::int from draw_entries e where e.club_id = d.club_id and e.draw_id = d.id and e.tier is not null),
  'needs_people', coalesce(d.run_by, l.run_by) = 'people' and d.status in ('closed', 'waiting') and d.confirmed_at is null`

const PARTS = `join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id
  join products p on p.club_id = d.club_id and p.id = d.lottery_id`

const STATE = `case d.status when 'drawn' then 'past' when 'open' then 'ahead' else 'waiting' end`

/** $1 the club, $2 the kind of lottery. */
const DRAWS: ListShape<ColumnOf<typeof listLotteryDraws>> = {
  name: 'office_draws',
  with: `known as materialized (select d.*, ${STATE} as state, p.name,
      coalesce(d.entries_count, 0) as counted
    from draws d ${PARTS} where d.club_id = $1 and l.kind = $2
      and (p.is_active or exists (select 1 from draw_entries e where e.club_id = d.club_id and e.draw_id = d.id)))`,
  rows: 'known d where true',
  row: 'd',
  join: PARTS,
  item: `json_build_object(${SUMMARY})`,
  columns: {
    name: 'lower(d.name)',
    number: 'd.number',
    closes_at: 'd.closes_at',
    draws_at: 'd.draws_at',
    entries: 'd.counted',
  },
  searched: ['d.name', 'd.number'],
  filters: {
    state: (value) => `d.state = ${value}`,
    lottery_id: (value) => `d.lottery_id = ${value}::uuid`,
  },
  order: `case when d.state = 'past' then 1 else 0 end, case when d.state <> 'past' then d.draws_at end, d.draws_at desc, d.id`,
  also: {
    counts: `(select json_build_object('ahead', count(*) filter (where state = 'ahead'),
      'waiting', count(*) filter (where state = 'waiting'), 'past', count(*) filter (where state = 'past')) from known)`,
  },
}

type Reply = ReplyOf<typeof listLotteryDraws>

/** TABLE-11: a page of draws with its total and the counts of its tabs, in one statement. */
export const listDraws = (
  tx: Tx,
  { clubId, kind }: { clubId: string; kind: 'Lotto' | 'Draw' },
  query: DrawsQuery,
): Promise<Reply> =>
  readListWith<OfficeDrawSummary, Pick<Reply, 'counts'>>(readIn(tx), DRAWS, query, [clubId, kind])
