import { and, eq } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Clock } from '#kernel/clock.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { AskSecond } from '#identity/office-users/port.ts'
import { lockDraw } from '../draws/close-draw.ts'
import { databaseNow } from '../draws/database-clock.ts'
import type { DrawRow, WhichDraw } from '../draws/list-of-draw.ts'
import { draws } from '../tables.ts'
import { nameOfDraw } from './name-of-draw.ts'
import { noteDraw } from './note-draw.ts'

const not = (code: string, message: string) => new Refusal(409, code, message)
const isDraw = ({ clubId, drawId }: WhichDraw) => and(eq(draws.clubId, clubId), eq(draws.id, drawId))

/** The first of two: allowed once the list is fixed, so that both look at the same one. Done twice, nothing more happens. */
export async function openDraw(
  tx: Tx,
  which: WhichDraw,
  writing: Writing,
  clock: Clock,
  askSecond: AskSecond,
): Promise<Refusal | null> {
  const draw = await lockDraw(tx, which)
  const now = await databaseNow(tx, clock)
  const refused = tooSoon(draw, now)
  if (!draw || refused) return refused
  if (draw.openedBy === writing.userId) return null
  if (draw.openedBy !== null)
    return not('already_opened', 'Someone has opened this draw. You can confirm it.')
  await tx.update(draws).set({ openedBy: writing.userId, openedAt: now }).where(isDraw(which))
  const { clubId, drawId } = which
  const name = await nameOfDraw(tx, which)
  await noteDraw(tx, 'draw-opened', { clubId, draw: name }, writing)
  const mail = { task: 'Confirm the draw', about: name, reason: '', path: `/draws/${drawId}` }
  await askSecond(tx, { clubId, userId: writing.userId, needed: 'fundraising', id: drawId, ...mail })
  return null
}

/**
 * The second of two, never the same person. Only the wish is written here, under the lock of the draw's row: two who confirm at
 * once make one confirmation. The luck is asked for outside of the transaction, by `runDraw`.
 */
export async function confirmDraw(
  tx: Tx,
  which: WhichDraw,
  writing: Writing,
  clock: Clock,
): Promise<Refusal | null> {
  const draw = await lockDraw(tx, which)
  const now = await databaseNow(tx, clock)
  const refused = tooSoon(draw, now)
  if (!draw || refused) return refused
  if (draw.confirmedAt !== null) return not('already_confirmed', 'Someone has confirmed this draw already.')
  if (draw.openedBy === null) return not('not_opened', 'Someone has to open this draw first.')
  if (draw.openedBy === writing.userId)
    return not('same_person', 'You opened this draw. Someone else who runs the club has to confirm it.')
  await tx.update(draws).set({ confirmedBy: writing.userId, confirmedAt: now }).where(isDraw(which))
  await noteDraw(tx, 'draw-confirmed', { clubId: which.clubId, draw: await nameOfDraw(tx, which) }, writing)
  return null
}

function tooSoon(draw: DrawRow | undefined, now: Date): Refusal | null {
  if (!draw) return notFound('The draw')
  if (draw.status === 'drawn') return not('already_drawn', 'This draw has been drawn.')
  if (draw.status === 'open' || draw.drawsAt > now)
    return not('too_early', 'It isn’t time yet. Come back when the draw is due.')
  return null
}
