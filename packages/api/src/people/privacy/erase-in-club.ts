import type { Tx } from '#kernel/db/database.ts'
import { atOnce, type PersonTable } from '#kernel/person/person-table.ts'
import type { Whose } from '#kernel/person/whose.ts'

/**
 * As the club: what names an account or one person there. Orders and the ledger stay without a name, memberships keep who played
 * (ADR 037). What was answered is the platform’s to empty.
 */
export const eraseInClub = (tx: Tx, personTables: readonly PersonTable[], whose: Whose): Promise<void> =>
  atOnce(
    tx,
    personTables.map(({ onErase }) => onErase?.(whose) ?? []),
  )
