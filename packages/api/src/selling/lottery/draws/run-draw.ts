import { and, eq, inArray } from 'drizzle-orm'
import { beaconNamed, roundFor } from '@clubhouse/domain/selling/lottery/draw/beacons'
import type { Round } from '@clubhouse/domain/selling/lottery/draw/verify-round'
import type { Database, Tx } from '#kernel/db/database.ts'
import type { BeaconSource, BeaconTrouble } from '#providers/beacon/port.ts'
import { draws } from '../tables.ts'
import { closeDraw, type CloseDeps, lockDraw } from './close-draw.ts'
import { databaseNow } from './database-clock.ts'
import { decideDraw, type DrawFault } from './decide-draw.ts'
import type { DrawRow, WhichDraw } from './list-of-draw.ts'

export interface DrawDeps extends Omit<CloseDeps, 'db' | 'beaconName'> {
  db: Pick<Database, 'withClub' | 'withPlatform' | 'readPlatform'>
  source: BeaconSource
  houseSecret: string
  /** Told of what a person has to look at. */
  onTrouble: (error: Error) => void
}

export type RunState = DrawRow['status'] | 'missing'

/** What people are told while a draw waits. */
export const WAITS_FOR: Record<
  BeaconTrouble | DrawFault | 'drum' | 'readings-differ' | 'other-beacon' | 'two-people',
  string
> = {
  unreachable:
    'The public random number can’t be reached right now. The draw waits for it and takes nothing else.',
  'not-yet': 'The public random number for this draw hasn’t been made yet.',
  'not-genuine':
    'The public random number we were given isn’t signed as it should be. The draw waits for the real one.',
  'other-beacon': 'The public random number that this draw was promised can’t be asked for right now.',
  'list-changed':
    'The list no longer fits the fingerprint published at the close. The draw is stopped until that’s explained.',
  'secret-lost':
    'The secret no longer fits the seal published before. The draw is stopped until that’s explained.',
  drum: 'The drum has been turned. Two people now enter its numbers.',
  'two-people':
    'Two people of the club set this draw off. Its public random number is fixed already: nobody can change what comes out.',
  'readings-differ':
    'The two people who read the drum entered different numbers. They’re asked to look again.',
}

/**
 * Closes and draws what is due of one draw, as far as it can be done now; may be called by anybody at any time, any number of
 * times. The beacon is asked between two transactions; whoever dies there leaves a draw that is closed, and the next one asks
 * for the same round.
 */
export async function runDraw(deps: DrawDeps, which: WhichDraw): Promise<RunState> {
  await closeDraw({ ...deps, beaconName: deps.source.beacon.name }, which)
  const draw = await deps.db.withClub(which.clubId, (tx) => dueDraw(tx, deps, which))
  if (!draw?.isDue) return draw?.status ?? 'missing'
  if (draw.beacon === 'drum') return wait(deps, which, draw.drum?.length === 2 ? 'readings-differ' : 'drum')
  // Where nobody is in it there is nothing to set off.
  const needsPeople = draw.runBy === 'people' && draw.confirmedAt === null && draw.entriesCount !== 0
  if (needsPeople) return wait(deps, which, 'two-people')
  const { closedAt, drawsAt } = draw
  const { source, crashAt } = deps
  const beacon = beaconNamed(draw.beacon ?? '')
  if (!closedAt || !beacon || beacon.name !== source.beacon.name) return wait(deps, which, 'other-beacon')
  const times = { draws_at: drawsAt.toISOString(), closed_at: closedAt.toISOString() }
  const round = await source.findRound(roundFor(beacon, times))
  if (!round.ok) return wait(deps, which, round.reason)
  crashAt('draw.luck-known')
  return finish(deps, which, round.value)
}

async function dueDraw(tx: Tx, { clock }: DrawDeps, { clubId, drawId }: WhichDraw) {
  const [draw] = await tx
    .select()
    .from(draws)
    .where(and(eq(draws.clubId, clubId), eq(draws.id, drawId)))
  if (!draw) return null
  const isToDo = draw.status === 'closed' || draw.status === 'waiting'
  return { ...draw, isDue: isToDo && draw.drawsAt <= (await databaseNow(tx, clock)) }
}

async function finish(deps: DrawDeps, which: WhichDraw, round: Round): Promise<RunState> {
  const { db, clock, houseSecret, crashAt } = deps
  const decided = await db.withClub(which.clubId, async (tx) => {
    const draw = await lockDraw(tx, which)
    if (draw?.status !== 'closed' && draw?.status !== 'waiting') return null
    const now = await databaseNow(tx, clock)
    const outcome = await decideDraw(tx, { houseSecret, draw, luck: { round }, now })
    crashAt('draw.deciding')
    return outcome
  })
  if (decided && !decided.ok) return wait(deps, which, decided.reason)
  crashAt('draw.decided')
  return 'drawn'
}

/** Says why, once: what is written is what everybody reads on the page. */
async function wait(
  deps: DrawDeps,
  { clubId, drawId }: WhichDraw,
  why: keyof typeof WAITS_FOR,
): Promise<RunState> {
  const waitsFor = WAITS_FOR[why]
  await deps.db.withClub(clubId, (tx) =>
    tx
      .update(draws)
      .set({ status: 'waiting', waitsFor })
      .where(
        and(eq(draws.clubId, clubId), eq(draws.id, drawId), inArray(draws.status, ['closed', 'waiting'])),
      ),
  )
  if (why === 'list-changed' || why === 'secret-lost' || why === 'not-genuine')
    deps.onTrouble(new Error(`Draw ${drawId} is not drawn: ${why}`))
  return 'waiting'
}
