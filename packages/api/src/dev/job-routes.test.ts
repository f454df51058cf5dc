import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestWork } from '#kernel/jobs/request-work.ts'
import { enqueueMail } from '#messages/mail/outbox.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const post = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, payload: {}, headers })

test('the demo shows what waits without a word of whom it is for, and can stop it', async () => {
  const { db, clock, mailbox, outbox } = app.parts
  const now = clock.now()
  const payload = { first_name: 'Bríd', link: 'https://club.test' }
  mailbox!.state = 'down'
  const id = await db.withPlatform(async (tx) => {
    const mail = { template: 'verify-email', payload } as const
    await enqueueMail(tx, { clubId: null, effectKey: 'a', to: 'brid@home.example', mail }, now)
    return requestWork(tx, { clubId: null, kind: 'mailing', effectKey: 'a', about: {} }, now)
  })
  await outbox.drain()
  const reply = await app.server.inject('/dev/jobs')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body).not.toMatch(/brid/i)
  const body = reply.json()
  expect(body).toMatchObject({
    mails: {
      due: 0,
      waiting: 1,
      failed: 0,
      stuck: [{ template: 'verify-email', last_error: 'mailbox is down' }],
    },
    work: [{ id, kind: 'mailing', state: 'queued', is_cancelling: false }],
  })
  mailbox!.state = 'up'
  expect((await post(`/dev/jobs/${body.mails.stuck[0].id}/retry`)).json()).toMatchObject({ what: 'mail' })
  await outbox.drain()
  expect(await mailbox!.list('brid@home.example')).toHaveLength(1)

  expect((await post(`/dev/jobs/${id}/cancel`)).statusCode).toBe(200)
  expect((await app.server.inject('/dev/jobs')).json()).toMatchObject({ work: [{ id, is_cancelling: true }] })
})

test('what is not there cannot be stopped, and no other site can press the button', async () => {
  expect((await post('/dev/jobs/nothing/cancel')).statusCode).toBe(404)
  expect((await post(`/dev/jobs/${crypto.randomUUID()}/cancel`)).statusCode).toBe(409)
  expect((await post(`/dev/jobs/${crypto.randomUUID()}/retry`)).statusCode).toBe(409)
  const forged = await post(`/dev/jobs/${crypto.randomUUID()}/cancel`, {
    origin: 'https://elsewhere.example',
  })
  expect(forged.statusCode).toBe(403)
})
