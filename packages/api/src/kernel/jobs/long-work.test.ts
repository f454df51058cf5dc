import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { neverCrash } from '../crash-point.ts'
import type { Tx } from '../db/database.ts'
import { jobRuns } from './tables.ts'
import { openTestDatabase, type TestDatabase, TEST_NOW } from '#testing/test-database.ts'
import { workDuty } from './do-work.ts'
import type { LongWork } from './long-work.ts'
import { percentOf, progress } from './progress.ts'
import { cancelWork, requestWork, retryWork } from './request-work.ts'
import { runStep, type StepDeps } from './run-step.ts'
import { clockDuty, singleStep } from './schedules.ts'

const MINUTE_MS = 60_000
let database: TestDatabase
let clubs: { id: string; slug: string }[]
let now: Date
let troubles: string[]

beforeAll(async () => {
  database = await openTestDatabase()
  clubs = await database.asOwner('select id, slug from clubs order by slug')
  await database.asOwner('create table effects (work text, number int)')
  await database.asOwner('grant select, insert on effects to clubhouse_platform')
})
afterAll(() => database.drop())
beforeEach(() => {
  now = TEST_NOW
  troubles = []
})
afterEach(async () => {
  await database.asOwner('delete from job_runs')
  await database.asOwner('delete from effects')
})

const moveOn = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS))

/** Writes a row per step. */
function counting(steps: number, more: Partial<LongWork> = {}): LongWork {
  return {
    kind: 'counting',
    count: async () => steps,
    step: async (tx, { about, reached }) => {
      const at = Number(reached?.['at'] ?? 0) + 1
      await note(tx, about['work'] ?? '', at)
      return { done: 1, reached: { at: String(at) }, isFinished: at === steps }
    },
    ...more,
  }
}

const note = (tx: Tx, work: string, number: number) =>
  tx.execute(sql`insert into effects values (${work}, ${number})`)

const deps = (...works: LongWork[]): StepDeps => ({
  db: database.db,
  works,
  now: () => now,
  crashAt: neverCrash,
  pace: 1,
  onTrouble: (error) => troubles.push(error.message),
})

const ask = (name: string, kind = 'counting', clubId: string | null = null) =>
  database.db.withPlatform((tx) =>
    requestWork(tx, { clubId, kind, effectKey: name, about: { work: name } }, now),
  )
/** How far work has come; of a club's own only, where the transaction is a club's. */
const progressOf = async (tx: Tx, id: string) => {
  const [run] = await tx.select().from(jobRuns).where(eq(jobRuns.id, id))
  return run ? progress(run) : null
}
const watch = (id: string) => database.db.withPlatform((tx) => progressOf(tx, id))
const effects = async () => {
  const rows = await database.asOwner<{ work: string; number: number }>('select * from effects order by 1, 2')
  return rows.map(({ work, number }) => `${work} ${number}`)
}

