import { and, eq, sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { formatDay } from '@clubhouse/domain/format'
import { eventName } from '@clubhouse/domain/people/teams/event-words'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { At, Seeing } from '../records/port.ts'
import { teamEvents } from './tables.ts'

export interface Changing extends Pick<Core, 'audit'> {
  caller: At
  seeing: Seeing
  now: Date
}

export type HeldEvent = typeof teamEvents.$inferSelect & { team: string }

export const isEvent = ({ clubId, id }: Pick<HeldEvent, 'clubId' | 'id'>) =>
  and(eq(teamEvents.clubId, clubId), eq(teamEvents.id, id))

/** A team of today that is theirs to look after; to a coach all others are not there. */
export async function findTeam(
  tx: Tx,
  { clubId, userId, seesAll }: Seeing,
  groupId: string,
): Promise<{ name: string } | Refusal> {
  const team = await one<{ name: string }>(
    tx,
    sql`select g.name from groups g where g.club_id = ${clubId} and g.id = ${groupId} and g.archived_at is null
      and (${seesAll} or exists (select from group_managers k
        where k.club_id = g.club_id and k.group_id = g.id and k.user_id = ${userId}))`,
  )
  return team ?? notFound('The team')
}

/** Held until the transaction ends: two coaches who change the same one follow each other. */
export async function holdEvent(tx: Tx, seeing: Seeing, eventId: string): Promise<HeldEvent | Refusal> {
  const [event] = await tx
    .select()
    .from(teamEvents)
    .where(isEvent({ clubId: seeing.clubId, id: eventId }))
    .for('update')
  const missing = notFound('The match or training')
  if (!event) return missing
  const team = await findTeam(tx, seeing, event.groupId)
  return team instanceof Refusal ? missing : { ...event, team: team.name }
}

/** What an event is called in the audit log. */
export const inLog = (event: HeldEvent, timeZone: string) => ({
  event_id: event.id,
  Team: event.team,
  What: eventName({ kind: event.kind, opponent: event.opponent, is_home: event.isHome }),
  Day: formatDay(event.startsAt.toISOString(), timeZone),
})
