import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

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
  expect(await trail('platform-job-retried', failed)).toEqual([{ name: 'count-the-nets', club_id: null }])
  expect(await trail('platform-job-retried', open)).toEqual([])
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
  expect(await trail('platform-mail-retried', waits)).toEqual([{ name: 'verify-email', club_id: null }])
})

/** In either direction; each with words that nobody here may read. */
async function layWebhook(
  direction: 'in' | 'out',
  state: 'failed' | 'delivered',
  isOn = true,
): Promise<string> {
  const id = randomUUID()
  const over = state === 'failed' ? 'failed_at' : 'done_at'
  if (direction === 'in') {
    await app.asOwner(
      `insert into webhook_events (id, effect_key, due_at, created_at, ${over}, last_error, attempts, gateway, event_id, kind, payment_id)
       values ($1, $2, now() + interval '1 day', now() - interval '9 days', now(), 'ECONNRESET', 4, 'sandbox', $2, 'payment-changed', 'secret-payment')`,
      [id, `test:${id}`],
    )
    return id
  }
  const endpoint = randomUUID()
  await app.asOwner(
    `insert into hook_endpoints (club_id, id, url, note, events, secret, is_on, created_at)
     values ($1, $2, 'https://nets.example/secret-path', 'quiet', '{}', 'sealed', $3, now())`,
    [club, endpoint, isOn],
  )
  await app.asOwner(
    `insert into hook_deliveries (id, club_id, endpoint_id, event, effect_key, body, due_at, created_at, ${over}, last_error, attempts)
     values ($1, $2, $3, 'order.paid', $4, '{"secret":"quiet words"}', now() + interval '1 day', now(), now(), 'answered 500', 4)`,
    [id, club, endpoint, `test:${id}`],
  )
  return id
}

const trail = (kind: string, id: string) =>
  app.asOwner<{ name: string; club_id: string | null }>(
    `select detail ->> 'name' as name, club_id from audit_events where kind = $1 and detail ->> 'retried_id' = $2`,
    [kind, id],
  )

test('OPEN-122 webhooks of both directions show what, where and what became of them, never what they say; one that was given up is tried again, and the trail says so', async () => {
  const [told, tells] = [await layWebhook('in', 'failed'), await layWebhook('out', 'failed')]
  const { body } = await above('/webhooks?state=failed')
  expect(body.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ webhook_id: told, direction: 'in', party: 'sandbox', club: null }),
      expect.objectContaining({ webhook_id: tells, direction: 'out', party: 'nets.example', attempts: 4 }),
    ]),
  )
  expect(body.counts.failed).toBe(body.total)
  expect(JSON.stringify(body)).not.toMatch(/quiet|secret/)
  const ids = async (query: string) =>
    (await above(`/webhooks?${query}`)).body.items.map((each: { webhook_id: string }) => each.webhook_id)
  expect(await ids('direction=in&state=failed')).not.toContain(tells)
  for (const id of [told, tells]) {
    expect((await above(`/webhooks/${id}/retry`, {})).body).toEqual({ retried: true })
    expect(await ids('state=failed')).not.toContain(id)
  }
  expect(await trail('platform-webhook-retried', told)).toEqual([{ name: 'payment-changed', club_id: null }])
  expect(await trail('platform-webhook-retried', tells)).toEqual([{ name: 'order.paid', club_id: null }])
})

test.each([
  ['it arrived', 'in', 'delivered', true],
  ['it arrived there', 'out', 'delivered', true],
  ['the club has switched it off', 'out', 'failed', false],
] as const)(
  'a webhook is not tried again where %s, and nothing is written down',
  async (_, direction, state, isOn) => {
    const id = await layWebhook(direction, state, isOn)
    expect((await above(`/webhooks/${id}/retry`, {})).status).toBe(409)
    expect(await trail('platform-webhook-retried', id)).toEqual([])
  },
)

test('OPEN-122 each part of the house says how it does; a queue that is behind, or gave up today, is late', async () => {
  const partOf = async (part: string) =>
    (await above('/health')).body.parts.find((each: { part: string }) => each.part === part)
  expect(await partOf('database')).toMatchObject({ state: 'well' })
  expect(await partOf('storage')).toMatchObject({ state: 'well' })
  expect(await partOf('payments')).toMatchObject({ failed_today: 0 })
  await layMail({ failed: true, error: 'took too long' })
  expect(await partOf('mail')).toMatchObject({ state: 'late' })
})

test.each(['/jobs', '/mails', '/webhooks', '/health'])(
  'HOSTS-07 %s is for superusers alone',
  async (path) => {
    const owner = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
    const { status } = await ask(app, `/v2/platform${path}`, undefined, { on: 'backoffice', as: owner })
    expect(status).toBe(403)
  },
)
