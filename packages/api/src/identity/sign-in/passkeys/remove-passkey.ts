import { and, eq } from 'drizzle-orm'
import { notFound } from '@clubhouse/contract/refusal'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { IdentityDeps } from '../deps.ts'
import { isAskedForPasskey, signInByOneFirst } from './second-factor.ts'
import { passkeys } from './tables.ts'

/** Somebody else's is not there. */
export async function removePasskey(
  { db, audit }: Pick<IdentityDeps, 'db' | 'audit'>,
  caller: Caller,
  identity: SignedIn,
  passkeyId: string,
): Promise<{ removed: true }> {
  const { user_id: userId, has_fresh_passkey: hasShownOne } = identity.user
  if (!hasShownOne && isAskedForPasskey(identity)) throw signInByOneFirst()
  const isGone = await db.withPlatform(async (tx) => {
    const gone = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id })
    if (gone.length === 0) return false
    await audit.record(tx, caller, { kind: 'passkey-removed', actorId: userId, subjectId: userId })
    return true
  })
  if (!isGone) throw notFound('The passkey')
  return { removed: true }
}
