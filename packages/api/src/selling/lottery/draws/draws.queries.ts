import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { DrawResult, getDraw, listDraws } from '@clubhouse/contract/selling/lottery'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { Database } from '#kernel/db/database.ts'
import type { JsonText } from '#kernel/db/json-text.ts'
import { type ColumnOf, type ListShape, readListText } from '#kernel/db/list.ts'

type DrawColumn = ColumnOf<typeof listDraws>

const RESULT = `json_build_object('draw_id', d.id, 'number', d.number, 'status', d.status, 'closes_at', iso(d.closes_at),
  'draws_at', iso(d.draws_at), 'drawn_at', iso(d.drawn_at), 'entries', coalesce(d.entries_count, 0), 'jackpot', d.jackpot,
  'picks', coalesce(d.picks, '[]'), 'tiers', coalesce(d.tiers, '[]'), 'tickets', coalesce(d.winning_tickets, '[]'))`

/** By its id or its slug (OPEN-073); what is no longer sold keeps its results. */
const LOTTERY = `clubs c join products p on p.club_id = c.id and p.type in ('Lotto', 'Draw')
  where c.slug = $1 and (p.slug = $2 or p.id::text = lower($2))`

/** The newest first; what is still sold for has no result yet. */
const LIST: ListShape<DrawColumn> = {
  name: 'list_draws',
  // Column by column, since not all of them are for the public.
  with: `shown as materialized (
    select d.id, d.number, d.status, d.closes_at, d.draws_at, d.drawn_at, d.entries_count, d.jackpot, d.picks, d.tiers,
      d.winning_tickets
    from draws d join (select p.club_id, p.id from ${LOTTERY}) p on d.club_id = p.club_id and d.lottery_id = p.id
    where d.status <> 'open')`,
  rows: 'shown d where true',
  row: 'd',
  item: RESULT,
  of: `from ${LOTTERY}`,
  columns: { number: 'd.number' },
  searched: ['d.number'],
  order: 'd.number desc',
}

interface Asked {
  club: string
  lottery: string
}

/** Null where there is no such lottery. */
export const findDraws = (
  db: Database,
  { club, lottery }: Asked,
  query: ListQuery<DrawColumn>,
): Promise<JsonText<Collection<DrawResult>> | null> =>
  readListText<DrawResult>((...asked) => db.read(...asked), LIST, query, [club, lottery])

const ONE = {
  name: 'one_draw',
  text: `
    select json_build_object(
      'product', json_build_object('product_id', p.id, 'slug', p.slug, 'name', p.name, 'type', p.type),
      'result', ${RESULT}, 'seal', d.seal, 'sealed_at', iso(d.sealed_at), 'entries_hash', d.entries_hash,
      'closed_at', iso(d.closed_at), 'secret', d.secret,
      'beacon', case when d.beacon_round is not null then json_build_object('name', d.beacon, 'is_demo', d.beacon = 'demo',
        'round', d.beacon_round, 'value', d.beacon_value, 'signature', d.beacon_signature) end,
      'is_drum', coalesce(d.beacon, l.luck) = 'drum', 'waits_for', d.waits_for) as draw
    from draws d
    join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id
    join (select p.* from ${LOTTERY}) p on p.club_id = d.club_id and p.id = d.lottery_id
    where d.number = $3`,
}

export async function findDraw(
  db: Database,
  { club, lottery, number }: Asked & { number: number },
): Promise<ReplyOf<typeof getDraw> | null> {
  const [row] = await db.read<{ draw: ReplyOf<typeof getDraw> }>(ONE, [club, lottery, number])
  return row?.draw ?? null
}
