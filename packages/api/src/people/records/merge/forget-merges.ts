import { sql } from 'drizzle-orm'
import { MERGE_UNDO_DAYS } from '@clubhouse/contract/people/office/member-limits'
import { clubs } from '#site/clubs/tables.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'

/** What can no longer be undone needs no names: only who became whom stays. */
export async function forgetMerges(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const { id } of await tx.select({ id: clubs.id }).from(clubs))
    await asClub(tx, id, () =>
      tx.execute(sql`
        update person_merges set trail = null, kept_name = '', gone_name = '' where club_id = ${id} and kept_name <> ''
          and merged_at < ${at}::timestamptz - make_interval(days => ${MERGE_UNDO_DAYS})`),
    )
}
