import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { OPTED_OUT } from '../mail/opt-outs.ts'
import type { QueueDeps } from './queue.ts'
import type { WorkDeps } from './do-work.ts'

const BACKLOG = {
  name: 'metrics_backlog',
  text: `
    select 'mails' as queue, case when failed_at is not null then 'failed' when due_at <= $1 then 'due' else 'waiting' end as state,
      count(*)::int as count, min(created_at) as written, min(due_at) as due from outbox
      where done_at is null and last_error is distinct from '${OPTED_OUT}' group by 2
    union all select 'work', state, count(*)::int, null, null from job_runs where state <> 'done' group by 2`,
}

interface Row {
  queue: string
  state: string
  count: number
  /** Of the oldest mail; null for everything else. */
  written: Date | null
  /** Of the mail that is due first. */
  due: Date | null
}

interface MetricsDeps {
  db: Pick<Database, 'readPlatform'>
  now: () => Date
}

/** What waits is counted when somebody looks; how long things took, when they happened. */
export function measureJobs(
  registry: Registry,
  { db, now }: MetricsDeps,
): Required<Pick<QueueDeps, 'onRun'> & Pick<WorkDeps, 'onStep'>> {
  const backlog = readOnce(() => db.readPlatform<Row>(BACKLOG, [now()]))
  const since = (moments: (Date | null)[]): number => {
    const first = Math.min(...moments.flatMap((moment) => (moment ? [new Date(moment).getTime()] : [])))
    return Number.isFinite(first) ? Math.max(0, (now().getTime() - first) / 1000) : 0
  }
  const gauges = [
    new Gauge({
      name: 'clubhouse_oldest_due_mail_seconds',
      help: 'How long the mail that came due first has been due; 0 when none is',
      registers: [registry],
      async collect() {
        const due = (await backlog()).filter((row) => row.queue === 'mails' && row.state === 'due')
        this.set(since(due.map((row) => row.due)))
      },
    }),
    new Gauge({
      name: 'clubhouse_oldest_unsent_mail_seconds',
      help: 'Age of the oldest mail that is neither sent nor given up; 0 when there is none',
      registers: [registry],
      async collect() {
        const open = (await backlog()).filter((row) => row.queue === 'mails' && row.state !== 'failed')
        this.set(since(open.map((row) => row.written)))
      },
    }),
    new Gauge({
      name: 'clubhouse_jobs_waiting',
      help: 'Mails and long work that are not done, by state',
      labelNames: ['queue', 'state'],
      registers: [registry],
      async collect() {
        const rows = await backlog()
        this.reset()
        for (const { queue, state, count } of rows) this.set({ queue, state }, count)
      },
    }),
  ]
  void gauges
  const runs = new Histogram({
    name: 'clubhouse_job_seconds',
    help: 'Time that a look at what is due took, by what became of it',
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

/** The gauges of one look share one question. A database that is away is no answer: the other numbers are wanted then. */
function readOnce(read: () => Promise<Row[]>): () => Promise<Row[]> {
  let reading: Promise<Row[]> | null = null
  return () => {
    reading ??= read()
      .catch(() => [])
      .finally(() => {
        reading = null
      })
    return reading
  }
}
