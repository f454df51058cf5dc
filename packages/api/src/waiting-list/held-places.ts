import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '../db/database.ts'

/** Stands where stock/reserve.ts will: until it is there, this takes places out of stock and gives them back. */

interface Held {
  clubId: string
  holder: 'offer'
  holderId: string
  now: Date
}

export async function reserve(
  tx: Tx,
  held: Held & { demands: readonly { stockId: string; count: number }[]; expiresAt: Date },
): Promise<Result<null, { code: 'sold_out' }>> {
  const { clubId, holder, holderId, demands, expiresAt, now } = held
  for (const { stockId, count } of demands) {
    const taken = rowsOf(
      await tx.execute(sql`
        update stock set remaining = remaining - ${count}, reserved = reserved + ${count}
        where club_id = ${clubId} and id = ${stockId} and remaining >= ${count} returning id`),
    )
    if (taken.length === 0) return refuse({ code: 'sold_out' })
    await tx.execute(sql`
      insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
      values (${clubId}, ${randomUUID()}, ${stockId}, ${count}, ${holder}, ${holderId}, 'held', ${expiresAt}, ${now})`)
  }
  return accept(null)
}

export async function release(tx: Tx, { clubId, holder, holderId }: Held): Promise<void> {
  await tx.execute(sql`
    with given as (
      update reservations set state = 'released'
      where club_id = ${clubId} and holder = ${holder} and holder_id = ${holderId} and state = 'held'
      returning stock_id, count
    ), back as (select stock_id, sum(count)::int as count from given group by stock_id)
    update stock set remaining = remaining + back.count, reserved = reserved - back.count
    from back where stock.club_id = ${clubId} and stock.id = back.stock_id`)
}

const rowsOf = (result: unknown): unknown[] => (result as { rows: unknown[] }).rows
