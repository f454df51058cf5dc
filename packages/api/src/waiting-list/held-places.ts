import { sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '../db/database.ts'

/** Stands where stock/port.ts will, with its calls: takes places out of stock, all or nothing, and gives them back. */

export interface Holder {
  clubId: string
  holder: 'order' | 'offer'
  holderId: string
}

export interface Reserving extends Holder {
  demands: ReadonlyMap<string, number>
  expiresAt: Date
  now: Date
}

export async function reserve(tx: Tx, reserving: Reserving): Promise<Result<null, { short: string[] }>> {
  const { clubId, holder, holderId, demands, expiresAt, now } = reserving
  const held = await tx.execute(sql`select stock_id from reservations
    where club_id = ${clubId} and holder = ${holder} and holder_id = ${holderId} and state in ('held', 'sold')`)
  const has = new Set(rowsOf<{ stock_id: string }>(held).map(({ stock_id: id }) => id))
  const wanted = [...demands]
    .filter(([id]) => !has.has(id))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const short: string[] = []
  for (const [id, count] of wanted) {
    const found = await tx.execute(
      sql`select remaining from stock where club_id = ${clubId} and id = ${id} for update`,
    )
    if ((rowsOf<{ remaining: number }>(found)[0]?.remaining ?? 0) < count) short.push(id)
  }
  if (short.length > 0) return refuse({ short })
  for (const [id, count] of wanted) {
    await tx.execute(sql`update stock set remaining = remaining - ${count}, reserved = reserved + ${count}
      where club_id = ${clubId} and id = ${id}`)
    await tx.execute(sql`
      insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
      values (${clubId}, gen_random_uuid(), ${id}, ${count}, ${holder}, ${holderId}, 'held', ${expiresAt}, ${now})`)
  }
  return accept(null)
}

export async function release(tx: Tx, { clubId, holder, holderId }: Holder): Promise<void> {
  await tx.execute(sql`
    with given as (
      update reservations set state = 'released'
      where club_id = ${clubId} and holder = ${holder} and holder_id = ${holderId} and state = 'held'
      returning stock_id, count
    ), back as (select stock_id, sum(count)::int as count from given group by stock_id)
    update stock set remaining = remaining + back.count, reserved = reserved - back.count
    from back where stock.club_id = ${clubId} and stock.id = back.stock_id`)
}

const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows
