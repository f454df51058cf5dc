import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Role } from '@clubhouse/contract/identity'
import type { Tx } from '../db/database.ts'
import { clubRoles, users } from '../db/identity-tables.ts'
import type { Site } from '../http/sites.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { IdentityDeps } from './deps.ts'
import { greetingName } from './greeting.ts'
import { CODE_LIFETIME } from './mailed-codes.ts'
import { invitationLink } from './mail-links.ts'

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
 * Gives somebody a role in a club. Whoever has no password yet is mailed the way to set one; an account that is
 * there keeps its names. Whether the inviter may is for the caller to decide.
 */
export async function inviteUser(
  deps: Pick<IdentityDeps, 'audit' | 'codes' | 'now'>,
  tx: Tx,
  { email, firstName, lastName, clubId, role, inviter, site }: Invitation,
): Promise<{ userId: string; isMailed: boolean }> {
  await tx
    .insert(users)
    .values({ id: randomUUID(), email, firstName, lastName, createdAt: deps.now() })
    .onConflictDoNothing({ target: users.email })
  const [user] = await tx
    .select({ id: users.id, firstName: users.firstName, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
  if (!user) throw new Error('An invited person is there or was just made')
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
  if (user.passwordHash !== null) return { userId: user.id, isMailed: false }
  const person = { userId: user.id, email, firstName: user.firstName, inviter: inviter?.name ?? null }
  await mailInvitation(deps, tx, site, { ...person, clubId })
  return { userId: user.id, isMailed: true }
}

/** OPEN-014: a code, and the page that takes it. */
export async function mailInvitation(
  { codes, now }: Pick<IdentityDeps, 'codes' | 'now'>,
  tx: Tx,
  site: Site,
  person: { userId: string; email: string; firstName: string; inviter: string | null; clubId?: string },
): Promise<void> {
  const code = await codes.issue(tx, person.userId, 'invitation')
  const mail = {
    template: 'invitation' as const,
    payload: {
      first_name: greetingName(person.firstName),
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
