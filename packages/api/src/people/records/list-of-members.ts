import { sql } from 'drizzle-orm'
import { NAMELESS } from '@clubhouse/domain/people/retention/retention'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { uuidList } from '#kernel/person/person-table.ts'
import { areTheirs, type Whose } from '#kernel/person/whose.ts'

/** As the club. Held, in one order, so that of two who come at once the second waits, and finds what the first has left. */
export async function holdPeopleOf(tx: Tx, whose: Whose): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select p.id from club_people p where p.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)}
    order by p.id for update`,
  )
  return found.map(({ id }) => id)
}

/** As the club, when all else was done: the list says what the memberships say, who played and no more. */
export async function forgetPeople(tx: Tx, clubId: string, people: readonly string[]): Promise<void> {
  await keepPeople(tx, clubId, people)
  await tx.execute(sql`
    update club_people set email = null, born = null, corrected_born = null, corrected_mobile = null
    where club_id = ${clubId} and id = any(${uuidList(people)}::uuid[])`)
}

/** As the club, when their memberships have lost their names. */
export const makeNameless = (tx: Tx, clubId: string, people: readonly string[]): Promise<unknown> =>
  tx.execute(sql`
    update club_people set first_name = ${NAMELESS.first}, last_name = ${NAMELESS.last}, user_id = null, email = null, born = null,
      corrected_born = null, corrected_mobile = null where club_id = ${clubId} and id = any(${uuidList(people)}::uuid[])`)

/** As the club: they are counted anew from their memberships. */
export const keepPeople = (tx: Tx, clubId: string, people: readonly string[]): Promise<unknown> =>
  tx.execute(sql`select keep_people(${clubId}::uuid, ${uuidList(people)}::uuid[])`)
