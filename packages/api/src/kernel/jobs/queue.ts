import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { type Duty, turn } from './duty.ts'
import { errorKind } from './effect-failed.ts'

/** How often everything is looked at: for what comes due by itself, and for what nobody was woken for. */
const LOOK_MS = 60_000
/** Between two looks at what is due soon; a wait that is longer is left to the minute. */
const SOON_MS = { least: 200, most: LOOK_MS }
/** Between two runs of one duty: what comes in quick succession is done together, and asked for once. */
const PAUSE_MS = 100
/** Below the time in which the process has to end. */
const STOP_MS = 20_000

export type DutyResult = 'done' | 'failed'

export interface QueueDeps {
  db: Pick<Database, 'listen'>
  duties: readonly Duty[]
  now: () => Date
  /** Told by kind, never by contents. */
  onTrouble: (error: Error) => void
  onRun?: (name: string, result: DutyResult, seconds: number) => void
}

export interface Queue {
  /** Looks at everything at once, as it will within the minute anyway. */
  lookNow(): void
  /** Ends after the step that is running; the rest is left to others. */
  stop(): Promise<void>
}

/**
 * Runs the duties of this process: each when its rows were written, when something comes due, and every minute. What
 * is to be done stands in tables and is taken there by row locks, so any number of processes do this side by side.
 */
export async function startQueue({ db, duties, now, onTrouble, onRun }: QueueDeps): Promise<Queue> {
  const stopping = new AbortController()
  const runners = duties.map((duty) => openRunner(duty))
  const unlisten = await Promise.all(
    runners.flatMap(({ duty, wake }) =>
      // After a cut nobody knows what was missed.
      duty.channel === null ? [] : [db.listen(duty.channel, { heard: wake, lost: wake })],
    ),
  )
  const lookNow = () => {
    for (const { wake } of runners) wake()
  }
  const minutes = setInterval(lookNow, LOOK_MS).unref()

  function openRunner(duty: Duty) {
    let running: Promise<void> | null = null
    let isWantedAgain = false
    let timer: NodeJS.Timeout | undefined

    /** One at a time; those who ask meanwhile, or just after, get one more run, which sees all that they wrote. */
    const wake = (): void => {
      if (stopping.signal.aborted) return
      isWantedAgain = true
      running ??= runWhileWanted()
    }

    async function runWhileWanted(): Promise<void> {
      try {
        while (isWantedAgain && !stopping.signal.aborted) {
          isWantedAgain = false
          await run()
          await pause()
        }
      } finally {
        // In the same breath as the last look: whoever asks a moment later begins anew.
        running = null
      }
    }

    const pause = () =>
      wait(PAUSE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

    async function run(): Promise<void> {
      const began = performance.now()
      let result: DutyResult = 'failed'
      try {
        await duty.run(turn(stopping.signal))
        // Whoever is to run again asks then.
        if (!isWantedAgain) lookAgain((await duty.nextDue?.()) ?? null)
        result = 'done'
      } catch (error) {
        onTrouble(new Error(`${duty.name} cannot be done: ${errorKind(error)}`))
      } finally {
        onRun?.(duty.name, result, (performance.now() - began) / 1000)
      }
    }

    /** What comes due within the minute is not left to the minute. */
    function lookAgain(nextAt: Date | null): void {
      clearTimeout(timer)
      const waitMs = nextAt ? Math.max(SOON_MS.least, nextAt.getTime() - now().getTime()) : Infinity
      if (!stopping.signal.aborted && waitMs <= SOON_MS.most) timer = setTimeout(wake, waitMs).unref()
    }

    const ended = async (): Promise<void> => {
      clearTimeout(timer)
      await running
    }
    return { duty, wake, ended }
  }

  return {
    lookNow,
    async stop() {
      stopping.abort()
      clearInterval(minutes)
      await Promise.all(unlisten.map((end) => end()))
      const { promise: patience, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, STOP_MS)
      await Promise.race([Promise.all(runners.map(({ ended }) => ended())), patience])
      clearTimeout(timer)
    },
  }
}
