import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'

interface Coached {
  clubId: string
  userId: string
  memberId: string
}

/** Whether somebody is in a group of today that whoever asks looks after. An archived group opens nobody’s data. */
export async function isCoachOf(tx: Tx, { clubId, userId, memberId }: Coached): Promise<boolean> {
  return exists(
    tx,
    sql`select from group_members b
    join groups g on g.club_id = b.club_id and g.id = b.group_id and g.archived_at is null
    join group_managers k on k.club_id = b.club_id and k.group_id = b.group_id and k.user_id = ${userId}
    where b.club_id = ${clubId} and b.member_id = ${memberId} limit 1`,
  )
}
