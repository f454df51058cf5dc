import { and, eq } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import type { CrashAt } from '#kernel/crash-point.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import { draws } from '../tables.ts'
import { databaseNow } from './database-clock.ts'
import { type DrawRow, entriesOf, hashOfClosing, type WhichDraw } from './list-of-draw.ts'
import { ruleOfLottery } from './rule-of-lottery.ts'

export interface CloseDeps {
  db: Pick<Database, 'withClub'>
  clock: Clock
  /** Whose rounds are used for what is closed now. */
  beaconName: string
  crashAt: CrashAt
}

/**
 * Fixes what is in a draw, once its time has come by the database's clock: the list's hash, its length, the jackpot and the rule
 * it is played by. Whoever sells locks the row of the draw in share mode until its entries are committed, so nothing is
 * under way here, and nothing is added after it.
 */
export async function closeDraw(
  { db, clock, beaconName, crashAt }: CloseDeps,
  which: WhichDraw,
): Promise<boolean> {
  const hasClosed = await db.withClub(which.clubId, async (tx) => {
    const draw = await lockDraw(tx, which)
    const now = await databaseNow(tx, clock)
    if (draw?.status !== 'open' || draw.closesAt > now) return false
    await writeClosing(tx, draw, { closedAt: now, beaconName })
    crashAt('draw.closing')
    return true
  })
  if (hasClosed) crashAt('draw.closed')
  return hasClosed
}

export async function lockDraw(tx: Tx, { clubId, drawId }: WhichDraw): Promise<DrawRow | undefined> {
  const [draw] = await tx
    .select()
    .from(draws)
    .where(and(eq(draws.clubId, clubId), eq(draws.id, drawId)))
    .for('update')
  return draw
}

async function writeClosing(
  tx: Tx,
  draw: DrawRow,
  { closedAt, beaconName }: { closedAt: Date; beaconName: string },
): Promise<void> {
  const which = { clubId: draw.clubId, drawId: draw.id }
  const { rule, luck: kind, runBy, jackpot } = await ruleOfLottery(tx, draw)
  const entries = await entriesOf(tx, which)
  const luck = kind === 'drum' ? 'drum' : beaconName
  await tx
    .update(draws)
    .set({
      status: 'closed',
      closedAt,
      rule,
      runBy,
      jackpot,
      beacon: luck,
      entriesHash: hashOfClosing({ draw, rule, luck, closedAt, entries }),
      entriesCount: entries.length,
    })
    .where(and(eq(draws.clubId, draw.clubId), eq(draws.id, draw.id), eq(draws.status, 'open')))
}
