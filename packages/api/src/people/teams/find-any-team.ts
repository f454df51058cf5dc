import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { HeldEvent } from './hold-event.ts'
import { teamEvents } from './tables.ts'

/** For work that nobody asked for: the event with its team’s name, held. As the club. */
export async function findAnyTeam(
  tx: Tx,
  { clubId, eventId }: { clubId: string; eventId: string },
): Promise<HeldEvent | null> {
  const [event] = await tx
    .select()
    .from(teamEvents)
    .where(and(eq(teamEvents.clubId, clubId), eq(teamEvents.id, eventId)))
    .for('update')
  if (!event) return null
  const team = await one<{ name: string }>(
    tx,
    sql`select g.name from groups g where g.club_id = ${clubId} and g.id = ${event.groupId}`,
  )
  return team ? { ...event, team: team.name } : null
}
