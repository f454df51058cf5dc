import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { Image } from '../../file.ts'
import { collectionOf, listQuery, PageQuery } from '../../paging.ts'
import { ShopItemType } from '../shop.ts'
import { SALE_STATES } from './catalogue-limits.ts'
import { SHOP_LIMITS } from './shop-limits.ts'

/** OPEN-120: what a club sells over its counter, for those who run the club. */

const Count = z.number().int().min(0)
const Amount = Count.max(SHOP_LIMITS.price)
const Day = z.iso.date().nullable().default(null)
const Word = z.string().trim().max(SHOP_LIMITS.option)
/** How many there are in all, those sold included; null for as many as are wanted. */
const Stock = Count.max(SHOP_LIMITS.stock).nullable().default(null)

export const VariantFields = z.object({
  /** Left out for a new one. */
  variant_id: z.uuid().optional(),
  /** Chosen value by option name: `{ Size: "M" }`. */
  options: z.record(Word, Word),
  /** Null = the price of the item. */
  price: Amount.nullable().default(null),
  stock: Stock,
})
export type VariantFields = z.infer<typeof VariantFields>

export const ItemDiscount = z.object({
  name: z.string().trim().max(SHOP_LIMITS.name),
  type: z.enum(['percentage', 'fixed']),
  /** Per cent, or cents. */
  amount: Amount,
})
export type ItemDiscount = z.infer<typeof ItemDiscount>

export const ShopItemFields = z.object({
  name: z.string().trim().max(SHOP_LIMITS.name),
  type: ShopItemType,
  description: z.string().trim().max(SHOP_LIMITS.description).default(''),
  /** Price of one; for gifts of any amount, the amount that the page begins with. */
  price: Amount,
  /** SHOP-04: what is taken off one of it. */
  discount: ItemDiscount.nullable().default(null),
  /** Gifts of any amount only: the buyer chooses between `min` and `max`. */
  any_amount: z
    .object({ min: Amount, max: Amount, suggested: z.array(Amount).max(SHOP_LIMITS.suggested) })
    .nullable()
    .default(null),
  /** Most pieces in one order. */
  max_quantity: z.number().int().min(1).max(SHOP_LIMITS.quantity).default(10),
  /** What a buyer chooses, in the order in which the page asks. */
  option_names: z.array(Word).max(SHOP_LIMITS.options).default([]),
  variants: z.array(VariantFields).max(SHOP_LIMITS.variants).default([]),
  /** Stock of an item without variants. */
  stock: Stock,
  /** The first is the one on the card. */
  image_ids: z.array(z.uuid()).max(SHOP_LIMITS.pictures).default([]),
  /** "Collect it at the clubhouse on Saturdays." */
  handed_out: z.string().trim().max(SHOP_LIMITS.handedOut).default(''),
  /** A size and what it measures on each line: "M: chest 97 to 102 cm". */
  size_guide: z.string().trim().max(SHOP_LIMITS.sizeGuide).default(''),
  /** The first and the last day of the sale, where the club is. */
  opens_on: Day,
  closes_on: Day,
  /** The office is told when so few of it, or of one of its variants, are left; null for never. */
  low_stock: Count.max(SHOP_LIMITS.lowStock).nullable().default(null),
  /** Whether visitors see it; what is archived is not deleted. */
  is_active: z.boolean().default(true),
})
export type ShopItemFields = z.infer<typeof ShopItemFields>

/** So many more of it than there are, or fewer; of what had no limit, so many are left from now on. */
export const StockAdd = z.object({
  /** Null for the item itself. */
  variant_id: z.uuid().nullable(),
  add: z.number().int().min(-SHOP_LIMITS.stock).max(SHOP_LIMITS.stock),
})
export type StockAdd = z.infer<typeof StockAdd>

/** What a change says beside its fields. */
export const ItemChange = ShopItemFields.extend({
  /**
   * With it, also an empty one, `stock` of what has a limit already says only that it keeps one: what changes is said here, and
   * two who add at once are both counted. Without it `stock` is taken as it is, on top of what was read.
   */
  adds: z
    .array(StockAdd)
    .max(SHOP_LIMITS.variants + 1)
    .optional(),
  /** Sent again with it, as after an answer that was lost, nothing is counted twice. */
  adds_id: z.uuid().optional(),
  /** Why, for the stock log. */
  stock_note: z.string().trim().max(SHOP_LIMITS.stockNote).optional(),
})
export type ItemChange = z.infer<typeof ItemChange>

