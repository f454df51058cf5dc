import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Frequency, PaymentPlanType } from '@clubhouse/contract/selling/catalogue'
import type { ProductType } from '@clubhouse/contract/selling/products'
import { instant } from '#kernel/db/columns.ts'
import { clubId } from '#site/clubs/tables.ts'
import { forms } from '#people/forms/tables.ts'
import { stock } from '../stock/tables.ts'

/** What a club sells, and what makes it cheaper. Amounts are cents, plain dates are texts. */

/** Whatever can be put into a cart; what it is beyond that stands in the table of its type, under the same id. */
export const products = pgTable(
  'products',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    type: text('type').$type<ProductType>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** Null for as many as come. */
    stockId: uuid('stock_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('products_slug').on(table.clubId, table.slug),
    foreignKey({ columns: [table.clubId, table.stockId], foreignColumns: [stock.clubId, stock.id] }),
  ],
)

/** DATA-36 */
export const programs = pgTable(
  'programs',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    /** The last day; null for one that has none. */
    endsOn: text('ends_on'),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)

/** DATA-32: how a plan, or a bundle, can be paid besides at once. */
export interface StoredPaymentOption {
  payment_option_id: string
  type: PaymentPlanType
  frequency: Frequency
  /** Every so many weeks or months. */
  occurrence: number
  /** In all, for whoever joins on the first day; null for a subscription, which is paid until the plan ends. */
  number_of_payments: number | null
  initial_payment: number | null
}

/** DATA-31, DATA-32: a membership that can be bought. */
export const plans = pgTable(
  'plans',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    programId: uuid('program_id').notNull(),
    price: integer('price').notNull(),
    isJuvenile: boolean('is_juvenile').notNull(),
    /** For whom it is, by the age on a day: null for no limit, and for the day of registration. */
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    ageOn: text('age_on'),
    /** The last day; null for one that goes on until the club cancels it. */
    endsOn: text('ends_on'),
    /** When it can be bought. */
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    paymentOptions: jsonb('payment_options')
      .$type<StoredPaymentOption[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    memberFormId: uuid('member_form_id').notNull(),
    /** For whoever signs for a child. */
    guardianFormId: uuid('guardian_form_id'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.id], foreignColumns: [products.clubId, products.id] }),
    foreignKey({ columns: [table.clubId, table.programId], foreignColumns: [programs.clubId, programs.id] }),
    foreignKey({ columns: [table.clubId, table.memberFormId], foreignColumns: [forms.clubId, forms.id] }),
    foreignKey({ columns: [table.clubId, table.guardianFormId], foreignColumns: [forms.clubId, forms.id] }),
    index('plans_of_program').on(table.clubId, table.programId),
  ],
)

/** DATA-33 */
export const bundles = pgTable(
  'bundles',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    programId: uuid('program_id').notNull(),
    flatPrice: integer('flat_price'),
    priceCap: integer('price_cap'),
    isDynamicPricing: boolean('is_dynamic_pricing').notNull(),
    /** The first and the last day on which it can be bought. */
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
    adultsMin: integer('adults_min'),
    adultsMax: integer('adults_max'),
    juvenilesMin: integer('juveniles_min'),
    juvenilesMax: integer('juveniles_max'),
    /** Besides at once; no subscriptions. */
    paymentOptions: jsonb('payment_options')
      .$type<StoredPaymentOption[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.id], foreignColumns: [products.clubId, products.id] }),
    foreignKey({ columns: [table.clubId, table.programId], foreignColumns: [programs.clubId, programs.id] }),
    index('bundles_of_program').on(table.clubId, table.programId),
  ],
)

export const bundleItems = pgTable(
  'bundle_items',
  {
    clubId: clubId(),
    bundleId: uuid('bundle_id').notNull(),
    planId: uuid('plan_id').notNull(),
    position: integer('position').notNull(),
    minAllowed: integer('min_allowed'),
    maxAllowed: integer('max_allowed'),
    priceInBundle: integer('price_in_bundle').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.bundleId, table.planId] }),
    foreignKey({ columns: [table.clubId, table.bundleId], foreignColumns: [bundles.clubId, bundles.id] }),
    foreignKey({ columns: [table.clubId, table.planId], foreignColumns: [plans.clubId, plans.id] }),
  ],
)

/** DATA-35: less to pay for several plans, or for joining early: then one offering for one plan, up to a day. */
export const planDiscounts = pgTable(
  'plan_discounts',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'multi_buy' | 'early_bird'>().notNull().default('multi_buy'),
    type: text('type').$type<'percentage' | 'fixed'>().notNull(),
    /** The last day, by the club's clock, of one for joining early. */
    endsOn: text('ends_on'),
    planIds: uuid('plan_ids').array().notNull(),
    offerings: jsonb('offerings')
      .$type<{ number_of_products: number; discount_amount: number }[]>()
      .notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)

/** What somebody may type at the checkout. Not public: whoever could list codes would not need one. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    /** In capitals. */
    code: text('code').notNull(),
    type: text('type').$type<'percentage' | 'fixed'>().notNull(),
    amount: integer('amount').notNull(),
    /** Null for every plan. */
    planIds: uuid('plan_ids').array(),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
    useLimit: integer('use_limit'),
    /** Counted when an order takes it, and given back with the order. */
    used: integer('used').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('discount_codes_code').on(table.clubId, table.code),
  ],
)
