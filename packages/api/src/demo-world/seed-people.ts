import { inArray, sql } from 'drizzle-orm'
import type { DemoAssociation, DemoLogin, DemoWorld } from '@clubhouse/demo/world/world'
import { TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import type { Tx } from '#kernel/db/database.ts'
import {
  clubAffiliations,
  clubOffices,
  clubRoles,
  governingBodies,
  platformRoles,
  relatedPeople,
  termsAcceptances,
  users,
} from '#identity/sign-in/people/tables.ts'
import { rateCounters } from '#kernel/security/tables.ts'
import { hashOf } from './hash-of.ts'
import { insertAll } from './insert-all.ts'

const DAY_MS = 86_400_000
/** The people of the demo have been around for a season. */
const JOINED_DAYS_AGO = 200

/**
 * Takes away whom the demo made: its own people, and whoever joined none but its clubs. Must run while those
 * clubs still stand. Their sessions, codes and tokens go with them.
 */
export async function removePeople(tx: Tx, world: DemoWorld): Promise<void> {
  const emails = world.logins.map(({ email }) => email)
  const demoClubs = sql.join(
    world.clubs.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  await tx.delete(users).where(inArray(users.email, emails))
  await tx.execute(sql`
    delete from users u
    where exists (select from club_roles r where r.user_id = u.id)
      and not exists (select from club_roles r where r.user_id = u.id and r.club_id not in (${demoClubs}))
      and not exists (select from platform_roles p where p.user_id = u.id)`)
  await tx.delete(rateCounters)
}

/** The governing body, everybody who can sign in, what they may do and for whom they act. */
export async function layPeople(
  tx: Tx,
  world: DemoWorld,
  options: { now: Date; iconOf: (key: string) => string | null },
): Promise<void> {
  const clubIds = new Map(world.clubs.map(({ slug, id }) => [slug, id]))
  for (const association of world.associations) {
    await layAssociation(tx, association, clubIds, options.iconOf(association.crest))
  }
  const hashes = await hashesOf(world.logins)
  const joinedAt = new Date(options.now.getTime() - JOINED_DAYS_AGO * DAY_MS)
  await tx.insert(users).values(
    world.logins.map(({ id, email, firstName, lastName, password, emailVerified }) => ({
      id,
      email,
      firstName,
      lastName,
      emailVerifiedAt: emailVerified ? joinedAt : null,
      receiveUpdates: true,
      passwordHash: hashes.get(password) ?? null,
      passwordChangedAt: joinedAt,
      createdAt: joinedAt,
    })),
  )
  await tx
    .insert(termsAcceptances)
    .values(world.logins.map(({ id }) => ({ userId: id, version: TERMS_VERSION, acceptedAt: joinedAt })))
  await layRoles(tx, world, { clubIds, givenAt: joinedAt })
  const idOf = new Map(world.logins.map(({ email, id }) => [email, id]))
  await tx
    .insert(relatedPeople)
    .values(world.relatives.map(({ of, ...person }) => ({ ...person, userId: known(idOf.get(of), of) })))
}

/** Kept where it stands already: an identity provider may hang on it, which no reset may cut off. */
async function layAssociation(
  tx: Tx,
  { id, slug, name, colour, sso, clubs }: DemoAssociation,
  clubIds: Map<string, string>,
  ssoIcon: string | null,
): Promise<void> {
  const row = {
    id,
    slug,
    name,
    colour,
    ssoMode: sso.mode,
    ssoIcon,
    ssoButtonText: sso.buttonText,
    ssoHelpUrl: sso.helpUrl,
  }
  await tx.insert(governingBodies).values(row).onConflictDoUpdate({ target: governingBodies.id, set: row })
  for (const club of clubs) {
    const clubId = known(clubIds.get(club), club)
    await tx.insert(clubAffiliations).values({ clubId, governingBodyId: id }).onConflictDoNothing()
  }
}

async function layRoles(
  tx: Tx,
  { associations, logins }: DemoWorld,
  { clubIds, givenAt }: { clubIds: Map<string, string>; givenAt: Date },
): Promise<void> {
  const ofPlatform: (typeof platformRoles.$inferInsert)[] = []
  const ofClubs: (typeof clubRoles.$inferInsert)[] = []
  const held: (typeof clubOffices.$inferInsert)[] = []
  for (const { id: userId, role, organisation, offices = [] } of logins) {
    if (role === 'super-user') ofPlatform.push({ userId, role })
    else if (role === 'xgb') {
      const governingBodyId = known(associations.find(({ slug }) => slug === organisation)?.id, organisation)
      ofPlatform.push({ userId, role, governingBodyId })
    } else {
      const clubId = known(clubIds.get(organisation ?? ''), organisation)
      ofClubs.push({ clubId, userId, role })
      held.push(...offices.map((office) => ({ clubId, userId, office, givenAt })))
    }
  }
  await insertAll(tx, platformRoles, ofPlatform)
  await insertAll(tx, clubRoles, ofClubs)
  await insertAll(tx, clubOffices, held)
}

async function hashesOf(logins: DemoLogin[]): Promise<Map<string, string>> {
  const passwords = [...new Set(logins.map(({ password }) => password))]
  return new Map(await Promise.all(passwords.map(async (each) => [each, await hashOf(each)] as const)))
}

function known<T>(value: T | undefined, name: string | null): T {
  if (value === undefined) throw new Error(`The demo world has no ${name ?? 'organisation'}`)
  return value
}
