import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { FamilyClub, FamilyMembership, listFamily } from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import { type Caller, isForAnotherClub, type SignedIn } from '#kernel/http/caller.ts'
import type { Core } from '#kernel/core.ts'
import { findFamily, findMemberships, membershipOf, personOf } from './family-view.queries.ts'

export type SignedCaller = Caller & { member: SignedIn }

/** A family belongs to no club: its birthdays are counted where those live whom we serve. */
export const HOME_ZONE = 'Europe/Dublin'

/** On a club's site its own alone; elsewhere all that somebody belongs to. */
export const clubsOf = (caller: SignedCaller): FamilyClub[] =>
  caller.member.user.accounts
    .filter(({ account_id }) => !isForAnotherClub(caller, account_id))
    .map(({ account_id, name, slug }) => ({ account_id, name, slug }))

/** MYACC-07: one statement for the people, and one for each club. */
export async function familyOf(
  { db, now }: Pick<Core, 'db' | 'now'>,
  caller: SignedCaller,
): Promise<ReplyOf<typeof listFamily>> {
  const { user_id: userId } = caller.member.user
  const at = now()
  const [family, ...held] = await Promise.all([
    findFamily(db, userId, at),
    ...clubsOf(caller).map(async (club) => {
      const asked = { clubId: club.account_id, userId, now: at }
      const rows = await db.withClub(club.account_id, (tx) => findMemberships(tx, asked))
      return rows.map((row) => ({ memberId: row.memberId, membership: membershipOf(club, row) }))
    }),
  ])
  const of = new Map<string, FamilyMembership[]>()
  for (const { memberId, membership } of held.flat())
    of.set(memberId, [...(of.get(memberId) ?? []), membership])
  const today = dayOf(at.toISOString(), HOME_ZONE)
  return {
    people: family.people.map((person) => personOf(person, of.get(person.id) ?? [], today)),
    left: family.left,
  }
}
