import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getStore } from '@clubhouse/contract/site/club'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTracing } from './open-tracing.ts'
import { summaryOf } from './trace-statements.ts'
import { tracer, traceparentIn } from './tracing.ts'

/** O27 One trace from the browser's request to the SQL statement, the job and its mail, as a collector hears it. */

interface Told {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

const told: Told[] = []
const bodies: string[] = []
const collector = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    bodies.push(`${request.method} ${request.url} ${body}`)
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) told.push(...spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

const web = new FakeWeb(async (_request, context) => {
  const club = await context.call(getStore, { params: { club: 'dunvarra' } })
  return ownPage(club.name)
})
const lines: string[] = []
let app: TestApp
let endpoint: string
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  app = await openTestApp({ web, logTo: { write: (line) => void lines.push(line) } })
})
afterAll(async () => {
  await app.close()
  collector.close()
})
afterEach(() => {
  told.length = 0
  bodies.length = 0
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const BROWSER = '00f067aa0ba902b7'
const traceparent = `00-${TRACE}-${BROWSER}-01`

/** Does it while traces are kept; the collector has heard all of it afterwards. */
async function collected(work: () => Promise<unknown>, ratio = 1): Promise<Told[]> {
  const end = await openTracing({ tracing: { endpoint, ratio }, role: 'all' })
  try {
    await work()
  } finally {
    await end()
  }
  return told
}

/** From the named span up to whoever asked, by name. */
function wayUp(spans: readonly Told[], from: Told | undefined): string[] {
  const parent = spans.find(({ spanId }) => spanId === from?.parentSpanId)
  return from ? [from.name, ...(parent ? wayUp(spans, parent) : [from.parentSpanId ?? 'nobody'])] : []
}

const MESSAGE = {
  content: 'When is training?',
  sender: 'Síle Ní Fhearra',
  sender_email: 'sile@home.example',
  sender_phone: '353861234567',
  subject: 'Website contact form',
}
const sendMessage = () =>
  app.server.inject({
    method: 'POST',
    url: '/api/v2/store/dunvarra/messages?from=sile@home.example',
    headers: { host: hostOf('dunvarra'), traceparent },
    payload: MESSAGE,
  })

test('O27 a message: browser, call, statement, job, mail are one trace', async () => {
  await app.asOwner(`update clubs set contact_email = 'hello@dunvarra.example' where slug = 'dunvarra'`)
  const spans = await collected(async () => {
    expect((await sendMessage()).statusCode).toBe(200)
    await mailsTo(app, 'hello@dunvarra.example')
  })
  const ours = spans.filter(({ traceId }) => traceId === TRACE)
  const request = 'POST /api/v2/store/:club/messages'
  const named = (name: RegExp) => ours.find((span) => name.test(span.name))
  expect(wayUp(ours, named(/^sql insert outbox/))).toEqual([
    'sql insert outbox',
    'call sendMessage',
    request,
    BROWSER,
  ])
  expect(wayUp(ours, named(/^send mail/)).slice(0, 2)).toEqual(['send mail', 'job mails'])
  expect(wayUp(ours, named(/^send mail/)).slice(-2)).toEqual([request, BROWSER])
  expect(bodies[0]).toMatch(/^POST \/v1\/traces /)
  // Nobody's name, address or words, and nothing of what a statement was told.
  expect(bodies.join('')).not.toMatch(/Síle|sile|@|353861234567|training|127\.0\.0\.1"|\$1/)
  const server = named(/^POST/)
  expect(Object.fromEntries(server?.attributes.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
    'http.route': { stringValue: '/api/v2/store/:club/messages' },
    'clubhouse.site': { stringValue: 'club:dunvarra' },
    'http.response.status_code': { intValue: 200 },
  })
  // The log leads to the trace.
  expect(lines.some((line) => JSON.parse(line).trace === TRACE)).toBe(true)
})

test('O27 a page: render, call and statement are below the request', async () => {
  const asked = () =>
    app.server.inject({ url: '/news/under-12s-win', headers: { host: hostOf('dunvarra'), traceparent } })
  const spans = await collected(async () => expect((await asked()).statusCode).toBe(200))
  const ours = spans.filter(({ traceId }) => traceId === TRACE)
  const statement = ours.find(({ name }) => name.startsWith('sql '))
  expect(wayUp(ours, statement).slice(1)).toEqual([
    'call getStore',
    'render page',
    'GET club /news/:slug',
    BROWSER,
  ])
})

test('O27 what failed is marked by the name of the error, and what it says stays here', async () => {
  web.answer = () => {
    throw new TypeError('of sile@home.example')
  }
  const spans = await collected(() =>
    app.server.inject({ url: '/broken', headers: { host: hostOf('dunvarra'), traceparent } }),
  )
  const failed = spans.filter(({ status }) => status.code === 2)
  expect(failed.map(({ name }) => name)).toContain('render page')
  expect(bodies.join('')).toContain('TypeError')
  expect(bodies.join('')).not.toContain('sile')
})

test('O27 off, nothing is told and nothing read: not even a row knows a trace', async () => {
  await app.asOwner('delete from rate_counters')
  expect(tracer()).toBeNull()
  expect((await sendMessage()).statusCode).toBe(200)
  expect(bodies).toEqual([])
  expect(await app.asOwner('select 1 from outbox where done_at is null and trace is not null')).toEqual([])
})

test('O27 a collector that is away holds nobody up', async () => {
  await app.asOwner('delete from rate_counters')
  const end = await openTracing({ tracing: { endpoint: 'http://127.0.0.1:9', ratio: 1 }, role: 'all' })
  expect((await sendMessage()).statusCode).toBe(200)
  await end().catch(() => undefined)
  expect(tracer()).toBeNull()
})

test('O27 with a ratio of none, only what a browser asks for is kept', async () => {
  await app.asOwner('delete from rate_counters')
  const spans = await collected(async () => {
    await app.server.inject({ url: '/api/v2/store/dunvarra', headers: { host: hostOf('dunvarra') } })
    await app.server.inject({ url: '/unknown', headers: { host: hostOf('dunvarra'), traceparent } })
  }, 0)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
})

test.each([
  ['select o.id from orders o where o.id = $1', 'select orders'],
  ['insert into "outbox" ("id") values ($1)', 'insert outbox'],
  ['update memberships set x = 1', 'update memberships'],
  ['with a as (select 1 from b) select * from clubs', 'select clubs'],
  ['begin; set local app.club_id = $1', 'begin'],
  ['select set_config($1, $2, true)', 'select'],
  ['lock table x', 'statement'],
])('a statement is named by what it does: %s', (text, name) => {
  expect(summaryOf(text)).toBe(name)
})

test.each([
  ['short', '00-0-0-01'],
  ['of nothing', `00-${'0'.repeat(32)}-${BROWSER}-01`],
  ['with a second line', `${traceparent}\nx`],
  ['empty', ''],
  ['long', 'x'.repeat(5000)],
])('what is no traceparent is not taken: %s', (_, given) => {
  expect(traceparentIn(given)).toBeNull()
  expect(traceparentIn(traceparent)).toBe(traceparent)
})
