import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { WhichDraw } from '../draws/list-of-draw.ts'

/** As people call it: "Rovers Lotto, draw 12", or the name of a prize draw. */
export async function nameOfDraw(tx: Tx, { clubId, drawId }: WhichDraw): Promise<string> {
  const found = await one<{ name: string }>(
    tx,
    sql`select p.name || case p.type when 'Lotto' then ', draw ' || d.number else '' end as name
    from draws d join products p on p.club_id = d.club_id and p.id = d.lottery_id
    where d.club_id = ${clubId} and d.id = ${drawId}`,
  )
  return found?.name ?? ''
}
