import { sql } from 'drizzle-orm'
import type { Capability } from '../capability.ts'
import type { Tx } from '../db/database.ts'
import { daily } from './schedules.ts'

/** Long enough to answer "what became of it?", and for an effect key to keep work from being done twice. */
const KEEP = '90 days'
/** The platform's own runs come around every few minutes, and what they did is of no interest for long. */
const KEEP_OWN = '3 days'

export async function sweepRuns(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from job_runs where finished_at < ${now}::timestamptz - ${KEEP}::interval`)
  await tx.execute(sql`delete from job_runs where club_id is null and state = 'done'
    and finished_at < ${now}::timestamptz - ${KEEP_OWN}::interval`)
}

/** What jobs do about themselves. */
export const jobsCapability: Capability = {
  name: 'jobs',
  schedules: [daily('03:45', 'sweep-runs', sweepRuns)],
}
