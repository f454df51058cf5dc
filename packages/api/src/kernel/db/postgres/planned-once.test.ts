import { expect, test } from 'vitest'
import { openTestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { one } from '../rows.ts'
import { statementNames } from './planned-once.ts'

test('a text has a name from its second time on, the same on every connection', () => {
  const nameOf = statementNames()
  const [first, second] = [{}, {}]
  expect(nameOf(first, 'select 1')).toBeUndefined()
  const name = nameOf(first, 'select 1')
  expect(name).toBeDefined()
  expect([nameOf(first, 'select 1'), nameOf(second, 'select 1')]).toEqual([name, name])
  nameOf(first, 'select 2')
  expect(nameOf(first, 'select 2')).not.toBe(name)
})

test('what has no plan has no name', () => {
  const nameOf = statementNames()
  for (const text of ['begin', 'commit', 'savepoint sp1', 'set local role clubhouse_app'])
    expect([nameOf({}, text), nameOf({}, text)]).toEqual([undefined, undefined])
})

test('a connection keeps no more plans than it can hold', () => {
  const nameOf = statementNames()
  const connection = {}
  const texts = Array.from({ length: 500 }, (_, at) => `select ${at}`)
  for (const text of texts) nameOf(connection, text)
  const named = texts.filter((text) => nameOf(connection, text) !== undefined)
  expect(named).toHaveLength(300)
  // Those that it has stay quick.
  expect(nameOf(connection, named[0] ?? '')).toBeDefined()
})

test.skipIf(testDatabaseKind() === 'embedded')('a statement of a transaction is planned once', async () => {
  const { db, drop } = await openTestDatabase()
  const clubId = '00000000-0000-4000-8000-000000000000'
  try {
    const count = () =>
      db.withClub(clubId, async (tx) => {
        await tx.execute(sql`select count(*) from carts where id = ${clubId}`)
        return one(
          tx,
          sql`select current_setting('app.club_id') as club, (select sum(generic_plans + custom_plans)::int from pg_prepared_statements
            where statement like 'select count(*) from carts%') as runs`,
        )
      })
    await count()
    await count()
    expect(await count()).toEqual({ club: clubId, runs: 2 })
  } finally {
    await drop()
  }
})
