import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { type Queue, type QueueDeps, startQueue } from './boss.ts'
import { errorKind } from './error-kind.ts'

const START_AGAIN_MS = 5_000

/** What wakes which duty: triggers tell of new rows, at the commit. */
const WOKEN_BY = { mails: 'outbox', work: 'work' } as const

export interface Jobs {
  /** Begins to do what waits; after the server listens, so that no visitor waits for it. */
  start(): Promise<void>
  /** Looks at everything at once, as it will within the minute anyway. */
  lookNow(): void
  /** Finishes the step that is running and leaves the rest to others. */
  stop(): Promise<void>
}

/** For a process that only puts jobs in: their rows are written where they are caused, and that is all. */
export const noJobs: Jobs = {
  start: async () => undefined,
  lookNow: () => undefined,
  stop: async () => undefined,
}

export function openJobs(deps: QueueDeps): Jobs {
  const stopping = new AbortController()
  const unlisten: (() => Promise<void>)[] = []
  let queue: Queue | null = null
  let starting: Promise<void> | null = null
  let ending: Promise<void> | null = null

  /** A database that is away for a moment must not leave a process that serves pages and sends no mails. */
  async function begin(): Promise<void> {
    while (!stopping.signal.aborted && !(await isStarted())) {
      await wait(START_AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  async function isStarted(): Promise<boolean> {
    try {
      queue = await startQueue(deps)
    } catch (error) {
      deps.onTrouble(new Error(`the queue cannot be opened: ${errorKind(error)}`))
      return false
    }
    unlisten.push(...(await listenFor(deps.db, queue)))
    lookNow()
    return true
  }

  function lookNow(): void {
    for (const { name } of deps.duties) queue?.wake(name)
  }

  async function end(): Promise<void> {
    stopping.abort()
    // A process that is told to stop while it starts finishes the one and does the other.
    await starting
    await Promise.all(unlisten.map((stop) => stop()))
    await queue?.stop()
  }

  return {
    start: () => (starting ??= begin()),
    lookNow,
    stop: () => (ending ??= end()),
  }
}

const listenFor = (db: Database, queue: Queue): Promise<(() => Promise<void>)[]> =>
  Promise.all(
    (['mails', 'work'] as const).map((name) => {
      const wake = () => queue.wake(name)
      // After a cut nobody knows what was missed.
      return db.listen(WOKEN_BY[name], { heard: wake, lost: wake })
    }),
  )
