import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { saying } from '#testing/network/public-network.ts'
import { OutgoingClient, type OutgoingOptions } from './client.ts'
import { OutgoingFailure } from './failure.ts'
import { isPublicAddress } from './public-address.ts'

const KEY = 'key-that-stays-here'
const Body = z.object({ word: z.string() })

let server: http.Server
let origin: string
let asked: string[] = []
let answer: http.RequestListener = () => undefined
const clients: OutgoingClient[] = []

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function aClient(options: Partial<OutgoingOptions> = {}): OutgoingClient {
  const client = new OutgoingClient({ origins: [origin], ...options })
  clients.push(client)
  return client
}

const ask = (client: OutgoingClient, address = `${origin}/data?apiKey=${KEY}`) =>
  client.getJson(new URL(address), { schema: Body })

async function failure(call: Promise<unknown>): Promise<OutgoingFailure> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(OutgoingFailure)
  return error as OutgoingFailure
}

test('an answer that fits is handed on', async () => {
  answer = saying(200, '\u{feff}{"word":"Bríd"}')
  expect(await ask(aClient())).toEqual({ word: 'Bríd' })
  expect(asked).toEqual([`GET /data?apiKey=${KEY}`])
})

test.each([
  { status: 401, body: '', kind: 'unauthorised' },
  { status: 403, body: '', kind: 'forbidden' },
  { status: 404, body: '', kind: 'not-found' },
  { status: 400, body: '', kind: 'refused' },
  { status: 422, body: '', kind: 'refused' },
  { status: 408, body: '', kind: 'troubled' },
  { status: 429, body: '', kind: 'troubled' },
  { status: 302, body: '', kind: 'moved', headers: { location: 'http://169.254.169.254/' } },
  { status: 500, body: '{"word":"a"}', kind: 'troubled' },
  { status: 200, body: '<html>', kind: 'garbage' },
  { status: 200, body: '{"word":1}', kind: 'garbage' },
  { status: 200, body: '', kind: 'garbage' },
  { status: 200, body: '{"word":"a"}', kind: 'garbage', headers: { 'content-encoding': 'gzip' } },
  { status: 200, body: `"${'x'.repeat(1024 * 1024)}"`, kind: 'too-large' },
])('a status of $status with $headers is $kind, told without the address', async (each) => {
  answer = saying(each.status, each.body, each.headers)
  const { kind, message, stack } = await failure(ask(aClient()))
  expect(kind).toBe(each.kind)
  expect(`${message} ${stack}`).not.toContain(KEY)
  expect(asked).toHaveLength(1)
})

test('an answer that does not come, or begins and does not end, is given up', async () => {
  answer = () => undefined
  expect(await failure(ask(aClient({ budgetMs: 30 })))).toHaveProperty('kind', 'too-slow')
  answer = (_request, response) => void response.write('{"word":')
  expect(await failure(ask(aClient({ budgetMs: 30 })))).toHaveProperty('kind', 'too-slow')
})

test('a call that never gets a connection is given up like any other', async () => {
  answer = saying(200, '{"word":"a"}')
  // Connections are kept, and there are more services than may be kept connected.
  const origins = Array.from({ length: 65 }, (_, at) => origin.replace('127.0.0.1', `host${at}.localhost`))
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const client = aClient({ origins, resolve })
  const last = origins.pop() ?? ''
  for (const each of origins) expect(await ask(client, each)).toEqual({ word: 'a' })
  expect(await failure(ask(client, last))).toHaveProperty('kind', 'too-slow')
})

test('nobody there, and a connection that is cut', async () => {
  const client = aClient({ origins: ['http://127.0.0.1:1', origin] })
  expect(await failure(ask(client, 'http://127.0.0.1:1/'))).toHaveProperty('kind', 'unreachable')
  answer = (request) => void request.socket.destroy()
  expect(await failure(ask(client))).toHaveProperty('kind', 'unreachable')
})

