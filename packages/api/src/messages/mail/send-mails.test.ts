import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kernel/db/database.ts'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import { hurryMails } from './operate.ts'
import { mailsTo } from '#testing/mails.ts'
import { BRID, notebook, openOutboxApp, type OutboxApp } from '#testing/outbox-app.ts'
import { plainLetters } from '#testing/plain-letters.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { claimMails, forgetOldMails } from './mail-rows.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let world: OutboxApp
beforeAll(async () => {
  world = await openOutboxApp()
})
afterAll(() => world.app.close())
afterEach(() => world.clear())

test('templates are read in before the database is asked: it holds up whoever waits for a connection', async () => {
  const steps: string[] = []
  const outbox = world.worker(notebook(), {
    templates: () => (steps.push('templates'), plainLetters.templates()),
    brandOf: (clubId) => (steps.push('database'), plainLetters.brandOf(clubId)),
  })
  await world.put('verify:1')
  await outbox.drain()
  expect(steps).toEqual(['templates', 'database'])
})

describe('a process', () => {
  test('that dies between claiming and sending leaves the mail to the next one, a minute later', async () => {
    await world.put('verify:1')
    await world.app.parts.db.withPlatform((tx) =>
      claimMails(tx, { now: world.app.parts.clock.now(), limit: 10 }),
    )
    expect(await mailsTo(world.app, BRID)).toEqual([])
    world.moveOn(61_000)
    expect(await mailsTo(world.app, BRID)).toHaveLength(1)
  })

  test('that loses the database between sending and marking marks as soon as it is back', async () => {
    await world.put('verify:1')
    const { sent, send } = notebook()
    let isAway = false
    let refused = 0
    const { db } = world.app.parts
    const flaky: Database = {
      ...db,
      withPlatform: (work, asked) => {
        if (!isAway) return db.withPlatform(work, asked)
        refused += 1
        isAway = refused < 2
        return Promise.reject(new Error('connection lost'))
      },
    }
    const outbox = world.worker(
      {
        send: async (mail) => {
          await send(mail)
          isAway = true
        },
      },
      { db: flaky },
    )
    await outbox.drain()
    expect(refused).toBe(2)
    expect((await world.row()).done_at).not.toBeNull()
    world.moveOn(2 * MINUTE_MS)
    await world.app.parts.outbox.drain()
    expect(sent).toHaveLength(1)
    expect(await mailsTo(world.app, BRID)).toEqual([])
  })

  test('finishes what it is sending before it stops, and sends nothing more', async () => {
    const { sent, send } = notebook()
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const outbox = world.worker({
      send: async (mail) => {
        begins()
        await released
        await send(mail)
      },
    })
    await world.put('verify:1')
    const drained = outbox.drain()
    await begun
    let isStopped = false
    const stopped = outbox.stop().then(() => (isStopped = true))
    await new Promise((soon) => setTimeout(soon, 50))
    expect(isStopped).toBe(false)
    release()
    await stopped
    await drained
    expect(sent).toHaveLength(1)
    expect((await world.row()).done_at).not.toBeNull()
    await world.put('verify:2')
    await outbox.drain()
    expect(sent).toHaveLength(1)
  })

  test('that tries a mail again has it for itself, also when somebody hurries all that wait', async () => {
    const hurry = () => world.app.parts.db.withPlatform((tx) => hurryMails(tx, world.app.parts.clock.now()))
    const { sent, send } = notebook()
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await world.put('verify:1')
    await world.worker({ send: () => Promise.reject(new Error('away')) }).drain()
    const trying = world.worker({
      send: async (mail) => {
        begins()
        await released
        await send(mail)
      },
    })
    expect(await hurry()).toBe(1)
    const drained = trying.drain()
    await begun
    expect(await hurry()).toBe(0)
    await world.worker({ send }).drain()
    expect(sent).toEqual([])
    release()
    await drained
    expect(sent).toHaveLength(1)
    expect(await world.row()).toMatchObject({ attempts: 2, last_error: null })
  })

  test('of the web alone leaves mails to the workers', async () => {
    expect(world.app.parts.config.role).toBe('web')
    await world.put('verify:1')
    await new Promise((soon) => setTimeout(soon, 200))
    expect((await world.row()).attempts).toBe(0)
  })

  test('forgets whom it wrote to after a month', async () => {
    await world.put('a')
    await mailsTo(world.app, BRID)
    await world.put('b')
    world.moveOn(31 * DAY_MS)
    await world.put('c')
    await world.app.parts.db.withPlatform((tx) => forgetOldMails(tx, world.app.parts.clock.now()))
    // What never went is no old mail; the worker gives it up.
    expect((await world.rows()).map((each) => each.effect_key)).toEqual(['b', 'c'])
  })
})

/** The embedded database has one connection, so nobody can come between. */
describe.skipIf(testDatabaseKind() === 'embedded')('two workers', () => {
  const KEYS = Array.from({ length: 24 }, (_, at) => `mail:${at}`)

  /** Both ask while a third transaction holds the rows, which is the worst moment that there is. */
  async function race(locks: boolean) {
    for (const key of KEYS) await world.put(key)
    const second = openPostgres({ url: world.app.databaseUrl!, poolSize: 4, onTrouble: () => undefined })
    const { sent, send } = notebook()
    const workers = [world.worker({ send }, { locks }), world.worker({ send }, { locks, db: second })]
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: holding, resolve: holds } = Promise.withResolvers<void>()
    const third = world.app.parts.db.withPlatform(async (tx) => {
      await tx.execute('select id from outbox for update')
      holds()
      await released
    })
    await holding
    const drained = Promise.all(workers.map((each) => each.drain()))
    await new Promise((soon) => setTimeout(soon, 300))
    release()
    await third
    await drained
    await Promise.all(workers.map((each) => each.drain()))
    await Promise.all(workers.map((each) => each.stop()))
    await second.close()
    return sent.map((mail) => mail.id)
  }

  test('send every mail once', async () => {
    const ids = await race(true)
    expect(ids).toHaveLength(KEYS.length)
    expect(new Set(ids).size).toBe(KEYS.length)
  })

  test('would send some twice if a claim did not lock (negative control)', async () => {
    const ids = await race(false)
    expect(new Set(ids).size).toBe(KEYS.length)
    expect(ids.length).toBeGreaterThan(KEYS.length)
  })
})
