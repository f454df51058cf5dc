import type { changeRetention } from '@clubhouse/contract/people/office/retention'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import { Refusal } from '@clubhouse/contract/refusal'
import { RETENTION_KINDS } from '@clubhouse/contract/people/retention-kinds'
import {
  choicesOf,
  dueWords,
  RETENTION,
  timeWords,
  toConfirm,
} from '@clubhouse/domain/people/retention/retention'
import type { Core } from '#kernel/core.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { retentionTimes } from './tables.ts'
import { countDue, readTimes, type Times } from './times.ts'

type Change = ParsedOf<typeof changeRetention>['body']
type At = Caller & { club: RunningClub }

/** A time that would forget something tonight is refused with what that is, until somebody has agreed to it. */
export const changeTimes = (
  { db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>,
  caller: At,
  { times: wanted, confirmed }: Change,
): Promise<Refusal | null> =>
  db.withClub(caller.club.clubId, async (tx) => {
    const { clubId, userId } = caller.club
    await oneAtATime(tx, 'retention', clubId)
    const { times: before } = await readTimes(tx, clubId)
    const after: Times = { ...before }
    for (const kind of RETENTION_KINDS) after[kind] = wanted[kind] ?? before[kind]
    const changed = RETENTION_KINDS.filter((kind) => after[kind] !== before[kind])
    const wrong = changed.filter((kind) => !choicesOf(kind).includes(after[kind]))
    if (wrong.length > 0) return refused(422, 'invalid_data', wrong, () => 'Choose one of the times.')
    if (changed.length === 0) return null
    if (!confirmed) {
      const due = await countDue(tx, { clubId, now: now(), times: after })
      const asked = toConfirm(
        changed.map((kind) => ({ kind, before: before[kind], after: after[kind], due: due[kind] })),
      )
      if (asked.length > 0)
        return refused(409, 'would_forget', asked, (kind) => dueWords(kind, due[kind], after[kind]))
    }
    await save(tx, { clubId, times: after, changed, now: now() })
    const said = changed.map((kind) => [
      RETENTION[kind].title,
      `${timeWords(before[kind])} → ${timeWords(after[kind])}`,
    ])
    const detail = Object.fromEntries(said)
    await audit.record(tx, caller, { kind: 'retention-changed', clubId, actorId: userId, detail })
    return null
  })

type Kind = (typeof RETENTION_KINDS)[number]

const MESSAGES = {
  invalid_data: 'Please check what you entered.',
  would_forget: 'Tonight this would delete what you still have.',
}

const refused = (
  status: number,
  code: keyof typeof MESSAGES,
  kinds: readonly Kind[],
  say: (kind: Kind) => string,
) =>
  new Refusal(status, code, MESSAGES[code], {
    errors: Object.fromEntries(kinds.map((kind) => [kind, say(kind)])),
  })

async function save(
  tx: Tx,
  { clubId, times, changed, now }: { clubId: string; times: Times; changed: readonly Kind[]; now: Date },
): Promise<void> {
  for (const kind of changed) {
    const set = { days: times[kind], changedAt: now }
    await tx
      .insert(retentionTimes)
      .values({ clubId, kind, ...set })
      .onConflictDoUpdate({ target: [retentionTimes.clubId, retentionTimes.kind], set })
  }
}
