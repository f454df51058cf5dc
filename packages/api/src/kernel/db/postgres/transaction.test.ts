import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { messagesDuring } from '#testing/counted.ts'
import type { Tx } from '../database.ts'
import { lastStatement } from '../last-statement.ts'
import { takeTime } from '../more-time.ts'
import { one, rows } from '../rows.ts'
import { openPostgres } from './postgres.ts'

const clubId = '00000000-0000-4000-8000-000000000000'

let base: TestDatabase
beforeAll(async () => {
  base = await openTestDatabase()
})
afterAll(() => base.drop())

test.skipIf(testDatabaseKind() === 'embedded')(
  'work in which a statement failed and nobody said so is not done',
  async () => {
    const answered = base.db.withClub(clubId, async (tx) => {
      await rows(tx, sql`select 1 / 0`).catch(() => null)
      return 'done'
    })
    await expect(answered).rejects.toThrow('nothing was kept')
  },
)

test('what failed leaves nothing behind on its connection: neither a transaction nor a club', async () => {
  await expect(
    base.db.withClub(clubId, async () => {
      throw new Error('on the way')
    }),
  ).rejects.toThrow('on the way')
  const club = await base.db.withPlatform((tx) =>
    one<{ id: string | null }>(tx, sql`select nullif(current_setting('app.club_id', true), '') as id`),
  )
  expect(club?.id).toBeNull()
})

test.skipIf(testDatabaseKind() === 'embedded')(
  'whoever is given more time is waited for by PostgreSQL and by the driver, and the next transaction is not',
  async () => {
    // The driver gives up half a second after PostgreSQL should have.
    const budgets = { statementMs: 50, lockMs: 3000, connectMs: 60_000 }
    const db = openPostgres({ url: base.url ?? '', poolSize: 1, budgets, onTrouble: () => undefined })
    onTestFinished(() => db.close())
    const sleep = sql`select pg_sleep(0.8)`
    const slept = db.withClub(clubId, async (tx) => {
      await takeTime(tx, 60_000)
      await tx.execute(sleep)
      return 'slept'
    })
    expect(await slept).toBe('slept')
    await expect(db.withClub(clubId, (tx) => tx.execute(sleep))).rejects.toThrow()
  },
)

describe('work of one statement', () => {
  const ONE = { isOneStatement: true }
  const clubOf = async (tx: Tx) =>
    (await one<{ id: string | null }>(tx, sql`select nullif(current_setting('app.club_id', true), '') as id`))
      ?.id

  test('is done as the club, and leaves none behind on its connection', async () => {
    expect(await base.db.withClub(clubId, clubOf, ONE)).toBe(clubId)
    expect(await base.db.withPlatform(clubOf, ONE)).toBeNull()
  })

  test('that fails says why, and its connection goes on', async () => {
    const divided = base.db.withClub(clubId, (tx) => rows(tx, sql`select 1 / 0`), ONE)
    await expect(divided).rejects.toMatchObject({ cause: { message: 'division by zero' } })
    const connections = Array.from({ length: 20 }, () => base.db.withClub(clubId, clubOf, ONE))
    expect(new Set(await Promise.all(connections))).toEqual(new Set([clubId]))
  })

  test.skipIf(testDatabaseKind() === 'embedded')('is not of two: the second is refused', async () => {
    const twice = base.db.withClub(clubId, async (tx) => [await clubOf(tx), await clubOf(tx)], ONE)
    await expect(twice).rejects.toThrow()
  })

  test('that asks for nothing is done all the same', async () => {
    expect(await base.db.withClub(clubId, async () => 'done', ONE)).toBe('done')
  })
})

describe.skipIf(testDatabaseKind() === 'embedded')('a statement that is the last', () => {
  const put = (tx: Tx, key: string) =>
    rows(
      tx,
      sql`insert into outbox (id, effect_key, template, recipient, payload, due_at, created_at)
        values (gen_random_uuid(), ${key}, 'verify-email', 'a@home.example', '{}', now(), now()) returning id`,
    )
  const isThere = async (key: string) =>
    (await base.asOwner('select from outbox where effect_key = $1', [key])).length === 1
  const isFrame = (text: string) => /^(begin|commit)/.test(text)

  test('goes with the end, and what is asked at once goes together', async () => {
    const messages = await messagesDuring(() =>
      base.db.withClub(clubId, async (tx) => {
        await Promise.all([rows(tx, sql`select 1`), rows(tx, sql`select 2`)])
        lastStatement(tx)
        await rows(tx, sql`select 3`)
      }),
    )
    expect(
      messages.map((message) => message.map((text) => (isFrame(text) ? text.slice(0, 6) : text))),
    ).toEqual([
      ['begin;', 'select 1', 'select 2'],
      ['select 3', 'commit'],
    ])
  })

  test('is kept whatever happens afterwards', async () => {
    const work = base.db.withPlatform(async (tx) => {
      lastStatement(tx)
      await put(tx, 'last:kept')
      throw new Error('afterwards')
    })
    await expect(work).rejects.toThrow('afterwards')
    expect(await isThere('last:kept')).toBe(true)
  })

  test('that fails says why, and takes back what was before it', async () => {
    const work = base.db.withPlatform(async (tx) => {
      await put(tx, 'last:back')
      lastStatement(tx)
      await rows(tx, sql`select 1 / 0`)
    })
    await expect(work).rejects.toMatchObject({ cause: { message: 'division by zero' } })
    expect(await isThere('last:back')).toBe(false)
  })

  test('of two that are asked at once the first that fails takes back the other', async () => {
    const work = base.db.withPlatform((tx) =>
      Promise.all([put(tx, 'last:other'), rows(tx, sql`select 1 / 0`), put(tx, 'last:another')]),
    )
    await expect(work).rejects.toThrow()
    expect([await isThere('last:other'), await isThere('last:another')]).toEqual([false, false])
  })

  test('is followed by none', async () => {
    const work = base.db.withClub(clubId, async (tx) => {
      lastStatement(tx)
      await rows(tx, sql`select 1`)
      await rows(tx, sql`select 2`)
    })
    await expect(work).rejects.toThrow()
  })
})
