import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** Whoever joined by an item of an order belongs to the club until the day before this one, and not longer than before; a subquery of a plain date or null. */
export async function endMembership(
  tx: Tx,
  { clubId, orderItemId }: { clubId: string; orderItemId: string },
  before: SQL,
): Promise<void> {
  await tx.execute(sql`
    update memberships m set ends_on = least(coalesce(m.ends_on, '9999-12-31'), (s.due::date - 1)::text)
    from (${before}) s (due)
    where m.club_id = ${clubId} and m.order_item_id = ${orderItemId} and s.due is not null`)
}
