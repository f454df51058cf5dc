// Runs on both databases.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getStore } from '@clubhouse/contract/site/club'
import { findAccount } from '#site/clubs/port.ts'
import { statementCounter } from '#testing/counted.ts'
import { eventually } from '#testing/eventually.ts'
import { openFormClient } from '#testing/clients/form-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { wireGet } from '#testing/network/wire-get.ts'
import { mountApi } from './api-routes.ts'
import { Endpoints, serve } from './endpoints.ts'
import { everybody } from './guard.ts'
import { CachedReplies } from './cached-replies.ts'

const statements = statementCounter()
let app: TestApp
let other: TestApp | null = null
beforeAll(async () => {
  app = await openTestApp({ around: statements.db })
  other = app.databaseUrl ? await openTestApp({ databaseUrl: app.databaseUrl }) : null
})
afterAll(async () => {
  await other?.close()
  await app.close()
})

const get = (path: string, headers: Record<string, string> = {}, from = app) =>
  from.server.inject({ url: `/api/v2/store/${path}`, headers })

test('a public read is made once, and the next is answered without the database', async () => {
  const first = await get('dunvarra/articles?page=1')
  const sent = await statements.during(() => get('dunvarra/articles?page=1'))
  const second = await get('dunvarra/articles?page=1')
  expect(sent).toEqual([])
  expect([second.statusCode, second.body]).toEqual([200, first.body])
  expect(second.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    etag: first.headers['etag'],
  })
})

