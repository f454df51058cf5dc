import { sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { atOnce, type PersonTable, uuidList } from '#kernel/person/person-table.ts'
import { takeEmptyMemberRoles } from '#identity/sign-in/port.ts'
import { emptyAnswers } from '../forms/port.ts'
import { makeNameless } from '../records/port.ts'
import type { Asked } from './due.ts'

/**
 * Whoever left long ago is somebody without a name: how many belonged to the club each season stays right. What was paid keeps its
 * names, by law; their account is their own and stays.
 */
export async function namelessOf(
  tx: Tx,
  personTables: readonly PersonTable[],
  { clubId }: Asked,
  ids: readonly string[],
): Promise<void> {
  const people = sql`any(${uuidList(ids)}::uuid[])`
  const { answers, accounts } = await asClub(tx, clubId, async (own) => {
    const said = await rows<{ id: string }>(
      own,
      sql`select a.id from form_answers a join club_people p on p.club_id = a.club_id and p.id = a.member_id
      where a.club_id = ${clubId} and a.member_id = ${people} and a.given_by = p.user_id and a.answers <> '{}'::jsonb`,
    )
    const whose = await rows<{ id: string }>(
      own,
      sql`select distinct user_id as id from club_people where club_id = ${clubId} and id = ${people} and user_id is not null`,
    )
    await atOnce(
      own,
      personTables.map(({ onNameless }) => onNameless?.({ clubId, people }) ?? []),
    )
    await makeNameless(own, clubId, ids)
    return { answers: said.map(({ id }) => id), accounts: whose.map(({ id }) => id) }
  })
  await emptyAnswers(tx, clubId, answers)
  // Whoever has nobody left in the club belongs to it no longer.
  await takeEmptyMemberRoles(tx, clubId, accounts)
}
