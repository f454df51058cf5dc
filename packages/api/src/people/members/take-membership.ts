import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** As the club: one that an import brought, when that is taken back. */
export const takeMembership = (tx: Tx, clubId: string, id: string): Promise<unknown> =>
  tx.execute(sql`delete from memberships where club_id = ${clubId} and id = ${id}`)
