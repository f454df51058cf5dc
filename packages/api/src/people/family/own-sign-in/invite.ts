import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { dayOf } from '@clubhouse/domain/format'
import { mayHaveOwnSignIn } from '@clubhouse/domain/people/family/person-rules'
import { emailError } from '@clubhouse/domain/identity/email-rules'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'
import { CODE_LIFETIME } from '#identity/sign-in/port.ts'
import { clubRoles, relatedPeople, users } from '#identity/sign-in/people/tables.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { FamilyRefusal } from '../change-family.ts'
import { HOME_ZONE, type SignedCaller } from '../family-view.ts'
import type { AuditPlace } from '#kernel/security/audit.ts'
import { ownSignIns } from './tables.ts'

export type OwnSignInDeps = Pick<IdentityDeps, 'db' | 'now' | 'rates' | 'audit' | 'codes'>

/** Longer than its code: whoever comes late asks for another on the page that takes it. */
const OFFER_MS = 14 * 24 * 3_600_000

interface Asked {
  memberId: string
  email: string
}

const not = (status: FamilyRefusal['status'], code: string, message: string) =>
  refuse<FamilyRefusal>({ status, code, message })

/** Writes to whoever has grown up. Nothing is handed over before they have come and taken it. */
export async function inviteGrownUp(
  deps: OwnSignInDeps,
  caller: SignedCaller,
  { memberId, email }: Asked,
): Promise<Result<{ email: string; until: string }, FamilyRefusal>> {
  const { db, rates } = deps
  const { user_id: userId, email: own } = caller.member.user
  const wrong = emailError(email) ?? (email === own ? 'This is your own email' : null)
  if (wrong) return refuse({ status: 422, code: 'invalid_data', message: wrong, errors: { email: wrong } })
  await rates.take('own-sign-in', caller, userId)
  const from = caller.member.user.first_name
  return db.withPlatform((tx) =>
    offerOwn(deps, tx, caller, { userId, memberId, email, from, actorId: userId }),
  )
}

export interface Offering {
  /** Who has acted for them so far. */
  userId: string
  memberId: string
  email: string
  /** The first name of that one. */
  from: string
  /** Who offers it: themselves, or somebody who runs a club. */
  actorId: string
  /** The club that offers it, where it is one. */
  clubId?: string
}

/** The offer itself, with the door of the family closed: whoever is of age is written to, and may come within a fortnight. */
export async function offerOwn(
  deps: OwnSignInDeps,
  tx: Tx,
  place: AuditPlace,
  { userId, memberId, email, from, actorId, clubId }: Offering,
): Promise<Result<{ email: string; until: string }, FamilyRefusal>> {
  await oneAtATime(tx, 'family', userId)
  const [person] = await tx
    .select()
    .from(relatedPeople)
    .where(and(eq(relatedPeople.userId, userId), eq(relatedPeople.id, memberId)))
  if (!person) return not(404, 'not_found', 'The member was not found')
  const at = deps.now()
  if (!mayHaveOwnSignIn(person.dateOfBirth, dayOf(at.toISOString(), HOME_ZONE)))
    return not(409, 'too_young', `${person.firstName} can have their own sign-in once they are 18.`)
  await forgetInvited(tx, userId, memberId)
  const invited = await findOrMake(tx, { ...person, email, at })
  const clubIds = await clubsOfPerson(tx, userId, memberId)
  await belongTo(tx, invited.id, clubIds)
  const expiresAt = new Date(at.getTime() + OFFER_MS)
  const offer = { email, newUserId: invited.id, expiresAt, acceptedAt: null }
  const { firstName, lastName } = person
  await tx
    .insert(ownSignIns)
    .values({ userId, memberId, firstName, lastName, ...offer })
    .onConflictDoUpdate({
      target: [ownSignIns.userId, ownSignIns.memberId],
      set: { firstName, lastName, ...offer },
    })
  const byClub = clubId !== undefined
  await mailInvited(deps, tx, {
    ...person,
    email,
    invited,
    from,
    byClub,
    clubId: clubId ?? clubIds[0] ?? null,
  })
  await deps.audit.record(tx, place, {
    kind: 'own-sign-in-offered',
    actorId,
    subjectId: invited.id,
    ...(clubId !== undefined && { clubId, detail: { person_id: memberId } }),
  })
  return accept({ email, until: expiresAt.toISOString() })
}

