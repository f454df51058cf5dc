import type { EntriesQuery, listDrawEntries, OfficeEntry } from '@clubhouse/contract/selling/office/lottery'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { WHO } from './read-draw.queries.ts'

/** $1 the club, $2 the draw. */
const ENTRIES: ListShape<ColumnOf<typeof listDrawEntries>> = {
  name: 'office_draw_entries',
  with: `known as materialized (
    select e.entry as id, e.entry, e.line, e.tier, e.won, e.created_at, t.stub, ${WHO} as who,
      case when t.paper_sale_id is not null then 'paper' when t.auto_renewal then 'subscription' else 'online' end as sold
    from draw_entries e join lottery_tickets t on t.club_id = e.club_id and t.id = e.ticket_id
    where e.club_id = $1 and e.draw_id = $2 and e.withdrawn_at is null)`,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('entry', k.entry, 'line', k.line, 'sold', k.sold, 'who', k.who, 'stub', k.stub,
    'bought_at', iso(k.created_at), 'prize', k.tier, 'amount', k.won)`,
  columns: { entry: 'k.entry', bought_at: 'k.created_at' },
  searched: ['k.entry', 'k.who', 'k.stub'],
  filters: { sold: (value) => `k.sold = ${value}` },
  order: 'k.entry',
  also: {
    counts: `(select json_build_object('all', count(*), 'online', count(*) filter (where sold = 'online'),
      'subscription', count(*) filter (where sold = 'subscription'), 'paper', count(*) filter (where sold = 'paper')) from known)`,
  },
}

type Reply = ReplyOf<typeof listDrawEntries>

const DRAW = { name: 'office_draw_is_there', text: 'select 1 from draws where club_id = $1 and id = $2' }

/** Null for a draw that is not the club's; one without entries is there. */
export async function listEntries(
  tx: Tx,
  { clubId, drawId }: { clubId: string; drawId: string },
  query: EntriesQuery,
): Promise<Reply | null> {
  const read = readIn(tx)
  const listed = await readListWith<OfficeEntry, Pick<Reply, 'counts'>>(read, ENTRIES, query, [
    clubId,
    drawId,
  ])
  const isThere = listed.counts.all > 0 || (await read(DRAW, [clubId, drawId])).length > 0
  return isThere ? listed : null
}
