import { sql } from 'drizzle-orm'
import type { ImportedPerson } from '@clubhouse/domain/people/import/read-line'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { OfImport } from './change-import.ts'
import { rowsOf } from './known-people.ts'
import type { Made } from './tables.ts'
import type { SettledLine } from './write-person.ts'

export interface MadeLine {
  line: number
  person: ImportedPerson
  made: Made
  problems: SettledLine['problems']
}

const full = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** The membership, and of a child the place in the family. Answers what stays, and why. */
export async function takePerson(tx: Tx, of: OfImport, { person, made }: MadeLine): Promise<string[]> {
  const { clubId } = of
  const { membershipId = null, memberId = null, relative } = made
  const [inClub] = await asClub(tx, clubId, () =>
    rowsOf<{ isChanged: boolean; hasCard: boolean; hasBought: boolean }>(
      tx,
      sql`
      select ${membershipId}::uuid is not null and not exists (select from memberships m where m.club_id = ${clubId}
          and m.id = ${membershipId} and m.status = 'active' and m.order_item_id is null and m.member_id = ${memberId}) as "isChanged",
        exists (select from membership_numbers n where n.club_id = ${clubId} and n.member_id = ${memberId}) as "hasCard",
        exists (select from order_items i where i.club_id = ${clubId} and i.member_id = ${memberId})
          or exists (select from memberships m where m.club_id = ${clubId} and m.member_id = ${memberId}
            and m.id is distinct from ${membershipId}) as "hasBought"`,
    ),
  )
  const name = full(person)
  if (inClub?.isChanged) return [`${name}’s membership was changed since`]
  if (inClub?.hasCard) return [`${name} has a membership card`]
  if (inClub?.hasBought) return [`${name} has a membership that was bought since`]
  if (membershipId)
    await asClub(tx, clubId, () =>
      tx.execute(sql`delete from memberships where club_id = ${clubId} and id = ${membershipId}`),
    )
  if (!relative) return []
  const { firstName, lastName, dateOfBirth } = person
  const gone = await rowsOf(
    tx,
    sql`
    delete from related_people p where p.user_id = ${relative.userId} and p.id = ${relative.id}
      and p.first_name = ${firstName} and p.last_name = ${lastName} and p.date_of_birth is not distinct from ${dateOfBirth}
      and not exists (select from memberships m where m.member_id = p.id)
      and not exists (select from form_answers a where a.member_id = p.id)
      and not exists (select from own_sign_ins s where s.member_id = p.id)
    returning p.id`,
  )
  if (gone.length === 0) return [`${name} was changed by the family, or is a member elsewhere`]
  await forget(tx, clubId, relative.id)
  return []
}

/** The accounts that a line opened, and the roles that it gave to those who had one. */
export async function takeAccount(tx: Tx, of: OfImport, { person, made }: MadeLine): Promise<string[]> {
  const holder = full(person.guardian ?? person)
  const left: string[] = []
  for (const userId of made.accounts ?? []) {
    const why =
      (await usedInClub(tx, of, userId)) ?? (await usedAnywhere(tx, of, userId, person.guardian ?? person))
    if (why) left.push(`${holder}’s account stays: ${why}`)
    else await tx.execute(sql`delete from users where id = ${userId}`)
  }
  for (const userId of made.joined ?? []) {
    const why = await usedInClub(tx, of, userId)
    if (why) left.push(`${holder} stays a member of the club: ${why}`)
    else {
      await tx.execute(
        sql`delete from club_roles where club_id = ${of.clubId} and user_id = ${userId} and role = 'member'`,
      )
      await forget(tx, of.clubId, userId)
    }
  }
  return left
}

/** Their number and birthday, where somebody is taken away who has an account. */
const forget = (tx: Tx, clubId: string, memberId: string) =>
  asClub(tx, clubId, () =>
    tx.execute(sql`delete from imported_people where club_id = ${clubId} and member_id = ${memberId}`),
  )

async function usedInClub(tx: Tx, { clubId }: OfImport, userId: string): Promise<string | null> {
  const [used] = await asClub(tx, clubId, () =>
    rowsOf<Record<'membership' | 'order' | 'waits' | 'listed' | 'optedOut', boolean>>(
      tx,
      sql`
      select exists (select from memberships m where m.club_id = ${clubId} and m.user_id = ${userId}) as membership,
        exists (select from orders o where o.club_id = ${clubId} and o.user_id = ${userId}) as "order",
        exists (select from waiting_places w where w.club_id = ${clubId} and w.user_id = ${userId}) as waits,
        exists (select from distribution_list_members d where d.club_id = ${clubId} and d.member_id = ${userId}) as listed,
        exists (select from mail_opt_outs x where x.club_id = ${clubId} and x.person_id = ${userId}) as "optedOut"`,
    ),
  )
  if (used?.order) return 'there’s an order'
  if (used?.membership) return 'there’s a membership'
  if (used?.waits) return 'they’re on a waiting list'
  if (used?.listed) return 'they were put on a mailing list'
  return used?.optedOut ? 'they opted out of mails, which must not be forgotten' : null
}

async function usedAnywhere(
  tx: Tx,
  { clubId }: OfImport,
  userId: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<string | null> {
  const [user] = await rowsOf<Record<'entered' | 'changed' | 'elsewhere' | 'family', boolean>>(
    tx,
    sql`
    select u.password_hash is not null or u.email_verified_at is not null
        or exists (select from passkeys k where k.user_id = u.id)
        or exists (select from identity_links l where l.user_id = u.id) as entered,
      u.email <> ${email} or u.first_name <> ${firstName} or u.last_name <> ${lastName} as changed,
      exists (select from club_roles r where r.user_id = u.id and (r.club_id <> ${clubId} or r.role <> 'member'))
        or exists (select from platform_roles r where r.user_id = u.id)
        or exists (select from memberships m where m.user_id = u.id) as elsewhere,
      exists (select from related_people p where p.user_id = u.id) as family
    from users u where u.id = ${userId} for update`,
  )
  if (user?.entered) return 'they’ve signed in or set a password'
  if (user?.changed) return 'their details were changed'
  if (user?.elsewhere) return 'they have another role or club'
  return user?.family ? 'somebody of the family stays' : null
}
