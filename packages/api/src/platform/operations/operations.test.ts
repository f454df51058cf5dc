import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, signIn } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let as: string
let club: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  as = (await signIn(app, 'sam@platform.example', 'su')).access_token
  club = app.parts.registry.idOf('dunvarra') ?? ''
})
afterAll(() => app.close())

const above = (path: string, body?: object) => ask(app, `/v2/platform${path}`, body, { on: 'su', as })

/** Far from due, so that no worker takes it meanwhile. */
async function layJob(state: string, isOver: boolean): Promise<string> {
  const id = randomUUID()
  await app.asOwner(
    `insert into job_runs (id, club_id, kind, effect_key, state, about, done, total, attempts, last_error, due_at, created_at, finished_at)
     values ($1, $2, 'count-the-nets', $3, $4, '{"secret":"quiet words"}', 3, 9, 5, 'ECONNRESET', now() + interval '1 day', now(), case when $5 then now() end)`,
    [id, club, `test:${id}`, state, isOver],
  )
  return id
}

async function layMail(more: { failed?: boolean; error?: string | null }): Promise<string> {
  const id = randomUUID()
  await app.asOwner(
    `insert into outbox (id, effect_key, due_at, created_at, failed_at, last_error, attempts, club_id, template, recipient, payload)
     values ($1, $2, now() + interval '1 day', now(), case when $3 then now() end, $4, 2, $5, 'verify-email', 'somebody@home.example', '{"code":"123456"}')`,
    [id, `test:${id}`, more.failed ?? false, more.error ?? null, club],
  )
  return id
}

test('OPEN-122 work of all clubs is listed by what became of it, and what was given up goes on when asked', async () => {
  const [open, failed] = [await layJob('queued', false), await layJob('failed', true)]
  const { body } = await above('/jobs?state=failed&filter=nets')
  expect(body).toMatchObject({ total: 1, items: [{ job_id: failed, state: 'failed', done: 3, total: 9 }] })
  expect(body.items[0].club).toMatch(/^Dunvarra/)
  expect(body.counts.failed).toBeGreaterThan(0)
  // What it is about is nobody's business here.
  expect(JSON.stringify(body)).not.toContain('quiet words')
  expect((await above(`/jobs/${open}/retry`, {})).status).toBe(404)
  expect((await above(`/jobs/${failed}/retry`, {})).body).toEqual({ retried: true })
  expect((await above('/jobs?state=failed&filter=nets')).body.total).toBe(0)
})

test('OPEN-122 mails show to whom, which and what became of them, never what they say; one that waits is tried at once', async () => {
  const waits = await layMail({ error: 'ECONNREFUSED' })
  const over = await layMail({ failed: true, error: 'took too long' })
  const { body } = await above('/mails?filter=somebody@home&sort=created_at')
  expect(
    body.items.map(({ mail_id, state }: { mail_id: string; state: string }) => [mail_id, state]),
  ).toEqual(
    expect.arrayContaining([
      [waits, 'waiting'],
      [over, 'failed'],
    ]),
  )
  expect(JSON.stringify(body)).not.toContain('123456')
  expect((await above(`/mails/${over}/retry`, {})).status).toBe(409)
  expect((await above(`/mails/${waits}/retry`, {})).body).toEqual({ retried: true })
})

test('OPEN-122 each part of the house says how it does; a queue that is behind, or gave up today, is late', async () => {
  const partOf = async (part: string) =>
    (await above('/health')).body.parts.find((each: { part: string }) => each.part === part)
  expect(await partOf('database')).toMatchObject({ state: 'well' })
  expect(await partOf('storage')).toMatchObject({ state: 'well' })
  expect(await partOf('payments')).toMatchObject({ failed_today: 0 })
  await layMail({ failed: true, error: 'took too long' })
  expect(await partOf('mail')).toMatchObject({ state: 'late' })
})

test.each(['/jobs', '/mails', '/health'])('HOSTS-07 %s is for superusers alone', async (path) => {
  const owner = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
  const { status } = await ask(app, `/v2/platform${path}`, undefined, { on: 'backoffice', as: owner })
  expect(status).toBe(403)
})
