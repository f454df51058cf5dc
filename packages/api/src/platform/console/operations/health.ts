import type { getPlatformHealth, HealthPart } from '@clubhouse/contract/platform/operations'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Core } from '#kernel/core.ts'

export type HealthDeps = Pick<Core, 'db' | 'now' | 'storage'>

/** A queue that is looked after is never behind for this long. */
const LATE_MS = 15 * 60_000

/** Each number by an index of its own: these tables hold months of what is over. */
const effectsOf = (table: string): string =>
  `iso((select min(due_at) from ${table} where done_at is null and failed_at is null and due_at <= $1)),
    (select count(*)::int from ${table} where coalesce(done_at, failed_at) > $1::timestamptz - interval '1 day' and failed_at is not null),
    iso((select done_at from ${table} where coalesce(done_at, failed_at) is not null and done_at is not null
      order by coalesce(done_at, failed_at) desc limit 1))`

const QUEUES = {
  name: 'platform_queues',
  text: `
    select 'jobs' as part, iso((select min(due_at) from job_runs where finished_at is null and due_at <= $1)) as oldest_due_at,
      (select count(*)::int from job_runs where state = 'failed' and finished_at > $1::timestamptz - interval '1 day') as failed_today,
      iso((select finished_at from job_runs where state = 'done' and finished_at is not null order by finished_at desc limit 1))
        as last_done_at
    union all select 'mail', ${effectsOf('outbox')}
    union all select 'payments', ${effectsOf('webhook_events')}`,
}

type Queue = Omit<HealthPart, 'state'>

/** Each part by itself: where one is down, the others are still told of. */
export async function readHealth(deps: HealthDeps): Promise<ReplyOf<typeof getPlatformHealth>> {
  const at = deps.now()
  const [database, storage] = await Promise.all([databaseState(deps), storageState(deps)])
  const queues = database === 'down' ? [] : await deps.db.readPlatform<Queue>(QUEUES, [at])
  return {
    at: at.toISOString(),
    parts: [
      plain('database', database),
      ...queues.map((queue) => ({ ...queue, state: stateOf(queue, at) })),
      plain('storage', storage),
    ],
  }
}

const plain = (part: HealthPart['part'], state: HealthPart['state']): HealthPart => ({
  part,
  state,
  oldest_due_at: null,
  failed_today: null,
  last_done_at: null,
})

const stateOf = ({ oldest_due_at: oldest, failed_today: failed }: Queue, at: Date): HealthPart['state'] =>
  (oldest !== null && at.getTime() - Date.parse(oldest) > LATE_MS) || (failed ?? 0) > 0 ? 'late' : 'well'

async function databaseState({ db }: HealthDeps): Promise<HealthPart['state']> {
  try {
    if ((await db.pendingMigrations()) > 0) return 'late'
    return (await db.isReadOnly()) ? 'late' : 'well'
  } catch {
    return 'down'
  }
}

/** Nothing is kept there under this name: that the question is answered is what counts. */
async function storageState({ storage }: HealthDeps): Promise<HealthPart['state']> {
  try {
    await storage.read('media/health/asked')
    return 'well'
  } catch {
    return 'down'
  }
}
