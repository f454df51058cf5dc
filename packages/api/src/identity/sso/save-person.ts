import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { clubRoles, users } from '../sign-in/people/tables.ts'
import { identityLinks } from './tables.ts'
import { acceptTerms } from '../sign-in/port.ts'
import type { SignedAnswer } from '#providers/sso/port.ts'
import type { KnownPerson } from './decide-person.ts'
import type { RegisteredProvider } from './find-provider.ts'

interface PersonRow extends KnownPerson {
  isLinked: boolean
}

/** Whoever is this subject to the provider, and whoever has the asserted e-mail, with all their roles. */
export async function findPeople(
  tx: Tx,
  provider: RegisteredProvider,
  { subject, email }: SignedAnswer,
): Promise<{ linked: KnownPerson | null; sameEmail: KnownPerson | null }> {
  const found = await rows<PersonRow>(
    tx,
    sql`select u.id as "userId", u.email_verified_at is not null as "isEmailVerified", l.user_id is not null as "isLinked",
      coalesce(l.by_operator, false) as "isLinkedByOperator",
      exists (select from identity_links o where o.user_id = u.id and o.provider_id = ${provider.id})
        as "isKnownToProvider",
      (select coalesce(json_agg(r), '[]') from (
        select role, club_id as "clubId", null::uuid as "governingBodyId" from club_roles where user_id = u.id
        union all
        select role, null, governing_body_id from platform_roles where user_id = u.id) r) as roles
    from users u
    left join identity_links l on l.user_id = u.id and l.provider_id = ${provider.id} and l.subject = ${subject}
    where l.user_id is not null or u.email = ${email}
    for update of u`,
  )
  return {
    linked: found.find(({ isLinked }) => isLinked) ?? null,
    sameEmail: found.find(({ isLinked }) => !isLinked) ?? null,
  }
}

/**
 * Somebody whose e-mail a trusted provider has vouched for. Null when somebody of that e-mail appeared meanwhile:
 * then it has to be decided anew.
 */
export async function createPerson(
  tx: Tx,
  { email, firstName, lastName }: SignedAnswer,
  now: Date,
): Promise<string | null> {
  if (email === null || firstName === null || lastName === null) return null
  const [created] = await tx
    .insert(users)
    .values({ id: randomUUID(), email, firstName, lastName, emailVerifiedAt: now, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  // The way to the provider says that going on accepts them.
  if (created) await acceptTerms(tx, created.id, now)
  return created?.id ?? null
}

/** The provider knows this person from now on; false when it got to know the subject or them meanwhile. */
export async function linkPerson(
  tx: Tx,
  link: { providerId: string; subject: string; userId: string; createdAt: Date },
): Promise<boolean> {
  const linked = await tx
    .insert(identityLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ subject: identityLinks.subject })
  return linked.length > 0
}

export async function makeMember(tx: Tx, clubId: string, userId: string, now: Date): Promise<void> {
  await tx.insert(clubRoles).values({ clubId, userId, role: 'member', createdAt: now }).onConflictDoNothing()
}
