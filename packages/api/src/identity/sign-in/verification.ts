import { and, eq, gt, isNull } from 'drizzle-orm'
import type { User } from '@clubhouse/contract/people/people'
import type { Tx } from '#kernel/db/database.ts'
import { clubRoles, users } from './people/tables.ts'
import { linkCodes } from './sessions/tables.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { requestWork } from '#kernel/jobs/request-work.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Site } from '#kernel/http/sites.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { AuditPlace } from '#kernel/security/audit.ts'
import { clubOf, type IdentityDeps, siteOf } from './deps.ts'
import { verifyLink } from './codes/mail-links.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'

const VERIFY_MS = 3 * 24 * 3_600_000

/** AUTH-71 */
export const NOT_VERIFIED = 'Your email has already been verified, or you have arrived here in error.'

/** Mails the link that shows that somebody reads this mailbox. */
export async function mailVerification(
  tx: Tx,
  site: Site,
  person: { userId: string; email: string },
  now: Date,
): Promise<void> {
  const code = newToken()
  const expiresAt = new Date(now.getTime() + VERIFY_MS)
  await tx
    .insert(linkCodes)
    .values({ hash: hashToken(code), purpose: 'verify-email', userId: person.userId, expiresAt })
  const mail = {
    template: 'verify-email' as const,
    // Not by name: it is what whoever signed up has typed.
    payload: { first_name: '', link: verifyLink(site, code) },
  }
  const effectKey = `verify-email ${hashToken(code).toString('hex')}`
  await enqueueMail(tx, { clubId: clubOf(site), effectKey, to: person.email, mail }, now)
}

/** API-21, AUTH-74 */
export async function resendVerification(
  { db, rates, now }: IdentityDeps,
  caller: Caller,
  user: User,
): Promise<{ message: string }> {
  const site = siteOf(caller)
  if (user.email_verified) return { message: 'Your email is already verified.' }
  await rates.take('verification', caller, user.user_id)
  const person = { userId: user.user_id, email: user.email }
  await db.withPlatform((tx) => mailVerification(tx, site, person, now()))
  return { message: 'Email sent, please check your inbox.' }
}

/** API-24: one statement finds and spends the code, so it works once however often it is sent. */
export async function verifyEmail(
  { db, rates, audit, now }: IdentityDeps,
  caller: Caller,
  code: string,
): Promise<{ message: string }> {
  await rates.take('code', caller)
  const isVerified = await db.withPlatform(async (tx) => {
    const at = now()
    const [spent] = await tx
      .update(linkCodes)
      .set({ usedAt: at })
      .where(
        and(
          eq(linkCodes.hash, hashToken(code)),
          eq(linkCodes.purpose, 'verify-email'),
          isNull(linkCodes.usedAt),
          gt(linkCodes.expiresAt, at),
        ),
      )
      .returning({ userId: linkCodes.userId })
    return (
      spent !== undefined &&
      (await markVerified({ audit }, tx, caller, { userId: spent.userId, at, method: 'link' }))
    )
  })
  if (!isVerified) throw new Refusal(422, 'invalid_data', NOT_VERIFIED)
  return { message: 'Your email is verified. You can now log in to your account.' }
}

/** Whoever reads the mailbox owns the e-mail. Says whether that was news. */
export async function markVerified(
  { audit }: Pick<IdentityDeps, 'audit'>,
  tx: Tx,
  place: AuditPlace,
  { userId, at, method }: { userId: string; at: Date; method: 'link' | 'code' | 'sso' },
): Promise<boolean> {
  const verified = await tx
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id })
  if (verified.length === 0) return false
  await tx
    .update(linkCodes)
    .set({ usedAt: at })
    .where(and(eq(linkCodes.userId, userId), eq(linkCodes.purpose, 'verify-email'), isNull(linkCodes.usedAt)))
  const who = { actorId: userId, subjectId: userId }
  await audit.record(tx, place, { kind: 'email-verified', ...who, detail: { method } })
  await askForGuestOrders(tx, userId, at)
  return true
}

/** The work of orders that gives them to whoever has shown that the mailbox is theirs. */
export const TAKE_GUEST_ORDERS = 'take-guest-orders'

/** ORDER-04: in each of their clubs, what was bought as a guest with the very e-mail that is theirs now. */
async function askForGuestOrders(tx: Tx, userId: string, at: Date): Promise<void> {
  const held = await tx
    .selectDistinct({ clubId: clubRoles.clubId })
    .from(clubRoles)
    .where(eq(clubRoles.userId, userId))
  for (const { clubId } of held) {
    const effectKey = `${TAKE_GUEST_ORDERS} ${clubId} ${userId} ${at.toISOString()}`
    await requestWork(
      tx,
      { clubId, kind: TAKE_GUEST_ORDERS, effectKey, about: { club: clubId, user: userId } },
      at,
    )
  }
}
