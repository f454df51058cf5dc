import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AskedToRun, acceptOfficeInvitation } from '@clubhouse/contract/identity/office-invitations'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import { Refusal } from '@clubhouse/contract/refusal'
import { newPasswordError } from '@clubhouse/domain/identity/password-rules'
import { nameError, SIGN_UP_MESSAGES } from '@clubhouse/domain/identity/sign-up-rules'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { mayGive } from '@clubhouse/domain/office/offices'
import { onlySaid } from '@clubhouse/domain/validators/validators'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { acceptTerms, hashPassword, markVerified, reclaimPerson } from '../sign-in/port.ts'
import { platformRoles, users } from '../sign-in/people/tables.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import type { UsersDeps } from './deps.ts'
import { giveUp, groupsGoAlong } from './hand-over.ts'
import { type Held, holdRunners, inWords, type Runner, setHeld, standingOf } from './standing.ts'
import { officeInvitations } from './tables.ts'

type Accepted = ParsedOf<typeof acceptOfficeInvitation>['body']
type Invitation = typeof officeInvitations.$inferSelect

const OPENS_NOTHING = 'This invitation is no longer open. Ask the person who invited you for a new one.'
const gone = () => new Refusal(410, 'invitation_over', OPENS_NOTHING)

const READ = {
  name: 'office_invitation_by_code',
  text: `
    select c.name as club, i.email, i.role, i.offices, nullif(trim(concat_ws(' ', b.first_name, b.last_name)), '') as invited_by,
      coalesce(u.email_verified_at is not null and u.password_hash is not null, false) as has_password,
      coalesce(u.email_verified_at is not null, false) as has_name
    from office_invitations i join clubs c on c.id = i.club_id
    left join users b on b.id = i.invited_by left join users u on u.email = i.email
    where i.code_hash = $1 and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > $2`,
}

export async function readInvitation(deps: UsersDeps, caller: Caller, code: string): Promise<AskedToRun> {
  await deps.rates.take('office-code', caller)
  const [asked] = await deps.db.readPlatform<AskedToRun>(READ, [hashToken(code), deps.now()])
  if (!asked) throw gone()
  return asked
}

/**
 * The code came out of the mailbox, so whoever holds it owns the e-mail: what it gives goes to the account of that e-mail. An account
 * that somebody opened without proving the e-mail is taken back first, and whoever has no password chooses one.
 */
export async function acceptInvitation(
  deps: UsersDeps,
  caller: Caller,
  accepted: Accepted,
): Promise<{ email: string; account_id: string }> {
  const asked = await readInvitation(deps, caller, accepted.code)
  const errors = whatIsMissing(asked, accepted)
  if (Object.keys(errors).length > 0)
    throw new Refusal(422, 'invalid_data', 'Please check the fields and try again.', { errors })
  const passwordHash = asked.has_password ? null : await hashPassword(accepted.password ?? '')
  const clubId = await deps.db.withPlatform(async (tx) => {
    const at = deps.now()
    const invitation = await lockInvitation(tx, accepted.code, at)
    if (!invitation) return null
    const userId = await ownerOf(deps, tx, caller, { ...accepted, email: invitation.email, passwordHash, at })
    await give(deps, tx, caller, invitation, userId)
    return invitation.clubId
  })
  if (clubId === null) throw gone()
  return { email: asked.email, account_id: clubId }
}

function whatIsMissing(asked: AskedToRun, accepted: Accepted): Record<string, string> {
  const { first_name: first = '', last_name: last = '', password = '' } = accepted
  const wrong: Partial<Record<string, string>> = onlySaid({
    ...(!asked.has_name && {
      first_name: nameError(first, SIGN_UP_MESSAGES.firstName),
      last_name: nameError(last, SIGN_UP_MESSAGES.lastName),
    }),
    ...(!asked.has_password && { password: newPasswordError(password) }),
  })
  return Object.fromEntries(Object.entries(wrong).flatMap(([field, said]) => (said ? [[field, said]] : [])))
}

