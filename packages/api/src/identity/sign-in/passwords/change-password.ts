import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { newPasswordError } from '@clubhouse/domain/identity/password-rules'
import { Refusal } from '@clubhouse/contract/refusal'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, Identity } from '#kernel/http/caller.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { CHECK_ALL_FIELDS, invalidData } from '#kernel/http/limits/parse-part.ts'
import { users } from '../people/tables.ts'
import { sessions as sessionsTable } from '../sessions/tables.ts'
import { acceptTerms } from '../people/accept-terms.ts'
import { type IdentityDeps, siteOf, writtenFor } from '../deps.ts'
import { forgotPasswordLink } from '../codes/mail-links.ts'
import { hashPassword } from './passwords.ts'

type SignedIn = Extract<Identity, { kind: 'user' }>

/** How long a mailed code lets somebody set a password without knowing the old one. */
const CODE_COUNTS_MS = 30 * 60_000

/** AUTH-82 */
export const PASSWORD_CHANGED = 'You have successfully changed your password.'

/** API-20, OPEN-025: only right after a mailed code was entered, and once. */
export async function setPasswordByCode(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  { password, terms: acceptsTerms = false }: { password: string; terms?: boolean | undefined },
): Promise<{ message: string }> {
  const { db } = deps
  if (!isByFreshCode(deps, identity)) throw needsCode()
  const wrong = newPasswordError(password)
  invalidData({ password: wrong }, wrong ?? CHECK_ALL_FIELDS)
  const hashed = await hashPassword(password)
  await undoneIfRefused(db, null, async (tx) => {
    const held = await holdPassword(tx, identity)
    if (held instanceof Refusal) return held
    if (!(await spendSignInByCode(tx, identity))) return needsCode()
    await savePassword(deps, tx, caller, identity, hashed)
    if (acceptsTerms) await acceptTerms(tx, identity.user.user_id, deps.now())
    return null
  })
  return { message: PASSWORD_CHANGED }
}

/** Whether the mailbox was shown to be theirs just now. */
export function isByFreshCode({ now }: Pick<IdentityDeps, 'now'>, { method, signedInAt }: SignedIn): boolean {
  return method === 'code' && now().getTime() - signedInAt.getTime() < CODE_COUNTS_MS
}

/** From here on it is a sign-in like any other: the code has done what it was for. */
export async function spendSignInByCode(tx: Tx, { sessionId }: SignedIn): Promise<boolean> {
  const spent = await tx
    .update(sessionsTable)
    .set({ method: 'password' })
    .where(
      and(eq(sessionsTable.id, sessionId), eq(sessionsTable.method, 'code'), isNull(sessionsTable.endedAt)),
    )
    .returning({ id: sessionsTable.id })
  return spent.length === 1
}

const needsCode = () =>
  new Refusal(403, 'forbidden', 'Please ask for a new code before you set a new password.')

/**
 * Changes of one person's password follow one another, and each ends the other sign-ins: whoever was overtaken is signed
 * out by now. Comes before anything that touches a sign-in, so that no two changes wait for each other.
 */
export async function holdPassword(tx: Tx, { sessionId, user }: SignedIn): Promise<string | Refusal | null> {
  const [person] = await tx
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.user_id))
    .for('no key update')
  const [live] = await tx
    .select({ id: sessionsTable.id })
    .from(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), isNull(sessionsTable.endedAt)))
  return live ? (person?.hash ?? null) : new Refusal(401, 'unauthenticated', 'Please sign in first')
}

/** Whoever else is signed in as this person is signed out, whatever was mailed before is void, and they are told. */
export async function savePassword(
  { sessions, audit, codes, now }: IdentityDeps,
  tx: Tx,
  caller: Caller,
  { sessionId, user }: SignedIn,
  hashed: string,
): Promise<void> {
  const site = siteOf(caller)
  const userId = user.user_id
  const at = now()
  await tx.update(users).set({ passwordHash: hashed, passwordChangedAt: at }).where(eq(users.id, userId))
  await sessions.endAll(tx, userId, 'password-changed', sessionId)
  await codes.revoke(tx, userId)
  await audit.record(tx, caller, { kind: 'password-changed', actorId: userId, subjectId: userId })
  const mail = {
    template: 'password-changed' as const,
    payload: {
      first_name: greetingName({ firstName: user.first_name, isVerified: user.email_verified }),
      at: at.toISOString(),
      link: forgotPasswordLink(site),
    },
  }
  const effectKey = `password-changed ${randomUUID()}`
  await enqueueMail(tx, { clubId: writtenFor(site, user), effectKey, to: user.email, mail }, at)
}
