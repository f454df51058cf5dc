import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { ENTRY_MINUTES } from '@clubhouse/domain/office/platform-entry'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { fullName, type PlatformDeps, type Superuser } from './deps.ts'
import { platformEntries } from './tables.ts'

/**
 * Opens a club's back office for a while. No role is given: the sign-in there is read with this row, and with nothing once it is
 * over (identity/sessions); only the sign-in that walks over from this one. The club finds it in its log, and everything that is done meanwhile under the same name.
 */
export const enterClub = (
  deps: PlatformDeps,
  caller: Superuser,
  clubId: string,
  reason: string,
): Promise<Date> =>
  deps.db.withPlatform(async (tx) => {
    const { user } = caller.member
    const at = deps.now()
    const expiresAt = new Date(at.getTime() + ENTRY_MINUTES * 60_000)
    // Whoever comes again begins again: two visits at once would have two reasons.
    await end(tx, { clubId, userId: user.user_id }, at)
    const entry = { clubId, id: randomUUID(), userId: user.user_id, person: fullName(caller.member), reason }
    const { sessionId } = caller.member
    await tx.insert(platformEntries).values({ ...entry, sessionId, enteredAt: at, expiresAt })
    await deps.audit.record(tx, caller, {
      kind: 'platform-entered',
      clubId,
      actorId: user.user_id,
      detail: { reason, until: expiresAt.toISOString() },
    })
    return expiresAt
  })

/** False for whoever is not there for the platform. */
export const leaveClub = (
  { db, now, audit }: Pick<PlatformDeps, 'db' | 'now' | 'audit'>,
  caller: Caller & { club: RunningClub },
): Promise<boolean> =>
  db.withPlatform(async (tx) => {
    if (!(await end(tx, caller.club, now()))) return false
    const { clubId, userId } = caller.club
    await audit.record(tx, caller, { kind: 'platform-left', clubId, actorId: userId })
    return true
  })

async function end(tx: Tx, { clubId, userId }: RunningClub, at: Date): Promise<boolean> {
  const open = and(
    eq(platformEntries.clubId, clubId),
    eq(platformEntries.userId, userId),
    isNull(platformEntries.leftAt),
    gt(platformEntries.expiresAt, at),
  )
  const ended = await tx
    .update(platformEntries)
    .set({ leftAt: at })
    .where(open)
    .returning({ id: platformEntries.id })
  return ended.length > 0
}
