import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { AskSecond } from '#identity/office-users/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import type { Writing } from '#site/drafts/port.ts'
import { enterDrum, type Reading, type ReadingRefused } from '../draws/enter-drum.ts'
import type { DrawDeps } from '../draws/run-draw.ts'
import { nameOfDraw } from './name-of-draw.ts'
import { noteDraw } from './note-draw.ts'

const WHY: Record<ReadingRefused, Refusal> = {
  'no-such-draw': notFound('The draw'),
  'no-drum': new Refusal(409, 'no_drum', 'This draw isn’t drawn from a drum.'),
  'too-early': new Refusal(409, 'too_early', 'It isn’t time for this draw yet.'),
  'already-drawn': new Refusal(409, 'already_drawn', 'This draw has been drawn already.'),
  'not-in-the-drum': wrong('Type as many as are drawn, each once, and only what was in the drum'),
}

function wrong(words: string): Refusal {
  return new Refusal(422, 'invalid_data', words, { errors: { picks: words } })
}

/** One person's reading, written down as such; the numbers stay out of the log, since the second must not know them. */
export async function readDrum(
  drawing: DrawDeps,
  reading: Omit<Reading, 'by'>,
  writing: Writing,
  askSecond: AskSecond,
): Promise<Refusal | null> {
  const read = await enterDrum(drawing, { ...reading, by: writing.userId }, async (tx) => {
    const draw = await nameOfDraw(tx, reading)
    const { clubId, drawId } = reading
    await noteDraw(tx, 'drum-read', { clubId, draw }, writing)
    if (await isFirstReading(tx, reading)) {
      const mail = {
        task: 'Enter what came out of the drum',
        about: draw,
        reason: '',
        path: `/draws/${drawId}`,
      }
      await askSecond(tx, { clubId, userId: writing.userId, needed: 'fundraising', id: drawId, ...mail })
    }
  })
  return read.ok ? null : WHY[read.reason]
}

const isFirstReading = (tx: Tx, { clubId, drawId }: Pick<Reading, 'clubId' | 'drawId'>): Promise<boolean> =>
  exists(
    tx,
    sql`select from draws where club_id = ${clubId} and id = ${drawId} and jsonb_array_length(coalesce(drum, '[]')) = 1`,
  )
