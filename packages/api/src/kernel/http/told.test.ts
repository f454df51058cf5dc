import { afterAll, beforeAll, expect, test } from 'vitest'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import packageFile from '../../../package.json' with { type: 'json' }

/** O10 O14 What an on-call person is told, as Prometheus reads it. */

const web = new FakeWeb(() => ownPage('a page'))
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ web })
})
afterAll(() => app.close())

const metrics = async () => (await app.server.inject('/metrics')).body
/** Of the series with this name and these labels; undefined where it is not told. */
async function valueOf(series: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}
const visit = (path: string, label = 'dunvarra') =>
  app.server.inject({ url: path, headers: { host: hostOf(label) } })

test('O10 pages are counted by their pattern and site, whatever articles there are', async () => {
  await visit('/news/under-12s-win')
  await visit('/news/new-kit')
  await visit('/made-up-by-somebody')
  expect(await valueOf('clubhouse_request_seconds_count{route="club /news/:slug",status="2xx"}')).toBe(2)
  expect(await valueOf('clubhouse_request_seconds_count{route="club /*",status="2xx"}')).toBe(1)
  expect(await metrics()).not.toMatch(/under-12s|made-up/)
})

test('O14 what fails is counted by the site, and only there', async () => {
  web.answer = () => {
    throw new Error('cannot be drawn')
  }
  expect((await visit('/news/broken')).statusCode).toBe(500)
  web.answer = () => ownPage('a page')
  expect(await valueOf('clubhouse_site_failures_total{site="club:dunvarra"}')).toBe(1)
  expect(await metrics()).not.toContain('site="club:inishvarn"')
})

test('O14 the process says its version, that it is ready, hears others, and how busy its connections are', async () => {
  await visit('/news/new-kit')
  expect(await valueOf(`clubhouse_info{version="${packageFile.version}"}`)).toBe(1)
  expect(await valueOf('clubhouse_ready')).toBe(1)
  expect(await valueOf('clubhouse_listening')).toBe(1)
  for (const pool of ['app', 'reader', 'platform']) {
    expect(await valueOf(`clubhouse_pool_waiting{pool="${pool}"}`)).toBe(0)
    expect(await valueOf(`clubhouse_pool_connections{pool="${pool}",state="busy"}`)).toBeDefined()
  }
  app.parts.stopping.hasBegun = true
  expect(await valueOf('clubhouse_ready')).toBe(0)
  app.parts.stopping.hasBegun = false
})

test('O14 what is due and not begun is told by its age, also what is due whatever the clock', async () => {
  app.setClock(TEST_NOW)
  expect(await valueOf('clubhouse_oldest_due_seconds{queue="hooks"}')).toBe(0)
  await app.asOwner(
    `with hook as (insert into hook_endpoints (club_id, id, url, note, events, secret, created_at)
        select id, gen_random_uuid(), 'https://webhooks.example/', '', '{}', '', $1 from clubs where slug = 'dunvarra' returning club_id, id)
      insert into hook_deliveries (id, club_id, endpoint_id, event, effect_key, body, due_at, created_at)
        select gen_random_uuid(), club_id, id, 'order.completed', 'one', '{}', 'epoch', $1 from hook`,
    [new Date(TEST_NOW.getTime() - 900_000)],
  )
  const age = await valueOf('clubhouse_oldest_due_seconds{queue="hooks"}')
  expect(age).toBeGreaterThanOrEqual(900)
  expect(age).toBeLessThan(3600)
})

test('O14 a schedule says when it was last done, and how often it is to be', async () => {
  await app.asOwner(
    `insert into job_runs (id, kind, effect_key, state, about, due_at, created_at, finished_at)
      values (gen_random_uuid(), 'charge-due', 'charge-due:told', 'done', '{}', $1, $1, $1)`,
    [new Date(TEST_NOW.getTime() - 7200_000)],
  )
  expect(await valueOf('clubhouse_schedule_every_seconds{schedule="charge-due"}')).toBe(60)
  expect(await valueOf('clubhouse_schedule_every_seconds{schedule="sweep-mails"}')).toBe(86_400)
  expect(await valueOf('clubhouse_schedule_age_seconds{schedule="charge-due"}')).toBeGreaterThanOrEqual(7200)
  expect(await metrics()).not.toContain('clubhouse_schedule_age_seconds{schedule="sweep-mails"}')
})
