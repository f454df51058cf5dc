import { sql } from 'drizzle-orm'
import type { Retention } from '@clubhouse/contract/people/office/retention'
import { RETENTION_KINDS, type RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { NEVER, RETENTION } from '@clubhouse/domain/people/retention/retention'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { DUE } from './due.ts'
import { guardedAmong } from './thin-answers.ts'

export type Times = Retention['times']

export const USUAL_TIMES = byKind((kind) => RETENTION[kind].usual)

export function byKind<Value>(of: (kind: RetentionKind) => Value): Record<RetentionKind, Value> {
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, of(kind)])) as Record<RetentionKind, Value>
}

/** As the club has set them, and as usual where it has not; with what the last run did. */
export async function readTimes(
  tx: Tx,
  clubId: string,
): Promise<{ times: Times; lastRun: Retention['last_run'] }> {
  const row = await one<{ times: Partial<Times>; last_run: Retention['last_run'] }>(
    tx,
    sql`select coalesce((select json_object_agg(t.kind, t.days) from retention_times t where t.club_id = ${clubId}), '{}') as times,
      (select json_build_object('at', iso(r.at), 'counts', r.counts) from retention_runs r where r.club_id = ${clubId}) as last_run`,
  )
  return { times: { ...USUAL_TIMES, ...row?.times }, lastRun: row?.last_run ?? null }
}

/** More than this many forms nobody needs counted to the last. */
const LOOKED_THROUGH = 1000

/** What the next run would forget with these times, in one statement; medical answers by the forms they were given to. */
export async function countDue(
  tx: Tx,
  { clubId, now, times }: { clubId: string; now: Date; times: Times },
): Promise<Record<RetentionKind, number>> {
  const timed = RETENTION_KINDS.filter((kind) => times[kind] !== NEVER && kind !== 'medical')
  const asked = (kind: RetentionKind) => ({ clubId, now, days: times[kind] })
  const counts = timed.map(
    (kind) => sql`(select count(*)::int from (${DUE[kind](asked(kind))}) d) as ${sql.identifier(kind)}`,
  )
  const medical = sql`(select coalesce(json_agg(d.id), '[]') from (${DUE.medical(asked('medical'))} limit ${LOOKED_THROUGH}) d) as medical`
  const row = await one<Partial<Record<RetentionKind, number>> & { medical: string[] }>(
    tx,
    sql`select ${sql.join([...counts, medical], sql`, `)}`,
  )
  const looked = row?.medical ?? []
  const guarded = looked.length > 0 ? await guardedAmong(tx, clubId, looked) : []
  return byKind((kind) => (kind === 'medical' ? guarded.length : (row?.[kind] ?? 0)))
}
