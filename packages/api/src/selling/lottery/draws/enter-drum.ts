import { and, eq } from 'drizzle-orm'
import type { Pick as Symbol } from '@clubhouse/contract/selling/lottery'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { draws } from '../tables.ts'
import { lockDraw } from './close-draw.ts'
import { databaseNow } from './database-clock.ts'
import { decideDraw } from './decide-draw.ts'
import { type DrawRow, entriesOf, type WhichDraw } from './list-of-draw.ts'
import { type DrawDeps, WAITS_FOR } from './run-draw.ts'

export interface Reading extends WhichDraw {
  /** As they came out; of tickets their numbers. */
  picks: (Symbol | number)[]
  /** Who has read it: somebody of the club. */
  by: string
}

export type ReadingRefused = 'no-such-draw' | 'no-drum' | 'too-early' | 'already-drawn' | 'not-in-the-drum'
export type ReadingTaken = 'first' | 'differs' | 'drawn'

/**
 * One person's reading of the drum. Two different people have to enter the same numbers; until they do the draw waits. Whoever
 * made a slip enters theirs again, which replaces it.
 */
export async function enterDrum(
  deps: DrawDeps,
  reading: Reading,
  /** Written down with it. */
  note: (tx: Tx) => Promise<void> = async () => {},
): Promise<Result<ReadingTaken, ReadingRefused>> {
  const { db, clock, houseSecret } = deps
  const { clubId, drawId, picks, by } = reading
  return db.withClub(clubId, async (tx) => {
    const draw = await lockDraw(tx, reading)
    const now = await databaseNow(tx, clock)
    const refused = refusalOf(draw, now)
    if (!draw || refused) return refuse(refused ?? 'no-such-draw')
    const entries = await entriesOf(tx, reading)
    if (!isFromDrum(draw, picks, entries)) return refuse('not-in-the-drum')
    const other = (draw.drum ?? []).findLast((earlier) => earlier.by !== by)
    const readings = [...(other ? [other] : []), { picks, by, at: now.toISOString() }]
    const agree = other !== undefined && isSame(draw, other.picks, picks)
    const isDraw = and(eq(draws.clubId, clubId), eq(draws.id, drawId))
    const waitsFor = WAITS_FOR[other ? 'readings-differ' : 'drum']
    await tx.update(draws).set({ drum: readings, status: 'waiting', waitsFor }).where(isDraw)
    await note(tx)
    if (!agree) return accept(other ? 'differs' : 'first')
    const decided = await decideDraw(tx, { houseSecret, draw, luck: { drum: picks }, now })
    if (decided.ok) return accept('drawn')
    await tx.update(draws).set({ waitsFor: WAITS_FOR[decided.reason] }).where(isDraw)
    deps.onTrouble(new Error(`Draw ${drawId} is not drawn: ${decided.reason}`))
    return accept('differs')
  })
}

function refusalOf(draw: DrawRow | undefined, now: Date): ReadingRefused | null {
  if (!draw) return 'no-such-draw'
  if (draw.status === 'drawn') return 'already-drawn'
  if (draw.status === 'open' || draw.drawsAt > now) return 'too-early'
  return draw.beacon === 'drum' ? null : 'no-drum'
}

/** As many as the rule says, each once, and only what was in. */
function isFromDrum(
  { rule }: DrawRow,
  picks: readonly (Symbol | number)[],
  entries: readonly { entry: number }[],
): boolean {
  if (!rule) return false
  const within = new Set<Symbol | number>(
    rule.symbols.length > 0 ? rule.symbols : entries.map(({ entry }) => entry),
  )
  const count = Math.min(rule.count, within.size)
  return (
    picks.length === count && new Set(picks).size === count && picks.every((symbol) => within.has(symbol))
  )
}

/** Of tickets the order says who wins what; numbers of a line have none. */
function isSame(
  { rule }: DrawRow,
  one: readonly (Symbol | number)[],
  other: readonly (Symbol | number)[],
): boolean {
  const written = (picks: readonly (Symbol | number)[]) =>
    (rule?.symbols.length ? picks.map(String).toSorted() : picks.map(String)).join()
  return written(one) === written(other)
}
