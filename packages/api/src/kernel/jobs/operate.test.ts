import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { enqueueMail } from '#messages/mail/outbox.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { countMails, failedMails, hurryMails, retryNow, waitingMails } from '#messages/mail/operate.ts'
import { failedWork, listWork } from './operate.ts'
import { cancelWork, requestWork } from './request-work.ts'

const BRID = 'brid@home.example'
const HOUR_MS = 3_600_000
const verify: Mail = { template: 'verify-email', payload: { first_name: 'Bríd', link: 'https://club.test' } }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.asOwner('delete from outbox')
  await app.asOwner('delete from job_runs')
  await app.parts.mailbox?.clear()
  app.setClock(TEST_NOW)
})

const now = () => app.parts.clock.now()
const platform: TestApp['parts']['db']['withPlatform'] = (work) => app.parts.db.withPlatform(work)
const put = (effectKey: string) =>
  platform((tx) => enqueueMail(tx, { clubId: null, effectKey, to: BRID, mail: verify }, now()))

test('mails that pile up are counted and named without a word of whom they are for, and can be hurried', async () => {
  app.parts.mailbox!.state = 'down'
  for (const key of ['a', 'b']) await put(key)
  expect(await platform((tx) => countMails(tx, now()))).toMatchObject({ due: 2, waiting: 0, failed: 0 })
  await app.parts.outbox.drain()
  const counts = await platform((tx) => countMails(tx, now()))
  expect(counts).toEqual({ due: 0, waiting: 2, failed: 0 })
  const waiting = await platform(waitingMails)
  expect(waiting).toHaveLength(2)
  expect(waiting[0]).toMatchObject({ template: 'verify-email', attempts: 1, lastError: 'mailbox is down' })
  expect(JSON.stringify(waiting)).not.toMatch(/brid/i)

  app.parts.mailbox!.state = 'up'
  expect(await mailsTo(app, BRID)).toEqual([])
  expect(await platform((tx) => retryNow(tx, waiting[0]!.id, now()))).toBe('mail')
  expect(await mailsTo(app, BRID)).toHaveLength(1)
  expect(await platform((tx) => hurryMails(tx, now()))).toBe(1)
  expect(await mailsTo(app, BRID)).toHaveLength(2)
  expect(await platform((tx) => hurryMails(tx, now()))).toBe(0)
})

test('a dead letter stays to be seen, and cannot be sent: its contents are gone', async () => {
  app.parts.mailbox!.state = 'down'
  await put('a')
  await app.parts.outbox.drain()
  app.setClock(new Date(now().getTime() + 25 * HOUR_MS))
  await app.parts.outbox.drain()
  const [dead] = await platform(failedMails)
  expect(dead).toMatchObject({ dueAt: null, lastError: 'too late to be of use' })
  expect(await platform((tx) => countMails(tx, now()))).toMatchObject({ due: 0, waiting: 0, failed: 1 })
  expect(await platform((tx) => retryNow(tx, dead!.id, now()))).toBeNull()
})

test('work is listed with its progress, the platform’s own only while it matters', async () => {
  const request = (clubId: string | null, effectKey: string) =>
    platform((tx) => requestWork(tx, { clubId, kind: 'mailing', effectKey, about: {} }, now()))
  const open = await request(null, 'open')
  const failed = await request(app.parts.registry.idOf('dunvarra'), 'failed')
  const swept = await request(null, 'swept')
  await app.asOwner(
    "update job_runs set state = 'failed', finished_at = now(), last_error = '23505', done = 5, total = 10 where id = $1",
    [failed],
  )
  await app.asOwner("update job_runs set state = 'done', finished_at = now() where id = $1", [swept])
  const listed = await platform(listWork)
  expect(listed.map(({ id }) => id)).toEqual([open, failed])
  expect(await platform(failedWork)).toMatchObject([{ id: failed, percent: 50, lastError: '23505' }])
  expect(await platform((tx) => retryNow(tx, failed, now()))).toBe('work')
  expect(await platform(failedWork)).toEqual([])
  expect(await platform((tx) => cancelWork(tx, failed, now()))).toBe(true)
  expect(await platform((tx) => cancelWork(tx, swept, now()))).toBe(false)
})
