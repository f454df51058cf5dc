import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type {
  addPasskey as addPasskeyCall,
  Challenge,
  Passkey,
  Proof,
} from '@clubhouse/contract/identity/passkeys'
import { Refusal } from '@clubhouse/contract/refusal'
import { deviceInWords } from '@clubhouse/domain/identity/device-words'
import { greetingName, mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { forgotPasswordLink } from '../codes/mail-links.ts'
import { type IdentityDeps, siteOf, writtenFor } from '../deps.ts'
import { holdPassword } from '../passwords/change-password.ts'
import { proofSpent, provePerson, spendProof } from '../prove-person.ts'
import { requireScope } from './ask-passkey.ts'
import { askOperator, mayAddFirst, takeFirst } from './first-passkey.ts'
import { isAskedForPasskey, showOneFirst } from './second-factor.ts'
import { passkeys } from './tables.ts'
import { userHandleBytes } from './user-handle.ts'
import { webAuthn } from './web-authn.ts'

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20
/** EdDSA, ES256, RS256: what every authenticator that is sold knows one of. */
const ALGORITHMS = [-8, -7, -257]

const NOT_ADDED = 'That passkey couldn’t be added. Please try again.'

/** A challenge for a new key, in this very sign-in, after a proof of who is there. */
export async function beginPasskey(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  proof: Proof,
): Promise<Challenge> {
  const site = siteOf(caller)
  const rpID = requireScope(deps, site)
  const checked = await provePerson(deps, caller, identity, proof)
  const { user, sessionId } = identity
  const known = await deps.db.withPlatform(async (tx) => {
    if (!(await spendProof(tx, deps, checked))) return null
    const has = await tx
      .select({ id: passkeys.id, transports: passkeys.transports, scope: passkeys.scope })
      .from(passkeys)
      .where(eq(passkeys.userId, user.user_id))
    return { has, mayAddFirst: await mayAddFirst(tx, user.user_id, deps.now()) }
  })
  if (known === null) throw proofSpent()
  const hasOne = known.has.some(({ scope }) => scope === rpID)
  if (hasOne && !checked.passkey && isAskedForPasskey(identity)) throw showOneFirst()
  if (!hasOne && user.asks_passkey && !known.mayAddFirst) throw askOperator()
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Clubhouse',
    rpID,
    userName: user.email,
    userDisplayName: user.first_name,
    userID: userHandleBytes(user.user_id),
    attestationType: 'none',
    excludeCredentials: known.has.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const maker = { userId: user.user_id, sessionId, hasShownOne: checked.passkey !== null }
  return { ticket: deps.passkeys.seal(options.challenge, site, maker), options: { ...options } }
}

type Made = ParsedOf<typeof addPasskeyCall>['body']

/** Keeps the key that was made, tells its owner by mail, and says what is kept. */
export async function addPasskey(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  made: Made,
): Promise<Passkey> {
  const { db, audit, now } = deps
  const site = siteOf(caller)
  const userId = identity.user.user_id
  const key = await verifyMade(deps, caller, identity, made)
  if (!key) throw invalid(NOT_ADDED)
  const at = now()
  const name = made.name || deviceInWords(caller.userAgent) || 'Passkey'
  const row = { ...key.row, userId, name, createdAt: at }
  const outcome = await db.withPlatform(async (tx) => {
    const held = await holdPassword(tx, identity)
    if (held instanceof Refusal) return held
    if (!(await deps.passkeys.spend(tx, key.challenge))) return invalid(NOT_ADDED)
    const has = await tx.select({ scope: passkeys.scope }).from(passkeys).where(eq(passkeys.userId, userId))
    if (has.length >= MOST_PASSKEYS) return invalid(TOO_MANY)
    if (isAskedForPasskey(identity) && !key.challenge.maker?.hasShownOne) {
      // Several may have been begun while there was none: the first that is made is the only one that a password makes.
      if (has.some(({ scope }) => scope === row.scope)) return showOneFirst()
      if (identity.user.asks_passkey && !(await takeFirst(tx, userId, at))) return askOperator()
    }
    const kept = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
    if (kept.length === 0) return invalid(NOT_ADDED)
    await audit.record(tx, caller, { kind: 'passkey-added', actorId: userId, subjectId: userId })
    const { first_name, email_verified, email } = identity.user
    const mail = {
      template: 'passkey-added' as const,
      payload: {
        first_name: greetingName({ firstName: first_name, isVerified: email_verified }),
        // What somebody typed must not become a sentence of ours.
        name: mailName(name) || 'Passkey',
        at: at.toISOString(),
        link: forgotPasswordLink(site),
      },
    }
    const effectKey = `passkey-added ${randomUUID()}`
    await enqueueMail(tx, { clubId: writtenFor(site, identity.user), effectKey, to: email, mail }, at)
    return null
  })
  if (outcome !== null) throw outcome
  return {
    passkey_id: row.id,
    name,
    is_synced: row.isSynced,
    created_at: at.toISOString(),
    last_used_at: null,
  }
}

const invalid = (message: string) => new Refusal(422, 'invalid_data', message)

const TOO_MANY = 'You have a lot of passkeys already. Remove one you don’t use first.'

/** What the authenticator made for the challenge of this ticket, or null. */
async function verifyMade(
  deps: IdentityDeps,
  caller: Caller,
  { user, sessionId }: SignedIn,
  { ticket, attestation }: Made,
) {
  const site = siteOf(caller)
  const scope = requireScope(deps, site)
  const challenge = deps.passkeys.open(ticket, site)
  const maker = challenge?.maker
  if (!challenge || maker?.userId !== user.user_id || maker.sessionId !== sessionId) return null
  const { transports = [], ...response } = attestation.response
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, response, clientExtensionResults: {} },
      expectedChallenge: challenge.challenge,
      expectedOrigin: site.origin,
      expectedRPID: scope,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || !registrationInfo) return null
    const { credential, credentialBackedUp: isSynced } = registrationInfo
    const { id, publicKey, counter } = credential
    return { challenge, row: { id, publicKey: Buffer.from(publicKey), counter, transports, scope, isSynced } }
  } catch {
    return null
  }
}
