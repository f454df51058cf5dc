import type { ShopItem, ShopItemType } from '@clubhouse/contract/selling/shop'
import type { KeptShopItem } from '@clubhouse/domain/selling/shop/as-sold-now'

/** The rows of which an item of the shop is made, in SQL, and the item that the domain takes. */

/** Each by its key (`offset 0`): joined, all pictures of the club would be read for each item. */
const IMAGES = `(select coalesce(json_agg(image order by n), '[]')
  from unnest(h.image_ids) with ordinality as listed (id, n) cross join lateral (
    select image_list(i) -> 0 as image from images i where i.club_id = h.club_id and i.id = listed.id offset 0) shown)`

/** `left` in SQL: what is there of a row of stock, for whoever asks. */
type Left = (stock: { remaining: string; id: string }) => string

const asItIs: Left = ({ remaining }) => remaining

/** Of a product `p` of the club `c`, with its row `h` in the shop and its own stock `s`. */
export const itemJson = (moment: string, left: Left = asItIs): string => `json_build_object(
  'today', (${moment}::timestamptz at time zone c.time_zone)::date::text,
  'product', json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description),
  'item', h, 'images', ${IMAGES}, 'stockId', p.stock_id, 'left', ${left({ remaining: 's.remaining', id: 'p.stock_id' })},
  'variants', (select coalesce(json_agg(json_build_object('variant_id', v.id, 'options', v.options, 'price', v.price,
      'stockId', v.stock_id, 'left', ${left({ remaining: 'vs.remaining', id: 'v.stock_id' })}) order by v.position, v.id), '[]')
    from shop_variants v left join stock vs on vs.club_id = v.club_id and vs.id = v.stock_id
    where v.club_id = h.club_id and v.item_id = h.id))`

/** What there is to a product `p` of the shop. */
export const ITEM_PARTS = `join shop_items h on h.club_id = p.club_id and h.id = p.id
  left join stock s on s.club_id = p.club_id and s.id = p.stock_id`

interface ItemRow {
  type: ShopItemType
  price: number
  discount_name: string | null
  discount_type: 'percentage' | 'fixed' | null
  discount_amount: number | null
  any_amount: ShopItem['metadata']['any_amount']
  max_quantity: number
  options: ShopItem['metadata']['options']
  handed_out: string
  size_guide: string
  opens_at: string | null
  closes_at: string | null
}

export interface ItemRows {
  today: string
  product: { id: string; slug: string; name: string; description: string }
  item: ItemRow
  images: ShopItem['metadata']['images']
  stockId: string | null
  left: number | null
  variants: (KeptShopItem['variants'][number] & { stockId: string | null })[]
}

export function keptShopItem({ product, item, images, left, variants }: ItemRows): KeptShopItem {
  const { id, slug, name, description } = product
  const { discount_name: label, discount_type: type, discount_amount: amount } = item
  return {
    product_id: id,
    slug,
    name,
    description,
    price: item.price,
    type: 'ShopItem',
    left,
    opensAt: item.opens_at,
    closesAt: item.closes_at,
    variants: variants.map(({ stockId: _, ...variant }) => variant),
    metadata: {
      type: item.type,
      images,
      options: item.options,
      any_amount: item.any_amount,
      shop_item_discount:
        type === null || amount === null ? null : { name: label ?? 'Discount', type, amount },
      max_quantity: item.max_quantity,
      handed_out: item.handed_out,
      size_guide: item.size_guide,
    },
  }
}
