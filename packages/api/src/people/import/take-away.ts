import { sql } from 'drizzle-orm'
import type { ImportedPerson } from '@clubhouse/domain/people/import/read-line'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import {
  takeAccount as takeAccountAway,
  takeMemberRole,
  takeUntouchedRelative,
} from '#identity/sign-in/port.ts'
import { takeMembership } from '../members/port.ts'
import type { OfImport } from './change-import.ts'
import { one, rows } from '#kernel/db/rows.ts'
import type { Made } from './tables.ts'
import type { SettledLine } from './write-person.ts'

export interface MadeLine {
  line: number
  person: ImportedPerson
  made: Made
  problems: SettledLine['problems']
}

/** With what all tables say of an account. */
export type UndoneImport = OfImport & Pick<Core, 'personTables'>

const full = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** The membership, and of a child the place in the family. Answers what stays, and why. */
export async function takePerson(tx: Tx, of: OfImport, { person, made }: MadeLine): Promise<string[]> {
  const { clubId } = of
  const { membershipId = null, memberId = null, relative } = made
  const [inClub] = await asClub(tx, clubId, () =>
    rows<{ isChanged: boolean; hasCard: boolean; hasBought: boolean }>(
      tx,
      sql`select ${membershipId}::uuid is not null and not exists (select from memberships m where m.club_id = ${clubId}
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
  if (membershipId) await asClub(tx, clubId, () => takeMembership(tx, clubId, membershipId))
  if (!relative) return []
  if (!(await takeUntouchedRelative(tx, relative, person)))
    return [`${name} was changed by the family, or is a member elsewhere`]
  await forget(tx, clubId, relative.id)
  return []
}

/** The accounts that a line opened, and the roles that it gave to those who had one. */
export async function takeAccount(tx: Tx, of: UndoneImport, { person, made }: MadeLine): Promise<string[]> {
  const holder = full(person.guardian ?? person)
  const left: string[] = []
  for (const userId of made.accounts ?? []) {
    const why =
      (await usedInClub(tx, of, userId)) ?? (await usedAnywhere(tx, of, userId, person.guardian ?? person))
    if (why) left.push(`${holder}’s account stays: ${why}`)
    else await takeAccountAway(tx, userId)
  }
  for (const userId of made.joined ?? []) {
    const why = await usedInClub(tx, of, userId)
    if (why) left.push(`${holder} stays a member of the club: ${why}`)
    else {
      await takeMemberRole(tx, of.clubId, userId)
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

/** What the account is used for in the club, by the tables that say so. */
async function usedInClub(
  tx: Tx,
  { clubId, personTables }: UndoneImport,
  userId: string,
): Promise<string | null> {
  const reasons = personTables
    .flatMap(({ onUndoImport }) => onUndoImport ?? [])
    .toSorted((reason, other) => reason.rank - other.rank)
  const told = reasons.map(
    ({ why, isUsed }) => sql`when exists (${isUsed({ clubId, userId })}) then ${why}::text`,
  )
  const used = await asClub(tx, clubId, () =>
    one<{ why: string | null }>(tx, sql`select case ${sql.join(told, sql` `)} end as why`),
  )
  return used?.why ?? null
}

async function usedAnywhere(
  tx: Tx,
  { clubId }: OfImport,
  userId: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<string | null> {
  const user = await one<Record<'entered' | 'changed' | 'elsewhere' | 'family', boolean>>(
    tx,
    sql`select u.password_hash is not null or u.email_verified_at is not null
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
  return user?.family ? 'someone of the family stays' : null
}
