import type { Database } from '../db/database.ts'
import { type Backlog, readOnce } from './backlog.ts'

/** How many effects of a table are due, wait and were given up. */
export function countEffects(
  queue: string,
  table: 'sandbox_events' | 'webhook_events' | 'hook_deliveries' | 'customer_removals' | 'statement_pages',
  { db, now }: { db: Pick<Database, 'readPlatform'>; now: () => Date },
): () => Promise<Backlog[]> {
  const statement = {
    name: `metrics_${table}_backlog`,
    text: `
      select '${queue}' as queue,
        case when failed_at is not null then 'failed' when due_at <= $1 then 'due' else 'waiting' end as state,
        count(*)::int as count from ${table} where done_at is null group by 2`,
  }
  return readOnce(() => db.readPlatform<Backlog>(statement, [now()]))
}
