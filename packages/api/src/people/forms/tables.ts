import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FormAnswers, FormKind, FormSection } from '@clubhouse/contract/people/forms'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { clubId } from '#site/clubs/tables.ts'

/** What a club asks of those who register, and what they answered. */

/** One form of a club; what it asks is in its versions. */
export const forms = pgTable(
  'forms',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<FormKind>().notNull(),
    name: text('name').notNull(),
    /** The newest version: the one that is filled in. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)

/** Never changed once written: answers refer to the version they were given to. */
export const formVersions = pgTable(
  'form_versions',
  {
    clubId: clubId(),
    formId: uuid('form_id').notNull(),
    version: integer('version').notNull(),
    sections: jsonb('sections').$type<FormSection[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null for what the platform wrote: a template, the demo. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.formId, table.version] }),
    foreignKey({ columns: [table.clubId, table.formId], foreignColumns: [forms.clubId, forms.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** What somebody answered to one version of a form. */
export const formAnswers = pgTable(
  'form_answers',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    formId: uuid('form_id').notNull(),
    version: integer('version').notNull(),
    /** Who filled it in; null once they were erased: what an order was made on stays. */
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whom it is about: that person, or somebody for whom they act; null for somebody new. */
    memberId: uuid('member_id'),
    answers: jsonb('answers').$type<FormAnswers>().notNull(),
    /** What the form needs is not all there: a club's registrar has put somebody in, and the family is asked for the rest. */
    isUnfinished: boolean('is_unfinished').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.formId, table.version],
      foreignColumns: [formVersions.clubId, formVersions.formId, formVersions.version],
    }),
    // How many have answered, and whether a form may be deleted.
    index('form_answers_of_version').on(table.clubId, table.formId, table.version),
    index('form_answers_of_member').on(table.clubId, table.givenBy, table.memberId, table.createdAt.desc()),
  ],
)
