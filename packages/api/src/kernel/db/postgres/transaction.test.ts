import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
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
