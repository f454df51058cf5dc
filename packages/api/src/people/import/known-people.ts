import { sql } from 'drizzle-orm'
import type { KnownAccount, KnownPeople } from '@clubhouse/domain/people/import/judge-lines'
import type { ImportedPerson } from '@clubhouse/domain/people/import/read-line'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

/** An account as the server knows it: `isUnproven` is one that somebody opened who never proved the e-mail theirs. */
export interface FoundAccount extends KnownAccount {
  email: string
  isUnproven: boolean
}

export interface FoundPeople extends KnownPeople {
  accounts: Map<string, FoundAccount>
  numbers: Map<string, { firstName: string; lastName: string }>
}

const inJson = (values: readonly string[]) =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Who is there of those that lines name, in a transaction of the platform's: people belong to no single club. */
export async function findKnown(
  tx: Tx,
  clubId: string,
  people: readonly ImportedPerson[],
  today: string,
): Promise<FoundPeople> {
  const emails = [...new Set(people.map(({ email, guardian }) => guardian?.email ?? email))]
  const numbers = people.flatMap(({ externalId }) => externalId ?? [])
  const accounts = await rows<FoundAccount>(
    tx,
    sql`select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName", null as "dateOfBirth",
      exists (select from club_roles r where r.user_id = u.id and r.club_id = ${clubId}) as "isOfClub",
      u.email_verified_at is null and (u.password_hash is not null
        or exists (select from passkeys k where k.user_id = u.id)
        or exists (select from identity_links l where l.user_id = u.id)) as "isUnproven",
      (select coalesce(json_agg(json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
        'dateOfBirth', p.date_of_birth)), '[]') from related_people p where p.user_id = u.id) as relatives
    from users u where u.email in ${inJson(emails)}`,
  )
  const ids = accounts.map(({ userId }) => userId)
  const { records, plans } = await asClub(tx, clubId, async () => ({
    records: await rows<{
      memberId: string
      externalId: string | null
      firstName: string
      lastName: string
      dateOfBirth: string | null
    }>(
      tx,
      sql`select member_id as "memberId", external_id as "externalId", first_name as "firstName", last_name as "lastName",
        date_of_birth as "dateOfBirth"
      from imported_people where club_id = ${clubId}
        and (external_id in ${inJson(numbers)} or member_id::text in ${inJson(ids)})`,
    ),
    plans: await rows<KnownPeople['plans'][number]>(
      tx,
      sql`select pl.id, p.name, g.title as program, pl.is_juvenile as "isJuvenile" from plans pl
      join products p on p.club_id = pl.club_id and p.id = pl.id
      join programs g on g.club_id = pl.club_id and g.id = pl.program_id
      where pl.club_id = ${clubId} and (pl.ends_on is null or pl.ends_on >= ${today}) order by p.name, pl.id`,
    ),
  }))
  const born = new Map(records.map(({ memberId, dateOfBirth }) => [memberId, dateOfBirth]))
  return {
    accounts: new Map(
      accounts.map((account) => [
        account.email,
        { ...account, dateOfBirth: born.get(account.userId) ?? null },
      ]),
    ),
    numbers: new Map(records.flatMap((each) => (each.externalId === null ? [] : [[each.externalId, each]]))),
    plans,
  }
}
