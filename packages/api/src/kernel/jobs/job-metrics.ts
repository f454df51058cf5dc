import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { type Backlog, type EffectQueue, readOnce } from './backlog.ts'
import type { WorkDeps } from './do-work.ts'
import type { Duty } from './duty.ts'
import type { QueueDeps } from './queue.ts'
import type { Schedule } from './schedules.ts'

const WORK_BACKLOG = {
  name: 'metrics_work_backlog',
  text: `select 'work' as queue, state, count(*)::int as count from job_runs where state <> 'done' group by 2`,
}

/** $1 kinds. Of each the last that was done; a kind that never was is told by nothing. */
const LAST_DONE = {
  name: 'metrics_last_done',
  text: `select kind, max(finished_at) as at from job_runs where kind = any($1::text[]) and state = 'done' group by 1`,
}

interface MetricsDeps {
  db: Pick<Database, 'readPlatform'>
  effects: readonly Pick<EffectQueue, 'backlog'>[]
  /** What is done in this process or another, by its table. */
  duties?: readonly Pick<Duty, 'name' | 'oldestDue'>[]
  schedules?: readonly Schedule[]
  now?: () => Date
}

const secondsSince = (moment: Date, now: Date): number =>
  Math.max(0, (now.getTime() - moment.getTime()) / 1000)

/** What waits is counted when somebody looks; how long things took, when they happened. */
export function measureJobs(
  registry: Registry,
  { db, effects, duties = [], schedules = [], now = () => new Date() }: MetricsDeps,
): Required<Pick<QueueDeps, 'onRun'> & Pick<WorkDeps, 'onStep'>> {
  const work = readOnce(() => db.readPlatform<Backlog>(WORK_BACKLOG, []))
  const waiting = new Gauge({
    name: 'clubhouse_jobs_waiting',
    help: 'Mails and long work that are not done, by state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const rows = await Promise.all([...effects.map(({ backlog }) => backlog()), work()])
      this.reset()
      for (const { queue, state, count } of rows.flat()) this.set({ queue, state }, count)
    },
  })
  const oldest = new Gauge({
    name: 'clubhouse_oldest_due_seconds',
    help: 'How long the oldest of what is due has waited to be begun, by queue; 0 when nothing is due',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const found = duties.map(async ({ name, oldestDue }) => {
        const since = await oldestDue?.().catch(() => null)
        this.set({ queue: name }, since ? secondsSince(since, now()) : 0)
      })
      await Promise.all(found)
    },
  })
  const lastDone = readOnce(() => {
    const kinds = schedules.map(({ work: { kind } }) => kind)
    if (kinds.length === 0) return Promise.resolve([])
    return db.readPlatform<{ kind: string; at: Date }>(LAST_DONE, [kinds])
  })
  const ages = new Gauge({
    name: 'clubhouse_schedule_age_seconds',
    help: 'How long ago a schedule was last done',
    labelNames: ['schedule'],
    registers: [registry],
    async collect() {
      for (const { kind, at } of await lastDone())
        this.set({ schedule: kind }, secondsSince(new Date(at), now()))
    },
  })
  const every = new Gauge({
    name: 'clubhouse_schedule_every_seconds',
    help: 'How often a schedule is to be done',
    labelNames: ['schedule'],
    registers: [registry],
  })
  for (const { cadence, work: planned } of schedules)
    every.set({ schedule: planned.kind }, 'everyMinutes' in cadence ? cadence.everyMinutes * 60 : 86_400)
  void [waiting, oldest, ages]
  const runs = new Histogram({
    name: 'clubhouse_job_seconds',
    help: 'Time that a look at what is due took, by outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.1, 1, 5, 30],
    registers: [registry],
  })
  const steps = new Counter({
    name: 'clubhouse_work_steps_total',
    help: 'Steps of long work, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    onRun: (queue, outcome, seconds) => runs.observe({ queue, outcome }, seconds),
    onStep: (outcome) => steps.inc({ outcome }),
  }
}
