import { and, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { MemberKind } from '@clubhouse/contract/people/family'
import type { addFamilyMember, updateFamilyMember } from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import { kindOn } from '@clubhouse/domain/people/family/ages'
import { personErrors } from '@clubhouse/domain/people/family/person-rules'
import { haveSameNames } from '@clubhouse/domain/people/family/registered-people'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Core } from '#kernel/core.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import { relatedPeople } from '#identity/sign-in/people/tables.ts'
import { HOME_ZONE } from './family-view.ts'
import { peopleFor } from './people-for.ts'

export interface FamilyRefusal {
  status: 404 | 409 | 422
  code: string
  message: string
  errors?: Record<string, string>
}

type Deps = Pick<Core, 'db' | 'now'>
type Details = ParsedOf<typeof updateFamilyMember>['body']
type Answer<T> = Promise<Result<T, FamilyRefusal>>

const not = (status: FamilyRefusal['status'], code: string, message: string) =>
  refuse<FamilyRefusal>({ status, code, message })

const NOT_FOUND = not(404, 'not_found', 'The member was not found')

/** Added twice is added once, by the rule by which a registration knows people. */
export async function addToFamily(
  deps: Deps,
  userId: string,
  given: ParsedOf<typeof addFamilyMember>['body'],
): Answer<{ member_id: string; is_new: boolean }> {
  const { db, now } = deps
  const day = dayOf(now().toISOString(), HOME_ZONE)
  const wrong = wrongIn(given.kind, given, day)
  if (wrong) return refuse(wrong)
  const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth, kind, relation } = given
  const before = await db.withPlatform((tx) => idsOf(tx, userId))
  const person = { memberId: null, kind, firstName, lastName, dateOfBirth, email: null, day }
  const found = await peopleFor(db, userId, [person])
  const [id] = found.ok ? found.value : []
  if (id === undefined) return not(409, 'already_there', `${firstName} is in your family already.`)
  const isNew = id !== userId && !before.has(id)
  if (isNew && relation !== '')
    await db.withPlatform((tx) => tx.update(relatedPeople).set({ relation }).where(personIs(userId, id)))
  return accept({ member_id: id, is_new: isNew })
}

export async function changePerson(
  { db, now }: Deps,
  userId: string,
  memberId: string,
  given: Details,
): Answer<{ member_id: string }> {
  const day = dayOf(now().toISOString(), HOME_ZONE)
  return db.withPlatform(async (tx) => {
    await oneAtATime(tx, 'family', userId)
    const family = await tx.select().from(relatedPeople).where(eq(relatedPeople.userId, userId))
    const person = family.find(({ id }) => id === memberId)
    if (!person) return NOT_FOUND
    const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth, relation } = given
    const kind = kindOn(person.kind === 'adult' ? 'adult' : 'juvenile', dateOfBirth, day)
    const wrong = wrongIn(kind, given, day)
    if (wrong) return refuse(wrong)
    const isTaken = family.some(
      (other) =>
        other.id !== memberId &&
        other.dateOfBirth === dateOfBirth &&
        haveSameNames(other, { firstName, lastName }),
    )
    if (isTaken) return not(409, 'already_there', `${firstName} is in your family already.`)
    if (await isMember(tx, userId, memberId)) return held(person.firstName, 'changed')
    const changed = { firstName, lastName, dateOfBirth, ...(relation !== '' && { relation }) }
    await tx.update(relatedPeople).set(changed).where(personIs(userId, memberId))
    return accept({ member_id: memberId })
  })
}

export async function removePerson(
  { db }: Deps,
  userId: string,
  memberId: string,
): Answer<Record<string, never>> {
  return db.withPlatform(async (tx) => {
    await oneAtATime(tx, 'family', userId)
    const [person] = await tx.select().from(relatedPeople).where(personIs(userId, memberId))
    if (!person) return NOT_FOUND
    if (await isMember(tx, userId, memberId)) return held(person.firstName, 'removed')
    await tx.delete(relatedPeople).where(personIs(userId, memberId))
    return accept({})
  })
}

const personIs = (userId: string, memberId: string) =>
  and(eq(relatedPeople.userId, userId), eq(relatedPeople.id, memberId))

async function idsOf(tx: Tx, userId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: relatedPeople.id })
    .from(relatedPeople)
    .where(eq(relatedPeople.userId, userId))
  return new Set(rows.map(({ id }) => id))
}

/** Whether any club has, or ever had, them as a member. */
async function isMember(tx: Tx, userId: string, memberId: string): Promise<boolean> {
  return exists(
    tx,
    sql`select 1 from memberships m where m.member_id = ${memberId}
      and m.club_id in (select r.club_id from club_roles r where r.user_id = ${userId}) limit 1`,
  )
}

const held = (name: string, what: string) =>
  not(409, 'is_member', `${name} is or was a member of a club, so this can only be ${what} by the club.`)

function wrongIn(kind: MemberKind, given: Details, day: string): FamilyRefusal | null {
  const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth } = given
  const errors = personErrors({ kind, firstName, lastName, dateOfBirth }, day)
  const [message] = Object.values(errors)
  return message === undefined ? null : { status: 422, code: 'invalid_data', message, errors }
}
