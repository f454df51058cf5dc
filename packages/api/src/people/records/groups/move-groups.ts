import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** Whoever goes on under another id is in the groups that they were in. Before the old id goes: its groups go with it. */
export async function moveGroups(
  tx: Tx,
  { clubId, from, to }: { clubId: string; from: string; to: string },
): Promise<void> {
  await tx.execute(sql`
    insert into group_members (club_id, group_id, member_id, added_at)
    select b.club_id, b.group_id, ${to}::uuid, b.added_at from group_members b where b.club_id = ${clubId} and b.member_id = ${from}
    on conflict do nothing`)
  await tx.execute(sql`delete from group_members where club_id = ${clubId} and member_id = ${from}`)
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
  const gone: unknown = await tx.execute(sql`
    delete from group_managers where club_id = ${clubId} and user_id = ${from} returning 1`)
  return (gone as { rows: unknown[] }).rows.length
}