test('only what the configuration names is called', async () => {
  answer = saying(200, '{"word":"a"}')
  const client = aClient({ origins: ['https://feeds.example'] })
  for (const address of [
    origin,
    'http://feeds.example/',
    'https://feeds.example:8443/',
    'file:///etc/passwd',
  ]) {
    expect(await failure(ask(client, address))).toHaveProperty('kind', 'not-allowed')
  }
  expect(asked).toEqual([])
})

test.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:127.0.0.1', 'fd00::1', '169.254.169.254'])(
  'a name that leads to %s is not called, not even when a public address stands beside it',
  async (inner) => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: inner, family: inner.includes(':') ? 6 : 4 },
    ]
    const client = aClient({ origins: ['http://feeds.example'], resolve: async () => addresses })
    expect(await failure(ask(client, 'http://feeds.example/'))).toHaveProperty('kind', 'not-allowed')
  },
)

test('the name is asked for once per connection: what was checked is what is called', async () => {
  answer = saying(200, '{"word":"a"}')
  const { port } = new URL(origin)
  let times = 0
  // A machine that the configuration names may be this one; after the first answer the name would lead astray.
  const resolve = async () => [{ address: ++times === 1 ? '127.0.0.1' : '203.0.113.9', family: 4 }]
  const client = aClient({ origins: [`http://localhost:${port}`], resolve })
  expect(await ask(client, `http://localhost:${port}/`)).toEqual({ word: 'a' })
  expect(times).toBe(1)
})

test('a service that fails is let be, asked by one call after a rest, and as before once it answers', async () => {
  let now = 0
  const outcomes: string[] = []
  const client = aClient({ now: () => now, onOutcome: (outcome) => outcomes.push(outcome) })
  answer = saying(503, '')
  for (let i = 0; i < 5; i += 1) await failure(ask(client))
  asked = []
  expect(await failure(ask(client))).toHaveProperty('kind', 'resting')
  expect(asked).toEqual([])

  now += 15_000
  const both = await Promise.all([failure(ask(client)), failure(ask(client))])
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['resting', 'troubled'])
  expect(asked).toHaveLength(1)

  now += 15_000
  answer = saying(200, '{"word":"back"}')
  expect(await ask(client)).toEqual({ word: 'back' })
  expect(await Promise.all([ask(client), ask(client)])).toEqual([{ word: 'back' }, { word: 'back' }])
  expect(outcomes.filter((outcome) => outcome === 'resting')).toHaveLength(2)
})

test.each([400, 401, 403, 404, 414, 422])(
  'a no (%s) is an answer: a bad key or question does not keep others from their data',
  async (status) => {
    const client = aClient()
    answer = saying(status, '')
    for (let i = 0; i < 8; i += 1) await failure(ask(client))
    answer = saying(200, '{"word":"a"}')
    expect(await ask(client)).toEqual({ word: 'a' })
  },
)

test('a connection that was kept and that the service has closed is no failure', async () => {
  const client = aClient()
  const heard = new WeakSet<object>()
  answer = (request, response) => {
    if (heard.has(request.socket)) return void request.socket.destroy()
    heard.add(request.socket)
    return saying(200, '{"word":"a"}')(request, response)
  }
  for (let i = 0; i < 4; i += 1) expect(await ask(client)).toEqual({ word: 'a' })
  // Whoever cuts a new connection too is away.
  answer = (request) => void request.socket.destroy()
  asked = []
  expect(await failure(ask(client))).toHaveProperty('kind', 'unreachable')
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('a picture is bytes that call themselves one', async () => {
  const client = aClient()
  answer = saying(200, 'GIF89a', { 'content-type': 'image/gif' })
  expect((await client.getImage(new URL(`${origin}/crest`))).toString()).toBe('GIF89a')
  answer = saying(200, '<svg/>', { 'content-type': 'text/html' })
  expect(await failure(client.getImage(new URL(`${origin}/crest`)))).toHaveProperty('kind', 'garbage')
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:400b:c01::66', true],
  ['172.15.0.1', true],
  ['172.31.255.255', false],
  ['100.100.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s belongs to the public network: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
