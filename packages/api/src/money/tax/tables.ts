import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '#selling/catalogue/tables.ts'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'

/** What a club that is registered for tax says of itself and of what it sells. Orders keep copies: nothing here changes one. */

export const taxRates = pgTable(
  'tax_rates',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Hundredths of a per cent. */
    basisPoints: integer('basis_points').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    check('tax_rates_rate', sql`basis_points between 0 and 10000 and char_length(name) between 1 and 40`),
  ],
)

/** Only of a club that is registered. */
export const taxRegistrations = pgTable(
  'tax_registrations',
  {
    clubId: clubId().primaryKey(),
    number: text('number').notNull(),
    /** The first day, as the club's own clock has it: what is ordered before bears no tax. */
    since: text('since').notNull(),
    /** Of all that has no rate of its own. */
    defaultRateId: uuid('default_rate_id').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.clubId, table.defaultRateId],
      foreignColumns: [taxRates.clubId, taxRates.id],
    }),
    check('tax_registrations_number', sql`char_length(number) between 1 and 30`),
  ],
)

/** What bears another rate than most. A bundle has none: its plans have. */
export const productTaxRates = pgTable(
  'product_tax_rates',
  {
    clubId: clubId(),
    productId: uuid('product_id').notNull(),
    rateId: uuid('rate_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.productId] }),
    foreignKey({
      columns: [table.clubId, table.productId],
      foreignColumns: [products.clubId, products.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.clubId, table.rateId], foreignColumns: [taxRates.clubId, taxRates.id] }),
  ],
)
