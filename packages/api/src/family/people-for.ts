import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { MemberKind } from '@clubhouse/contract/family'
import {
  type GivenPerson,
  type PeopleRefusal,
  registeredPeople,
  type RegisteredPeople,
} from '@clubhouse/domain/family/registered-people'
import { accept, type Result } from '@clubhouse/domain/result'
import { type Database, oneAtATime, type Tx } from '../db/database.ts'
import { relatedPeople, users } from '../identity/people/tables.ts'

/** What a family is called in its own list, until it says it better. */
const RELATION: Record<MemberKind, string> = { adult: 'family', juvenile: 'child' }

export interface PeopleOptions {
  /** Off only to prove that it is needed. */
  locks?: boolean
}

/**
 * Finds or makes the people of a registration, as the platform and before the club's own transaction (ADR 028). Answers their
 * ids in the order in which they were given, or why one of them cannot be; then nothing was written.
 */
export function peopleFor(
  db: Pick<Database, 'withPlatform'>,
  userId: string,
  given: readonly GivenPerson[],
  { locks = true }: PeopleOptions = {},
): Promise<Result<string[], PeopleRefusal>> {
  return db.withPlatform(async (tx) => {
    // Two tabs at the same moment would both find nobody: the second waits until the first has written its people down.
    if (locks) await oneAtATime(tx, 'family', userId)
    const [self] = await tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
    if (!self) throw new Error('somebody registers who is gone')
    const people = registeredPeople(self, await relativesOf(tx, userId), given, randomUUID)
    if (!people.ok) return people
    await write(tx, userId, people.value)
    return accept(people.value.ids)
  })
}

async function relativesOf(tx: Tx, userId: string) {
  const rows = await tx
    .select({
      id: relatedPeople.id,
      kind: relatedPeople.kind,
      firstName: relatedPeople.firstName,
      lastName: relatedPeople.lastName,
      dateOfBirth: relatedPeople.dateOfBirth,
    })
    .from(relatedPeople)
    .where(eq(relatedPeople.userId, userId))
    .orderBy(relatedPeople.id)
  return rows.map(({ kind, ...row }) => ({
    ...row,
    kind: kind === 'adult' ? ('adult' as const) : ('juvenile' as const),
  }))
}

async function write(tx: Tx, userId: string, { added, learnt }: RegisteredPeople): Promise<void> {
  if (added.length > 0) {
    const rows = added.map((person) => ({ ...person, userId, relation: RELATION[person.kind] }))
    await tx.insert(relatedPeople).values(rows)
  }
  for (const { id, dateOfBirth } of learnt) {
    const isUnknown = and(
      eq(relatedPeople.userId, userId),
      eq(relatedPeople.id, id),
      isNull(relatedPeople.dateOfBirth),
    )
    await tx.update(relatedPeople).set({ dateOfBirth }).where(isUnknown)
  }
}
