import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { discountCodes, products } from '../catalogue/tables.ts'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { formAnswers } from '#people/forms/tables.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** What somebody wants to buy of a club. Amounts are cents. */

export const carts = pgTable(
  'carts',
  {
    clubId: clubId(),
    /** A random one: whoever knows it may read a cart that is nobody's yet. */
    id: uuid('id').notNull(),
    /** Goes with the person: without them anybody with the id could read it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    discountCodeId: uuid('discount_code_id'),
    /** Counts what was changed, so that nobody writes on top of what they have not seen. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** A cart that was ordered is no cart any more. */
    orderedAt: instant('ordered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.discountCodeId],
      foreignColumns: [discountCodes.clubId, discountCodes.id],
    }),
    uniqueIndex('carts_one_open')
      .on(table.clubId, table.userId)
      .where(sql`ordered_at is null`),
    index('carts_of_user').on(table.userId),
  ],
)

/** One line; a plan inside a bundle is a line below that of the bundle. */
export const cartItems = pgTable(
  'cart_items',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    cartId: uuid('cart_id').notNull(),
    parentId: uuid('parent_id'),
    productId: uuid('product_id').notNull(),
    /** Null for all of it today. */
    paymentOptionId: uuid('payment_option_id'),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /** What it cost before any discount when whoever buys it last saw it. */
    priceSeen: integer('price_seen').notNull(),
    /** What its type of product has to be told besides; never what a form asked. */
    metadata: jsonb('metadata')
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    memberAnswersId: uuid('member_answers_id'),
    guardianAnswersId: uuid('guardian_answers_id'),
    /** Whom it is for. */
    memberId: uuid('member_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.cartId], foreignColumns: [carts.clubId, carts.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.clubId, table.parentId],
      foreignColumns: [table.clubId, table.id] as [AnyPgColumn, AnyPgColumn],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.clubId, table.productId], foreignColumns: [products.clubId, products.id] }),
    foreignKey({
      name: 'cart_items_member_answers',
      columns: [table.clubId, table.memberAnswersId],
      foreignColumns: [formAnswers.clubId, formAnswers.id],
    }),
    foreignKey({
      name: 'cart_items_guardian_answers',
      columns: [table.clubId, table.guardianAnswersId],
      foreignColumns: [formAnswers.clubId, formAnswers.id],
    }),
    check('cart_items_quantity', sql`quantity > 0`),
    check('cart_items_price_seen', sql`price_seen >= 0`),
    index('cart_items_of_cart').on(table.clubId, table.cartId),
    index('cart_items_of_parent').on(table.clubId, table.parentId),
    // Two presses of the button are one place, whoever looks first.
    uniqueIndex('cart_items_person_once')
      .on(table.clubId, table.cartId, table.productId, table.memberId)
      .where(sql`member_id is not null`),
  ],
)
