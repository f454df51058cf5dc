import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/** SQL: what is no longer there in a club, for whoever copied it. */
export const REMOVALS = 'record_removals r'

/** Who held a plan of the club on a day: each person once, by the kind of plan. */
export async function membersOn(
  tx: Tx,
  clubId: string,
  day: string,
): Promise<{ adults: number; juveniles: number }> {
  const found = await one<{ adults: number; juveniles: number }>(
    tx,
    sql`select count(*) filter (where p.is_adult)::int as adults, count(*) filter (where not p.is_adult)::int as juveniles
      from (select bool_or(m.kind = 'adult') as is_adult from memberships m
        where m.club_id = ${clubId} and m.status = 'active' and m.starts_on <= ${day}
          and (m.ends_on is null or m.ends_on >= ${day}) group by m.member_id) p`,
  )
  return found ?? { adults: 0, juveniles: 0 }
}
