import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ShopItemType } from '@clubhouse/contract/selling/shop'
import { products } from '../catalogue/tables.ts'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { orderItems } from '#money/orders/tables.ts'
import { stock } from '../stock/tables.ts'

/** What a club sells over its counter, and what it puts forward. Amounts are cents. */

/** The product of the same id; its stock is that of an item without variants. */
export const shopItems = pgTable(
  'shop_items',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    type: text('type').$type<ShopItemType>().notNull(),
    price: integer('price').notNull(),
    /** What is taken off one of it. */
    discountName: text('discount_name'),
    discountType: text('discount_type').$type<'percentage' | 'fixed'>(),
    discountAmount: integer('discount_amount'),
    /** Of a gift: the least and the most; null for what has a price. */
    anyAmount: jsonb('any_amount').$type<{ min: number; max: number; suggested: number[] }>(),
    maxQuantity: integer('max_quantity').notNull().default(10),
    /** What a buyer chooses, in the order in which the page asks. */
    options: jsonb('options')
      .$type<{ name: string; values: string[] }[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    imageIds: uuid('image_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    handedOut: text('handed_out').notNull().default(''),
    /** A size and what it measures on each line. */
    sizeGuide: text('size_guide').notNull().default(''),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** The office is told when so few of it, or of a size, are left; null for never. */
    lowStock: integer('low_stock'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.id], foreignColumns: [products.clubId, products.id] }),
    check('shop_items_price', sql`price >= 0 and (discount_amount is null or discount_amount >= 0)`),
  ],
)

/** A size, a colour, or both, with its own stock. */
export const shopVariants = pgTable(
  'shop_variants',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    position: integer('position').notNull(),
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    /** Null for the price of the item. */
    price: integer('price'),
    /** Null for as many as are wanted. */
    stockId: uuid('stock_id'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.itemId], foreignColumns: [shopItems.clubId, shopItems.id] }),
    foreignKey({ columns: [table.clubId, table.stockId], foreignColumns: [stock.clubId, stock.id] }),
    index('shop_variants_of_item').on(table.clubId, table.itemId, table.position),
  ],
)

/** What was bought and handed over; the order itself stays as it was. */
export const shopHandOuts = pgTable(
  'shop_hand_outs',
  {
    clubId: clubId(),
    orderItemId: uuid('order_item_id').notNull(),
    handedOutBy: uuid('handed_out_by').references(() => users.id, { onDelete: 'set null' }),
    handedOutAt: instant('handed_out_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.orderItemId] }),
    foreignKey({
      columns: [table.clubId, table.orderItemId],
      foreignColumns: [orderItems.clubId, orderItems.id],
    }),
  ],
)

/** PROMO-06: what the club puts forward between two moments; the newest counts. */
export const promotions = pgTable(
  'promotions',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    description: text('description').notNull(),
    imageId: uuid('image_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.productId], foreignColumns: [products.clubId, products.id] }),
  ],
)
