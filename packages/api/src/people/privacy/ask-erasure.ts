import { eq } from 'drizzle-orm'
import { ERASURE_DAYS } from '@clubhouse/contract/people/office/member-limits'
import type { Proof } from '@clubhouse/contract/identity/passkeys'
import { Refusal } from '@clubhouse/contract/refusal'
import { formatLongDate } from '@clubhouse/domain/format'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { greetingName, holdPerson, proofSpent, provePerson, spendProof } from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { PrivacyDeps } from './deps.ts'
import { readErasure } from './erasure.queries.ts'
import { erasures } from './tables.ts'

const DAY_MS = 24 * 3_600_000

/** When somebody who asks now is erased: long enough to come back from a holiday and find the mail. */
export const erasedFrom = (at: Date): Date => new Date(at.getTime() + ERASURE_DAYS * DAY_MS)

export const PAY_FIRST = 'There are still payments to come. Settle or cancel them first.'
export const HAND_OVER_FIRST = 'You’re the only owner of a club. Make someone else its owner first.'

/** Has somebody erased in a fortnight. They are signed out everywhere and told; signing in, they can keep the account. */
export async function askErasure(
  { identity, config }: PrivacyDeps,
  caller: Caller,
  member: SignedIn,
  proof: Proof,
): Promise<{ erased_on: string }> {
  const { db, sessions, audit, now } = identity
  const checked = await provePerson(identity, caller, member, proof)
  const { user } = member
  const userId = user.user_id
  const clubIds = user.accounts.map(({ account_id: id }) => id)
  const { open_payments: open, owned_alone: owned } = await readErasure(db, {
    userId,
    email: user.email,
    clubIds,
  })
  if (open.length > 0) throw new Refusal(409, 'open_payments', PAY_FIRST)
  if (owned.length > 0) throw new Refusal(409, 'only_owner', HAND_OVER_FIRST)
  const at = now()
  const dueAt = erasedFrom(at)
  const isAsked = await db.withPlatform(async (tx) => {
    await holdPerson(tx, userId)
    if (!(await spendProof(tx, identity, checked))) return false
    await tx.insert(erasures).values({ userId, askedAt: at, dueAt }).onConflictDoNothing()
    await audit.record(tx, caller, { kind: 'erasure-asked', actorId: userId, subjectId: userId })
    const link = `${siteOrigin({ type: 'myaccount' }, config)}/security`
    const first_name = greetingName({ firstName: user.first_name, isVerified: user.email_verified })
    const day = formatLongDate(dueAt.toISOString(), 'Europe/Dublin')
    const mail = { template: 'erasure-asked' as const, payload: { first_name, day, link } }
    const effectKey = `erasure-asked ${userId} ${at.toISOString()}`
    await enqueueMail(tx, { clubId: null, effectKey, to: user.email, mail }, at)
    await sessions.endAll(tx, userId, 'erasure-asked')
    return true
  })
  if (!isAsked) throw proofSpent()
  return { erased_on: dueAt.toISOString() }
}

export async function cancelErasure(
  { identity: { db, audit } }: Pick<PrivacyDeps, 'identity'>,
  caller: Caller,
  { user }: SignedIn,
): Promise<{ kept: true }> {
  const userId = user.user_id
  await db.withPlatform(async (tx) => {
    const gone = await tx
      .delete(erasures)
      .where(eq(erasures.userId, userId))
      .returning({ userId: erasures.userId })
    if (gone.length > 0)
      await audit.record(tx, caller, { kind: 'erasure-cancelled', actorId: userId, subjectId: userId })
  })
  return { kept: true }
}
