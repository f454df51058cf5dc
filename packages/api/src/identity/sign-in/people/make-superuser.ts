import { eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import type { Site } from '#kernel/http/sites.ts'
import type { IdentityDeps } from '../deps.ts'
import { forgetPasskeys } from '../passkeys/forget-passkeys.ts'
import { findOrCreate, mailInvitation } from './invite.ts'
import { platformRoles, users } from './tables.ts'

/** How long somebody who runs the servers lets a superuser set up their first passkey (ADR 047). */
const FIRST_PASSKEY_MS = 3_600_000

export interface NewSuperuser {
  email: string
  /** Of somebody who is new here; null where they are known. */
  names: { firstName: string; lastName: string } | null
  /** The superusers' site, on which the password is set. */
  site: Site
  /** They have lost all of theirs: those open nothing any more. */
  hasLostPasskeys: boolean
}

/** Null where there is nobody with this e-mail, and no name to make them with. */
type Made = { isMailed: boolean; until: Date } | null

/**
 * The role, and the hour for the first passkey. A new person, or one who has no password, is mailed a code with which to set one:
 * nobody can sign up on the platform's own sites.
 */
export async function makeSuperuser(
  deps: Pick<IdentityDeps, 'audit' | 'codes' | 'sessions' | 'now'>,
  tx: Tx,
  { email, names, site, hasLostPasskeys }: NewSuperuser,
): Promise<Made> {
  const [known] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.email, email))
  const called = names ?? known
  if (!called) return null
  const user = await findOrCreate(deps, tx, { email, ...called })
  const until = new Date(deps.now().getTime() + FIRST_PASSKEY_MS)
  if (hasLostPasskeys) await forgetPasskeys(tx, user.id)
  await tx
    .insert(platformRoles)
    .values({ userId: user.id, role: 'super-user', firstPasskeyUntil: until })
    .onConflictDoUpdate({
      target: [platformRoles.userId, platformRoles.role],
      set: { firstPasskeyUntil: until },
    })
  await deps.audit.record(
    tx,
    { address: '', site },
    { kind: 'role-given', subjectId: user.id, clubId: null, detail: { role: 'super-user', by: 'operator' } },
  )
  if (user.hasPassword) return { isMailed: false, until }
  await mailInvitation(deps, tx, site, { userId: user.id, email, greetedAs: user.firstName, inviter: null })
  return { isMailed: true, until }
}
