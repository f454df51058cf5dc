import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'

/** Whether something that a form needs is missing from any of these answers. */
export const isAnyUnfinished = (tx: Tx, clubId: string, answerIds: readonly string[]): Promise<boolean> =>
  exists(
    tx,
    sql`select 1 from form_answers where club_id = ${clubId} and id = any(${`{${answerIds.join(',')}}`}::uuid[]) and is_unfinished`,
  )
