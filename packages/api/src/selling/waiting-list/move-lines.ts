import { type SQL, sql } from 'drizzle-orm'
import type { Moving } from '#kernel/person/person-table.ts'

/** Whoever goes on under another id still waits where they waited: once, where the family had put down both. */
export const linesMoved = ({ clubId, keptId, goneId }: Moving): SQL[] => [
  sql`insert into waiting_people (club_id, waiting_id, member_id, first_name)
    select c.club_id, c.waiting_id, ${keptId}::uuid, c.first_name from waiting_people c
    where c.club_id = ${clubId} and c.member_id = ${goneId}
    on conflict do nothing`,
  sql`delete from waiting_people where club_id = ${clubId} and member_id = ${goneId}`,
]

/** As it was before: in a line that has gone since there is nothing to put back. */
export function linesBack({ clubId, keptId }: Moving, before: string): SQL[] {
  const were = sql`jsonb_to_recordset(${before}::jsonb) as b (waiting_id uuid, member_id uuid, first_name text)`
  return [
    sql`delete from waiting_people c where c.club_id = ${clubId} and c.member_id = ${keptId}
      and not exists (select from ${were} where b.waiting_id = c.waiting_id and b.member_id = c.member_id)`,
    sql`insert into waiting_people (club_id, waiting_id, member_id, first_name)
      select w.club_id, w.id, b.member_id, b.first_name from ${were}
      join waiting_places w on w.club_id = ${clubId} and w.id = b.waiting_id
      on conflict do nothing`,
  ]
}
