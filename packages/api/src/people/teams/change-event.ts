import { and, eq, gte, sql } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { changeTeamEvent, enterTeamResult } from '@clubhouse/contract/people/office/team-events'
import { Refusal } from '@clubhouse/contract/refusal'
import { eventTimes, timeProblems, writtenTimes } from '@clubhouse/domain/people/teams/event-times'
import type { Tx } from '#kernel/db/database.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { refusedTimes } from './add-event.ts'
import { type Changing, type HeldEvent, holdEvent, inLog, isEvent } from './hold-event.ts'
import { teamEvents } from './tables.ts'

type Body = ParsedOf<typeof changeTeamEvent>['body']

const iso = (at: Date | null) => at && at.toISOString()

/** This one alone, or with those after it: their days stay, times, place and note follow. */
export async function changeEvent(
  tx: Tx,
  eventId: string,
  { later, ...body }: Body,
  { seeing, audit, caller, now: _now }: Changing,
): Promise<{ changed: number } | Refusal> {
  const event = await holdEvent(tx, seeing, eventId)
  if (event instanceof Refusal) return event
  const problems = timeProblems(body, null)
  if (problems) return refusedTimes(problems)
  const { timeZone } = await clubFacts(tx, seeing.clubId)
  const isMatch = event.kind === 'match'
  const common = { place: body.place, note: body.note, asks: body.asks }
  await tx
    .update(teamEvents)
    .set({
      ...eventTimes(body, timeZone),
      ...common,
      ...(isMatch && { opponent: body.opponent, isHome: body.is_home, competition: body.competition }),
    })
    .where(isEvent(event))
  const others = later ? await followers(tx, event) : []
  for (const other of others) {
    const { day } = writtenTimes(
      { startsAt: other.startsAt.toISOString(), endsAt: null, meetsAt: null },
      timeZone,
    )
    await tx
      .update(teamEvents)
      .set({ ...eventTimes({ ...body, day }, timeZone), ...common })
      .where(isEvent(other))
  }
  const before = writtenTimes(
    { startsAt: event.startsAt.toISOString(), endsAt: iso(event.endsAt), meetsAt: iso(event.meetsAt) },
    timeZone,
  )
  const changes = [
    ['Day', before.day, body.day],
    ['Time', before.time, body.time],
    ['Place', event.place, body.place],
    ['Opponent', event.opponent, isMatch ? body.opponent : event.opponent],
  ] as const
  await audit.record(tx, caller, {
    kind: 'team-event-changed',
    clubId: seeing.clubId,
    actorId: seeing.userId,
    detail: {
      ...inLog(event, timeZone),
      ...Object.fromEntries(
        changes
          .filter(([, was, is]) => was !== is)
          .map(([what, was, is]) => [what, `${was || 'none'} → ${is || 'none'}`]),
      ),
      ...(others.length > 0 && { Times: String(others.length + 1) }),
    },
  })
  return { changed: others.length + 1 }
}

/** Those that were added with it and come after it. */
async function followers(tx: Tx, event: HeldEvent) {
  if (event.seriesId === null) return []
  return tx
    .select()
    .from(teamEvents)
    .where(
      and(
        eq(teamEvents.clubId, event.clubId),
        eq(teamEvents.seriesId, event.seriesId),
        gte(teamEvents.startsAt, event.startsAt),
        sql`${teamEvents.id} <> ${event.id}`,
      ),
    )
    .for('update')
}

/** Nobody is told: it was added by mistake. */
export async function removeEvent(
  tx: Tx,
  eventId: string,
  { later }: { later: boolean },
  { seeing, audit, caller }: Changing,
): Promise<{ removed: number } | Refusal> {
  const event = await holdEvent(tx, seeing, eventId)
  if (event instanceof Refusal) return event
  const gone = [event, ...(later ? await followers(tx, event) : [])]
  for (const each of gone) await tx.delete(teamEvents).where(isEvent(each))
  const { timeZone } = await clubFacts(tx, seeing.clubId)
  await audit.record(tx, caller, {
    kind: 'team-event-removed',
    clubId: seeing.clubId,
    actorId: seeing.userId,
    detail: { ...inLog(event, timeZone), ...(gone.length > 1 && { Times: String(gone.length) }) },
  })
  return { removed: gone.length }
}

const NO_RESULT = 'Only a match has a result.'
const HALF = 'Enter both scores, or neither.'

export async function enterResult(
  tx: Tx,
  eventId: string,
  { our_score: ours, their_score: theirs }: ParsedOf<typeof enterTeamResult>['body'],
  { seeing, audit, caller, now }: Changing,
): Promise<{ changed: boolean } | Refusal> {
  const event = await holdEvent(tx, seeing, eventId)
  if (event instanceof Refusal) return event
  if (event.kind !== 'match') return new Refusal(409, 'no_match', NO_RESULT)
  if (event.startsAt > now) return new Refusal(409, 'not_played', 'This match hasn’t been played yet.')
  if ((ours === null) !== (theirs === null))
    return new Refusal(422, 'invalid_data', HALF, {
      errors: { [ours === null ? 'our_score' : 'their_score']: HALF },
    })
  if (event.ourScore === ours && event.theirScore === theirs) return { changed: false }
  await tx.update(teamEvents).set({ ourScore: ours, theirScore: theirs }).where(isEvent(event))
  const { timeZone } = await clubFacts(tx, seeing.clubId)
  const said = (our: number | null, their: number | null) => (our === null ? 'none' : `${our}–${their}`)
  await audit.record(tx, caller, {
    kind: 'team-result-entered',
    clubId: seeing.clubId,
    actorId: seeing.userId,
    detail: {
      ...inLog(event, timeZone),
      Result: `${said(event.ourScore, event.theirScore)} → ${said(ours, theirs)}`,
    },
  })
  return { changed: true }
}
