import type { Collection, PageQuery } from '@clubhouse/contract/paging'
import type { StockLogEntry } from '@clubhouse/contract/selling/office/shop-items'
import type { Tx } from '#kernel/db/database.ts'
import { type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { accountName } from '#identity/sign-in/reads.ts'
import { BOUGHT_LINES } from '#money/orders/reads.ts'

/** Changes of the club, sales, what came back unless it was handed out, and hand-outs, which change no count. $1 the club, $2 the item. */
const LINES = `lines as (
  select c.changed_at as at, 'changed' as kind, c.saved_as as together, ${accountName('c.changed_by')} as by, null::uuid as order_id, null::int as seq, c.note,
    s.size, c.change as count, c.change
  from (select v.stock_id, (select string_agg(v.options ->> (o ->> 'name'), ', ' order by n)
        from jsonb_array_elements(h.options) with ordinality as listed (o, n)) as size
      from shop_variants v join shop_items h on h.club_id = v.club_id and h.id = v.item_id where v.club_id = $1 and v.item_id = $2
      union all select stock_id, '' from products where club_id = $1 and id = $2) s
    join stock_changes c on c.club_id = $1 and c.stock_id = s.stock_id
  union all select completed_at, 'sold', order_id, buyer, order_id, seq, '', size, -quantity, -quantity from bought
  union all select ended_at, 'returned', order_id, buyer, order_id, seq, '', size, quantity, quantity from bought b
    where ended_at is not null and stock_id is not null
      and not exists (select from shop_hand_outs g where g.club_id = $1 and g.order_item_id = b.id)
  union all select g.handed_out_at, 'handed_out', b.order_id, ${accountName('g.handed_out_by')}, b.order_id, b.seq, '', b.size, b.quantity, 0
    from bought b join shop_hand_outs g on g.club_id = $1 and g.order_item_id = b.id)`

const SHAPE: ListShape<never> = {
  name: 'office_stock_log',
  with: `${BOUGHT_LINES}, ${LINES}, known as materialized (
    select together as id, at, kind, together, nullif(by, '') as by, order_id, seq, note, sum(change)::int as change,
      coalesce(json_agg(json_build_object('size', size, 'count', count) order by size) filter (where size <> ''), '[]') as sizes
    from lines group by at, kind, together, by, order_id, seq, note)`,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('at', iso(k.at), 'kind', k.kind, 'by', k.by, 'note', k.note, 'change', k.change, 'sizes', k.sizes,
    'order', case when k.order_id is not null then json_build_object('order_id', k.order_id, 'order_seq', k.seq) end)`,
  columns: {},
  searched: [],
  order: 'k.at desc, k.kind',
}

/** TABLE-11: one page of it, newest first. */
export const readStockLog = (
  tx: Tx,
  clubId: string,
  itemId: string,
  query: PageQuery,
): Promise<Collection<StockLogEntry>> =>
  readListWith<StockLogEntry, object>(readIn(tx), SHAPE, query, [clubId, itemId])