describe('long work', () => {
  test('is done step by step, and can be watched', async () => {
    const id = await ask('a')
    expect(await watch(id)).toMatchObject({ state: 'queued', done: 0, total: null, percent: null })
    const work = deps(counting(3))
    expect(await runStep(work)).toBe('stepped')
    expect(await watch(id)).toMatchObject({ state: 'running', done: 1, total: 3, percent: 33 })
    expect(await runStep(work)).toBe('stepped')
    expect(await watch(id)).toMatchObject({ state: 'running', done: 2, percent: 66, finishedAt: null })
    expect(await runStep(work)).toBe('done')
    expect(await watch(id)).toMatchObject({ state: 'done', done: 3, total: 3, percent: 100 })
    expect(await runStep(work)).toBe('idle')
    expect(await effects()).toEqual(['a 1', 'a 2', 'a 3'])
  })

  test('is done once, however often it is asked for', async () => {
    const id = await ask('a')
    expect(await ask('a')).toBe(id)
    await workDuty(deps(counting(2))).run(() => false)
    expect(await ask('a')).toBe(id)
    await workDuty(deps(counting(2))).run(() => false)
    expect(await effects()).toEqual(['a 1', 'a 2'])
  })

  test('is not done when what caused it did not happen', async () => {
    const undone = database.db.withPlatform(async (tx) => {
      await requestWork(tx, { clubId: null, kind: 'counting', effectKey: 'a', about: {} }, now)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await runStep(deps(counting(1)))).toBe('idle')
  })

  test('takes turns with other work', async () => {
    await ask('a')
    moveOn(1)
    await ask('b')
    const order: string[] = []
    const work = counting(2)
    const watched = counting(2, {
      step: (tx, input) => {
        order.push(input.about['work'] ?? '')
        moveOn(1)
        return work.step(tx, input)
      },
    })
    await workDuty(deps(watched)).run(() => false)
    expect(order).toEqual(['a', 'b', 'a', 'b'])
  })

  test('ends between two steps when it is cancelled, and what was done stays done', async () => {
    const id = await ask('a')
    await runStep(deps(counting(3)))
    expect(await database.db.withPlatform((tx) => cancelWork(tx, id, now))).toBe(true)
    expect(await watch(id)).toMatchObject({ state: 'running', isCancelling: true })
    expect(await runStep(deps(counting(3)))).toBe('cancelled')
    expect(await watch(id)).toMatchObject({ state: 'cancelled', done: 1, percent: 33, isCancelling: false })
    expect(await runStep(deps(counting(3)))).toBe('idle')
    expect(await database.db.withPlatform((tx) => cancelWork(tx, id, now))).toBe(false)
    expect(await effects()).toEqual(['a 1'])
  })

  test('of a kind that only a newer process knows is left to it', async () => {
    const id = await ask('a', 'of-next-year')
    expect(await runStep(deps(counting(1)))).toBe('idle')
    expect(await watch(id)).toMatchObject({ state: 'queued' })
  })

  test('makes room when its turn is over, and says when it wants to go on', async () => {
    await ask('a')
    let steps = 0
    const duty = workDuty(deps(counting(5)))
    expect(await duty.run(() => (steps += 1) > 2)).toBe(true)
    expect(await effects()).toEqual(['a 1', 'a 2'])
    expect(await duty.nextDue?.()).toEqual(now)
  })
})

describe('a step that fails', () => {
  const failing = counting(1, {
    step: async (tx, { about }) => {
      await note(tx, about['work'] ?? '', 1)
      throw Object.assign(new Error('brid@home.example is no number'), { code: '22P02' })
    },
  })

  test('leaves nothing behind, is tried after growing waits, and is given up', async () => {
    const id = await ask('a')
    const waits: number[] = []
    for (let at = 0; at < 4; at += 1) {
      expect(await runStep(deps(failing))).toBe('retried')
      expect(await runStep(deps(failing)), 'not before its time').toBe('idle')
      const [row] = await database.asOwner<{ due_at: Date }>('select due_at from job_runs')
      waits.push((new Date(row!.due_at).getTime() - now.getTime()) / MINUTE_MS)
      moveOn(waits.at(-1) ?? 0)
    }
    expect(waits).toEqual([1, 5, 15, 60])
    expect(await runStep(deps(failing))).toBe('failed')
    expect(await watch(id)).toMatchObject({ state: 'failed', done: 0, lastError: '22P02' })
    expect(await effects()).toEqual([])
    expect(troubles).toHaveLength(5)
    expect(troubles.join()).not.toContain('brid')
  })

  test('goes on from where it stopped, when somebody says so or it works again', async () => {
    const id = await ask('a')
    await runStep(deps(counting(3)))
    for (const minutes of [1, 5, 15, 60, 0]) {
      await runStep(deps(failing))
      moveOn(minutes)
    }
    expect(await watch(id)).toMatchObject({ state: 'failed', done: 1 })
    expect(await database.db.withPlatform((tx) => retryWork(tx, id, now))).toBe('counting')
    await workDuty(deps(counting(3))).run(() => false)
    expect(await watch(id)).toMatchObject({ state: 'done', done: 3, lastError: null })
    expect(await effects()).toEqual(['a 1', 'a 2', 'a 3'])
    expect(await database.db.withPlatform((tx) => retryWork(tx, id, now))).toBeNull()
  })

  test('holds up no other work', async () => {
    await ask('a', 'bad')
    await ask('b')
    await workDuty(deps({ ...failing, kind: 'bad' }, counting(2))).run(() => false)
    expect(await effects()).toEqual(['b 1', 'b 2'])
  })
})

test('a club sees and stops its own work only, and cannot take the key of another', async () => {
  const [mine, theirs] = [clubs[0]!.id, clubs[1]!.id]
  const { db } = database
  const request = { clubId: mine, kind: 'counting', effectKey: 'mine', about: {} }
  const id = await db.withClub(mine, (tx) => requestWork(tx, request, now))
  expect(await db.withClub(mine, (tx) => progressOf(tx, id))).toMatchObject({ state: 'queued' })
  expect(await db.withClub(theirs, (tx) => progressOf(tx, id))).toBeNull()
  expect(await db.withClub(theirs, (tx) => cancelWork(tx, id, now))).toBe(false)
  const stolen = db.withClub(theirs, (tx) => requestWork(tx, { ...request, clubId: theirs }, now))
  await expect(stolen).rejects.toThrow('belongs to the work of another club')
})

test.each([
  { state: 'running', done: 0, total: null, percent: null },
  { state: 'running', done: 0, total: 0, percent: 0 },
  { state: 'running', done: 1, total: 3, percent: 33 },
  { state: 'running', done: 999, total: 1000, percent: 99 },
  { state: 'running', done: 12, total: 10, percent: 99 },
  { state: 'done', done: 8, total: 10, percent: 100 },
  { state: 'cancelled', done: 5, total: 10, percent: 50 },
] as const)('$state, $done of $total is $percent per cent', ({ state, done, total, percent }) => {
  expect(percentOf(state, done, total)).toBe(percent)
})

describe('a schedule', () => {
  /** Looks every ten minutes as several processes do, and does what it finds. */
  async function runsBetween(from: string, to: string, dailyAt: string): Promise<string[]> {
    const work = singleStep('nightly', (tx, at) =>
      tx.execute(sql`insert into effects values (${at.toISOString()}, 1)`).then(() => undefined),
    )
    const schedules = [{ cadence: { dailyAt, zone: 'Europe/Dublin' }, work }]
    const clock = () => clockDuty({ db: database.db, schedules, now: () => now, crashAt: neverCrash })
    const processes = [clock(), clock()]
    now = new Date(from)
    await clock().run(() => false)
    await workDuty(deps(work)).run(() => false)
    await database.asOwner('delete from effects')
    while (now < new Date(to)) {
      moveOn(10)
      for (const each of processes) await each.run(() => false)
      await workDuty(deps(work)).run(() => false)
    }
    return (await effects()).map((effect) => effect.slice(0, 16))
  }

  test.each([
    {
      at: '02:30',
      from: '2026-10-24T12:00:00Z',
      to: '2026-10-26T12:00:00Z',
      runs: ['2026-10-25T02:30', '2026-10-26T02:30'],
      why: 'the clocks go back at two: half past two comes once',
    },
    {
      at: '01:30',
      from: '2026-10-24T12:00:00Z',
      to: '2026-10-26T12:00:00Z',
      runs: ['2026-10-25T00:30', '2026-10-26T01:30'],
      why: 'half past one comes twice, and counts once',
    },
    {
      at: '02:30',
      from: '2027-03-27T12:00:00Z',
      to: '2027-03-29T12:00:00Z',
      runs: ['2027-03-28T01:30', '2027-03-29T01:30'],
      why: 'the clocks go forward at one',
    },
    {
      at: '01:30',
      from: '2027-03-27T12:00:00Z',
      to: '2027-03-29T12:00:00Z',
      runs: ['2027-03-28T01:00', '2027-03-29T00:30'],
      why: 'there is no half past one: at the first minute after it',
    },
  ])('at $at in Dublin runs once per local day: $why', async ({ at, from, to, runs }) => {
    expect(await runsBetween(from, to, at)).toEqual(runs)
  })

  test('that everybody slept through is made up for once', async () => {
    const work = singleStep('nightly', (tx, at) => note(tx, at.toISOString(), 1).then(() => undefined))
    const schedules = [{ cadence: { dailyAt: '02:30', zone: 'Europe/Dublin' }, work }]
    const look = async () => {
      await clockDuty({ db: database.db, schedules, now: () => now, crashAt: neverCrash }).run(() => false)
      await workDuty(deps(work)).run(() => false)
    }
    await look()
    moveOn(3 * 24 * 60)
    await look()
    await look()
    expect(await effects()).toHaveLength(2)
  })
})
