import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { LongWork, StepInput, StepOutcome } from '../../packages/api/src/kernel/jobs/long-work.ts'
import type { TestApp } from '../../packages/api/src/testing/test-app.ts'
import { serveHere } from './serve-here.ts'
import type { Cost } from './cost.ts'

/** So that payments and carts have come due since the world was laid. */
const DAYS_ON = 2
/** What is not done by then is told as not done. */
const MOST_MS = 60_000
const DAY_MS = 86_400_000

/** A job, done until there was nothing left to do. */
export interface JobDone extends Pick<Cost, 'ms' | 'cpuMs'> {
  kind: string
  steps: number
  done: number
  /** Of its slowest step, in which rows are locked. */
  slowestMs: number
  trouble: string | null
}

/** All that the clock asks for, each once, as in a night two days from now; and a letter to everybody of the measured club. */
export async function nightOf(
  databaseUrl: string,
  pool: pg.Pool,
  processorOf: (server: number) => Promise<() => number>,
): Promise<JobDone[]> {
  const { app } = await serveHere(databaseUrl)
  try {
    app.setClock(new Date(Date.now() + DAYS_ON * DAY_MS))
    const processorMs = await processorOf(process.pid)
    const works = app.parts.capabilities.flatMap(({ schedules }) => schedules ?? []).map(({ work }) => work)
    const done: JobDone[] = []
    for (const work of works) done.push(await untilDone(app, work, {}, processorMs))
    const mailing = app.parts.capabilities
      .flatMap(({ works: own }) => own ?? [])
      .find(({ kind }) => kind === 'mailing')
    if (!mailing) throw new Error('There is no such work: mailing')
    done.push(await untilDone(app, mailing, await letterToAll(pool), processorMs))
    return done
  } finally {
    await app.close()
  }
}

async function untilDone(
  { parts }: TestApp,
  work: LongWork,
  about: Record<string, string>,
  processorMs: () => number,
): Promise<JobDone> {
  const { db, now } = parts
  const [began, used] = [performance.now(), processorMs()]
  const job: JobDone = { kind: work.kind, steps: 0, done: 0, ms: 0, cpuMs: 0, slowestMs: 0, trouble: null }
  let reached: Record<string, string> | null = null
  try {
    for (let isFinished = false; !isFinished;) {
      const stepBegan = performance.now()
      const asked: StepInput = {
        about: { slot: now().toISOString().slice(0, 10), ...about },
        reached,
        now: now(),
      }
      const outcome: StepOutcome = work.isOfClub
        ? await db.withClub(about['club'] ?? '', (tx) => work.step(tx, asked))
        : await db.withPlatform((tx) => work.step(tx, asked))
      job.slowestMs = Math.max(job.slowestMs, performance.now() - stepBegan)
      job.steps += 1
      job.done += outcome.done
      reached = outcome.reached
      isFinished = outcome.isFinished
      if (!isFinished && performance.now() - began > MOST_MS) throw new Error(`not done after ${job.done}`)
    }
  } catch (error) {
    job.trouble = reasonOf(error)
  }
  return { ...job, ms: performance.now() - began, cpuMs: processorMs() - used }
}

const reasonOf = (error: unknown): string => {
  const { cause = error } = error as { cause?: unknown }
  return String(cause).slice(0, 120)
}

/** A letter that is about to go to every active member. */
async function letterToAll(pool: pg.Pool): Promise<Record<string, string>> {
  const [list, mailing] = [randomUUID(), randomUUID()]
  const { rows } = await pool.query<{ id: string }>(
    `with club as (select id from clubs where slug = 'dunvarra'),
      list as (insert into distribution_lists select (jsonb_populate_record(l, jsonb_build_object('id', $1::uuid, 'name', 'Everybody', 'filters', '[]'::jsonb))).*
        from distribution_lists l join club on club.id = l.club_id limit 1 returning club_id)
      insert into mailings (club_id, id, list_id, subject, content, filters, created_at)
        select club_id, $2, $1, 'Training', '<p>Training.</p>', '[]', now() from list returning club_id as id`,
    [list, mailing],
  )
  return { club: rows[0]?.id ?? '', mailing }
}
