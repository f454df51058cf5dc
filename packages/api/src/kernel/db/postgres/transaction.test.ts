import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import type { Tx } from '../database.ts'
import { one, rows } from '../rows.ts'

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
