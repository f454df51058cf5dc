import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { atOnce, type Moving } from '#kernel/person/person-table.ts'

/** Whoever goes on under another id takes along what was said of them; where both were answered for, the one who stays keeps theirs. */
export const answersMoved = ({ clubId, from, to }: { clubId: string; from: string; to: string }): SQL[] => [
  sql`insert into team_event_players (club_id, event_id, member_id, is_coming, note, answered_at, answered_by, is_here)
    select a.club_id, a.event_id, ${to}::uuid, a.is_coming, a.note, a.answered_at, a.answered_by, a.is_here
    from team_event_players a where a.club_id = ${clubId} and a.member_id = ${from} on conflict do nothing`,
  sql`delete from team_event_players where club_id = ${clubId} and member_id = ${from}`,
]

export const moveAnswers = (tx: Tx, moving: { clubId: string; from: string; to: string }): Promise<void> =>
  atOnce(tx, [answersMoved(moving)])

/** Once both are in the club’s list again: rows are of people who are. */
export function answersBack({ clubId, keptId }: Moving, before: string): SQL[] {
  const were = sql`jsonb_to_recordset(${before}::jsonb) as b (event_id uuid, member_id uuid, is_coming boolean, note text,
    answered_at timestamptz, answered_by text, is_here boolean)`
  return [
    sql`delete from team_event_players a where a.club_id = ${clubId} and a.member_id = ${keptId}
      and not exists (select from ${were} where b.event_id = a.event_id and b.member_id = a.member_id)`,
    sql`insert into team_event_players (club_id, event_id, member_id, is_coming, note, answered_at, answered_by, is_here)
      select ${clubId}::uuid, b.event_id, b.member_id, b.is_coming, b.note, b.answered_at, b.answered_by, b.is_here
      from ${were} on conflict do nothing`,
  ]
}
