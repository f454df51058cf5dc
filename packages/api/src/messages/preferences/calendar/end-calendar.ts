import { eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { calendarFeeds } from '../tables.ts'

/** Whoever has the address of somebody's calendar reads nothing by it any more. */
export async function endCalendarFeed(tx: Tx, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}
