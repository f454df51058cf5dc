import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ImportLineState } from '@clubhouse/contract/people/office/people-imports'
import { haveSameNames } from '@clubhouse/domain/people/family/registered-people'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Verdict } from '@clubhouse/domain/people/import/judge-lines'
import type { ImportedPerson } from '@clubhouse/domain/people/import/read-line'
import type { Core } from '#kernel/core.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { clubRoles, relatedPeople, users } from '#identity/sign-in/people/tables.ts'
import { reclaimPerson, type Sessions } from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { OfImport } from './change-import.ts'
import { insertMemberships } from '../members/port.ts'
import type { FoundAccount, FoundPeople } from './known-people.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Made } from './tables.ts'
import { clubFacts } from '#site/clubs/reads.ts'

export interface WriteDeps extends Pick<Core, 'sites'> {
  sessions: Sessions
}

export interface WrittenPerson {
  made: Made
  userId: string
  memberId: string
}

/** The account, the role and, of a child, the place in the family: as the platform, to which people belong. */
export async function writePerson(
  tx: Tx,
  deps: WriteDeps,
  { clubId }: OfImport,
  person: ImportedPerson,
  known: FoundPeople,
  now: Date,
): Promise<WrittenPerson> {
  const made: Made = {}
  const account = await holderFor(tx, deps, clubId, person.guardian ?? person, known, { made, now })
  const { userId } = account
  if (person.externalId !== null) known.numbers.set(person.externalId, person)
  if (!person.guardian) return { made, userId, memberId: userId }
  const memberId = await addChild(tx, userId, person, made)
  account.relatives.push({ id: memberId, ...namesOf(person), dateOfBirth: person.dateOfBirth })
  return { made, userId, memberId }
}

/** The account under this e-mail, opened where there is none, as that of a member of the club. */
export async function holderFor(
  tx: Tx,
  deps: WriteDeps,
  clubId: string,
  holder: Holder,
  known: Pick<FoundPeople, 'accounts'>,
  { made = {}, now }: { made?: Made; now: Date },
): Promise<FoundAccount> {
  let account = known.accounts.get(holder.email)
  if (!account) {
    account = await openAccount(tx, holder, now)
    known.accounts.set(account.email, account)
    made.accounts = [account.userId]
  } else if (account.isUnproven) {
    // Whoever opened it never proved the e-mail theirs: a family is not handed to them.
    await reclaimPerson(tx, account.userId, { sessions: deps.sessions, now })
    account.isUnproven = false
  }
  const { userId } = account
  if (!account.isOfClub) {
    await tx
      .insert(clubRoles)
      .values({ clubId, userId, role: 'member', createdAt: now })
      .onConflictDoNothing()
    account.isOfClub = true
    if (!made.accounts) {
      made.joined = [userId]
      await tellOfRole(tx, deps, clubId, account, now)
    }
  }
  return account
}

const namesOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName,
  lastName,
})

type Holder = Pick<ImportedPerson, 'firstName' | 'lastName' | 'email' | 'mobile'>

async function openAccount(tx: Tx, holder: Holder, now: Date): Promise<FoundAccount> {
  const { email, mobile } = holder
  const userId = randomUUID()
  const [opened] = await tx
    .insert(users)
    .values({ id: userId, email, mobile, ...namesOf(holder), createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  // The step is repeated, and sees who it is.
  if (!opened) throw new Error('an account was opened in between')
  const nothing = { dateOfBirth: null, relatives: [], isOfClub: false, isUnproven: false }
  return { userId, email, ...namesOf(holder), ...nothing }
}

/** Somebody who signs in elsewhere hears that a club has made them a member. */
async function tellOfRole(tx: Tx, { sites }: WriteDeps, clubId: string, account: FoundAccount, now: Date) {
  const site = sites.ofClub((await clubFacts(tx, clubId)).slug)
  if (!site) return
  const link = new URL('/authentication/check-email', site.origin).href
  const payload = { first_name: mailName(account.firstName), inviter: null, role: 'a member', link }
  const mail = { template: 'role-given' as const, payload }
  await enqueueMail(tx, { clubId, effectKey: `role-given ${randomUUID()}`, to: account.email, mail }, now)
}

/** A family that is at another club keeps its child; it gets no second one. */
async function addChild(tx: Tx, userId: string, person: ImportedPerson, made: Made): Promise<string> {
  await oneAtATime(tx, 'family', userId)
  const family = await rows<{
    id: string
    firstName: string
    lastName: string
    dateOfBirth: string | null
  }>(
    tx,
    sql`select id, first_name as "firstName", last_name as "lastName", date_of_birth as "dateOfBirth"
      from related_people where user_id = ${userId}`,
  )
  const same = family.find((each) => haveSameNames(each, person) && each.dateOfBirth === person.dateOfBirth)
  if (same) return same.id
  const id = randomUUID()
  await tx.insert(relatedPeople).values({
    userId,
    id,
    ...namesOf(person),
    dateOfBirth: person.dateOfBirth,
    kind: 'juvenile',
    relation: 'child',
  })
  made.relative = { userId, id }
  return id
}

export interface WrittenLine {
  verdict: Verdict
  made: WrittenPerson | null
}

/** What the club itself knows of them, and what became of their lines: four statements for all of them. */
export async function putIntoClub(
  tx: Tx,
  { clubId, id }: OfImport,
  written: readonly WrittenLine[],
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const people = written.flatMap(({ verdict, made }) => {
    if (!made) return []
    const { person } = verdict
    const membershipId = person.planId === null ? null : randomUUID()
    Object.assign(made.made, { memberId: made.memberId, ...(membershipId && { membershipId }) })
    const { userId, memberId } = made
    const { planId, externalId, dateOfBirth } = person
    return [{ ...namesOf(person), userId, memberId, membershipId, planId, externalId, dateOfBirth }]
  })
  await tx.execute(sql`
    insert into imported_people (club_id, member_id, user_id, import_id, external_id, first_name, last_name, date_of_birth)
    select ${clubId}::uuid, p."memberId", p."userId", ${id}::uuid, p."externalId", p."firstName", p."lastName",
      p."dateOfBirth" from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p ("userId" uuid, "memberId" uuid,
      "firstName" text, "lastName" text, "externalId" text, "dateOfBirth" text) on conflict do nothing`)
  await insertMemberships(tx, clubId, people, { today, now })
  await settleLines(
    tx,
    { clubId, id },
    written.map(({ verdict: { line, state, problems }, made }) => ({
      line,
      state: made ? 'imported' : state,
      problems,
      made: made?.made ?? null,
    })),
  )
}

export interface SettledLine {
  line: number
  state: ImportLineState
  problems: { field: string | null; text: string }[]
  made: Made | null
}

export async function settleLines(tx: Tx, { clubId, id }: OfImport, lines: readonly SettledLine[]) {
  await tx.execute(sql`
    update people_import_lines l set state = s.state, problems = s.problems, made = s.made
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as s (line int, state text, problems jsonb, made jsonb)
    where l.club_id = ${clubId} and l.import_id = ${id} and l.line = s.line`)
}
