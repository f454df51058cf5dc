import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import { offWords } from '@clubhouse/domain/people/teams/event-words'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { familiesToTell } from './families.queries.ts'
import { type Changing, type HeldEvent, holdEvent, inLog, isEvent } from './hold-event.ts'
import { teamEvents } from './tables.ts'

const OVER = 'It’s over already.'
const LASTS_MS = 2 * 3600_000

/** It is off, and its families are told: in one transaction, each mailbox once. Pressed twice it tells nobody again. */
export async function callOff(
  tx: Tx,
  eventId: string,
  reason: string,
  { seeing, audit, caller, now }: Changing,
): Promise<{ told: number } | Refusal> {
  const event = await holdEvent(tx, seeing, eventId)
  if (event instanceof Refusal) return event
  const ends = event.endsAt ?? new Date(event.startsAt.getTime() + LASTS_MS)
  if (ends <= now) return new Refusal(409, 'over', OVER)
  if (event.offAt) return { told: 0 }
  await tx.update(teamEvents).set({ offAt: now, offReason: reason }).where(isEvent(event))
  const { timeZone } = await clubFacts(tx, seeing.clubId)
  const told = await tellFamilies(tx, event, { reason, now, timeZone })
  await audit.record(tx, caller, {
    kind: 'team-event-off',
    clubId: seeing.clubId,
    actorId: seeing.userId,
    detail: { ...inLog(event, timeZone), ...(reason && { Why: reason }), Families: String(told) },
  })
  return { told }
}

async function tellFamilies(
  tx: Tx,
  event: HeldEvent,
  { reason, now, timeZone }: { reason: string; now: Date; timeZone: string },
): Promise<number> {
  const [next] = await tx
    .select({ at: teamEvents.startsAt })
    .from(teamEvents)
    .where(
      and(
        eq(teamEvents.clubId, event.clubId),
        eq(teamEvents.groupId, event.groupId),
        gt(teamEvents.startsAt, event.startsAt),
        isNull(teamEvents.offAt),
      ),
    )
    .orderBy(asc(teamEvents.startsAt))
    .limit(1)
  const said = offWords(
    {
      kind: event.kind,
      opponent: event.opponent,
      is_home: event.isHome,
      starts_at: event.startsAt.toISOString(),
      ends_at: null,
    },
    { reason, next: next?.at.toISOString() ?? null, now, timeZone },
  )
  const families = await familiesToTell(tx, event.clubId, event.groupId)
  for (const { key, email, ...who } of families) {
    const mail = {
      template: 'team-off' as const,
      payload: {
        first_name: greetingName(who),
        team: event.team,
        said,
        until: (event.endsAt ?? event.startsAt).toISOString(),
      },
    }
    await enqueueMail(
      tx,
      { clubId: event.clubId, effectKey: `team-off ${event.id} ${key}`, to: email, mail },
      now,
    )
  }
  return families.length
}
