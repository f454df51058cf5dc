import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { newestCard } from '../payments/later/newest-card.ts'

const CLUBS = {
  name: 'clubs_of_orders',
  text: 'select club_id as "clubId", id from orders where club_id = any($1::uuid[]) and id = any($2::uuid[])',
}

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`

/** In which of these clubs each order is, of those that are this person's own. */
export async function findOwnOrders(
  db: Database,
  { clubIds, userId, orderIds }: { clubIds: readonly string[]; userId: string; orderIds: readonly string[] },
): Promise<Map<string, string>> {
  const known = await db.readPlatform<{ clubId: string; id: string }>(CLUBS, [
    uuids(clubIds),
    uuids(orderIds),
  ])
  const own = new Map<string, string>()
  for (const clubId of new Set(known.map((row) => row.clubId))) {
    const found = await db.withClub(clubId, (tx) =>
      rows<{ id: string }>(
        tx,
        sql`select id from orders where club_id = ${clubId} and user_id = ${userId}
          and id = any(${uuids(orderIds)}::uuid[])`,
      ),
    )
    for (const { id } of found) own.set(id, clubId)
  }
  return own
}

/** The cards that orders of theirs are still charged from. */
export async function methodsInUse(
  db: Database,
  clubIds: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const each = await Promise.all(
    clubIds.map((clubId) =>
      db.withClub(clubId, (tx) =>
        rows<{ methodId: string }>(
          tx,
          sql`select distinct card.method_id as "methodId" from orders o
          cross join lateral (${newestCard(clubId, sql`o.id`)}) card
          where o.club_id = ${clubId} and o.user_id = ${userId} and exists (
            select 1 from scheduled_payments s where s.club_id = o.club_id and s.order_id = o.id
              and s.status in ('planned', 'charging')) and o.status in ('New', 'Pending', 'Completed')`,
        ),
      ),
    ),
  )
  return new Set(each.flat().map(({ methodId }) => methodId))
}
