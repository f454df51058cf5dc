import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Fastify from 'fastify'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { rawRequest } from '#testing/network/raw-request.ts'
import { userIdOf } from '#testing/world/people.ts'
import { noteArrivals } from '#kernel/http/arrivals.ts'
import { LIFETIME, Sessions } from './sessions.ts'

let app: TestApp
let sessions: Sessions
let brid: string

beforeAll(async () => {
  app = await openTestApp()
  sessions = app.parts.sessions
  brid = await userIdOf(app, 'brid@home.example')
})
afterAll(() => app.close())

const begin = (remember = true) =>
  app.parts.db.withPlatform((tx) =>
    sessions.begin(tx, { userId: brid, method: 'password', site: 'club:dunvarra', remember }),
  )
/** When a request reaches us, as the server notes it. */
const arrival = async () => {
  const fake = Fastify()
  noteArrivals(fake)
  fake.get('/', (request) => request.arrivedAt)
  const { body } = await fake.inject('/')
  await fake.close()
  return Number(body)
}
const SITE = { clubId: '', name: 'club:dunvarra' }
const identify = (token: string) => sessions.identify(token, SITE)
/** A token that was used just now may be in a race; one of a minute ago was replayed. */
const aMinutePasses = () =>
  app.asOwner(`update tokens set rotated_at = rotated_at - interval '1 minute' where rotated_at is not null`)
const liveSessions = async () => {
  const [row] = await app.asOwner<{ count: number }>(
    'select count(*)::int as count from sessions where ended_at is null',
  )
  return row?.count ?? 0
}

describe('a sign-in', () => {
  test('DATA-21 OPEN-011 answers two opaque tokens and how long they hold', async () => {
    const { access_token, refresh_token, expires_in } = await begin(true)
    expect(access_token).toMatch(/^[\w-]{43}$/)
    expect(refresh_token).toMatch(/^[\w-]{43}$/)
    expect(access_token).not.toBe(refresh_token)
    expect(expires_in).toBe(LIFETIME.remembered / 1000)
    expect((await begin(false)).expires_in).toBe(LIFETIME.forgotten / 1000)
  })

  test('is stored as hashes only', async () => {
    const { access_token, refresh_token } = await begin()
    const dump = JSON.stringify(
      await app.asOwner(
        `select encode(hash, 'escape') as hash, t.*, s.* from tokens t join sessions s on true`,
      ),
    )
    expect(dump).not.toContain(access_token)
    expect(dump).not.toContain(refresh_token)
  })

  test('API-18 is known by its bearer, and by nothing else', async () => {
    const { access_token, refresh_token } = await begin()
    const identity = await identify(access_token)
    expect(identity).toMatchObject({ kind: 'user', method: 'password', user: { email: 'brid@home.example' } })
    expect(await identify(refresh_token)).toBeNull()
    expect(await identify(`${access_token}x`)).toBeNull()
    expect(await identify('')).toBeNull()
  })

  test('counts on the site where it began, and on no other', async () => {
    const { access_token, refresh_token } = await begin()
    for (const name of ['club:inishvarn', 'xgb', 'backoffice', '']) {
      const elsewhere = { clubId: '', name }
      expect(await sessions.identify(access_token, elsewhere), name).toBeNull()
      await expect(sessions.renew(refresh_token, elsewhere), name).rejects.toMatchObject({ status: 401 })
    }
    expect(await sessions.identify(access_token, null)).toBeNull()
    // Trying it there does not end it here.
    expect(await identify(access_token)).not.toBeNull()
    expect(await sessions.renew(refresh_token, SITE)).toHaveProperty('access_token')
  })

  test('ends when it is ended, and with its time', async () => {
    const { access_token } = await begin()
    const identity = await identify(access_token)
    await sessions.end(identity!.sessionId, 'signed-out')
    expect(await identify(access_token)).toBeNull()

    const forgotten = await begin(false)
    const before = app.parts.clock.now()
    app.setClock(new Date(before.getTime() + LIFETIME.forgotten + 1))
    expect(await identify(forgotten.access_token)).toBeNull()
    await expect(sessions.renew(forgotten.refresh_token, SITE)).rejects.toMatchObject({ status: 401 })
    app.setClock(before)
  })

  test('a changed password ends all the others', async () => {
    const [mine, other] = [await begin(), await begin()]
    const { sessionId } = (await identify(mine.access_token))!
    await app.parts.db.withPlatform((tx) => sessions.endAll(tx, brid, 'password-changed', sessionId))
    expect(await identify(mine.access_token)).not.toBeNull()
    expect(await identify(other.access_token)).toBeNull()
    await expect(sessions.renew(other.refresh_token, SITE)).rejects.toMatchObject({ status: 401 })
  })
})