export const ItemVariant = VariantFields.extend({
  variant_id: z.uuid(),
  /** Pieces left of this variant; null = no limit. */
  left: Count.nullable(),
  /** Pieces sold, or reserved by an open payment. */
  taken: Count,
})
export type ItemVariant = z.infer<typeof ItemVariant>

export const ShopItemSummary = ShopItemFields.extend({
  item_id: z.uuid(),
  slug: z.string(),
  variants: z.array(ItemVariant),
  state: z.enum(SALE_STATES),
  /** Pieces left of all variants; null = no limit. */
  left: Count.nullable(),
  /** Items without variants only: pieces sold, or reserved by an open payment. */
  taken: Count,
  /** Its reach: how many were bought and not given back. */
  sold: Count,
  images: z.array(Image.extend({ image_id: z.uuid() })),
  /** Whether anybody ever bought or chose it, or a promotion puts it forward: then it is archived and never deleted. */
  is_used: z.boolean(),
})
export type ShopItemSummary = z.infer<typeof ShopItemSummary>

export const OfficeShopItem = ShopItemSummary.extend({
  /** Version that the edit was made on; 409 when another admin has saved since. */
  version: z.string(),
})
export type OfficeShopItem = z.infer<typeof OfficeShopItem>

export const ShopItemsQuery = listQuery(['name', 'price', 'left', 'sold']).extend({
  type: ShopItemType.optional(),
  state: z.enum([...SALE_STATES, 'shown']).optional(),
})
export type ShopItemsQuery = z.infer<typeof ShopItemsQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofItem = { ...office, params: z.object({ item_id: z.uuid() }) } as const

export const listOfficeShopItems = endpoint('GET /backoffice/shop-items', {
  ...office,
  name: 'listOfficeShopItems',
  summary: 'What a club sells in its shop, also what visitors do not see',
  query: ShopItemsQuery,
  reply: collectionOf(ShopItemSummary).extend({
    counts: z.object({ all: Count, shown: Count, sold_out: Count, hidden: Count }),
  }),
})

export const createShopItem = endpoint('POST /backoffice/shop-items', {
  ...office,
  name: 'createShopItem',
  summary: 'A new item, after the others of the shop',
  body: ShopItemFields,
  reply: OfficeShopItem,
})

export const getOfficeShopItem = endpoint('GET /backoffice/shop-items/{item_id}', {
  ...ofItem,
  name: 'getOfficeShopItem',
  summary: 'One item of the shop, with its reach',
  reply: OfficeShopItem,
})

/** Earlier purchases stay as they are. */
export const changeShopItem = endpoint('PATCH /backoffice/shop-items/{item_id}', {
  ...ofItem,
  name: 'changeShopItem',
  summary: 'Changes an item for people who buy it from now on',
  body: ItemChange.extend({ version: z.string().max(64) }),
  reply: OfficeShopItem,
})

/** Refused for an item that was bought or is in a cart; such items are archived instead. */
export const deleteShopItem = endpoint('DELETE /backoffice/shop-items/{item_id}', {
  ...ofItem,
  name: 'deleteShopItem',
  summary: 'Deletes an item that nobody ever bought',
  reply: z.object({ deleted: z.literal(true) }),
})

export const StockLogEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['changed', 'sold', 'returned', 'handed_out']),
  /** Who changed it, handed it out or bought it; null for who is forgotten. */
  by: z.string().nullable(),
  /** Of what was bought or handed out. */
  order: z.object({ order_id: z.uuid(), order_seq: z.number().int() }).nullable(),
  note: z.string(),
  /** By how many there were more; what is handed out was counted when it was sold. */
  change: z.number().int(),
  /** Which sizes, in words, with how many of each; none of an item that comes in one. */
  sizes: z.array(z.object({ size: z.string(), count: z.number().int() })),
})
export type StockLogEntry = z.infer<typeof StockLogEntry>

/** Newest first. */
export const listStockLog = endpoint('GET /backoffice/shop-items/{item_id}/stock-log', {
  ...ofItem,
  name: 'listStockLog',
  summary: 'What became more and fewer of an item, by whom and why',
  query: PageQuery,
  reply: collectionOf(StockLogEntry),
})
