import { type Queue, type QueueDeps, startQueue } from './queue.ts'

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
    stop: () => (ending ??= end()),
  }
}
