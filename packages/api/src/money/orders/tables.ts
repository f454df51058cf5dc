import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DiscountLine } from '@clubhouse/contract/selling/cart'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import type { ProductType } from '@clubhouse/contract/selling/products'
import type { AppliedDiscount } from '@clubhouse/domain/selling/pricing/price-lines'
import type { StoredPaymentOption } from '#selling/catalogue/tables.ts'
import { products } from '#selling/catalogue/tables.ts'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { formAnswers } from '#people/forms/tables.ts'
import { users } from '#identity/sign-in/people/tables.ts'

export type { StoredPaymentOption } from '#selling/catalogue/tables.ts'

/** How a line is paid, as it was sold; of a subscription to a plan that ends, with the plan's last day. */
export type OrderedOption = StoredPaymentOption & { ends_on?: string }

/** What was bought. Amounts are cents and frozen: what the catalogue says later changes no order. */

/** One for all clubs: a number per club would make every checkout of a club wait for the one before. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10_001 })

export interface OrderDiscounts {
  multiproduct_discounts: DiscountLine[]
  discount_codes: DiscountLine[]
  shop_item_discounts: DiscountLine[]
}

export const orders = pgTable(
  'orders',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    seq: integer('seq')
      .notNull()
      .default(sql`nextval('order_numbers')`),
    /** Changed by `transition` alone. */
    status: text('status').$type<OrderStatus>().notNull(),
    cartId: uuid('cart_id').notNull(),
    /** What the cart held when it was ordered: another content is another order. */
    cartFingerprint: text('cart_fingerprint').notNull(),
    /** The buyer's own; the same key with another body is refused. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    /** Null for a guest, and for somebody who was erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestId: uuid('guest_id'),
    /** Where the receipt goes; forgotten with the person. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    currency: text('currency').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    todaySubtotal: integer('today_subtotal').notNull(),
    todayDiscount: integer('today_discount').notNull(),
    todayTotal: integer('today_total').notNull(),
    laterTotal: integer('later_total').notNull(),
    discounts: jsonb('discounts').$type<OrderDiscounts>().notNull(),
    /** Whose use it counts as; given back when the order comes to nothing. */
    discountCodeId: uuid('discount_code_id'),
    savesCard: boolean('saves_card').notNull(),
    /** Of the club when it was placed, where it was registered for tax. */
    taxNumber: text('tax_number'),
    /** LOTTO-06 */
    attestedAdult: boolean('attested_adult').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When it comes to nothing unless it is paid. */
    expiresAt: instant('expires_at').notNull(),
    completedAt: instant('completed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('orders_one_live_per_cart')
      .on(table.clubId, table.cartId)
      .where(
        // Late money that went back leaves its cart free to be bought.
        sql`status in ('New', 'Pending', 'Completed') or (status = 'Refunded' and completed_at is not null)`,
      ),
    // Whoever counts their keys from one is in nobody's way.
    uniqueIndex('orders_idempotency').on(
      table.clubId,
      sql`coalesce(user_id, guest_id)`,
      table.idempotencyKey,
    ),
    uniqueIndex('orders_seq').on(table.seq),
    index('orders_of_user').on(table.clubId, table.userId, table.createdAt.desc()),
    index('orders_of_club').on(table.clubId, table.createdAt.desc()),
    index('orders_unpaid')
      .on(table.expiresAt)
      .where(sql`status in ('New', 'Pending')`),
    check(
      'orders_add_up',
      sql`subtotal - discount = total and today_subtotal - today_discount = today_total and total >= 0 and today_total >= 0 and later_total >= 0`,
    ),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The bundle that a plan was bought in. */
    parentId: uuid('parent_id'),
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    type: text('type').$type<ProductType>().notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    quantity: integer('quantity').notNull().default(1),
    /** What the type needs to be fulfilled: a variant, lines of a lotto. Nothing about a person. */
    metadata: jsonb('metadata')
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Which stock it takes, and how many of it. */
    stockId: uuid('stock_id'),
    /** Of a membership: whose it is, and what was answered. */
    memberId: uuid('member_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    memberAnswersId: uuid('member_answers_id'),
    guardianAnswersId: uuid('guardian_answers_id'),
    price: integer('price').notNull(),
    subtotal: integer('subtotal').notNull(),
    discounts: jsonb('discounts').$type<AppliedDiscount[]>().notNull(),
    total: integer('total').notNull(),
    today: integer('today').notNull(),
    later: integer('later').notNull(),
    payments: integer('payments').notNull().default(1),
    /** Null for what is paid at once. */
    paymentOption: jsonb('payment_option').$type<OrderedOption>(),
    /** The rate that its price contains, in hundredths of a per cent, and its name; null where the club bore none. Of a bundle the plans have it. */
    taxName: text('tax_name'),
    taxRate: integer('tax_rate'),
    refunded: integer('refunded').notNull().default(0),
    /** When all that was paid for it was given back: whoever sold it has taken it back, once. */
    endedAt: instant('ended_at'),
    /** Of a plan that left its bundle while the others stayed: what had been paid for it until then. */
    paidAtEnd: integer('paid_at_end'),
  },
  (table) => [
    check('order_items_tax', sql`(tax_name is null) = (tax_rate is null) and tax_rate between 0 and 10000`),
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    foreignKey({ columns: [table.clubId, table.productId], foreignColumns: [products.clubId, products.id] }),
    foreignKey({
      columns: [table.clubId, table.memberAnswersId],
      foreignColumns: [formAnswers.clubId, formAnswers.id],
    }),
    foreignKey({
      columns: [table.clubId, table.guardianAnswersId],
      foreignColumns: [formAnswers.clubId, formAnswers.id],
    }),
    index('order_items_of_order').on(table.clubId, table.orderId, table.position),
    index('order_items_of_product').on(table.clubId, table.productId),
    // Never more than was paid, which has no bound where it has no end: `planRefund` of the domain, under the lock of the order.
    check('order_items_refunded', sql`refunded >= 0 and quantity > 0`),
  ],
)
