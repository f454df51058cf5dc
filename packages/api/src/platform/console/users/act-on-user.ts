import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import type { PlatformUserPage } from '@clubhouse/contract/platform/users'
import { EMAIL_LIMITS, emailError } from '@clubhouse/domain/identity/email-rules'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Tx } from '#kernel/db/database.ts'
import type { Site } from '#kernel/http/sites.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import {
  clubsConcerned,
  forgetMailedCodes,
  forgetPasskeys,
  holdPerson,
  isHeldBack,
  mailVerification,
} from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { AuditKind } from '#kernel/security/audit.ts'
import type { Superuser } from '../deps.ts'
import { countedAs, type UserDeps } from './deps.ts'

/**
 * Written into the platform's own trail, and into the log of each club that the person runs: it has to know who was at the
 * account of those who hold its keys.
 */
async function record(tx: Tx, deps: UserDeps, caller: Superuser, kind: AuditKind, userId: string) {
  const event = { kind, actorId: caller.member.user.user_id, subjectId: userId }
  const clubs = await clubsConcerned(tx, caller.site, event)
  await deps.audit.recordAll(
    tx,
    caller,
    [null, ...clubs].map((clubId) => ({ ...event, clubId })),
  )
}

/** Everywhere, but not where they do it from: a superuser may do this to themselves. */
export const endSignIns = (deps: UserDeps, caller: Superuser, userId: string): Promise<void> =>
  deps.db.withPlatform(async (tx) => {
    await holdPerson(tx, userId)
    const own = caller.member.sessionId
    const ended = await deps.identity.sessions.endAll(tx, userId, 'signed-out', own)
    if (ended > 0) await record(tx, deps, caller, 'platform-signed-out', userId)
  })

export async function unlock(deps: UserDeps, caller: Superuser, user: PlatformUserPage): Promise<void> {
  if (!(await deps.rates.forgiveEverywhere(countedAs(user)))) return
  await deps.db.withPlatform((tx) => record(tx, deps, caller, 'platform-unlocked', user.user_id))
}

/** How often it is asked for is counted as if they had asked themselves: nobody's mailbox is filled from here either. */
export async function mailLink(
  deps: UserDeps,
  caller: Superuser,
  user: PlatformUserPage,
): Promise<Refusal | null> {
  if (user.email_verified)
    return new Refusal(409, 'already_verified', 'They’ve confirmed their email already.')
  await deps.rates.take('verification', caller, user.user_id)
  await deps.db.withPlatform(async (tx) => {
    await mailVerification(tx, siteFor(deps, user), { userId: user.user_id, email: user.email }, deps.now())
    await record(tx, deps, caller, 'platform-verification-mailed', user.user_id)
  })
  return null
}

export async function correctEmail(
  deps: UserDeps,
  caller: Superuser,
  user: PlatformUserPage,
  email: string,
): Promise<Refusal | null> {
  const wrong = email === user.email ? SAME : emailError(email, EMAIL_LIMITS.signUp)
  if (wrong) return refusedEmail(wrong)
  if (user.email_is_theirs !== null) return new Refusal(409, 'not_yours', user.email_is_theirs)
  const userId = user.user_id
  await deps.rates.take('verification', caller, userId)
  return deps.db.withPlatform(async (tx) => {
    await holdPerson(tx, userId)
    const [now] = await tx.select().from(users).where(eq(users.id, userId))
    if (!now || now.emailVerifiedAt !== null)
      return new Refusal(409, 'already_verified', 'They’ve just confirmed their email.')
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)))
    if (other || (await isHeldBack(tx, email, deps.now())))
      return refusedEmail('Another account has this email')
    await tx.update(users).set({ email }).where(eq(users.id, userId))
    // What was mailed to the wrong mailbox opens nothing.
    await forgetMailedCodes(tx, deps.identity, userId)
    await mailVerification(tx, siteFor(deps, user), { userId, email }, deps.now())
    await record(tx, deps, caller, 'platform-email-corrected', userId)
    return null
  })
}

const SAME = 'That’s the email they have'
const refusedEmail = (email: string) =>
  new Refusal(422, 'invalid_data', 'Please check what you entered.', { errors: { email } })

/** An owner does this for their own club; where several clubs rely on the same passkeys it is ours (office-users). */
export async function forgetKeys(
  deps: UserDeps,
  caller: Superuser,
  user: PlatformUserPage,
): Promise<Refusal | null> {
  const [asks] = user.belongs_to.filter(({ asks_passkey: isAsked, roles }) => isAsked && runs(roles))
  if (!asks)
    return new Refusal(
      409,
      'not_asked',
      'None of their clubs asks for a passkey, so they can sign in with their password and remove it themselves.',
    )
  await deps.db.withPlatform(async (tx) => {
    await holdPerson(tx, user.user_id)
    await forgetPasskeys(tx, user.user_id)
    await record(tx, deps, caller, 'platform-passkeys-forgotten', user.user_id)
    const link = new URL('/security/passkey', siteOrigin({ type: 'backoffice' }, deps.config)).href
    const mail = { template: 'passkeys-reset' as const, payload: { first_name: '', by: null, link } }
    const effectKey = `passkeys-reset ${randomUUID()}`
    await enqueueMail(tx, { clubId: asks.account_id, effectKey, to: user.email, mail }, deps.now())
  })
  return null
}

const runs = (roles: readonly string[]) => roles.includes('admin') || roles.includes('owner')

/** Where a mail's link leads: to their club if they have one, and never to the superuser site. */
function siteFor({ sites, config }: UserDeps, { belongs_to: clubs }: PlatformUserPage): Site {
  const own = clubs.map(({ slug }) => sites.ofClub(slug)).find((site) => site !== null)
  return own ?? sites.require(new URL(siteOrigin({ type: 'myaccount' }, config)).host)
}