/** After whoever changes who runs the club: withdrawn and accepted at once is one of the two. */
async function lockInvitation(tx: Tx, code: string, at: Date): Promise<Invitation | null> {
  const [found] = await tx
    .select({ clubId: officeInvitations.clubId })
    .from(officeInvitations)
    .where(eq(officeInvitations.codeHash, hashToken(code)))
  if (!found) return null
  const runners = await holdRunners(tx, found.clubId)
  const isOpen = and(
    eq(officeInvitations.codeHash, hashToken(code)),
    isNull(officeInvitations.acceptedAt),
    isNull(officeInvitations.withdrawnAt),
    gt(officeInvitations.expiresAt, at),
  )
  const [open] = await tx.select().from(officeInvitations).where(isOpen)
  // Nobody gives more than they have, when it is given: whoever invited may have lost it since.
  if (!open || !(await mayStillGive(tx, runners, open))) return null
  const [taken] = await tx.update(officeInvitations).set({ acceptedAt: at }).where(isOpen).returning()
  return taken ?? null
}

async function mayStillGive(tx: Tx, runners: readonly Runner[], asked: Invitation): Promise<boolean> {
  const inviter = runners.find(({ userId }) => userId === asked.invitedBy)
  if (inviter && mayGive(standingOf(inviter), standingOf(asked))) return true
  // A club's first owner is asked by the platform, whose people hold no role in it; from then on they ask nobody.
  const isFirstOwner = asked.role === 'owner' && !runners.some(({ role }) => role === 'owner')
  if (asked.invitedBy === null || !isFirstOwner) return false
  const isTheirs = and(eq(platformRoles.userId, asked.invitedBy), eq(platformRoles.role, 'super-user'))
  return (await tx.$count(platformRoles, isTheirs)) > 0
}

interface Owner extends Accepted {
  email: string
  passwordHash: string | null
  at: Date
}

async function ownerOf(deps: UsersDeps, tx: Tx, caller: Caller, owner: Owner): Promise<string> {
  const { email, passwordHash, at, first_name: firstName = '', last_name: lastName = '' } = owner
  const names = { firstName: firstName || 'New', lastName: lastName || 'admin' }
  await tx
    .insert(users)
    .values({ id: randomUUID(), email, ...names, createdAt: at })
    .onConflictDoNothing({ target: users.email })
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (!user) throw new Error('An invited person is there or was just made')
  if (user.emailVerifiedAt === null) {
    await reclaimPerson(tx, user.id, { sessions: deps.sessions, now: at })
    await tx.update(users).set(names).where(eq(users.id, user.id))
    await markVerified(deps, tx, caller, { userId: user.id, at, method: 'link' })
    await acceptTerms(tx, user.id, at)
  }
  if (passwordHash !== null)
    await tx.update(users).set({ passwordHash, passwordChangedAt: at }).where(eq(users.id, user.id))
  return user.id
}

/** Whoever was given something meanwhile keeps it: an invitation never takes anything from who accepts it. */
async function give(
  deps: UsersDeps,
  tx: Tx,
  caller: Caller,
  { clubId, role, offices, takesFrom }: Invitation,
  userId: string,
): Promise<void> {
  const at = deps.now()
  const runners = await holdRunners(tx, clubId)
  const before = runners.find((each) => each.userId === userId)
  const isMore = !before || (before.role === 'admin' && (role === 'owner' || before.offices.length > 0))
  // Without an office it is everything.
  const added = offices.length === 0 ? [] : (before?.offices ?? [])
  const held: Held = { role, offices: [...new Set([...added, ...offices])] }
  if (isMore) await setHeld(tx, { clubId, userId, at }, held)
  await deps.audit.record(tx, caller, {
    kind: 'user-invitation-accepted',
    clubId,
    actorId: userId,
    subjectId: userId,
    detail: { as: inWords(isMore ? held : before) },
  })
  const [office] = offices
  const leaver = runners.find((each) => each.userId === takesFrom)
  // Whoever was given something else meanwhile has nothing of it left to give up.
  if (!office || !leaver?.offices.includes(office)) return
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  const by = mailName(`${person?.firstName} ${person?.lastName}`) || null
  await groupsGoAlong(deps, tx, { clubId, from: leaver.userId, to: userId, office })
  await giveUp(deps, tx, { caller, clubId, actorId: userId, by }, leaver, office)
}
