import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEY_SCOPES } from '@clubhouse/contract/office/machine-limits'
import type { MachineMembership } from '@clubhouse/contract/office/machines'
import { type MachineClient, openMachineClient } from '#testing/clients/machine-client.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { giveMembership } from '#testing/world/memberships.ts'
import { newSecret, signedHeaders } from '../webhooks/signature.ts'

/** The client as a release has it, against a server that listens. */

interface Client {
  listMembers(query?: object): Promise<{ items: MachineMembership[]; next_cursor: string | null }>
  listAllMembers(query?: object): AsyncGenerator<MachineMembership>
  getOrder(query: { order_id: string }): Promise<{ order_id: string; total: number }>
}
/** The program of `npm run release`: no part of this package, and not of its types. */
const WRITE_CLIENT = new URL('../../../../../scripts/lib/machine-client/write-client.mjs', import.meta.url)
interface WriteClient {
  filesOfClient: (version: string) => Promise<Record<string, string>>
}

interface Package {
  Clubhouse: new (options: object) => Client
  readWebhook: (letter: object) => Promise<unknown>
}

let app: TestApp
let desk: MachineClient
let folder: string
let client: Package
let port: number
const waits: number[] = []
const asked: string[] = []

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openMachineClient(app)
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
  const { filesOfClient } = (await import(WRITE_CLIENT.href)) as WriteClient
  folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-client-'))
  for (const [name, text] of Object.entries(await filesOfClient('1.2.3')))
    writeFileSync(path.join(folder, name), text)
  client = (await import(pathToFileURL(path.join(folder, 'index.js')).href)) as Package
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A network in which the club's name leads to the server of this test. */
const overTheWire = (address: string, { headers }: { headers: Record<string, string> }) =>
  new Promise<Response>((resolve, reject) => {
    const url = new URL(address)
    asked.push(url.pathname + url.search)
    const options = {
      host: '127.0.0.1',
      port,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
    }
    http
      .get(options, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => {
          const heads = Object.entries(reply.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          )
          resolve(new Response(Buffer.concat(chunks), { status: reply.statusCode ?? 0, headers: heads }))
        })
      })
      .on('error', reject)
  })

async function clientWith(fields: { scopes?: (typeof KEY_SCOPES)[number][] } = {}, more: object = {}) {
  const { secret: key } = (await desk.makeKey({ scopes: [...KEY_SCOPES], ...fields })).body
  waits.length = 0
  asked.length = 0
  return new client.Clubhouse({
    url: `http://${hostOf('dunvarra')}/`,
    key,
    fetch: overTheWire,
    wait: async (seconds: number) => void waits.push(seconds),
    ...more,
  })
}
const give = async (count: number) => {
  const [user] = await app.asOwner<{ id: string }>(`select id from users where email = 'brid@home.example'`)
  const ids = []
  for (let at = 0; at < count; at += 1)
    ids.push(
      await giveMembership(app, {
        userId: user?.id ?? '',
        memberId: crypto.randomUUID(),
        firstName: 'Fiadh',
      }),
    )
  return ids
}
const all = async <Item>(items: AsyncGenerator<Item>) => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

test('O19 it pages through a list, and stops where it ends', async () => {
  const ids = await give(5)
  const club = await clientWith()
  const members = await all(club.listAllMembers({ limit: 2 }))
  expect(members.map(({ membership_id: id }) => id)).toEqual(expect.arrayContaining(ids))
  expect(new Set(members.map(({ membership_id: id }) => id)).size).toBe(members.length)
  expect(asked.length).toBe(Math.ceil(members.length / 2))
  const page = await club.listMembers({ limit: 1 })
  expect([page.items.length, typeof page.next_cursor]).toEqual([1, 'string'])
})

test('O19 O20 it follows what changed since', async () => {
  await give(1)
  const club = await clientWith()
  const newest = (await all(club.listAllMembers())).map(({ updated_at: at }) => Date.parse(at))
  const since = new Date(Math.max(...newest) + 1)
  await app.asOwner('select pg_sleep(0.003)')
  expect(await all(club.listAllMembers({ updated_since: since }))).toEqual([])
  const [joined] = await give(1)
  expect(await all(club.listAllMembers({ updated_since: since }))).toMatchObject([{ membership_id: joined }])
})

test('O19 what is refused says why, to programs and to people', async () => {
  const club = await clientWith({ scopes: ['orders:read'] })
  await expect(club.listMembers()).rejects.toMatchObject({
    name: 'ClubhouseError',
    status: 403,
    code: 'missing_scope',
    message: expect.stringContaining('members:read'),
  })
  await expect(club.getOrder({ order_id: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
  await expect(club.getOrder({ order_id: '../members' })).rejects.toMatchObject({
    code: 'invalid_data',
    errors: { order_id: expect.any(String) },
  })
  expect(waits).toEqual([])
})

test('O19 who asks too often waits as long as the server says, and gets the answer', async () => {
  const now = app.parts.clock.now()
  const wait = async (seconds: number) => {
    waits.push(seconds)
    app.setClock(new Date(app.parts.clock.now().getTime() + seconds * 1000))
  }
  const club = await clientWith({}, { wait })
  // The clock stands meanwhile, as what is allowed comes back by the second.
  for (let batch = 0; waits.length === 0 && batch < 100; batch += 1) {
    app.setClock(now)
    const pages = await Promise.all(Array.from({ length: 10 }, () => club.listMembers({ limit: 1 })))
    for (const { items } of pages) expect(items).toHaveLength(1)
  }
  expect(asked.length).toBeGreaterThan(120)
  expect(waits.length).toBeGreaterThan(0)
  for (const seconds of waits) {
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  }
  app.setClock(now)
})

test('O19 a server that is away for a moment is asked again, and not for ever', async () => {
  let failures = 2
  const flaky = (address: string, options: { headers: Record<string, string> }) => {
    failures -= 1
    return failures >= 0 ? Promise.reject(new TypeError('fetch failed')) : overTheWire(address, options)
  }
  const club = await clientWith({}, { fetch: flaky })
  expect((await club.listMembers({ limit: 1 })).items).toHaveLength(1)
  expect(waits).toEqual([1, 2])
  failures = 99
  await expect(club.listMembers()).rejects.toThrow('fetch failed')
})

test('O27 it reads a webhook that we signed, and no other', async () => {
  const [secret, other] = [newSecret(), newSecret()]
  const body = JSON.stringify({ type: 'person.erased', data: { member_id: 'Bríd' } })
  const headers = signedHeaders({
    deliveryId: crypto.randomUUID(),
    body,
    at: new Date(),
    secrets: [other, secret],
  })
  expect(await client.readWebhook({ body, headers, secret })).toEqual(JSON.parse(body))
  expect(await client.readWebhook({ body, headers: new Headers(headers), secret })).toEqual(JSON.parse(body))
  const wrong = [
    { body: `${body} `, headers, secret },
    { body, headers, secret: newSecret() },
    { body, headers: {}, secret },
    { body, headers: { ...headers, 'webhook-signature': 'v1,%%%' }, secret },
    { body, headers, secret, now: new Date(Date.now() + 301_000) },
  ]
  for (const letter of wrong)
    await expect(client.readWebhook(letter)).rejects.toMatchObject({ name: 'WebhookRefused' })
})
