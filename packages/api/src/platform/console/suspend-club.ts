import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { clubs } from '#site/clubs/tables.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { PlatformDeps, Superuser } from './deps.ts'

/**
 * Null ends it. Every process learns of it from the database, and the one that did it knows at once. Asked twice it is done,
 * and written down, once.
 */
export async function suspendClub(
  deps: PlatformDeps,
  caller: Superuser,
  clubId: string,
  reason: string | null,
): Promise<void> {
  await deps.db.withPlatform(async (tx) => {
    const changed = await asClub(tx, clubId, (own) =>
      own
        .update(clubs)
        .set({ suspendedAt: reason === null ? null : deps.now() })
        .where(
          and(
            eq(clubs.id, clubId),
            reason === null ? isNotNull(clubs.suspendedAt) : isNull(clubs.suspendedAt),
          ),
        )
        .returning({ id: clubs.id }),
    )
    if (changed.length === 0) return
    const who = { clubId, actorId: caller.member.user.user_id }
    await deps.audit.record(
      tx,
      caller,
      reason === null
        ? { kind: 'club-reactivated', ...who }
        : { kind: 'club-suspended', ...who, detail: { reason } },
    )
  })
  await deps.registry.reload()
}
