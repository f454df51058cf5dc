import { type SQL, sql } from 'drizzle-orm'

/** What one step compares of a club; the rest is the next one's. */
const AT_ONCE = 2000

/** Lines that are not settled; what is new goes before what has waited for long. */
export const unsettled = (clubId: string, which: SQL = sql`true`): SQL => sql`
  select * from statement_lines l where l.club_id = ${clubId} and l.state <> 'agrees' and ${which}
  order by l.state = 'new' desc, l.id limit ${AT_ONCE}`
