import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getStore } from '@clubhouse/contract/site/club'
import { clubs } from '#site/clubs/tables.ts'
import { TIMEOUTS } from '#kernel/db/database.ts'
import { errorCode } from '../error-code.ts'
import { eventually } from '../eventually.ts'
import { FakeWeb, cachedPage } from '../fake-web.ts'
import { TcpProxy, through } from '../network/tcp-proxy.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '../test-database.ts'
import { within } from '#kernel/timing.ts'

const isEmbedded = testDatabaseKind() === 'embedded'
const INTERNALS = /ECONN|127\.0\.0\.1|postgres|clubhouse_|select |timeout|pg-pool|\.ts|Error:/i

describe.skipIf(isEmbedded)(
  'while PostgreSQL is away (PostgreSQL only: the embedded database cannot go away)',
  () => {
    let database: TestDatabase
    let proxy: TcpProxy
    let app: TestApp
    const web = new FakeWeb(async (_request, { call }) => {
      const { name } = await call(getStore, { params: { club: 'dunvarra' } })
      return cachedPage(`<h1>${name}</h1>`)
    })

    beforeAll(async () => {
      database = await openTestDatabase()
      const { hostname: host, port } = new URL(database.url ?? '')
      proxy = await TcpProxy.open({ host, port: Number(port) })
      app = await openTestApp({ web, databaseUrl: through(proxy, database.url ?? '') })
    })
    afterAll(async () => {
      await app.close()
      await proxy.close()
      await database.drop()
    })

    /** A search is read anew each time. */
    const NEVER_KEPT = '/api/v2/store/dunvarra/sponsors?filter=a'
    const get = (url: string) => app.server.inject({ url, headers: { host: 'dunvarra.clubhouse.test' } })
    async function refused(url: string) {
      // Twice the budget for a connection, by the same timers: what holds this process up holds both up.
      const reply = await within(2 * TIMEOUTS.connectMs, get(url))
      if (!reply) throw new Error(`${url} is still waited for`)
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
      expect(reply.body).not.toMatch(INTERNALS)
      return reply
    }
    async function isBack() {
      await eventually(async () => expect((await get(NEVER_KEPT)).statusCode).toBe(200))
      expect((await get('/readyz')).statusCode).toBe(200)
    }

    test.each([
      { how: 'its line is cut', break: () => proxy.cut() },
      { how: 'it falls silent', break: () => proxy.fallSilent() },
    ])(
      '$how: kept pages and replies are answered, everything else says when to come back, and it recovers by itself',
      async (failure) => {
        const good = await get('/')
        expect(good.body).toBe('<h1>Dunvarra Rovers FC</h1>')
        const goodReply = await get('/api/v2/store/dunvarra')
        const inFlight = get('/api/v2/store/dunvarra/articles')
        failure.break()

        const [reply, page, ready] = await Promise.all([
          refused(NEVER_KEPT),
          refused(`/never-seen-${failure.how.length}`),
          get('/readyz'),
        ])
        expect(reply.json()).toEqual({
          error_code: 'unavailable',
          message: expect.any(String),
          request_id: expect.any(String),
        })
        expect(page.headers['content-type']).toContain('text/html')
        expect([ready.statusCode, ready.json().reason]).toEqual([503, 'the database does not answer'])
        expect([200, 503]).toContain((await inFlight).statusCode)
        expect((await get('/')).body).toBe(good.body)
        expect((await get('/api/v2/store/dunvarra')).body).toBe(goodReply.body)
        expect((await get('/healthz')).statusCode).toBe(200)

        proxy.restore()
        await isBack()
        await database.asOwner("update clubs set name = name || ' 1902' where slug = 'dunvarra'")
        await eventually(async () => expect((await get('/')).body).toContain('1902'))
        await database.asOwner("update clubs set name = 'Dunvarra Rovers FC' where slug = 'dunvarra'")
        await eventually(async () => expect((await get('/')).body).toBe(good.body))
      },
    )

    test('a write that is cut in the middle leaves nothing half done and the next one works', async () => {
      const clubId = app.parts.registry.idOf('dunvarra') ?? ''
      const half = app.parts.db.withClub(clubId, async (tx) => {
        await tx.update(clubs).set({ name: 'Half a name' })
        proxy.cut()
        await tx.update(clubs).set({ name: 'The other half' })
      })
      expect(await errorCode(half)).not.toBe('accepted')
      proxy.restore()
      await isBack()
      expect(await database.asOwner("select name from clubs where slug = 'dunvarra'")).toEqual([
        { name: 'Dunvarra Rovers FC' },
      ])
      await app.parts.db.withClub(clubId, (tx) => tx.update(clubs).set({ twitter: null }))
    })
  },
)
