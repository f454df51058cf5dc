import { randomUUID } from 'node:crypto'
import type { Tx } from '#kernel/db/database.ts'
import { menuItems } from './tables.ts'

type Entry = Omit<typeof menuItems.$inferInsert, 'clubId' | 'id'>

/** Writes the first menu of a club. */
export async function layMenu(tx: Tx, clubId: string, entries: readonly Entry[]): Promise<void> {
  await tx.insert(menuItems).values(entries.map((entry) => ({ ...entry, clubId, id: randomUUID() })))
}
