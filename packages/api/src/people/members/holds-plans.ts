import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

/** Those of these plans that somebody has now. */
export async function holdsPlans(
  tx: Tx,
  {
    clubId,
    memberId,
    planIds,
    today,
  }: { clubId: string; memberId: string; planIds: readonly string[]; today: string },
): Promise<string[]> {
  const held = await rows<{ id: string }>(
    tx,
    sql`select distinct m.plan_id as id from memberships m
    where m.club_id = ${clubId} and m.member_id = ${memberId} and m.plan_id = any(${`{${planIds.join(',')}}`}::uuid[])
      and m.status = 'active' and (m.ends_on is null or m.ends_on >= ${today})`,
  )
  return held.map(({ id }) => id)
}
