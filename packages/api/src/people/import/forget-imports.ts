import { sql } from 'drizzle-orm'
import { clubs } from '#site/clubs/tables.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { UNDO_DAYS } from './read-import.queries.ts'

/** A list that nobody imports is forgotten sooner than one that may have to be taken back. */
const CHECKED_DAYS = 7

/** Lines hold whatever a club kept of people: they go, and the row that says what happened stays. */
export async function forgetImports(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const { id } of await tx.select({ id: clubs.id }).from(clubs))
    await asClub(tx, id, async () => {
      await tx.execute(sql`
        delete from people_imports where club_id = ${id} and state = 'checked'
          and created_at < ${at}::timestamptz - make_interval(days => ${CHECKED_DAYS})`)
      await tx.execute(sql`
        delete from people_import_lines l using people_imports i where l.club_id = ${id} and i.club_id = l.club_id
          and i.id = l.import_id and i.state in ('done', 'undone')
          and i.started_at < ${at}::timestamptz - make_interval(days => ${UNDO_DAYS})`)
    })
}
