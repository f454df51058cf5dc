import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { QUEUE_SCHEMA } from '../db/queue-schema.ts'
import { OPTED_OUT } from '../mail/opt-outs.ts'
import type { QueueDeps } from './boss.ts'
import type { WorkDeps } from './do-work.ts'

const BACKLOG = {
  name: 'metrics_backlog',
  text: `
    select 'mails' as queue, case when failed_at is not null then 'failed' when due_at <= $1 then 'due' else 'waiting' end as state,
      count(*)::int as count, min(created_at) as oldest from outbox
      where sent_at is null and last_error is distinct from '${OPTED_OUT}' group by 2
    union all select 'work', state, count(*)::int, min(created_at) from job_runs where state <> 'done' group by 2
    union all select 'queue:' || name, state::text, count(*)::int, min(created_on) from ${QUEUE_SCHEMA}.job
      where name not like '\\_\\_%' and state in ('created', 'active', 'failed') group by name, state`,
}

interface Row {
  queue: string
  state: string
  count: number
  oldest: Date
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
  const oldest = new Gauge({
    name: 'clubhouse_oldest_due_mail_seconds',
    help: 'Age of the oldest mail that is due and not sent; 0 when none is',
    registers: [registry],
  })
  const depth = new Gauge({
    name: 'clubhouse_jobs_waiting',
    help: 'Mails, long work and jobs of the queue that are not done, by state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // The database may be away; the other numbers are wanted all the more then.
      const rows = await db.readPlatform<Row>(BACKLOG, [now()]).catch(() => null)
      this.reset()
      if (!rows) return oldest.reset()
      for (const { queue, state, count } of rows) this.set({ queue, state }, count)
      const due = rows.find((row) => row.queue === 'mails' && row.state === 'due')
      oldest.set(due ? Math.max(0, (now().getTime() - new Date(due.oldest).getTime()) / 1000) : 0)
    },
  })
  void depth
  const runs = new Histogram({
    name: 'clubhouse_job_seconds',
    help: 'Time that a job of the queue took, by what became of it',
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
