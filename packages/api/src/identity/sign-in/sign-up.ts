import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SignUp } from '@clubhouse/contract/identity/members'
import type { Member } from '@clubhouse/contract/people/people'
import { SSO_ONLY } from '@clubhouse/domain/identity/entrance'
import { SIGN_UP_CLOSED, signUpErrors } from '@clubhouse/domain/identity/sign-up-rules'
import { Refusal } from '@clubhouse/contract/refusal'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { Site } from '#kernel/http/sites.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import { clubRoles, users } from './people/tables.ts'
import { acceptTerms } from './people/accept-terms.ts'
import { type IdentityDeps, siteOf } from './deps.ts'
import { mailInvitation } from './people/invite.ts'
import { isHeldBack } from './email-change/undo-email-change.ts'
import { findMember } from './people/member.queries.ts'
import { signInLink } from './codes/mail-links.ts'
import { hashPassword } from './passwords/passwords.ts'
import { findDoor } from './sso-settings.queries.ts'
import { mailVerification } from './verification.ts'

/** ERR-06 */
export const NOT_CREATED = 'Error creating your account, please check all the fields and submit again!'

/** API-08: an account for a person, and membership of the club on whose site they are. */
export async function signUp(deps: IdentityDeps, caller: Caller, form: SignUp): Promise<Member> {
  const { db, rates } = deps
  const site = siteOf(caller)
  await rates.take('sign-up', caller)
  await refuseClosed(deps, site, form)
  refuseInvalid(form)
  const passwordHash = form.user ? await hashPassword(form.user.password) : null
  const userId = randomUUID()
  const isCreated = await db.withPlatform(async (tx) => {
    const created = await insertUser(deps, tx, { ...form, userId, passwordHash })
    if (!created) await tellOwner(deps, tx, site, form.email)
    else await settleIn(deps, tx, caller, { ...form, userId })
    return created
  })
  // Thrown inside, the refusal would take the owner's mail with it.
  if (!isCreated) invalidData({ email: 'There’s already an account with this email' }, NOT_CREATED)
  const member = await findMember(db, userId)
  if (!member) throw new Error('The account was created and cannot be found')
  return member
}

/** HOSTS-11, AUTH-23: people join on the site of a club, while it takes new ones. */
async function refuseClosed({ db }: IdentityDeps, site: Site, form: SignUp): Promise<void> {
  const { isSignUpOpen, sso } = await findDoor(db, site, null)
  if (site.host.type !== 'club' || !isSignUpOpen) throw new Refusal(403, 'forbidden', SIGN_UP_CLOSED)
  if (sso.sso === 'mandatory') throw new Refusal(403, 'forbidden', SSO_ONLY)
  if (form.account_id && form.account_id !== site.clubId) {
    invalidData({ account_id: 'This is not the club of this site' }, NOT_CREATED)
  }
}

/** AUTH-24 to AUTH-43 once more: what the browser checked, nobody has to have asked a browser. */
function refuseInvalid(form: SignUp): void {
  const { user, mobile } = form
  const errors = signUpErrors({
    ...form,
    mobile: mobile ?? '',
    login: user ?? null,
  })
  const isSameEmail = !user || user.email === form.email
  invalidData({ ...errors, ...(!isSameEmail && { confirmEmail: 'Email does not match' }) }, NOT_CREATED)
}

type NewUser = SignUp & { userId: string; passwordHash: string | null }

/** False when somebody has that e-mail, even if they took it this very moment. */
async function insertUser({ now }: IdentityDeps, tx: Tx, form: NewUser): Promise<boolean> {
  const at = now()
  if (await isHeldBack(tx, form.email, at)) return false
  const inserted = await tx
    .insert(users)
    .values({
      id: form.userId,
      email: form.email,
      firstName: form.first_name,
      lastName: form.last_name,
      mobile: form.mobile,
      receiveUpdates: form.receive_updates,
      passwordHash: form.passwordHash,
      passwordChangedAt: form.passwordHash ? at : null,
      createdAt: at,
      ...(form.address && { address: form.address }),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return inserted.length === 1
}

async function settleIn(
  deps: IdentityDeps,
  tx: Tx,
  caller: Caller,
  { userId, email, user }: SignUp & { userId: string },
): Promise<void> {
  const { now, audit } = deps
  const site = siteOf(caller)
  const who = { actorId: userId, subjectId: userId }
  await acceptTerms(tx, userId, now())
  await tx.insert(clubRoles).values({ clubId: site.clubId, userId, role: 'member' })
  await audit.record(tx, caller, { kind: 'sign-up', ...who })
  await audit.record(tx, caller, { kind: 'role-given', ...who, detail: { role: 'member', by: 'sign-up' } })
  const person = { userId, email }
  if (user) await mailVerification(tx, site, person, now())
  else await mailInvitation(deps, tx, site, { ...person, greetedAs: '', inviter: null })
}

/** Whoever owns the e-mail hears of it, once a day at most; whoever asked learns no more than check-email says. */
async function tellOwner({ now }: IdentityDeps, tx: Tx, site: Site, email: string): Promise<void> {
  const [owner] = await tx
    .select({ id: users.id, firstName: users.firstName, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.email, email))
  if (!owner) return
  const at = now()
  const mail = {
    template: 'account-exists' as const,
    payload: {
      first_name: greetingName({ ...owner, isVerified: owner.verifiedAt !== null }),
      link: signInLink(site),
    },
  }
  const effectKey = `account-exists ${owner.id} ${at.toISOString().slice(0, 10)}`
  await enqueueMail(tx, { clubId: site.clubId, effectKey, to: email, mail }, at)
}
