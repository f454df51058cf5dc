import { desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { progress, type Progress } from './progress.ts'
import { jobRuns } from './tables.ts'

/** Of long work, what operators and the demo's desk see. */

const SHOWN = 50

/** What is not done, and of what is done the newest; the platform's own only where something is the matter. */
export async function listWork(tx: Tx): Promise<Progress[]> {
  const rows = await tx
    .select()
    .from(jobRuns)
    .where(or(isNull(jobRuns.finishedAt), isNotNull(jobRuns.clubId), ne(jobRuns.state, 'done')))
    .orderBy(sql`${jobRuns.finishedAt} is not null`, desc(jobRuns.createdAt))
    .limit(SHOWN)
  return rows.map(progress)
}

export async function failedWork(tx: Tx): Promise<Progress[]> {
  const rows = await tx
    .select()
    .from(jobRuns)
    .where(eq(jobRuns.state, 'failed'))
    .orderBy(desc(jobRuns.finishedAt))
    .limit(SHOWN)
  return rows.map(progress)
}
