import type {
  HandOut,
  HandOutsQuery,
  listHandOuts as contract,
} from '@clubhouse/contract/selling/office/shop-orders'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { HANDED_OUT_TYPES } from '@clubhouse/domain/selling/shop/item-types'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** The line says the size and how many; how many stands by itself here. Gifts, tickets and deposits are handed to nobody. $1 is the club. */
const KNOWN = `known as materialized (
  select i.id, i.order_id, o.seq, o.first_name || ' ' || o.last_name as buyer, i.name as item,
    regexp_replace(i.title, '( · )?[0-9]+ of them$', '') as variant, i.quantity, coalesce(o.completed_at, o.created_at) as bought_at,
    g.handed_out_at, (select u.first_name || ' ' || u.last_name from users u where u.id = g.handed_out_by) as handed_out_by,
    case when g.handed_out_at is null then 'waiting' else 'done' end as state
  from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
  join shop_items h on h.club_id = i.club_id and h.id = i.product_id and h.any_amount is null
    and h.type in (${HANDED_OUT_TYPES.map((type) => `'${type}'`).join(', ')})
  left join shop_hand_outs g on g.club_id = i.club_id and g.order_item_id = i.id
  where i.club_id = $1 and i.type = 'ShopItem' and o.status = 'Completed' and (i.refunded < i.today or i.today = 0))`

const HAND_OUTS: ListShape<ColumnOf<typeof contract>> = {
  name: 'office_hand_outs',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('order_item_id', k.id, 'order_id', k.order_id, 'order_number', k.seq, 'buyer', k.buyer, 'item', k.item,
    'variant', k.variant, 'quantity', k.quantity, 'bought_at', iso(k.bought_at), 'handed_out_at', iso(k.handed_out_at),
    'handed_out_by', k.handed_out_by)`,
  columns: {
    buyer: 'lower(k.buyer)',
    item: 'lower(k.item)',
    bought_at: 'k.bought_at',
    handed_out_at: 'k.handed_out_at',
  },
  searched: ['k.buyer', 'k.item', 'k.variant', 'k.seq'],
  filters: { state: (value) => `k.state = ${value}` },
  order: 'k.bought_at, k.id',
  also: {
    counts: `(select json_build_object('waiting', count(*) filter (where state = 'waiting'),
      'done', count(*) filter (where state = 'done')) from known)`,
    pick_list: `(select coalesce(json_agg(json_build_object('item', item, 'variant', variant, 'quantity', quantity)
        order by item, variant), '[]')
      from (select item, variant, sum(quantity)::int as quantity from known where state = 'waiting' group by 1, 2) summed)`,
  },
}

type Reply = ReplyOf<typeof contract>

/** TABLE-11: a page, the counts of its tabs and what to take off the shelf, in one statement. */
export const listHandOuts = (tx: Tx, clubId: string, query: HandOutsQuery): Promise<Reply> =>
  readListWith<HandOut, Pick<Reply, 'counts' | 'pick_list'>>(readIn(tx), HAND_OUTS, query, [clubId])
