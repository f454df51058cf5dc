// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import { sandboxBefore } from '../providers/payments/sandbox/before.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW, TEST_SECRET, testDatabaseKind } from '../testing/test-database.ts'
import { seedDemo, type SeedDeps } from './seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const storage = { read: async () => null, write: async () => undefined, removeFolder: async () => undefined }
const lay = (deps: Partial<SeedDeps>) =>
  seedDemo({
    db: app.parts.db,
    storage,
    now: TEST_NOW,
    secret: TEST_SECRET,
    drawImage: null,
    history: sandboxBefore,
    ...deps,
  })
const reset = () => app.server.inject({ method: 'POST', url: '/dev/reset' })

async function tables(): Promise<string[]> {
  const found = await app.asOwner<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return found.map(({ name }) => name)
}

/** Every row of every table. */
async function everything(): Promise<Record<string, string[]>> {
  const found = await Promise.all(
    (await tables()).map(async (table) => {
      const rows = await app.asOwner<{ row: string }>(
        `select to_jsonb(t)::text as row from "${table}" t order by 1`,
      )
      return [table, rows.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(found)
}

const counts = async () =>
  Object.fromEntries(Object.entries(await everything()).map(([table, rows]) => [table, rows.length]))

const cutShort: SeedDeps['history'] = {
  ...sandboxBefore,
  layBooks: async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`)
    await tx.execute(sql`select count(*) from generate_series(1, 100000000)`)
  },
}
const breaks: SeedDeps['history'] = {
  ...sandboxBefore,
  layBooks: () => Promise.reject(new Error('The books cannot be laid')),
}

const accidents = [
  { accident: 'a late part breaks', history: breaks },
  // The embedded database has no clock that could end a statement.
  ...(testDatabaseKind() === 'postgres'
    ? [{ accident: 'a late statement is cut short', history: cutShort }]
    : []),
]

test.each(accidents)('$accident: the world before is still whole', async ({ history }) => {
  await app.asOwner("update clubs set name = 'As a tester left it' where slug = 'dunvarra'")
  const before = await everything()
  await expect(lay({ history })).rejects.toThrow()
  expect(await everything()).toEqual(before)
})

test.runIf(testDatabaseKind() === 'postgres')(
  'the time that a request’s statement has is not the time that the laying has',
  async () => {
    const budgets = { statementMs: 10, lockMs: 10, connectMs: 60_000 }
    const db = openPostgres({ url: app.databaseUrl ?? '', poolSize: 2, budgets, onTrouble: () => undefined })
    // Negative control: the limit is there.
    await expect(db.withPlatform((tx) => tx.execute(sql`select pg_sleep(1)`))).rejects.toThrow()
    await lay({ db })
    await db.close()
  },
)

test('two resets at once both answer well, and one whole world stands', async () => {
  expect((await reset()).statusCode).toBe(200)
  const once = await counts()
  const replies = await Promise.all([reset(), reset()])
  expect(replies.map((reply) => reply.json())).toEqual([{ status: 'reset' }, { status: 'reset' }])
  expect(await counts()).toEqual(once)
})

test('a reset that fails says so, and leaves everything as it was', async () => {
  await app.asOwner("update clubs set name = 'As a tester left it' where slug = 'dunvarra'")
  await app.server.inject({ method: 'POST', url: '/dev/gateway', payload: { webhooks: { hold: true } } })
  const isHeld = async () => (await app.server.inject('/dev/gateway')).json()
  const held = await isHeld()
  await app.asOwner(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`,
  )
  await app.asOwner('create trigger refused before insert on form_answers execute function refuse()')
  const before = await everything()
  const reply = await reset()
  expect([reply.statusCode, reply.json().error_code]).toEqual([500, 'reset_failed'])
  expect(reply.json().message).toBe('The demo could not be reset. It is as it was before.')
  expect(await everything()).toEqual(before)
  expect(await isHeld()).toEqual(held)
  await app.asOwner('drop trigger refused on form_answers')
  expect((await reset()).statusCode).toBe(200)
  expect(await isHeld()).not.toEqual(held)
})
