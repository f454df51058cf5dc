import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { type Backlog, type EffectQueue, readOnce } from './backlog.ts'
import type { WorkDeps } from './do-work.ts'
import type { QueueDeps } from './queue.ts'

const WORK_BACKLOG = {
  name: 'metrics_work_backlog',
  text: `select 'work' as queue, state, count(*)::int as count from job_runs where state <> 'done' group by 2`,
}

interface MetricsDeps {
  db: Pick<Database, 'readPlatform'>
  effects: readonly Pick<EffectQueue, 'backlog'>[]
}

/** What waits is counted when somebody looks; how long things took, when they happened. */
export function measureJobs(
  registry: Registry,
  { db, effects }: MetricsDeps,
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
  void waiting
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
