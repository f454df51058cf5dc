import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Mail } from '@clubhouse/domain/mails'
import type { Database } from '../db/database.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Duty } from './duty.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { requestWork } from './request-work.ts'

/** On a busy machine a queue takes its time to start. */
const PATIENT_MS = 20_000
const BRID = 'brid@home.example'
const verify: Mail = { template: 'verify-email', payload: { first_name: 'Bríd', link: 'https://club.test' } }

let app: TestApp
const opened: Jobs[] = []
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()))
})

async function start(duties: Duty[], more: { db?: Database; onTrouble?: (error: Error) => void } = {}) {
  const { db, clock } = app.parts
  const jobs = openJobs({ db, now: clock.now, duties, onTrouble: () => undefined, ...more })
  opened.push(jobs)
  await jobs.start()
  return jobs
}

/** A duty that counts how often it was done, and waits where a test says so. */
function counted(name: Duty['name'], work: () => Promise<void> = async () => undefined) {
  const duty = {
    name,
    runs: 0,
    run: async () => {
      duty.runs += 1
      await work()
      return { nextAt: null }
    },
  }
  return duty
}

const put = (effectKey: string) =>
  app.parts.db.withPlatform((tx) =>
    enqueueMail(tx, { clubId: null, effectKey, to: BRID, mail: verify }, app.parts.clock.now()),
  )

test('what waits at the start is looked at, and a new mail or new work wakes its own duty at once', async () => {
  const mails = counted('mails')
  const work = counted('work')
  await start([mails, work])
  await eventually(() => expect([mails.runs > 0, work.runs > 0]).toEqual([true, true]), PATIENT_MS)
  await settled('mails', 'work')
  const before = { mails: mails.runs, work: work.runs }
  await put('wake:1')
  await eventually(() => expect(mails.runs).toBeGreaterThan(before.mails), PATIENT_MS)
  expect(work.runs).toBe(before.work)
  const { db, clock } = app.parts
  await db.withPlatform((tx) =>
    requestWork(tx, { clubId: null, kind: 'a-kind', effectKey: 'wake:1', about: {} }, clock.now()),
  )
  await eventually(() => expect(work.runs).toBeGreaterThan(before.work), PATIENT_MS)
})

test('a mail that comes while mails are being sent is not forgotten', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isFirst = true
  const mails = counted('mails', async () => {
    if (isFirst) await released
    isFirst = false
  })
  await start([mails])
  await eventually(() => expect(mails.runs).toBe(1), PATIENT_MS)
  for (const key of ['meanwhile:1', 'meanwhile:2', 'meanwhile:3']) await put(key)
  release()
  await eventually(() => expect(mails.runs).toBeGreaterThan(1), PATIENT_MS)
})

test('the clock wakes the others: what comes due by itself needs no notification', async () => {
  const deaf: Database = { ...app.parts.db, listen: async () => async () => undefined }
  const mails = counted('mails')
  const clock = counted('clock')
  const jobs = await start([mails, clock], { db: deaf })
  await eventually(() => expect([mails.runs > 0, clock.runs > 0]).toEqual([true, true]), PATIENT_MS)
  const schedules = await app.asOwner('select name, cron, timezone from queue.schedule')
  expect(schedules).toEqual([{ name: 'clock', cron: '* * * * *', timezone: 'UTC' }])
  await settled('mails', 'clock')
  const before = mails.runs
  jobs.lookNow()
  await eventually(() => expect(mails.runs).toBeGreaterThan(before), PATIENT_MS)
})

test('what comes due within the minute is not left to the minute', async () => {
  let runs = 0
  const mails: Duty = {
    name: 'mails',
    run: async () => {
      runs += 1
      return { nextAt: runs < 3 ? app.parts.clock.now() : null }
    },
  }
  await start([mails])
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(3), PATIENT_MS)
})

test('a stop lets the running step end, takes no other, and leaves the job to others', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let wasToldToEnd = false
  let runs = 0
  const work: Duty = {
    name: 'work',
    run: async (isOver) => {
      runs += 1
      await released
      wasToldToEnd = isOver()
      return { nextAt: null }
    },
  }
  const jobs = await start([work])
  await eventually(() => expect(runs).toBe(1), PATIENT_MS)
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  await new Promise((soon) => setTimeout(soon, 100))
  expect(isStopped).toBe(false)
  release()
  await stopped
  expect({ wasToldToEnd, runs }).toEqual({ wasToldToEnd: true, runs: 1 })
  const others = counted('work')
  await start([others])
  await eventually(() => expect(others.runs).toBeGreaterThan(0), PATIENT_MS)
})

test('a failure is told by its kind and kept by its kind, never by what it was about', async () => {
  const troubles: string[] = []
  const failing: Duty = {
    name: 'mails',
    run: () =>
      Promise.reject(
        new Error(`Failed query: params: ${BRID}`, {
          cause: Object.assign(new Error(`row (${BRID})`), { code: 'ECONNREFUSED' }),
        }),
      ),
  }
  await start([failing], { onTrouble: (error) => troubles.push(error.message) })
  await eventually(() => expect(troubles).toContain('mails cannot be done: ECONNREFUSED'), PATIENT_MS)
  expect(troubles.join()).not.toContain(BRID)
  await eventually(async () => {
    const kept = await app.asOwner<{ output: unknown }>(
      "select output from queue.job where name = 'mails' and state = 'failed'",
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).toContain('ECONNREFUSED')
    expect(JSON.stringify(kept)).not.toContain(BRID)
  }, PATIENT_MS)
})

test('a database that is away at the start is asked again, and a stop does not wait for it', async () => {
  const troubles: string[] = []
  const away: Database = {
    ...app.parts.db,
    runQueueSql: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })),
  }
  const { clock } = app.parts
  const onTrouble = (error: Error) => void troubles.push(error.message)
  const jobs = openJobs({ db: away, now: clock.now, duties: [counted('mails')], onTrouble })
  const started = jobs.start()
  await eventually(() => expect(troubles).toContain('the queue cannot be opened: ECONNREFUSED'), PATIENT_MS)
  await jobs.stop()
  await started
})

/** Until no job of these waits or runs. */
const settled = (...names: Duty['name'][]) =>
  eventually(async () => {
    const open = "select 1 from queue.job where state < 'completed' and name = any($1)"
    expect(await app.asOwner(open, [names])).toEqual([])
  }, PATIENT_MS)
