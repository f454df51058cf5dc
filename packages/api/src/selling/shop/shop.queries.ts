import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { listShopItems, Promotion, ShopItem, ShopItemType } from '@clubhouse/contract/selling/shop'
import { shopItemAsSold } from '@clubhouse/domain/selling/shop/as-sold-now'
import { SHOP_ITEM_TYPES } from '@clubhouse/domain/selling/shop/item-types'
import type { Database, Statement } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readList } from '#kernel/db/list.ts'
import { isUuid } from '#kernel/db/is-uuid.ts'
import { ITEM_PARTS, itemJson, type ItemRows, keptShopItem } from './item-rows.ts'

type Column = ColumnOf<typeof listShopItems>

interface Asked {
  club: string
  now: Date
}

const soldAt =
  (now: Date) =>
  (rows: ItemRows): ShopItem =>
    shopItemAsSold(keptShopItem(rows), { now, today: rows.today })

const OFFERED = `p.id, p.club_id, p.slug, p.name, p.description, p.position, p.stock_id`
const SOLD_IN_SHOP = `from clubs c join products p on p.club_id = c.id and p.is_active and p.type = 'ShopItem'`

const BY_POSITION: ListShape<Column> = {
  name: 'shop_items',
  with: `offered as materialized (select ${OFFERED} ${SOLD_IN_SHOP} where c.slug = $1 and $3::text[] is null)`,
  rows: 'offered p where true',
  row: 'p',
  item: itemJson('$2'),
  join: `join clubs c on c.slug = $1 ${ITEM_PARTS}`,
  of: `from clubs where slug = $1 and 'Shop' = any(features)`,
  columns: { position: 'p.position', name: 'lower(p.name)', price: 'p.pays' },
  searched: ['p.name', 'p.description'],
  order: 'p.position, p.id',
}

/** What a price is and of what type is asked of every item only where it narrows or orders them. */
const BY_PRICE_OR_TYPE: ListShape<Column> = {
  ...BY_POSITION,
  name: 'shop_items_priced',
  with: `offered as materialized (
    select ${OFFERED},
      h.price - coalesce(case h.discount_type when 'percentage' then h.price * h.discount_amount / 100 else h.discount_amount end, 0) as pays
    ${SOLD_IN_SHOP} join shop_items h on h.club_id = p.club_id and h.id = p.id
    where c.slug = $1 and ($3::text[] is null or h.type = any($3)))`,
}

/** SHOP-02. Null where there is no such club, or it has switched its shop off. */
export async function findShopItems(
  db: Database,
  { club, now }: Asked,
  { type, ...query }: ListQuery<Column> & { type?: ShopItemType[] | undefined },
): Promise<Collection<ShopItem> | null> {
  const shape = type || query.sort === 'price' ? BY_PRICE_OR_TYPE : BY_POSITION
  const list = await readList<ItemRows>((...asked) => db.read(...asked), shape, query, [
    club,
    now,
    type ?? null,
  ])
  return list && { ...list, items: list.items.map(soldAt(now)) }
}

const those = (name: string, where: string): Statement => ({
  name,
  text: `select ${itemJson('$2')} as found from clubs c join products p on p.club_id = c.id and p.is_active ${ITEM_PARTS}
    where c.slug = $1 and ${where}`,
})
const BY_ID = those('shop_item_by_id', 'p.id = $3')
const BY_SLUG = those('shop_item_by_slug', 'p.slug = $3')
export async function findShopItem(
  db: Database,
  { club, now }: Asked,
  idOrSlug: string,
): Promise<ShopItem | null> {
  const statement = isUuid(idOrSlug) ? BY_ID : BY_SLUG
  const [row] = await db.read<{ found: ItemRows }>(statement, [club, now, idOrSlug])
  return row ? soldAt(now)(row.found) : null
}

const TYPES: Statement = {
  name: 'shop_item_types',
  text: `select (select coalesce(json_object_agg(type, count), '{}') from (
      select h.type, count(*)::int from products p join shop_items h on h.club_id = p.club_id and h.id = p.id
      where p.club_id = c.id and p.is_active group by h.type) counted) as counts
    from clubs c where c.slug = $1 and 'Shop' = any(c.features)`,
}

export async function findTypes(db: Database, club: string) {
  const [row] = await db.read<{ counts: Partial<Record<ShopItemType, number>> }>(TYPES, [club])
  if (!row) return null
  return SHOP_ITEM_TYPES.flatMap(({ type, title }) => {
    const count = row.counts[type] ?? 0
    return count > 0 ? [{ type, title, count }] : []
  })
}

/** Of the club `c`, the promotion `o` that counts at a moment: the one that began last. */
export const currentOf = (moment: string): string => `from promotions o
    join products p on p.club_id = o.club_id and p.id = o.product_id and p.is_active and p.type in ('Lotto', 'Draw', 'ShopItem')
    left join images i on i.club_id = o.club_id and i.id = o.image_id
    where o.club_id = c.id and o.starts_at <= ${moment} and (o.ends_at is null or o.ends_at > ${moment})
    order by o.starts_at desc, o.id limit 1`

const CURRENT: Statement = {
  name: 'current_promotion',
  text: `select (select json_build_object('promotion_id', o.id, 'description', o.description, 'image', image_list(i) -> 0,
      'product_id', p.id, 'product_slug', p.slug, 'product_name', p.name, 'product_type', p.type)
    ${currentOf('$2')}) as promotion
  from clubs c where c.slug = $1`,
}

/** PROMO-06: undefined where there is no such club, null where it puts nothing forward. */
export async function findPromotion(
  db: Database,
  { club, now }: Asked,
): Promise<Promotion | null | undefined> {
  const [row] = await db.read<{ promotion: Promotion | null }>(CURRENT, [club, now])
  return row?.promotion
}
