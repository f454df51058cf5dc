import { and, eq } from 'drizzle-orm'
import { draws } from '../tables.ts'
import { lockDraw } from './close-draw.ts'
import { databaseNow } from './database-clock.ts'
import type { WhichDraw } from './list-of-draw.ts'
import type { DrawDeps } from './run-draw.ts'

/** For the demo alone: a draw that is still sold for closes now and is drawn now. */
export async function bringForward({ db, clock }: DrawDeps, which: WhichDraw): Promise<void> {
  await db.withClub(which.clubId, async (tx) => {
    const draw = await lockDraw(tx, which)
    const now = await databaseNow(tx, clock)
    // The list of one that is closed says when it is drawn, and stays as it is.
    if (draw?.status !== 'open' || draw.drawsAt <= now) return
    const closesAt = draw.closesAt < now ? draw.closesAt : now
    await tx
      .update(draws)
      .set({ closesAt, drawsAt: now })
      .where(and(eq(draws.clubId, which.clubId), eq(draws.id, which.drawId), eq(draws.status, 'open')))
  })
}
