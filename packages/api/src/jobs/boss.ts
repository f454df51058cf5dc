import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { QUEUE_SCHEMA } from '../db/queue-schema.ts'
import { type Duty, type DutyName, turn } from './duty.ts'
import { errorKind } from './error-kind.ts'

/** A job that nobody ended for so long belonged to a process that died; no other one waits for it. */
const EXPIRES_SECONDS = 300
/** Kept for whoever looks what ran; what failed is in our own tables for longer. */
const KEPT_SECONDS = 86_400
/** Workers are woken; looking by themselves is for what was missed. */
const LOOK_SECONDS = 30
const EVERY_MINUTE = '* * * * *'
/** Between two looks at what is due soon; a wait that is longer is left to the minute. */
const SOON_MS = { least: 200, most: 60_000 }
/** Below the time in which the process has to end. */
const STOP_MS = 8_000

export type DutyResult = 'done' | 'failed'

export interface QueueDeps {
  db: Database
  duties: readonly Duty[]
  now: () => Date
  onTrouble: (error: Error) => void
  onRun?: (name: DutyName, result: DutyResult, seconds: number) => void
}

export interface Queue {
  /** Puts a job into the queue, unless one waits there already. */
  wake(name: DutyName): void
  /** Ends after the step that is running; the rest is left to others. */
  stop(): Promise<void>
}

/** Runs the duties as jobs of pg-boss: one waits at most, each process works on one of a kind. */
export async function startQueue({ db, duties, now, onTrouble, onRun }: QueueDeps): Promise<Queue> {
  const stopping = new AbortController()
  const timers = new Map<DutyName, NodeJS.Timeout>()
  const boss = await openBoss(db)
  boss.on('error', (error) => onTrouble(new Error(`the queue: ${errorKind(error)}`)))
  const workers = new Map<DutyName, string>()

  async function run(duty: Duty): Promise<void> {
    const began = performance.now()
    let result: DutyResult = 'failed'
    try {
      const { nextAt } = await duty.run(turn(stopping.signal))
      lookAgain(duty.name, nextAt)
      // What comes due by itself, and what nobody was woken for.
      if (duty.name === 'clock') for (const { name } of duties) if (name !== 'clock') wake(name)
      result = 'done'
    } catch (error) {
      // What the queue keeps of a failure is read by people: no words of an error, which quote rows.
      const reason = errorKind(error)
      onTrouble(new Error(`${duty.name} cannot be done: ${reason}`))
      throw Object.assign(new Error(reason), { stack: '' })
    } finally {
      onRun?.(duty.name, result, (performance.now() - began) / 1000)
    }
  }

  /** What comes due within the minute is not left to the minute. */
  function lookAgain(name: DutyName, nextAt: Date | null): void {
    clearTimeout(timers.get(name))
    const waitMs = nextAt ? Math.max(SOON_MS.least, nextAt.getTime() - now().getTime()) : Infinity
    if (stopping.signal.aborted || waitMs > SOON_MS.most) return
    timers.set(name, setTimeout(() => wake(name), waitMs).unref())
  }

  const wake = coalesced(async (name: DutyName) => {
    if (stopping.signal.aborted) return
    try {
      await boss.send(name)
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
    } catch (error) {
      onTrouble(new Error(`${name} cannot be queued: ${errorKind(error)}`))
    }
  })

  async function begin(): Promise<void> {
    await boss.start()
    for (const duty of duties) {
      await boss.createQueue(duty.name, {
        // One waits at most. One that runs does not count, so a dead process keeps nobody waiting.
        policy: 'short',
        retryLimit: 0,
        expireInSeconds: EXPIRES_SECONDS,
        retentionSeconds: KEPT_SECONDS,
        deleteAfterSeconds: KEPT_SECONDS,
      })
      const worker = await boss.work(duty.name, { pollingIntervalSeconds: LOOK_SECONDS }, () => run(duty))
      workers.set(duty.name, worker)
      if (duty.name === 'clock') await boss.schedule(duty.name, EVERY_MINUTE, null, { tz: 'UTC' })
    }
  }

  const end = (graceful: boolean) => boss.stop({ close: false, graceful, timeout: STOP_MS })
  try {
    await begin()
  } catch (error) {
    // Half a queue would go on looking for jobs beside the one that is opened next.
    await end(false)
    throw error
  }

  return {
    wake,
    async stop() {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await end(true)
    },
  }
}

/** Loaded here, after the start: nobody who only wants a page waits for it. */
async function openBoss(db: Database): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss')
  return new Boss({
    db: { executeSql: (text, values) => db.runQueueSql(text, values) },
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: QUEUE_SCHEMA,
    // Tables are made and changed by db:migrate, with rights that no process has.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    cronWorkerIntervalSeconds: 10,
    flowIntervalSeconds: 3600,
  })
}

/** One call at a time for each name; those that come meanwhile become one more. */
function coalesced(send: (name: DutyName) => Promise<void>): (name: DutyName) => void {
  const busy = new Map<DutyName, 'once' | 'again'>()
  const begin = async (name: DutyName): Promise<void> => {
    do {
      busy.set(name, 'once')
      await send(name)
    } while (busy.get(name) === 'again')
    busy.delete(name)
  }
  return (name) => {
    if (busy.has(name)) busy.set(name, 'again')
    else void begin(name)
  }
}
