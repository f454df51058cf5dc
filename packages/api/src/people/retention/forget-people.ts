import { sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type Asked, NAMELESS } from './due.ts'
import { emptied, listOf, rowsOf } from './rows.ts'

/**
 * Whoever left long ago is somebody without a name: how many belonged to the club each season stays right. What was paid keeps its
 * names, by law; their account is their own and stays.
 */
export async function namelessOf(tx: Tx, { clubId }: Asked, ids: readonly string[]): Promise<number> {
  const members = sql`any(${listOf(ids)}::uuid[])`
  const { answers, accounts } = await asClub(tx, clubId, async (own) => {
    const said = await own.execute(sql`
      select a.id from form_answers a join club_people p on p.club_id = a.club_id and p.id = a.member_id
      where a.club_id = ${clubId} and a.member_id = ${members} and a.given_by = p.user_id and a.answers <> '{}'::jsonb`)
    const whose = await own.execute(sql`
      select distinct user_id as id from club_people where club_id = ${clubId} and id = ${members} and user_id is not null`)
    await own.execute(sql`
      update memberships set first_name = ${NAMELESS.first}, last_name = ${NAMELESS.last}, user_id = null
      where club_id = ${clubId} and member_id = ${members}`)
    await own.execute(sql`
      update club_people set first_name = ${NAMELESS.first}, last_name = ${NAMELESS.last}, user_id = null, email = null, born = null,
        corrected_born = null, corrected_mobile = null where club_id = ${clubId} and id = ${members}`)
    await own.execute(sql`delete from imported_people where club_id = ${clubId} and member_id = ${members}`)
    await own.execute(sql`delete from group_members where club_id = ${clubId} and member_id = ${members}`)
    return {
      answers: rowsOf<{ id: string }>(said).map(({ id }) => id),
      accounts: rowsOf<{ id: string }>(whose).map(({ id }) => id),
    }
  })
  await emptied(tx, clubId, answers)
  // Whoever has nobody left in the club belongs to it no longer.
  await tx.execute(sql`
    delete from club_roles r where r.club_id = ${clubId} and r.role = 'member' and r.user_id = any(${listOf(accounts)}::uuid[])
      and not exists (select from memberships m where m.club_id = r.club_id and m.user_id = r.user_id)`)
  return ids.length
}
