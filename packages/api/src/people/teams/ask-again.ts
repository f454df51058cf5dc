import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { type AskDeps, askFamilies } from './ask-families.ts'
import { type Changing, holdEvent, inLog } from './hold-event.ts'

/** A family is not asked about the same event more often than that. */
const APART_MS = 3600_000

const OVER = 'It has begun already.'
const OFF = 'It’s off, so nobody is asked.'
const JUST_ASKED = 'Families were asked less than an hour ago.'

export async function askAgain(
  deps: AskDeps,
  tx: Tx,
  eventId: string,
  { seeing, audit, caller, now }: Changing,
): Promise<{ asked: number } | Refusal> {
  const event = await holdEvent(tx, seeing, eventId)
  if (event instanceof Refusal) return event
  if (event.offAt) return new Refusal(409, 'called_off', OFF)
  if (event.startsAt <= now) return new Refusal(409, 'over', OVER)
  if (event.askedAt && now.getTime() - event.askedAt.getTime() < APART_MS)
    return new Refusal(409, 'just_asked', JUST_ASKED)
  const asked = await askFamilies(deps, tx, event, now)
  const { timeZone } = await clubFacts(tx, seeing.clubId)
  await audit.record(tx, caller, {
    kind: 'team-asked',
    clubId: seeing.clubId,
    actorId: seeing.userId,
    detail: { ...inLog(event, timeZone), Families: String(asked) },
  })
  return { asked }
}
