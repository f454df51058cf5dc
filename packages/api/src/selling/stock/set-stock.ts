import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { stockChanges } from './tables.ts'

/** A club says how many there are: what is sold and held stays so, the rest is what remains. */

interface Which {
  clubId: string
  stockId: string
}

export async function setStock(tx: Tx, { clubId, stockId, count }: Which & { count: number }): Promise<void> {
  await tx.execute(sql`update stock set remaining = ${count} - reserved - sold
    where club_id = ${clubId} and id = ${stockId} and remaining <> ${count} - reserved - sold`)
}

interface Change extends Which {
  /** Less than none are taken away. */
  by: number
  note: string
  savedAs: string
  userId: string
  now: Date
}

/**
 * Some more or some fewer, and who said so: two people who count at once are both counted. Whoever asks holds the row and has looked
 * whether so many are left; the table refuses the rest.
 */
export async function changeStock(
  tx: Tx,
  { clubId, stockId, by, note, savedAs, userId, now }: Change,
): Promise<void> {
  if (by === 0) return
  await addStock(tx, { clubId, stockId, count: by })
  await tx.insert(stockChanges).values({
    clubId,
    id: randomUUID(),
    stockId,
    savedAs,
    change: by,
    note,
    changedBy: userId,
    changedAt: now,
  })
}

/** Whether a change of this name was made already. */
export async function isCounted(tx: Tx, clubId: string, savedAs: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: stockChanges.id })
    .from(stockChanges)
    .where(and(eq(stockChanges.clubId, clubId), eq(stockChanges.savedAs, savedAs)))
    .limit(1)
  return found !== undefined
}

export async function addStock(tx: Tx, { clubId, stockId, count }: Which & { count: number }): Promise<void> {
  await tx.execute(
    sql`update stock set remaining = remaining + ${count} where club_id = ${clubId} and id = ${stockId}`,
  )
}

/** Of what had no limit before, so many were sold. Answers its id. */
export async function newStock(
  tx: Tx,
  { clubId, count, sold }: { clubId: string; count: number; sold: number },
): Promise<string> {
  const id = randomUUID()
  await tx.execute(sql`insert into stock (club_id, id, remaining, reserved, sold)
    values (${clubId}, ${id}, ${count - sold}, 0, ${sold})`)
  return id
}

/** Does away with rows that nothing is sold from any more and that nobody ever took anything from. */
export async function clearStock(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from stock s where s.club_id = ${clubId} and s.id = any(${`{${ids.join(',')}}`}::uuid[])
    and not exists (select from reservations r where r.club_id = s.club_id and r.stock_id = s.id)
    and not exists (select from products p where p.club_id = s.club_id and p.stock_id = s.id)
    and not exists (select from shop_variants v where v.club_id = s.club_id and v.stock_id = s.id)`)
}
