import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { PasskeyAnswer } from '@clubhouse/contract/identity/passkeys'
import type { Database, Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { type IdentityDeps, siteOf } from '../deps.ts'
import type { SealedChallenge } from './challenges.ts'
import { passkeys } from './tables.ts'
import { userHandleOf } from './user-handle.ts'
import { webAuthn } from './web-authn.ts'

/** A passkey that has answered: whose it is, and what is written down once its answer counts. */
export interface AnsweredPasskey {
  passkeyId: string
  userId: string
  challenge: SealedChallenge
  counter: number
}

/** Who answered the challenge of this ticket, or null: not ours, not for this site, not signed by a key we know. */
export async function checkPasskey(
  deps: Pick<IdentityDeps, 'db' | 'passkeys'>,
  caller: Caller,
  { ticket, assertion }: PasskeyAnswer,
): Promise<AnsweredPasskey | null> {
  const site = siteOf(caller)
  const scope = deps.passkeys.scopeOf(site)
  const challenge = deps.passkeys.open(ticket, site)
  if (scope === null || challenge === null || challenge.maker !== null) return null
  const known = await findPasskey(deps.db, assertion.id)
  if (!known || known.scope !== scope) return null
  const handle = assertion.response.userHandle
  if (handle && handle !== userHandleOf(known.userId)) return null
  const { userHandle: _handle, ...response } = assertion.response
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge.challenge,
      expectedOrigin: site.origin,
      expectedRPID: scope,
      credential: {
        id: assertion.id,
        publicKey: new Uint8Array(known.publicKey),
        counter: Number(known.counter),
      },
      requireUserVerification: true,
    })
    if (!verified) return null
    const { newCounter: counter } = authenticationInfo
    return { passkeyId: assertion.id, userId: known.userId, challenge, counter }
  } catch {
    // The library throws for whatever does not fit; which of it did not is nobody's business.
    return null
  }
}

/**
 * Makes the answer count, once: its challenge is spent, and the counter moved on from where the check found it. In the
 * transaction of what it is the proof for.
 */
export async function spendPasskey(
  tx: Tx,
  { passkeys: challenges, now }: Pick<IdentityDeps, 'passkeys' | 'now'>,
  { passkeyId, challenge, counter }: AnsweredPasskey,
): Promise<boolean> {
  if (!(await challenges.spend(tx, challenge))) return false
  const moved = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(
      and(
        eq(passkeys.id, passkeyId),
        // Those that count count up; those that do not stay at nought.
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id })
  return moved.length === 1
}

interface KnownPasskey {
  userId: string
  publicKey: Uint8Array
  counter: number | string
  scope: string
}

const KNOWN = {
  name: 'known_passkey',
  text: `select user_id as "userId", public_key as "publicKey", counter, scope from passkeys where id = $1`,
}

async function findPasskey(db: Database, id: string): Promise<KnownPasskey | null> {
  const [row] = await db.readPlatform<KnownPasskey>(KNOWN, [id])
  return row ?? null
}
