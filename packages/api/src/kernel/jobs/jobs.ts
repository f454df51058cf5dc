import type { Duty } from './duty.ts'
import { type Queue, type QueueDeps, startQueue } from './queue.ts'

/** A payment leads to an event, to a webhook, to an order, to a mail: no chain is longer. */
const LEAST_ROUNDS = 5
/** What is always due again would hold the caller for ever. */
const MOST_ROUNDS = 20

export interface Jobs {
  /** Begins to do what waits; after the server listens, so that no visitor waits for it. */
  start(): Promise<void>
  /** Looks at everything at once, as it will within the minute anyway. */
  lookNow(): void
  /** Does all that is due now, and answers when it is done. */
  runDue(): Promise<void>
  /** Finishes the step that is running and leaves the rest to others. */
  stop(): Promise<void>
}

/** For a process that only puts jobs in: their rows are written where they are caused, and it does them when it is told to. */
export const jobsWhenTold = (deps: Pick<QueueDeps, 'duties' | 'now'>): Jobs => ({
  start: async () => undefined,
  lookNow: () => undefined,
  runDue: () => runDue(deps),
  stop: async () => undefined,
})

/** One thing leads to another, so it looks again until a round finds nothing due. */
async function runDue({ duties, now }: Pick<QueueDeps, 'duties' | 'now'>): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let wasDue = false
    for (const duty of duties) wasDue = (await duty.run(() => false)) || wasDue
    if (wasDue && round < LEAST_ROUNDS) continue
    if (!(await isAnyDue(duties, now))) return
  }
}

/** One after the other: whoever asks may have few connections. */
export async function isAnyDue(duties: readonly Duty[], now: () => Date): Promise<boolean> {
  for (const { nextDue } of duties) {
    const nextAt = await nextDue?.()
    if (nextAt && nextAt <= now()) return true
  }
  return false
}

export function openJobs(deps: QueueDeps): Jobs {
  let queue: Queue | null = null
  let starting: Promise<void> | null = null
  let ending: Promise<void> | null = null

  async function begin(): Promise<void> {
    queue = await startQueue(deps)
    queue.lookNow()
  }

  async function end(): Promise<void> {
    // A process that is told to stop while it starts finishes the one and does the other.
    await starting
    await queue?.stop()
  }

  return {
    start: () => (starting ??= begin()),
    lookNow: () => queue?.lookNow(),
    runDue: () => runDue(deps),
    stop: () => (ending ??= end()),
  }
}
