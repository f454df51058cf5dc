import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LANGUAGES, TONES } from '@clubhouse/contract/site/office/article-limits'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const TEXT = 'The shield is back on the shelf above the tea hatch.'

let server: http.Server
let heard: {
  key: string | undefined
  body: { model: string; messages: { role: string; content: string }[] }
}[]
let status = 200
let demo: TestApp
let real: TestApp
beforeAll(async () => {
  server = http.createServer((request, response) => {
    let sent = ''
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()))
    request.on('end', () => {
      heard.push({ key: request.headers.authorization, body: JSON.parse(sent) })
      response.statusCode = status
      response.end(
        JSON.stringify({ id: 'x', choices: [{ message: { role: 'assistant', content: ' Other words. ' } }] }),
      )
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  demo = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  real = await openTestApp({
    environment: {
      RATE_LIMITS: 'false',
      REPHRASE_URL: `${origin}/v1/chat/completions`,
      REPHRASE_KEY: 'a-key-of-the-tests',
      REPHRASE_MODEL: 'a-model',
    },
  })
})
afterAll(async () => {
  await Promise.all([demo.close(), real.close()])
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  heard = []
  status = 200
})

async function say(app: TestApp, body?: object) {
  const { access_token: as } = await signIn(app, 'tadhg@dunvarra.example', 'backoffice')
  const headers = { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' }
  return ask(app, '/v2/backoffice/email/rephrase', body, { on: 'backoffice', as, headers })
}

test('API-70 EDITOR-08 text, tone, language and module go out; data.rephrased comes back', async () => {
  const { status: answered, body } = await say(real, {
    text: TEXT,
    tone: 'friendly',
    language: 'irish',
    module: 'article',
  })
  expect([answered, body]).toEqual([200, { data: { rephrased: 'Other words.' } }])
  const [call] = heard
  expect(call?.key).toBe('Bearer a-key-of-the-tests')
  expect(call?.body.model).toBe('a-model')
  expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(call?.body.messages[0]?.content).toMatch(/article[\s\S]*friendly[\s\S]*Irish/)
  expect(call?.body.messages[1]?.content).toBe(TEXT)
})

test('EDITOR-06 EDITOR-07 OPEN-124 neutral English of an email unless said otherwise; every tone and language is taken', async () => {
  await say(real, { text: TEXT })
  expect(heard[0]?.body.messages[0]?.content).toMatch(/email[\s\S]*neutral[\s\S]*English/)
  for (const tone of TONES) expect((await say(demo, { text: TEXT, tone })).status).toBe(200)
  for (const language of LANGUAGES) expect((await say(demo, { text: TEXT, language })).status).toBe(200)
  expect((await say(demo, { text: TEXT, tone: 'angry' })).status).toBe(422)
})

test('EDITOR-03 CONST-23 fewer than 25 characters are refused, and nobody is asked', async () => {
  const { status: answered, body } = await say(real, { text: `${'a '.repeat(24)}        ` })
  expect([answered, body.errors]).toEqual([422, { text: 'Minimum content length is 25 characters.' }])
  expect(heard).toEqual([])
  expect((await say(real, { text: 'a '.repeat(25) })).status).toBe(200)
})

test('ERR-49 a service in trouble is said in plain words, and nothing of its answer', async () => {
  status = 500
  const { status: answered, body } = await say(real, { text: TEXT })
  expect([answered, body.error_code, body.message]).toEqual([
    503,
    'rephrase_unavailable',
    'Rephrasing failed. Please try again.',
  ])
})

test('OPEN-124 pages learn whether there is a service: the demo’s is a stand-in', async () => {
  expect((await say(demo)).body).toEqual({ service: 'stand-in' })
  expect((await say(real)).body).toEqual({ service: 'real' })
})
