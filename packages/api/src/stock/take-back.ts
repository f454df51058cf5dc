import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { heldBy, type Holder, lockStock } from './holder.ts'

/** What was sold and given back: one place for each id that is named. Asked once for each; whoever asks knows which those are. */
export async function takeBack(tx: Tx, holder: Holder, stockIds: readonly string[]): Promise<void> {
  if (stockIds.length === 0) return
  const { clubId } = holder
  const ids = sql`select unnest(${`{${stockIds.join(',')}}`}::uuid[])`
  await lockStock(tx, clubId, ids)
  await tx.execute(sql`
    with wanted as (select id, count(*)::int as count from (${ids}) as w (id) group by id
    ), less as (
      -- Never more than was sold to this holder.
      update reservations r set count = greatest(1, r.count - w.count), state = case when r.count <= w.count then 'released' else r.state end
      from wanted w where ${heldBy(holder)} and r.stock_id = w.id and r.state = 'sold' returning r.stock_id as id, w.count
    )
    update stock s set sold = s.sold - least(l.count, s.sold), remaining = s.remaining + l.count
    from less l where s.club_id = ${clubId} and s.id = l.id`)
}