test('whoever has it is told that it is still good', async () => {
  const { headers } = await get('dunvarra/sponsors')
  const again = await get('dunvarra/sponsors', { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a write to the club makes it old in every process, and leaves what is kept of others', async () => {
  const processes = [app, ...(other ? [other] : [])]
  for (const each of processes)
    for (const club of ['dunvarra', 'inishvarn']) await get(`${club}/articles`, {}, each)
  await app.asOwner(
    "update articles set title = 'Fees, as of today' where slug = 'fees' and club_id = (select id from clubs where slug = 'dunvarra')",
  )
  for (const each of processes) {
    await eventually(async () =>
      expect((await get('dunvarra/articles/fees', {}, each)).json()).toMatchObject({
        title: 'Fees, as of today',
      }),
    )
  }
  expect(await statements.during(() => get('inishvarn/articles'))).toEqual([])
  expect(await statements.during(() => get('dunvarra/articles'))).toHaveLength(1)
})

test('what is withdrawn is gone, though it was kept', async () => {
  expect((await get('dunvarra/articles/fees')).statusCode).toBe(200)
  await app.asOwner("update articles set status = 'draft' where slug = 'fees'")
  await eventually(async () => expect((await get('dunvarra/articles/fees')).statusCode).toBe(404))
})

test('no club, no article and no end of searches: nothing of that is kept', async () => {
  const { size } = app.parts.cache
  for (const path of ['nowhere/articles', 'dunvarra/articles/nothing', 'dunvarra/articles?filter=anything'])
    await get(path)
  expect(app.parts.cache.size).toBe(size)
})

test('it is sent in whatever form they take it', async () => {
  await get('inishvarn/sponsors')
  const packed = await get('inishvarn/sponsors', { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
})

describe('whoever says who they are', () => {
  const inPerson = () => {
    const { session, authentication, guest } = app.parts.config.cookies
    return [
      { authorization: 'Bearer of-somebody' },
      { api_key: 'of-a-program' },
      { 'x-guest-auth': 'true' },
      ...[session, authentication, guest].map((name) => ({ cookie: `${name}=of-somebody` })),
    ]
  }

  test('is answered the same, with nothing from what is kept', async () => {
    const plain = await get('inishvarn/sponsors')
    for (const headers of inPerson()) {
      const sent = await statements.during(async () =>
        expect((await get('inishvarn/sponsors', headers)).json()).toEqual(plain.json()),
      )
      expect(sent, JSON.stringify(headers)).toEqual(['sponsors'])
    }
  })

  test('leaves nothing that another is answered with', async () => {
    const { size } = app.parts.cache
    for (const headers of inPerson()) await get('inishvarn/articles?per_page=7', headers)
    expect(app.parts.cache.size).toBe(size)
    expect(await statements.during(() => get('inishvarn/articles?per_page=7'))).toEqual(['list_articles'])
  })
})

test('only reads of a club that ask nobody’s name are kept', async () => {
  const kept = app.parts.endpoints.all.filter(({ guard }) => guard.isCached)
  expect(kept.map(({ endpoint }) => endpoint.name).toSorted()).toEqual([
    'currentPromotion',
    'getArticle',
    'getDraw',
    'getProduct',
    'getShopItem',
    'getStore',
    'listArticles',
    'listDraws',
    'listPlanDiscounts',
    'listProducts',
    'listPrograms',
    'listShopItemTypes',
    'listShopItems',
    'listSponsors',
  ])
  for (const { endpoint, guard } of kept) {
    expect(guard).toMatchObject({ audience: 'anyone', scope: 'public' })
    expect(guard.isPersonal).toBeUndefined()
    expect([endpoint.method, endpoint.path.startsWith('/store/{club}')]).toEqual(['GET', true])
    // It would fail here if it asked: see the next test.
    const path = endpoint.path
      .replace('/store/{club}', 'dunvarra')
      .replace('{slug}', 'about-us')
      .replace('shop-items/{product_id}', 'shop-items/home-jersey')
      .replace('{product_id}', 'rovers-lotto')
      .replace('{number}', '341')
    expect((await get(path)).statusCode).toBe(200)
  }
})

test('one that asks all the same who calls fails instead of being kept', async () => {
  const learnt: unknown[] = []
  const curious = serve(getStore, everybody, async ({ params }, caller) => {
    learnt.push(await caller.identify())
    return (await findAccount(app.parts.db, params.club)) ?? expect.fail()
  })
  const endpoints = new Endpoints([curious], { limiter: null, checkReplies: true })
  const { cache, revisions } = app.parts
  revisions.bumpAll()
  const { size } = cache
  const server = Fastify()
  mountApi(server, endpoints, () => expect.fail(), new CachedReplies({ ...app.parts, endpoints }))
  const reply = await server.inject('/api/v2/store/inishvarn')
  expect([reply.statusCode, learnt, cache.size]).toEqual([500, [], size])
})

describe('before the router', () => {
  let port: number
  beforeAll(async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.server.address() as AddressInfo).port
  })

  const wire = (headers: Record<string, string> = {}, path = '/api/v2/store/inishvarn/sponsors') =>
    wireGet({ port, path, headers: { host: 'clubhouse.test', ...headers } })

  /** How many of these were answered at the door. */
  async function atDoor(...requests: Record<string, string>[]): Promise<number> {
    const before = app.parts.metrics.atDoor.answered
    for (const headers of requests) await wire(headers)
    return app.parts.metrics.atDoor.answered - before
  }

  test('what is kept is answered with the same head and body as behind it', async () => {
    app.parts.revisions.bumpAll()
    const behind = await wire()
    expect(await atDoor({})).toBe(1)
    const before = await wire()
    const { date: _one, connection: _two, 'keep-alive': _three, ...headers } = behind.headers
    expect(before.headers).toMatchObject(headers)
    expect([before.status, before.body.toString()]).toEqual([200, behind.body.toString()])
  })

  test('nobody in person, no unknown host and no other spelling is', async () => {
    await wire()
    expect(await atDoor({}, { authorization: 'Bearer of-somebody' })).toBe(1)
    expect((await wire({ host: 'elsewhere.example' })).status).toBe(404)
    expect(await atDoor({ host: 'elsewhere.example' })).toBe(0)
  })

  test('it counts for the rate', async () => {
    const { limiter } = app.parts
    expect((await wire()).status).toBe(200)
    // On a slow machine a place may come free again before the call arrives.
    const askWhenFull = async () => {
      while (limiter?.take('read', '127.0.0.1') === 0);
      return (await wire()).status
    }
    const answers = new Set<number>()
    for (let tries = 0; tries < 20 && !answers.has(429); tries += 1) answers.add(await askWhenFull())
    expect(answers).toContain(429)
  })
})

test('what somebody writes in the back office they see at once, heard or not', async () => {
  const deaf = await openTestApp({ isDeaf: true })
  const { revisions } = deaf.parts
  const desk = await openFormClient(deaf)
  const shown = revisions.of(desk.accountId)
  expect((await desk.ask('')).status).toBe(200)
  expect((await desk.ask('', { kind: 'adult' })).status).toBe(422)
  expect(revisions.of(desk.accountId)).toBe(shown)
  await desk.create()
  expect(revisions.of(desk.accountId)).not.toBe(shown)
  await deaf.close()
})
