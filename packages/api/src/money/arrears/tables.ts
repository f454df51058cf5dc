import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { orders } from '../orders/tables.ts'

/** What a club has done about somebody who owes it something; forgotten with the person. */
export const arrearsCases = pgTable(
  'arrears_cases',
  {
    clubId: clubId(),
    /** See `PERSON` in people.queries.ts. */
    personId: uuid('person_id').notNull(),
    /** A plain date in the club's zone: nobody is written to twice in a day. */
    remindedOn: text('reminded_on'),
    /** When they said they would pay, and what was said. */
    planOn: text('plan_on'),
    planNote: text('plan_note').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.personId] }),
    check('arrears_cases_note', sql`char_length(plan_note) <= 300`),
  ],
)

export type WriteOffStatus = 'asked' | 'done' | 'declined' | 'lapsed'

/** Late instalments of one order that one person wants to be written off, and another one confirms. */
export const writeOffs = pgTable(
  'write_offs',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    scheduledPaymentIds: uuid('scheduled_payment_ids').array().notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<WriteOffStatus>().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    index('write_offs_of_order').on(table.clubId, table.orderId),
    // Two requests for the same money cannot both wait.
    uniqueIndex('write_offs_one_asked')
      .on(table.clubId, table.orderId)
      .where(sql`status = 'asked'`),
    check('write_offs_amount', sql`amount > 0 and char_length(reason) between 1 and 500`),
    check(
      'write_offs_by_two',
      sql`(status = 'asked') = (decided_by is null) and (status <> 'done' or decided_by <> asked_by)`,
    ),
  ],
)
