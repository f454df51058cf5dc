import { sql } from 'drizzle-orm'
import type { SamePerson } from '@clubhouse/contract/selling/office/by-hand'
import { type Compared, whySame } from '@clubhouse/domain/people/records/same-person'
import { haveSameNames } from '@clubhouse/domain/people/family/registered-people'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { BORN } from './person-facts.ts'
import { plain } from './tables.ts'

export interface LikeThem extends SamePerson {
  userId: string | null
}

const MOST_COMPARED = 200
const MOST_SHOWN = 5

/** Who of a club may be the very person that is about to be put in: by the rule of the duplicates, and by the name alone where a birthday is missing. */
export async function findSamePeople(
  tx: Tx,
  clubId: string,
  person: Compared & { first_name: string; last_name: string },
): Promise<LikeThem[]> {
  const found = await rows<LikeThem & { email: string | null; mobile: string | null }>(
    tx,
    sql`select p.id as member_id, p.first_name, p.last_name, ${sql.raw(BORN)} as date_of_birth, p.user_id as "userId", p.email,
      p.corrected_mobile as mobile
    from club_people p, (select ${person.first_name}::text as first, ${person.last_name}::text as last) asked
    where p.club_id = ${clubId} and (p.sorted = ${sql.raw(plain(`asked.last || ' ' || asked.first`))}
      or ${sql.raw(BORN)} = ${person.date_of_birth}::text)
    order by p.sorted limit ${MOST_COMPARED}`,
  )
  return found
    .filter(
      (each) =>
        whySame(person, each).length > 0 ||
        (haveSameNames(named(person), named(each)) &&
          (each.date_of_birth === null || person.date_of_birth === null)),
    )
    .slice(0, MOST_SHOWN)
    .map(({ email: _, mobile: __, ...each }) => each)
}

const named = ({
  first_name: firstName,
  last_name: lastName,
}: {
  first_name: string
  last_name: string
}) => ({
  firstName,
  lastName,
})
