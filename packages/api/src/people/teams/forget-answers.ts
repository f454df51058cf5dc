import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** Why a child could not come is nobody’s business for long. */
const NOTES_DAYS = 30
/** A season and the one before it to compare with. */
const ROWS_MONTHS = 18

/** As the platform, in the night: what families wrote goes first, then who came. */
export async function forgetAnswers(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`update team_event_players a set note = '' from team_events e
    where e.club_id = a.club_id and e.id = a.event_id and a.note <> ''
      and e.starts_at < ${at}::timestamptz - make_interval(days => ${NOTES_DAYS})`)
  await tx.execute(sql`delete from team_event_players a using team_events e
    where e.club_id = a.club_id and e.id = a.event_id
      and e.starts_at < ${at}::timestamptz - make_interval(months => ${ROWS_MONTHS})`)
}
