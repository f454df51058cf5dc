import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { heldBy, type Holder, lockStock } from './holder.ts'

/** What was sold and given back: one place for each id that is named. Asked once for each; whoever asks knows which those are. */
export async function takeBack(tx: Tx, holder: Holder, stockIds: readonly string[]): Promise<void> {
  if (stockIds.length === 0) return
  const { clubId } = holder
  const ids = sql`select unnest(${`{${stockIds.join(',')}}`}::uuid[])`
  await lockStock(tx, clubId, ids)
  await tx.execute(sql`
    with wanted as (select id, count(*)::int as count from (${ids}) as w (id) group by id
    ), held as materialized (
      -- Never more than was sold to this holder, whoever asks for more.
      select r.id, r.stock_id, least(r.count, w.count) as count from reservations r join wanted w on w.id = r.stock_id
      where ${heldBy(holder)} and r.state = 'sold'
    ), less as (
      update reservations r set count = greatest(1, r.count - h.count), state = case when r.count <= h.count then 'released' else r.state end
      from held h where r.club_id = ${clubId} and r.id = h.id returning h.stock_id as id, h.count
    )
    update stock s set sold = s.sold - l.count, remaining = s.remaining + l.count
    from (select id, sum(count)::int as count from less group by id) l where s.club_id = ${clubId} and s.id = l.id`)
}
