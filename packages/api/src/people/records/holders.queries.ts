import { sql } from 'drizzle-orm'
import type { AccountHolder } from '@clubhouse/contract/selling/office/by-hand'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { accountsOfClub } from '#identity/sign-in/reads.ts'
import { BORN, IS_JUVENILE } from './person-facts.ts'
import { plain } from './tables.ts'

const MOST = 8

const PEOPLE_OF = (
  today: string,
) => `(select coalesce(json_agg(json_build_object('member_id', p.id, 'first_name', p.first_name,
  'last_name', p.last_name, 'date_of_birth', ${BORN}, 'is_juvenile', ${IS_JUVENILE.replaceAll('$2', today)}) order by p.sorted), '[]')
  from club_people p where p.club_id = asked.club_id and p.user_id = u.id and p.id <> u.id)`

/** Accounts of the club by what is said of them, or of one for whom they act; those whose own name it is come first. */
export function findHolders(
  tx: Tx,
  { clubId, today }: { clubId: string; today: string },
  by: { search: string } | { id: string },
): Promise<AccountHolder[]> {
  const name = sql.raw(plain(`u.first_name || ' ' || u.last_name`))
  const search = 'search' in by ? by.search : ''
  const like = sql`'%' || replace(replace(${sql.raw(plain('asked.words'))}, '%', ''), '_', '') || '%'`
  const digits = search.replaceAll(/\D/g, '').slice(-7)
  const mobile =
    digits.length === 7
      ? sql`or regexp_replace(coalesce(u.mobile, ''), '\\D', '', 'g') like ${`%${digits}`}`
      : sql.empty()
  const which =
    'id' in by
      ? sql`u.id = ${by.id}`
      : sql`(${name} like ${like} or u.email like ${like} ${mobile} or exists (select from club_people c
          where c.club_id = asked.club_id and c.user_id = u.id and c.searched like ${like}))`
  return rows<AccountHolder>(
    tx,
    sql`select u.id as user_id, u.first_name, u.last_name, u.email, ${sql.raw(PEOPLE_OF('asked.today'))} as people
    from (select ${clubId}::uuid as club_id, ${search}::text as words, ${today}::text as today) asked,
      ${accountsOfClub(clubId)} u
    where ${which}
    order by not ${name} like ${like}, u.last_name, u.first_name, u.id limit ${MOST}`,
  )
}
