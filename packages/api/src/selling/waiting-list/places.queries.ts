import { sql } from 'drizzle-orm'
import type { WaitingPlace } from '@clubhouse/contract/selling/waiting-list'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

/** What somebody waits for in a club and is offered there, in one statement; of one plan where it is named. */
export async function listPlaces(
  tx: Tx,
  {
    clubId,
    userId,
    planId = null,
    now,
  }: { clubId: string; userId: string; planId?: string | null; now: Date },
): Promise<WaitingPlace[]> {
  return rows<WaitingPlace>(
    tx,
    sql`select w.id as waiting_id, w.plan_id, sold.name as plan_name, w.count, w.status, iso(w.offered_until) as offered_until,
      iso(w.joined_at) as joined_at, coalesce((
        select json_agg(json_build_object('member_id', c.member_id, 'first_name', c.first_name) order by c.first_name, c.member_id)
        from waiting_people c where c.club_id = w.club_id and c.waiting_id = w.id), '[]') as people,
      case when w.status = 'waiting' then (
        select count(*)::int from waiting_places front
        where front.club_id = w.club_id and front.plan_id = w.plan_id and front.status = 'waiting'
          and (front.joined_at, front.id) < (w.joined_at, w.id)) end as ahead
    from waiting_places w join products sold on sold.club_id = w.club_id and sold.id = w.plan_id
    where w.club_id = ${clubId} and w.user_id = ${userId} and w.plan_id = coalesce(${planId}::uuid, w.plan_id)
      and (w.status = 'waiting' or w.status = 'offered' and w.offered_until > ${now})
    order by w.joined_at, w.id`,
  )
}
