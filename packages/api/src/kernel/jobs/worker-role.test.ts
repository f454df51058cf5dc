import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueMail } from '#messages/mail/outbox.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { ROLE: 'worker' } })
})
afterAll(() => app.close())

test.each([
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/metrics', status: 200 },
  { path: '/', status: 404 },
  { path: '/api/docs', status: 404 },
  { path: '/api/v2/store/dunvarra', status: 404 },
  { path: '/dev/mail', status: 404 },
])('a worker answers $path with $status: it has no visitors', async ({ path, status }) => {
  const reply = await app.server.inject({ url: path, headers: { host: 'dunvarra.clubhouse.test' } })
  expect(reply.statusCode).toBe(status)
})

test('a worker sends a mail by itself, does what its schedules say, and tells how it went', async () => {
  const { db, clock, jobs, mailbox } = app.parts
  const number = async (name: string) => {
    const { body } = await app.server.inject('/metrics')
    return Number(new RegExp(`^${name.replaceAll(/[{}]/g, String.raw`\$&`)} (\\S+)$`, 'm').exec(body)?.[1])
  }
  const payload = { first_name: 'Bríd', link: 'https://club.test' }
  await db.withPlatform((tx) =>
    enqueueMail(
      tx,
      { clubId: null, effectKey: 'a', to: 'brid@home.example', mail: { template: 'verify-email', payload } },
      clock.now(),
    ),
  )
  expect(await number('clubhouse_jobs_waiting{queue="mails",state="due"}')).toBe(1)
  expect(await number('clubhouse_oldest_due_mail_seconds')).toBeGreaterThanOrEqual(0)
  await jobs.start()
  await eventually(async () => expect(await mailbox?.list('brid@home.example')).toHaveLength(1))
  await eventually(async () => {
    const done = await app.asOwner<{ kind: string }>(
      "select kind from job_runs where state = 'done' order by kind",
    )
    expect(done.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['release-stock', 'sweep-identity', 'sweep-mails', 'sweep-runs']),
    )
  })
  await eventually(async () => {
    expect(await number('clubhouse_effects_total{kind="mails",outcome="done"}')).toBe(1)
    expect(await number('clubhouse_oldest_due_mail_seconds')).toBe(0)
    expect(await number('clubhouse_work_steps_total{outcome="done"}')).toBeGreaterThanOrEqual(3)
    expect(await number('clubhouse_job_seconds_count{queue="mails",outcome="done"}')).toBeGreaterThan(0)
  })
})
