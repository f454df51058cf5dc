import { and, eq, isNull } from 'drizzle-orm'
import type { PasskeyAnswer } from '@clubhouse/contract/identity/passkeys'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { IdentityDeps } from '../deps.ts'
import { proofSpent, provePerson, spendProof } from '../prove-person.ts'
import { sessions } from '../sessions/tables.ts'

/** Whoever has signed in otherwise shows a passkey: the sign-in counts as one by passkey from then on (ADR 040). */
export async function showPasskey(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  passkey: PasskeyAnswer,
): Promise<{ shown: true }> {
  const proof = await provePerson(deps, caller, identity, { passkey })
  const isShown = await deps.db.withPlatform(async (tx) => {
    if (!(await spendProof(tx, deps, proof))) return false
    await tx
      .update(sessions)
      .set({ passkeyAt: deps.now() })
      .where(and(eq(sessions.id, identity.sessionId), isNull(sessions.endedAt)))
    return true
  })
  if (!isShown) throw proofSpent()
  return { shown: true }
}
