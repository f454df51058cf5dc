import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#kernel/db/database.ts'
import { type Backlog, readOnce } from '#kernel/jobs/backlog.ts'
import { SWITCHED_OFF } from './automatic.ts'
import { OPTED_OUT } from './opt-outs.ts'

const MAIL_BACKLOG = {
  name: 'metrics_mail_backlog',
  text: `
    select 'mails' as queue, case when failed_at is not null then 'failed' when due_at <= $1 then 'due' else 'waiting' end as state,
      count(*)::int as count, min(created_at) as written, min(due_at) as due from outbox
      where done_at is null and coalesce(last_error, '') not in ('${OPTED_OUT}', '${SWITCHED_OFF}') group by 2`,
}

interface Row extends Backlog {
  /** When the oldest of them was written. */
  written: Date
  /** When the first of them comes due, or came. */
  due: Date
}

interface MetricsDeps {
  db: Pick<Database, 'readPlatform'>
  now: () => Date
}

/** How old mails are that did not go: what alerts are made from. Answers how many there are. */
export function measureMails(registry: Registry, { db, now }: MetricsDeps): () => Promise<Backlog[]> {
  const backlog = readOnce(() => db.readPlatform<Row>(MAIL_BACKLOG, [now()]))
  const since = (moments: Date[]): number => {
    const first = Math.min(...moments.map((moment) => new Date(moment).getTime()))
    return Number.isFinite(first) ? Math.max(0, (now().getTime() - first) / 1000) : 0
  }
  const gauges = [
    new Gauge({
      name: 'clubhouse_oldest_due_mail_seconds',
      help: 'How long the mail that came due first has been due; 0 when none is',
      registers: [registry],
      async collect() {
        const due = (await backlog()).filter(({ state }) => state === 'due')
        this.set(since(due.map((row) => row.due)))
      },
    }),
    new Gauge({
      name: 'clubhouse_oldest_unsent_mail_seconds',
      help: 'Age of the oldest mail that is neither sent nor given up; 0 when there is none',
      registers: [registry],
      async collect() {
        const open = (await backlog()).filter(({ state }) => state !== 'failed')
        this.set(since(open.map((row) => row.written)))
      },
    }),
  ]
  void gauges
  return backlog
}
