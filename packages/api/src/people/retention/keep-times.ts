import { sql } from 'drizzle-orm'
import { RETENTION_KINDS, type RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { NEVER, RETENTION } from '@clubhouse/domain/people/retention/retention'
import { clubs } from '#site/clubs/tables.ts'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { takeTime } from '#kernel/db/more-time.ts'
import type { PersonTable } from '#kernel/person/person-table.ts'
import type { LongWork, Reached } from '#kernel/jobs/long-work.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { forgetSome } from './forget.ts'
import { retentionRuns } from './tables.ts'
import { readTimes } from './times.ts'

export type KeepDeps = Pick<Core, 'audit' | 'personTables'>

/** Who is not a member any more is found among all answers of a club: once in a night, and nobody waits for it. */
const STEP_MS = 30_000

const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Club by club, a few of each kind in a step until nothing is due: a step that is done again finds what is left. How many it was so far
 * goes along from step to step, and is written down once for each club.
 */
export const keepTimesWork = (deps: KeepDeps): LongWork => ({
  kind: 'keep-times',
  async step(tx, { reached, now }) {
    await takeTime(tx, STEP_MS)
    const [club] = await tx
      .select({ id: clubs.id })
      .from(clubs)
      .where(sql`${clubs.id} > ${reached?.['club'] ?? NO_ID}::uuid`)
      .orderBy(clubs.id)
      .limit(1)
    if (!club) return { done: 0, reached, isFinished: true }
    const { counts, isMore } = await forgetIn(tx, club.id, now, deps.personTables)
    const sums = added(reached, counts)
    const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (isMore) return { done, reached: { ...reached, ...sums }, isFinished: false }
    await writeDown(tx, deps, { clubId: club.id, now, sums })
    return { done, reached: { club: club.id }, isFinished: false }
  },
})

type Counts = Partial<Record<RetentionKind, number>>

/** One step's worth in one club, as it has set its times. */
export async function forgetIn(
  tx: Tx,
  clubId: string,
  now: Date,
  personTables: readonly PersonTable[],
): Promise<{ counts: Counts; isMore: boolean }> {
  const { times } = await asClub(tx, clubId, (own) => readTimes(own, clubId))
  const counts: Counts = {}
  let isMore = false
  for (const kind of RETENTION_KINDS) {
    if (times[kind] === NEVER) continue
    const some = await forgetSome(tx, personTables, kind, { clubId, now, days: times[kind] })
    if (some.count > 0) counts[kind] = some.count
    isMore ||= some.isMore
  }
  return { counts, isMore }
}

function added(reached: Reached | null, counts: Counts): Record<string, string> {
  const sums = RETENTION_KINDS.map(
    (kind) => [kind, Number(reached?.[kind] ?? 0) + (counts[kind] ?? 0)] as const,
  )
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0).map(([kind, sum]) => [kind, String(sum)]))
}

/** How many of what, never whose: a line in the club's log where there was anything. */
async function writeDown(
  tx: Tx,
  { audit }: KeepDeps,
  { clubId, now, sums }: { clubId: string; now: Date; sums: Record<string, string> },
): Promise<void> {
  const counts = Object.fromEntries(Object.entries(sums).map(([kind, sum]) => [kind, Number(sum)]))
  await asClub(tx, clubId, (own) =>
    own
      .insert(retentionRuns)
      .values({ clubId, at: now, counts })
      .onConflictDoUpdate({ target: retentionRuns.clubId, set: { at: now, counts } }),
  )
  const said = Object.entries(sums).map(([kind, sum]) => [RETENTION[kind as RetentionKind].title, sum])
  if (said.length === 0) return
  await audit.record(
    tx,
    { address: '', site: null },
    { kind: 'retention-applied', clubId, detail: Object.fromEntries(said) },
  )
}

/** After what belongs to no single club was swept. */
export const keepTimes = (deps: KeepDeps): Schedule => ({
  cadence: { dailyAt: '04:40', zone: 'Europe/Dublin' },
  work: keepTimesWork(deps),
})