/** Whoever was invited can no longer come. */
export async function withdrawInvitation(
  { db }: Pick<OwnSignInDeps, 'db'>,
  userId: string,
  memberId: string,
): Promise<boolean> {
  return db.withPlatform(async (tx) => {
    await oneAtATime(tx, 'family', userId)
    return forgetInvited(tx, userId, memberId)
  })
}

/** An account that was made for an invitation and never used goes with it: it may stand under a mistyped e-mail. */
async function forgetInvited(tx: Tx, userId: string, memberId: string): Promise<boolean> {
  const before = await one<{ id: string }>(
    tx,
    sql`with before as (
      select s.new_user_id from own_sign_ins s
      where s.user_id = ${userId} and s.member_id = ${memberId} and s.accepted_at is null and s.new_user_id is not null for update
    ), cleared as (
      update own_sign_ins s set email = null, new_user_id = null, expires_at = null
      where s.user_id = ${userId} and s.member_id = ${memberId} and s.accepted_at is null and s.new_user_id is not null
    )
    select new_user_id as id from before`,
  )
  if (!before) return false
  await tx
    .delete(users)
    .where(
      and(
        eq(users.id, before.id),
        isNull(users.emailVerifiedAt),
        isNull(users.passwordHash),
        sql`not exists (select 1 from own_sign_ins s where s.new_user_id = ${before.id})`,
        sql`not exists (select 1 from sessions s where s.user_id = ${before.id})`,
        sql`not exists (select 1 from related_people p where p.user_id = ${before.id})`,
      ),
    )
  return true
}

interface Invited {
  id: string
  /** Somebody who has shown before that the mailbox is theirs. */
  isKnown: boolean
}

async function findOrMake(
  tx: Tx,
  { email, firstName, lastName, at }: { email: string; firstName: string; lastName: string; at: Date },
): Promise<Invited> {
  await tx
    .insert(users)
    .values({ id: randomUUID(), email, firstName, lastName, createdAt: at })
    .onConflictDoNothing({ target: users.email })
  const [user] = await tx.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('An invited person is there or was just made')
  return { id: user.id, isKnown: user.emailVerifiedAt !== null }
}

/** Where they are a member; where they are of no club yet, those of the family. */
async function clubsOfPerson(tx: Tx, userId: string, memberId: string): Promise<string[]> {
  const found = await rows<{ id: string; isMember: boolean }>(
    tx,
    sql`select r.club_id as id, exists (select 1 from memberships m where m.club_id = r.club_id and m.member_id = ${memberId}
      and m.user_id = ${userId}) as "isMember"
    from club_roles r where r.user_id = ${userId} group by r.club_id order by 2 desc, 1`,
  )
  const own = found.filter(({ isMember }) => isMember)
  return (own.length > 0 ? own : found).map(({ id }) => id)
}

/** HOSTS-06: without a role nobody gets into the site where they are to take it over. */
async function belongTo(tx: Tx, userId: string, clubIds: readonly string[]): Promise<void> {
  if (clubIds.length === 0) return
  const roles = clubIds.map((clubId) => ({ clubId, userId, role: 'member' }))
  await tx.insert(clubRoles).values(roles).onConflictDoNothing()
}

interface Written {
  firstName: string
  email: string
  invited: Invited
  from: string
  byClub: boolean
  clubId: string | null
}

async function mailInvited(
  { codes, now }: OwnSignInDeps,
  tx: Tx,
  { firstName, email, invited, from, byClub, clubId }: Written,
): Promise<void> {
  const code = invited.isKnown ? null : await codes.issue(tx, invited.id, 'invitation')
  const mail = {
    template: 'own-sign-in' as const,
    payload: {
      first_name: mailName(firstName),
      from: mailName(from),
      ...(byClub && { by_club: true as const }),
      email,
      code,
      hours: CODE_LIFETIME.invitation / 3_600_000,
    },
  }
  await enqueueMail(tx, { clubId, effectKey: `own-sign-in ${randomUUID()}`, to: email, mail }, now())
}
