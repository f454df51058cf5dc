import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { atOnce, type Moving } from '#kernel/person/person-table.ts'

/** Whoever goes on under another id is in the groups that they were in. Before the old id goes: its groups go with it. */
export const groupsMoved = ({ clubId, from, to }: { clubId: string; from: string; to: string }): SQL[] => [
  sql`insert into group_members (club_id, group_id, member_id, added_at)
    select b.club_id, b.group_id, ${to}::uuid, b.added_at from group_members b where b.club_id = ${clubId} and b.member_id = ${from}
    on conflict do nothing`,
  sql`delete from group_members where club_id = ${clubId} and member_id = ${from}`,
]

export const moveGroups = (tx: Tx, moving: { clubId: string; from: string; to: string }): Promise<void> =>
  atOnce(tx, [groupsMoved(moving)])

/** Once both are there again: a group is of people who are. */
export function groupsBack({ clubId, keptId }: Moving, before: string): SQL[] {
  const were = sql`jsonb_to_recordset(${before}::jsonb) as b (group_id uuid, member_id uuid, added_at timestamptz)`
  return [
    sql`delete from group_members g where g.club_id = ${clubId} and g.member_id = ${keptId}
      and not exists (select from ${were} where b.group_id = g.group_id and b.member_id = g.member_id)`,
    sql`insert into group_members (club_id, group_id, member_id, added_at)
      select ${clubId}::uuid, b.group_id, b.member_id, b.added_at from ${were} on conflict do nothing`,
  ]
}

/** Whoever takes a coach's office over looks after what they did. With the platform's rights, as the office itself; answers how many. */
export async function handOnGroups(
  tx: Tx,
  { clubId, from, to, at }: { clubId: string; from: string; to: string; at: Date },
): Promise<number> {
  await tx.execute(sql`
    insert into group_managers (club_id, group_id, user_id, named_at)
    select k.club_id, k.group_id, ${to}::uuid, ${at.toISOString()}::timestamptz from group_managers k
    where k.club_id = ${clubId} and k.user_id = ${from}
    on conflict do nothing`)
  const gone = await rows<unknown>(
    tx,
    sql`delete from group_managers where club_id = ${clubId} and user_id = ${from} returning 1`,
  )
  return gone.length
}
