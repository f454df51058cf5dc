import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberKind } from '@clubhouse/contract/people/family'
import {
  type GivenPerson,
  type PeopleRefusal,
  registeredPeople,
  type RegisteredPeople,
  type Registrar,
  type Relative,
} from '@clubhouse/domain/people/family/registered-people'
import { accept, type Result } from '@clubhouse/domain/result'
import { type Database, oneAtATime, type Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { relatedPeople, users } from '#identity/sign-in/people/tables.ts'

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
export async function peopleFor(
  db: Pick<Database, 'withPlatform' | 'readPlatform'>,
  userId: string,
  given: readonly GivenPerson[],
  { locks = true }: PeopleOptions = {},
): Promise<Result<string[], PeopleRefusal>> {
  const [family] = await db.readPlatform<Family>(FAMILY_OF, [userId])
  const found = peopleOf(family, given)
  // A family that is known is only read; whoever is about to write looks again with the door closed.
  if (!found.ok || !isNews(found.value)) return found.ok ? accept(found.value.ids) : found
  return db.withPlatform(async (tx) => {
    // Two tabs at the same moment would both find nobody: the second waits until the first has written its people down.
    const people = locks ? peopleOf(await lockedFamily(tx, userId), given) : found
    if (!people.ok) return people
    await write(tx, userId, people.value)
    return accept(people.value.ids)
  })
}

const isNews = ({ added, learnt, ofSelf }: RegisteredPeople): boolean =>
  added.length > 0 || learnt.length > 0 || ofSelf !== null

interface Family {
  self: Registrar
  relatives: Relative[]
}

const FAMILY = `select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
  'hasMobile', u.mobile is not null, 'hasAddress', u.address->>'line1' is not null or u.address->>'city' is not null) as self,
  (select coalesce(json_agg(json_build_object('id', r.id, 'kind', case when r.kind = 'adult' then 'adult' else 'juvenile' end,
    'firstName', r.first_name, 'lastName', r.last_name, 'dateOfBirth', r.date_of_birth) order by r.id), '[]')
    from related_people r where r.user_id = u.id) as relatives from users u where u.id =`

const FAMILY_OF = { name: 'family_of', text: `${FAMILY} $1` }

/** The same with the door closed. */
async function lockedFamily(tx: Tx, userId: string): Promise<Family | undefined> {
  await oneAtATime(tx, 'family', userId)
  return one<Family>(tx, sql`${sql.raw(FAMILY)} ${userId}`)
}

/** Who they are, by what is known of the family. */
function peopleOf(family: Family | undefined, given: readonly GivenPerson[]) {
  if (!family) throw new Error('someone registers who is gone')
  return registeredPeople(family.self, family.relatives, given, randomUUID)
}

async function write(tx: Tx, userId: string, { added, learnt, ofSelf }: RegisteredPeople): Promise<void> {
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
  if (ofSelf) {
    const { mobile, address } = ofSelf
    const known = { ...(mobile !== null && { mobile }), ...(address !== null && { address }) }
    await tx.update(users).set(known).where(eq(users.id, userId))
  }
}
