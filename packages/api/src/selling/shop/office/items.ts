import type {
  ItemChange,
  listOfficeShopItems,
  ShopItemFields,
  ShopItemsQuery,
  ShopItemSummary,
} from '@clubhouse/contract/selling/office/shop-items'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { changesWithAdds } from '@clubhouse/domain/selling/shop/office/stock-adds'
import { itemErrors, tidyItem } from '@clubhouse/domain/selling/shop/office/item-fields'
import { type SavedRecord, USED } from '../../catalogue/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import { pictureProblem } from './own-pictures.ts'
import { insertItem, removeItem, updateItem } from './save-item.ts'
import { shelfErrors } from './shelves.ts'

/** What was bought and not given back, by item and kind. */
const LINES = `lines as materialized (
  select i.product_id, i.metadata ->> 'variant_id' as variant, sum(i.quantity)::int as count
  from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
  where i.club_id = $1 and i.type = 'ShopItem' and o.status = 'Completed' and (i.refunded < i.today or i.today = 0)
  group by 1, 2)`

const VARIANTS = `(select coalesce(json_agg(json_build_object('variant_id', v.id, 'options', v.options, 'price', v.price,
    'stock', vs.remaining + vs.reserved + vs.sold, 'left', vs.remaining,
    'taken', coalesce(vs.reserved + vs.sold, l.count, 0)) order by v.position, v.id), '[]')
  from shop_variants v left join stock vs on vs.club_id = v.club_id and vs.id = v.stock_id
    left join lines l on l.product_id = v.item_id and l.variant = v.id::text
  where v.club_id = p.club_id and v.item_id = p.id)`

const IMAGES = `(select coalesce(json_agg((image_list(i) -> 0)::jsonb || jsonb_build_object('image_id', i.id) order by n), '[]')
  from unnest(h.image_ids) with ordinality as listed (id, n) join images i on i.club_id = h.club_id and i.id = listed.id)`

/** $1 the club, $2 the moment. Days are those of the club. */
const KNOWN = `${LINES}, known as materialized (
  select p.id, p.name, p.slug, p.description, p.is_active, p.position, h.type, h.price, h.any_amount, h.max_quantity, h.handed_out, h.size_guide, h.low_stock,
    case when h.discount_type is not null then json_build_object('name', coalesce(h.discount_name, 'Discount'), 'type', h.discount_type,
      'amount', h.discount_amount) end as discount,
    (select coalesce(json_agg(o ->> 'name' order by n), '[]') from jsonb_array_elements(h.options) with ordinality as listed (o, n))
      as option_names, to_json(h.image_ids) as image_ids, ${IMAGES} as images, ${VARIANTS} as variants,
    (h.opens_at at time zone c.time_zone)::date::text as opens_on,
    (h.closes_at at time zone c.time_zone - interval '1 microsecond')::date::text as closes_on,
    s.remaining + s.reserved + s.sold as stock, counted.left,
    coalesce(s.reserved + s.sold, bought.count, 0) as taken, coalesce(bought.count, 0) as sold,
    case when not p.is_active then 'hidden' when h.closes_at <= $2::timestamptz then 'closed'
      when h.opens_at > $2::timestamptz then 'not_open' when counted.left = 0 then 'sold_out' else 'open' end as state,
    ${USED} or exists (select from promotions x where x.club_id = p.club_id and x.product_id = p.id) as is_used
  from products p join shop_items h on h.club_id = p.club_id and h.id = p.id join clubs c on c.id = p.club_id
    left join stock s on s.club_id = p.club_id and s.id = p.stock_id
    cross join lateral (select case when count(*) = 0 then s.remaining
        when bool_and(v.stock_id is not null) then sum(vs.remaining)::int end as left
      from shop_variants v left join stock vs on vs.club_id = v.club_id and vs.id = v.stock_id
      where v.club_id = p.club_id and v.item_id = p.id) counted
    cross join lateral (select sum(l.count)::int as count from lines l where l.product_id = p.id) bought
  where p.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listOfficeShopItems>> = {
  name: 'office_shop_items',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('item_id', k.id, 'name', k.name, 'slug', k.slug, 'type', k.type, 'description', k.description,
    'price', k.price, 'discount', k.discount, 'any_amount', k.any_amount, 'max_quantity', k.max_quantity,
    'option_names', k.option_names, 'variants', k.variants, 'stock', k.stock, 'left', k.left, 'taken', k.taken,
    'image_ids', k.image_ids, 'images', k.images, 'handed_out', k.handed_out, 'size_guide', k.size_guide, 'opens_on', k.opens_on, 'closes_on', k.closes_on,
    'low_stock', k.low_stock, 'is_active', k.is_active, 'state', k.state, 'sold', k.sold, 'is_used', k.is_used)`,
  columns: { name: 'lower(k.name)', price: 'k.price', left: 'k.left', sold: 'k.sold' },
  searched: ['k.name', 'k.description'],
  order: 'k.position, k.id',
  filters: {
    type: (type) => `k.type = ${type}::text`,
    state: (state) => `case ${state}::text when 'shown' then k.is_active else k.state = ${state}::text end`,
  },
  also: {
    counts: `(select json_build_object('all', count(*), 'shown', count(*) filter (where is_active),
      'sold_out', count(*) filter (where state = 'sold_out'), 'hidden', count(*) filter (where not is_active)) from known)`,
  },
}

