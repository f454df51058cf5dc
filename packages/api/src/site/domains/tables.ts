import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DomainState } from '@clubhouse/domain/site/clubs/own-domain'
import { clubId } from '../clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'

/**
 * What clubs say is theirs. Two may say it of the same domain: only what the name service confirms goes into `club_domains`, by which
 * hosts are resolved.
 */
export const domainClaims = pgTable(
  'domain_claims',
  {
    clubId: clubId(),
    domain: text('domain').notNull(),
    /** What the note says that proves it. */
    proof: text('proof').notNull(),
    state: text('state').$type<DomainState>(),
    checkedAt: instant('checked_at'),
    /** While it is served: how often in a row it did not lead here, and when it is looked up again. */
    failures: integer('failures').notNull().default(0),
    nextCheckAt: instant('next_check_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.domain] })],
)
