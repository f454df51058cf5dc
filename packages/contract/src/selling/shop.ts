import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { Availability } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { Image } from '../file.ts'
import { collectionOf, listQuery } from '../paging.ts'

/** What a club sells over its counter: gear, tickets, deposits, gifts. */

const Amount = z.number().int().min(0)
const Count = z.number().int().min(0)

/** DATA-63 */
export const ShopItemType = z.enum([
  'event_ticket',
  'fundraising',
  'merchandise',
  'sponsorship',
  'tour_trips',
])
export type ShopItemType = z.infer<typeof ShopItemType>

/** One of the things that an item comes as: a size, a colour, or both. */
export const Variant = z.object({
  variant_id: z.uuid(),
  /** Chosen value by option name: `{ Size: "M" }`. */
  options: z.record(z.string(), z.string()),
  title: z.string(),
  price: Amount,
  /** Null = no limit. */
  available_count: Count.nullable(),
  sold_out: z.boolean(),
})
export type Variant = z.infer<typeof Variant>

export const ShopItemMetadata = z.object({
  type: ShopItemType,
  images: z.array(Image),
  /** What a buyer chooses, each with what there is to choose from; empty where there is one kind only. */
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()).min(1) })),
  variants: z.array(Variant),
  /** DATA-60: what is taken off, of one, and what it is called. */
  shop_item_discount: z
    .object({ name: z.string(), type: z.enum(['percentage', 'fixed']), amount: Amount })
    .nullable(),
  /** Gifts of any amount only: the buyer chooses between `min` and `max`. */
  any_amount: z.object({ min: Amount, max: Amount, suggested: z.array(Amount) }).nullable(),
  max_quantity: z.number().int().min(1),
  available_count: Count.nullable(),
  sold_out: z.boolean(),
  availability: Availability,
  /** Text about collection: "Collect it at the clubhouse on Saturdays." */
  handed_out: z.string(),
  /** A size and what it measures on each line: "M: chest 97 to 102 cm"; empty where there is none. */
  size_guide: z.string(),
})
export type ShopItemMetadata = z.infer<typeof ShopItemMetadata>

/** `price` is of one, before its discount; of any amount it is the least. */
export const ShopItem = z.object({
  product_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: Amount,
  type: z.literal('ShopItem'),
  metadata: ShopItemMetadata,
})
export type ShopItem = z.infer<typeof ShopItem>

export const ShopItemInCart = z.object({
  quantity: z.number(),
  variant_id: z.uuid().nullish(),
  /** Gifts of any amount only: the chosen amount in cents. */
  amount: z.number().nullish(),
})
export type ShopItemInCart = z.infer<typeof ShopItemInCart>

/** API-59 */
export const listShopItems = endpoint('GET /store/{club}/shop-items', {
  name: 'listShopItems',
  summary: 'What a club sells in its shop',
  tag: 'Shop',
  params: ClubParams,
  query: listQuery(['position', 'name', 'price']).extend({ type: z.array(ShopItemType).optional() }),
  reply: collectionOf(ShopItem),
})

/** API-60 */
export const getShopItem = endpoint('GET /store/{club}/shop-items/{product_id}', {
  name: 'getShopItem',
  summary: 'One item of the shop, by its id or its slug',
  tag: 'Shop',
  params: ClubParams.extend({ product_id: z.string().min(1).max(120) }),
  reply: ShopItem,
})

/** API-61, SHOP-06: those that the club has something of. */
export const listShopItemTypes = endpoint('GET /store/{club}/shop-items/types', {
  name: 'listShopItemTypes',
  summary: 'The types of what a club sells in its shop',
  tag: 'Shop',
  params: ClubParams,
  reply: z.object({
    items: z.array(z.object({ type: ShopItemType, title: z.string(), count: z.number().int() })),
  }),
})

/** PROMO-02 */
export const Promotion = z.object({
  promotion_id: z.uuid(),
  description: z.string(),
  image: Image.nullable(),
  product_id: z.uuid(),
  product_slug: z.string(),
  product_name: z.string(),
  product_type: z.enum(['Lotto', 'Draw', 'ShopItem']),
})
export type Promotion = z.infer<typeof Promotion>

/** API-28 */
export const currentPromotion = endpoint('GET /store/{club}/promotions/current', {
  name: 'currentPromotion',
  summary: 'What a club puts forward today; null for nothing',
  tag: 'Shop',
  params: ClubParams,
  reply: z.object({ promotion: Promotion.nullable() }),
})