describe('renewing', () => {
  test('API-15 gives new tokens of the same sign-in; the old bearer holds for what is under way', async () => {
    const first = await begin()
    const second = await sessions.renew(first.refresh_token, SITE)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const [before, after] = [await identify(first.access_token), await identify(second.access_token)]
    expect(after?.sessionId).toBe(before?.sessionId)
    const now = app.parts.clock.now()
    app.setClock(new Date(now.getTime() + 61_000))
    expect(await identify(first.access_token)).toBeNull()
    expect(await identify(second.access_token)).not.toBeNull()
    app.setClock(now)
  })

  test('with a used token ends the whole sign-in, and says so in the audit', async () => {
    const first = await begin()
    const second = await sessions.renew(first.refresh_token, SITE)
    await aMinutePasses()
    await expect(sessions.renew(first.refresh_token, SITE)).rejects.toMatchObject({ status: 401 })
    expect(await identify(second.access_token)).toBeNull()
    await expect(sessions.renew(second.refresh_token, SITE)).rejects.toMatchObject({ status: 401 })
    const audit = await app.asOwner(`select kind from audit_events where kind = 'refresh-replayed'`)
    expect(audit).toHaveLength(1)
  })

  test('twenty at once get one answer, and nobody is signed out', async () => {
    const first = await begin()
    const live = await liveSessions()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sessions.renew(first.refresh_token, SITE)),
    )
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1)
    expect(await identify(answers[0]!.access_token)).not.toBeNull()
    expect(await liveSessions()).toBe(live)
  })

  test('a browser that restores its tabs is forgiven for a moment, and not for longer', async () => {
    const first = await begin()
    const second = await sessions.renew(first.refresh_token, SITE)
    expect(await sessions.renew(first.refresh_token, SITE, { graceMs: 10_000 })).toEqual(second)
    await app.asOwner(
      `update tokens set rotated_at = rotated_at - interval '11 seconds' where rotated_at is not null`,
    )
    await expect(sessions.renew(first.refresh_token, SITE, { graceMs: 10_000 })).rejects.toMatchObject({
      status: 401,
    })
    expect(await identify(second.access_token)).toBeNull()
  })

  describe.each([
    { clock: 'an hour fast', byMs: 3_600_000 },
    { clock: 'an hour slow', byMs: -3_600_000 },
  ])('on a machine whose clock is $clock', ({ byMs }) => {
    beforeEach(() => {
      const right = Date.now.bind(Date)
      vi.spyOn(Date, 'now').mockImplementation(() => right() + byMs)
    })
    afterEach(() => vi.restoreAllMocks())

    test('whoever had asked before the token was used gets the same answer', async () => {
      const first = await begin()
      const caller = await arrival()
      const second = await sessions.renew(first.refresh_token, SITE)
      expect(await sessions.renew(first.refresh_token, SITE, { askedAt: caller })).toEqual(second)
    })

    test('whoever comes with it a minute later ends the sign-in', async () => {
      const first = await begin()
      const second = await sessions.renew(first.refresh_token, SITE)
      await aMinutePasses()
      const caller = await arrival()
      await expect(sessions.renew(first.refresh_token, SITE, { askedAt: caller })).rejects.toMatchObject({
        status: 401,
      })
      expect(await identify(second.access_token)).toBeNull()
    })
  })

  test('three calls over the wire at once are one, on any database', async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.server.address() as AddressInfo
    const { refresh_token } = await begin()
    const body = JSON.stringify({ grant_type: 'refresh_token', refresh_token })
    const head = `POST /api/oauth/token HTTP/1.1\r\nHost: dunvarra.clubhouse.test\r\nContent-Type: application/json\r\n`
    const call = `${head}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
    const answers = await Promise.all([1, 2, 3].map(() => rawRequest(port, call)))
    const tokens = answers.map((answer) => JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '{}').access_token)
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(3).fill('HTTP/1.1 200'))
    expect(new Set(tokens).size).toBe(1)
    expect(await identify(tokens[0])).not.toBeNull()
  })

  test('does not go on for ever', async () => {
    const { refresh_token } = await begin()
    await app.asOwner(
      `update sessions set created_at = created_at - interval '180 days' where ended_at is null`,
    )
    await expect(sessions.renew(refresh_token, SITE)).rejects.toMatchObject({ status: 401 })
  })

  test('an unknown token ends nothing', async () => {
    const live = await liveSessions()
    await expect(sessions.renew('not-one-of-ours', SITE)).rejects.toMatchObject({ status: 401 })
    expect(await liveSessions()).toBe(live)
  })
})

describe.skipIf(testDatabaseKind() === 'embedded')(
  'two processes (one process holds the embedded database)',
  () => {
    const asAnotherProcess = async <T>(secret: string, work: (other: Sessions) => Promise<T>): Promise<T> => {
      const db = openPostgres({ url: app.databaseUrl!, poolSize: 4, onTrouble: () => undefined })
      try {
        return await work(new Sessions({ db, now: app.parts.clock.now, secret }))
      } finally {
        await db.close()
      }
    }

    test('that are asked at the same moment give one browser one answer', async () => {
      await asAnotherProcess(app.parts.config.secret, async (other) => {
        for (let round = 0; round < 10; round++) {
          const first = await begin()
          const [one, two] = await Promise.all([
            sessions.renew(first.refresh_token, SITE),
            other.renew(first.refresh_token, SITE),
          ])
          expect(one).toEqual(two)
          expect(await identify(one.access_token)).not.toBeNull()
        }
      })
    })

    test('negative control: without the shared key they would not', async () => {
      await asAnotherProcess('another-secret-of-another-house', async (other) => {
        const first = await begin()
        const [one, two] = await Promise.all([
          sessions.renew(first.refresh_token, SITE),
          other.renew(first.refresh_token, SITE),
        ])
        expect(one).not.toEqual(two)
      })
    })
  },
)