type Counts = Pick<ReplyOf<typeof listOfficeShopItems>, 'counts'>

/** TABLE-01, TABLE-11: one page with its total and the counts of its tabs, in one statement. */
export const listItems = (tx: Tx, clubId: string, query: ShopItemsQuery, now: Date) =>
  readListWith<ShopItemSummary, Counts>(readIn(tx), SHAPE, query, [clubId, now])

/** In one order, whatever the wire or the database said. */
const fieldsOf = (item: ShopItemFields): ShopItemFields => ({
  name: item.name,
  type: item.type,
  description: item.description,
  price: item.price,
  discount: item.discount && {
    name: item.discount.name,
    type: item.discount.type,
    amount: item.discount.amount,
  },
  any_amount: item.any_amount && {
    min: item.any_amount.min,
    max: item.any_amount.max,
    suggested: item.any_amount.suggested,
  },
  max_quantity: item.max_quantity,
  option_names: item.option_names,
  variants: item.variants.map(({ variant_id, options, price, stock }) => ({
    variant_id,
    options: Object.fromEntries(item.option_names.map((name) => [name, options[name] ?? ''])),
    price,
    stock,
  })),
  stock: item.stock,
  image_ids: item.image_ids,
  handed_out: item.handed_out,
  size_guide: item.size_guide,
  opens_on: item.opens_on,
  closes_on: item.closes_on,
  low_stock: item.low_stock,
  is_active: item.is_active,
})

/** All but how many there are: whether there is a limit counts. */
const withoutCounts = (item: ShopItemFields): ShopItemFields => {
  const limited = (stock: number | null) => (stock === null ? null : 0)
  const fields = fieldsOf(item)
  const variants = fields.variants.map((variant) => ({ ...variant, stock: limited(variant.stock) }))
  return { ...fields, stock: limited(fields.stock), variants }
}

/** Who adds to what there is does not mind how many there were; who sets how many there are does. */
const versionsOf = (item: ShopItemFields) => [versionOf(withoutCounts(item)), versionOf(fieldsOf(item))]

/** SHOP-02, SHOP-04 */
export const SHOP_ITEM: SavedRecord<ItemChange, ShopItemSummary> = {
  what: 'The item',
  kinds: { added: 'shop-item-added', changed: 'shop-item-changed', deleted: 'shop-item-deleted' },
  idName: 'item_id',
  name: ({ name }) => name,
  find: async (tx, { clubId, id }, now) =>
    (await listItems(tx, clubId, { page: 1, per_page: 1, ids: [id] }, now)).items[0] ?? null,
  fieldsOf,
  tidy: tidyItem,
  errors: async (tx, clubId, fields, item) => ({
    ...itemErrors(fields),
    ...(await pictureProblem(tx, clubId, 'image_ids', fields.image_ids)),
    ...(await shelfErrors(tx, clubId, fields, item)),
  }),
  changes: changesWithAdds,
  version: (item) => versionsOf(item).join('.'),
  isCurrent: (version, item, { adds }) => {
    const now = versionsOf(item)
    return adds ? version.split('.')[0] === now[0] : version === now.join('.')
  },
  hasMore: ({ adds }) => adds?.some(({ add }) => add !== 0) ?? false,
  insert: insertItem,
  update: updateItem,
  inUse: ({ sold, is_used: isUsed }) => {
    if (sold > 0)
      return `${sold} ${sold === 1 ? 'was' : 'were'} sold. Archive it instead: everyone keeps what they bought.`
    return isUsed ? 'Someone chose it, or a promotion shows it, so it stays. Archive it instead.' : null
  },
  remove: removeItem,
}
