import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requestWork } from '#kernel/jobs/request-work.ts'
import { runStep } from '#kernel/jobs/run-step.ts'
import { enqueueMail } from '../mail/port.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { takeOccasions, throughClubs } from './port.ts'

const PEOPLE = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@home.example`)
const AT_ONCE = 2

let app: TestApp
let clubId: string
beforeAll(async () => {
  app = await openTestApp()
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
  await app.asOwner(
    `insert into automatic_mails (club_id, kind, is_on, changed_at) select id, 'welcome', true, now() from clubs`,
  )
})
afterAll(() => app.close())
afterEach(async () => {
  for (const table of ['automatic_mail_occasions', 'outbox', 'job_runs'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

/** Writes to five people of one club, two a step; the key of a mail is another each time, as if the outbox had forgotten it. */
let times = 0
const work = ({ isMarked = true } = {}) =>
  throughClubs('welcome', 'welcome-in-test', async (tx, club, { after, now }) => {
    if (club.id !== clubId) return { done: 0, after: null }
    const next = PEOPLE.filter((each) => each > after).slice(0, AT_ONCE)
    const fresh = isMarked
      ? await takeOccasions(tx, { clubId, kind: 'welcome', occasions: next }, now)
      : new Set(next)
    for (const to of next.filter((each) => fresh.has(each))) {
      const payload = { first_name: '', members: ['Tom'], plans: [] }
      const mail = { template: 'member-welcome' as const, payload }
      await enqueueMail(tx, { clubId, effectKey: `test ${(times += 1)}`, to, mail }, now)
    }
    return { done: fresh.size, after: next.length < AT_ONCE ? null : (next.at(-1) ?? null) }
  })

class Killed extends Error {}

/** Asks for it and works it off, dying once at the line that is named. */
async function run(kind: ReturnType<typeof work>, line: string | null, atStep: number): Promise<void> {
  const { db, clock } = app.parts
  const request = { clubId: null, kind: kind.kind, effectKey: `run ${(times += 1)}`, about: {} }
  await db.withPlatform((tx) => requestWork(tx, request, clock.now()))
  let passed = 0
  const crashAt = (at: string) => {
    if (at === line && (passed += 1) === atStep) throw new Killed()
  }
  for (let round = 0; round < 40; round += 1) {
    const deps = { db, works: [kind], now: clock.now, crashAt, pace: 0, onTrouble: () => undefined }
    const result = await runStep(deps).catch((error: unknown) => {
      if (error instanceof Killed) return 'killed'
      throw error
    })
    if (result === 'idle') return
  }
  throw new Error('it never came to an end')
}

const counts = async () => Promise.all(PEOPLE.map(async (each) => (await mailsTo(app, each)).length))
const ONCE = PEOPLE.map(() => 1)

test.each(['work.stepped', 'work.before-commit', 'work.committed'])(
  'everybody gets one mail for an occasion, killed at %s and asked for again',
  async (line) => {
    for (const atStep of [1, 2, 3]) {
      await run(work(), line, atStep)
      expect(await counts()).toEqual(ONCE)
      await run(work(), null, 0)
      expect(await counts()).toEqual(ONCE)
      await app.asOwner('delete from automatic_mail_occasions')
      await app.parts.mailbox?.clear()
    }
  },
)

test('negative control: without the mark the second time writes to everybody again', async () => {
  await run(work({ isMarked: false }), null, 0)
  await run(work({ isMarked: false }), null, 0)
  expect(await counts()).toEqual(PEOPLE.map(() => 2))
})

test('switched off between two steps, the rest stays unwritten', async () => {
  const kind = work()
  const { db, clock } = app.parts
  const deps = {
    db,
    works: [kind],
    now: clock.now,
    crashAt: () => undefined,
    pace: 0,
    onTrouble: () => undefined,
  }
  const request = { clubId: null, kind: kind.kind, effectKey: 'switched', about: {} }
  await db.withPlatform((tx) => requestWork(tx, request, clock.now()))
  const written = async () => (await app.asOwner('select 1 from outbox')).length
  for (let round = 0; round < 20 && (await written()) === 0; round += 1) await runStep(deps)
  expect(await written()).toBe(AT_ONCE)
  await app.asOwner('update automatic_mails set is_on = false')
  for (let round = 0; round < 20 && (await runStep(deps)) !== 'idle'; round += 1);
  expect(await written()).toBe(AT_ONCE)
  await app.asOwner('update automatic_mails set is_on = true')
})
