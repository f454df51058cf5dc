import { randomUUID } from 'node:crypto'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { createTeamEvent } from '@clubhouse/contract/people/office/team-events'
import { Refusal } from '@clubhouse/contract/refusal'
import { formatDay } from '@clubhouse/domain/format'
import { eventTimes, timeProblems, weeklyDays } from '@clubhouse/domain/people/teams/event-times'
import { eventName } from '@clubhouse/domain/people/teams/event-words'
import type { Tx } from '#kernel/db/database.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { type Changing, findTeam } from './hold-event.ts'
import { teamEvents } from './tables.ts'

export const refusedTimes = (errors: Record<string, string>) =>
  new Refusal(422, 'invalid_data', Object.values(errors)[0] ?? 'Please check the times', { errors })

/** One, or one for each week until a day. */
export async function addEvent(
  tx: Tx,
  body: ParsedOf<typeof createTeamEvent>['body'],
  { seeing, audit, caller, now }: Changing,
): Promise<{ event_id: string; added: number } | Refusal> {
  const { clubId, userId } = seeing
  const { repeat_until: until, kind, group_id: groupId, ...facts } = body
  const problems = timeProblems(facts, until)
  if (problems) return refusedTimes(problems)
  const team = await findTeam(tx, seeing, groupId)
  if (team instanceof Refusal) return team
  const { timeZone } = await clubFacts(tx, clubId)
  const seriesId = until === null ? null : randomUUID()
  const isMatch = kind === 'match'
  const events = weeklyDays(facts.day, until).map((day) => ({
    clubId,
    id: randomUUID(),
    groupId,
    kind,
    ...eventTimes({ ...facts, day }, timeZone),
    place: facts.place,
    note: facts.note,
    opponent: isMatch ? facts.opponent : '',
    isHome: isMatch ? facts.is_home : true,
    competition: isMatch ? facts.competition : '',
    asks: facts.asks,
    seriesId,
    createdAt: now,
  }))
  await tx.insert(teamEvents).values(events)
  const [first] = events
  if (!first) throw new Error('an event is on one day at least')
  await audit.record(tx, caller, {
    kind: 'team-event-added',
    clubId,
    actorId: userId,
    detail: {
      event_id: first.id,
      Team: team.name,
      What: eventName({ kind, opponent: first.opponent, is_home: first.isHome }),
      Day: formatDay(first.startsAt.toISOString(), timeZone),
      ...(events.length > 1 && { Times: String(events.length) }),
    },
  })
  return { event_id: first.id, added: events.length }
}
