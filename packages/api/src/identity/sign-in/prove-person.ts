import type { Proof } from '@clubhouse/contract/identity/passkeys'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { IdentityDeps } from './deps.ts'
import { type AnsweredPasskey, checkPasskey, spendPasskey } from './passkeys/check-passkey.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { findPasswordHash } from './people/person.queries.ts'
import { WRONG_CURRENT_PASSWORD } from './people/update-member.ts'

/** For how long a sign-in is proof enough of somebody who has no password. */
const FRESH_MS = 15 * 60_000

export const PROVE_BY_PASSWORD = 'Please enter your password.'
export const SIGN_IN_AGAIN = 'For your safety, please sign in again first.'
const WRONG_PROOF = 'That passkey didn’t work. Please try again.'

/** What was checked, for the transaction in which it counts. */
export interface CheckedProof {
  passkey: AnsweredPasskey | null
}

/**
 * A session left open on a shared computer must not be enough for what cannot be taken back: asks for the password or a
 * passkey. Who has neither shows it by a sign-in of just now, which came out of their mailbox or from their club's body.
 */
export async function provePerson(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  proof: Proof,
): Promise<CheckedProof> {
  const { db, rates, audit } = deps
  const { user_id: userId, email } = identity.user
  // Counted with the sign-ins of this e-mail: a guess is a guess wherever it is made.
  await rates.take('sign-in', caller, email)
  if (proof.passkey) {
    const passkey = await checkPasskey(deps, caller, proof.passkey)
    if (passkey?.userId === userId) return { passkey }
    throw new Refusal(422, 'invalid_data', WRONG_PROOF)
  }
  const hash = await findPasswordHash(db, userId)
  if (hash === null) {
    if (isFresh(deps, identity)) return { passkey: null }
    throw new Refusal(403, 'sign_in_again', SIGN_IN_AGAIN)
  }
  if (proof.current_password === undefined) throw wrongPassword(PROVE_BY_PASSWORD)
  if (!(await verifyPassword(hash, proof.current_password))) {
    await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'sign-in-failed', subjectId: userId }))
    throw wrongPassword(WRONG_CURRENT_PASSWORD)
  }
  await rates.forgive('sign-in', caller, email)
  return { passkey: null }
}

/** A passkey's answer counts once, with what it was the proof for. */
export async function spendProof(
  tx: Tx,
  deps: Pick<IdentityDeps, 'passkeys' | 'now'>,
  { passkey }: CheckedProof,
): Promise<boolean> {
  return passkey === null || spendPasskey(tx, deps, passkey)
}

export const proofSpent = () => new Refusal(422, 'invalid_data', WRONG_PROOF)

/** Brought along from another site it is as old as nobody knows. */
const isFresh = ({ now }: Pick<IdentityDeps, 'now'>, { method, signedInAt }: SignedIn): boolean =>
  method !== 'hand-over' && now().getTime() - signedInAt.getTime() < FRESH_MS

const wrongPassword = (message: string) =>
  new Refusal(422, 'invalid_data', message, { errors: { current_password: message } })
