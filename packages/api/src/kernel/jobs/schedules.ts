import { type Cadence, latestSlot } from '@clubhouse/domain/time/schedule-slots'
import type { CrashAt } from '../crash-point.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Duty } from './duty.ts'
import type { LongWork } from './long-work.ts'
import { requestWork } from './request-work.ts'

/** Something that is done again and again: each slot is one piece of long work, asked for once. */
export interface Schedule {
  cadence: Cadence
  work: LongWork
}

/** Work of a single step, which is what throwing old rows away is. */
export const singleStep = (kind: string, run: Sweep): LongWork => ({
  kind,
  async step(tx, { now }) {
    await run(tx, now)
    return { done: 1, reached: null, isFinished: true }
  },
})

type Sweep = (tx: Tx, now: Date) => Promise<void>

/** Once a day, in the night of those we serve. */
export const daily = (dailyAt: string, kind: string, run: Sweep): Schedule => ({
  cadence: { dailyAt, zone: 'Europe/Dublin' },
  work: singleStep(kind, run),
})

export const every = (everyMinutes: number, kind: string, run: Sweep): Schedule => ({
  cadence: { everyMinutes },
  work: singleStep(kind, run),
})

export interface ClockDeps {
  db: Pick<Database, 'withPlatform'>
  schedules: readonly Schedule[]
  now: () => Date
  crashAt: CrashAt
}

/**
 * Looks at our own clock each minute and asks for what has come due. The effect key holds the slot, so however many
 * processes look, and however often, a slot is worked on once; one that all of them slept through is made up for.
 */
export function clockDuty({ db, schedules, now, crashAt }: ClockDeps): Duty {
  /** What this process has asked for already, to spare the database the question. */
  const asked = new Map<string, string>()
  return {
    name: 'clock',
    channel: null,
    async run() {
      let wasDue = false
      for (const { cadence, work } of schedules) {
        const slot = latestSlot(cadence, now())
        if (asked.get(work.kind) === slot) continue
        const effectKey = `${work.kind}:${slot}`
        await db.withPlatform((tx) =>
          requestWork(tx, { clubId: null, kind: work.kind, effectKey, about: { slot } }, now()),
        )
        crashAt('clock.requested')
        asked.set(work.kind, slot)
        wasDue = true
      }
      return wasDue
    },
  }
}
