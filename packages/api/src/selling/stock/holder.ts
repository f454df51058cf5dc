import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/** For whom places are held or sold: an order, or an offer to somebody who waited. */
export interface Holder {
  clubId: string
  holder: 'order' | 'offer'
  holderId: string
}

/** What a holder has in a state, as a condition on `reservations r`. */
export const heldBy = ({ clubId, holder, holderId }: Holder): SQL =>
  sql`r.club_id = ${clubId} and r.holder = ${holder} and r.holder_id = ${holderId}`

/**
 * Whatever changes stock locks its rows first, in the order of their ids, and only then looks and writes in a statement of
 * its own: two that want the same rows wait for each other, never in a circle, and the second sees what the first has left.
 */
export async function lockStock(tx: Tx, clubId: string, ids: SQL): Promise<void> {
  await tx.execute(sql`select from stock where club_id = ${clubId} and id in (${ids}) order by id for update`)
}

/** The same, with rows of another table locked before those of stock. Answers how many of those there are. */
export async function lockStockAfter(tx: Tx, before: SQL, clubId: string, ids: SQL): Promise<number> {
  const found = await one<{ before: number }>(
    tx,
    sql`with before as materialized (${before})
    select (select count(*)::int from before) as before from stock
    where club_id = ${clubId} and id in (${ids}) and (select count(*) from before) >= 0 order by id for update`,
  )
  return found?.before ?? 0
}
