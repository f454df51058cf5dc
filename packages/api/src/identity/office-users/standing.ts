import { and, eq, inArray, ne } from 'drizzle-orm'
import type { RunningRole } from '@clubhouse/contract/identity/office/users'
import type { Office } from '@clubhouse/contract/office/office-names'
import { calledIn } from '@clubhouse/domain/office/office-words'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { clubOffices, clubRoles, users } from '../sign-in/people/tables.ts'

/** What somebody is among those who run a club. */
export interface Held {
  role: RunningRole
  offices: Office[]
}

export interface Runner extends Held {
  userId: string
  email: string
  firstName: string
  lastName: string
  isVerified: boolean
}

const RUNS: readonly RunningRole[] = ['admin', 'owner']

/** Whoever changes who runs a club follows whoever does so already: two owners cannot end each other at once. */
export async function holdRunners(tx: Tx, clubId: string): Promise<Runner[]> {
  await oneAtATime(tx, 'office-users', clubId)
  const rows = await tx
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      verifiedAt: users.emailVerifiedAt,
      role: clubRoles.role,
    })
    .from(clubRoles)
    .innerJoin(users, eq(users.id, clubRoles.userId))
    .where(and(eq(clubRoles.clubId, clubId), inArray(clubRoles.role, [...RUNS])))
  const offices = await tx
    .select({ userId: clubOffices.userId, office: clubOffices.office })
    .from(clubOffices)
    .where(eq(clubOffices.clubId, clubId))
    .orderBy(clubOffices.office)
  const runners = new Map<string, Runner>()
  for (const { verifiedAt, role, ...person } of rows) {
    const isOwner = role === 'owner' || runners.get(person.userId)?.role === 'owner'
    runners.set(person.userId, {
      ...person,
      isVerified: verifiedAt !== null,
      role: isOwner ? 'owner' : 'admin',
      offices: offices.filter(({ userId }) => userId === person.userId).map(({ office }) => office),
    })
  }
  return [...runners.values()]
}

/** Null: they run the club no longer. Whatever else they are in it stays. */
export async function setHeld(
  tx: Tx,
  { clubId, userId, at }: { clubId: string; userId: string; at: Date },
  held: Held | null,
): Promise<void> {
  const theirs = and(eq(clubRoles.clubId, clubId), eq(clubRoles.userId, userId))
  const others = and(
    theirs,
    inArray(clubRoles.role, [...RUNS]),
    held ? ne(clubRoles.role, held.role) : undefined,
  )
  await tx.delete(clubRoles).where(others)
  await tx.delete(clubOffices).where(and(eq(clubOffices.clubId, clubId), eq(clubOffices.userId, userId)))
  if (!held) return
  await tx.insert(clubRoles).values({ clubId, userId, role: held.role }).onConflictDoNothing()
  const offices = [...new Set(held.offices)]
  if (offices.length > 0)
    await tx.insert(clubOffices).values(offices.map((office) => ({ clubId, userId, office, givenAt: at })))
}

export const standingOf = ({ role, offices }: Held) => ({ roles: [role], offices })

/** "an owner", "an admin", "treasurer and editor" */
export const inWords = (held: Held): string => calledIn(standingOf(held))

export const isSame = (one: Held, other: Held): boolean =>
  one.role === other.role && one.offices.toSorted().join() === other.offices.toSorted().join()
