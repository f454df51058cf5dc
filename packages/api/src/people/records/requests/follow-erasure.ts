import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { clubErasures } from './tables.ts'

/** Whether one of them is about to go. */
export async function areToBeErased(tx: Tx, clubId: string, ids: readonly string[]): Promise<boolean> {
  const found = await tx
    .select({ id: clubErasures.personId })
    .from(clubErasures)
    .where(and(eq(clubErasures.clubId, clubId), inArray(clubErasures.personId, [...ids])))
  return found.length > 0
}

/** Whoever goes on under another id is still to be erased. */
export const moveErasure = (
  tx: Tx,
  { clubId, from, to }: { clubId: string; from: string; to: string },
): Promise<unknown> =>
  tx.execute(sql`
    update club_erasures e set person_id = ${to} where e.club_id = ${clubId} and e.person_id = ${from}
      and not exists (select from club_erasures o where o.club_id = e.club_id and o.person_id = ${to})`)
