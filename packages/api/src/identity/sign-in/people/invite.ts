import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Role } from '@clubhouse/contract/people/people'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import { clubRoles, users } from './tables.ts'
import type { Site } from '#kernel/http/sites.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { IdentityDeps } from '../deps.ts'
import { CODE_LIFETIME } from '../codes/mailed-codes.ts'
import { invitationLink, signInLink } from '../codes/mail-links.ts'
import { reclaimPerson } from './reclaim-person.ts'

export type ClubRole = Exclude<Role, 'super-user' | 'xgb'>

export interface Invitation {
  email: string
  firstName: string
  lastName: string
  clubId: string
  role: ClubRole
  /** Who invites; null when nobody signed in does, as in the demo or from a command line. */
  inviter: { id: string; name: string } | null
  /** The site on which the password is set. */
  site: Site
}

/**
 * Gives somebody a role in a club, and tells them. Whoever has no password yet is mailed the way to set one; an
 * account that is proven keeps its names. Whether the inviter may is for the caller to decide.
 */
export async function inviteUser(
  deps: Pick<IdentityDeps, 'audit' | 'codes' | 'sessions' | 'now'>,
  tx: Tx,
  invitation: Invitation,
): Promise<{ userId: string; isMailed: boolean }> {
  const { email, clubId, role, inviter, site } = invitation
  const user = await findOrCreate(deps, tx, invitation)
  const given = await tx
    .insert(clubRoles)
    .values({ clubId, userId: user.id, role })
    .onConflictDoNothing()
    .returning({ role: clubRoles.role })
  if (given.length > 0) {
    const event = { actorId: inviter?.id ?? null, subjectId: user.id, clubId }
    await deps.audit.record(
      tx,
      { address: '', site },
      { kind: 'role-given', ...event, detail: { role, by: 'invitation' } },
    )
  }
  const person = { userId: user.id, email, greetedAs: user.firstName, inviter: inviter?.name ?? null, clubId }
  if (!user.hasPassword) await mailInvitation(deps, tx, site, person)
  else if (given.length > 0) await mailRole(deps, tx, site, { ...person, role })
  return { userId: user.id, isMailed: !user.hasPassword || given.length > 0 }
}

/** A role goes to the owner of the mailbox, not to whoever has opened an account in their name. */
export async function findOrCreate(
  { sessions, now }: Pick<IdentityDeps, 'sessions' | 'now'>,
  tx: Tx,
  { email, firstName, lastName }: Pick<Invitation, 'email' | 'firstName' | 'lastName'>,
): Promise<{ id: string; firstName: string; hasPassword: boolean }> {
  await tx
    .insert(users)
    .values({ id: randomUUID(), email, firstName, lastName, createdAt: now() })
    .onConflictDoNothing({ target: users.email })
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (!user) throw new Error('An invited person is there or was just made')
  const { id } = user
  if (user.emailVerifiedAt !== null)
    return { id, firstName: user.firstName, hasPassword: user.passwordHash !== null }
  await reclaimPerson(tx, id, { sessions, now: now() })
  // What whoever opened it called themselves is not what the club calls the person it invites.
  await tx.update(users).set({ firstName, lastName }).where(eq(users.id, id))
  return { id, firstName, hasPassword: false }
}

/** Whoever can sign in already needs no code, and should hear what they may do from now on. */
async function mailRole(
  { now }: Pick<IdentityDeps, 'now'>,
  tx: Tx,
  site: Site,
  person: { email: string; greetedAs: string; inviter: string | null; clubId: string; role: ClubRole },
): Promise<void> {
  const mail = {
    template: 'role-given' as const,
    payload: {
      first_name: mailName(person.greetedAs),
      inviter: person.inviter,
      role: ROLE_NAMES[person.role],
      link: signInLink(site),
    },
  }
  const effectKey = `role-given ${randomUUID()}`
  await enqueueMail(tx, { clubId: person.clubId, effectKey, to: person.email, mail }, now())
}

const ROLE_NAMES: Record<ClubRole, string> = {
  member: 'a member',
  group_manager: 'a group manager',
  admin: 'an admin',
  owner: 'an owner',
}

/** OPEN-014: a code, and the page that takes it. */
export async function mailInvitation(
  { codes, now }: Pick<IdentityDeps, 'codes' | 'now'>,
  tx: Tx,
  site: Site,
  person: { userId: string; email: string; greetedAs: string; inviter: string | null; clubId?: string },
): Promise<void> {
  const code = await codes.issue(tx, person.userId, 'invitation')
  const mail = {
    template: 'invitation' as const,
    payload: {
      first_name: mailName(person.greetedAs),
      inviter: person.inviter,
      code,
      hours: CODE_LIFETIME.invitation / 3_600_000,
      link: invitationLink(site, person.email),
    },
  }
  const clubId = person.clubId ?? (site.clubId || null)
  const effectKey = `invitation ${randomUUID()}`
  await enqueueMail(tx, { clubId, effectKey, to: person.email, mail }, now())
}
