// Runs on both databases.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Database } from '../db/database.ts'
import { enqueueMail } from '#messages/mail/outbox.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import type { Duty } from './duty.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { requestWork } from './request-work.ts'

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

const CHANNELS = { mails: 'outbox', work: 'work', clock: null } as const

/** A duty that counts how often it was done, and waits where a test says so. */
function counted(name: keyof typeof CHANNELS, work: () => Promise<void> = async () => undefined) {
  const duty = {
    name,
    channel: CHANNELS[name],
    runs: 0,
    run: async () => {
      duty.runs += 1
      await work()
      return true
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
  // Once for the start, and once when the line is there on which new rows are told.
  const isLineUp = () =>
    expect([mails.runs, work.runs]).toEqual(testDatabaseKind() === 'embedded' ? [1, 1] : [2, 2])
  await eventually(isLineUp)
  const before = { mails: mails.runs, work: work.runs }
  await put('wake:1')
  await eventually(() => expect(mails.runs).toBeGreaterThan(before.mails))
  expect(work.runs).toBe(before.work)
  const { db, clock } = app.parts
  await db.withPlatform((tx) =>
    requestWork(tx, { clubId: null, kind: 'a-kind', effectKey: 'wake:1', about: {} }, clock.now()),
  )
  await eventually(() => expect(work.runs).toBeGreaterThan(before.work))
})

test('a mail that comes while mails are being sent is not forgotten', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isFirst = true
  const mails = counted('mails', async () => {
    if (isFirst) await released
    isFirst = false
  })
  await start([mails])
  await eventually(() => expect(mails.runs).toBe(1))
  for (const key of ['meanwhile:1', 'meanwhile:2', 'meanwhile:3']) await put(key)
  release()
  await eventually(() => expect(mails.runs).toBeGreaterThan(1))
})

test('every minute everything is looked at: what comes due by itself needs no notification', async () => {
  const deaf: Database = { ...app.parts.db, listen: async () => async () => undefined }
  const mails = counted('mails')
  const clock = counted('clock')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await start([mails, clock], { db: deaf })
    await eventually(() => expect([mails.runs, clock.runs]).toEqual([1, 1]))
    vi.advanceTimersByTime(60_000)
    await eventually(() => expect([mails.runs, clock.runs]).toEqual([2, 2]))
  } finally {
    vi.useRealTimers()
  }
})

test('what comes due within the minute is not left to the minute', async () => {
  let runs = 0
  const mails: Duty = {
    name: 'mails',
    channel: null,
    run: async () => {
      runs += 1
      return true
    },
    nextDue: async () => (runs < 3 ? app.parts.clock.now() : null),
  }
  await start([mails])
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(3))
})

test('a stop lets the running step end, takes no other, and leaves the job to others', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let wasToldToEnd = false
  let runs = 0
  const work: Duty = {
    name: 'work',
    channel: null,
    run: async (isOver) => {
      runs += 1
      await released
      wasToldToEnd = isOver()
      return true
    },
  }
  const jobs = await start([work])
  await eventually(() => expect(runs).toBe(1))
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  await new Promise((soon) => setTimeout(soon, 100))
  expect(isStopped).toBe(false)
  release()
  await stopped
  expect({ wasToldToEnd, runs }).toEqual({ wasToldToEnd: true, runs: 1 })
  const others = counted('work')
  await start([others])
  await eventually(() => expect(others.runs).toBeGreaterThan(0))
})

test('a failure is told by its kind, never by what it was about, and the duty is done again', async () => {
  const troubles: string[] = []
  const failing: Duty = {
    name: 'mails',
    channel: null,
    run: () =>
      Promise.reject(
        new Error(`Failed query: params: ${BRID}`, {
          cause: Object.assign(new Error(`row (${BRID})`), { code: 'ECONNREFUSED' }),
        }),
      ),
  }
  const jobs = await start([failing], { onTrouble: (error) => troubles.push(error.message) })
  await eventually(() => expect(troubles).toEqual(['mails cannot be done: ECONNREFUSED']))
  jobs.lookNow()
  await eventually(() => expect(troubles).toHaveLength(2))
  expect(troubles.join()).not.toContain(BRID)
})
