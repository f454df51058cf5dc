import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { rightsIn } from '#testing/catalogue-rights.ts'
import { layBeforeTheFirstRelease } from '#testing/world/before-the-first-release.ts'
import { MIGRATIONS_FOLDER } from './bring-up-to-date.ts'
import { ROLES } from '../database.ts'
import { openPostgres } from '../postgres/postgres.ts'
import { ENSURE_ROLES } from '../roles.ts'

const isEmbedded = testDatabaseKind() === 'embedded'
let database: TestDatabase
beforeEach(async () => {
  database = await openEmptyDatabase()
})
afterEach(() => database.drop())

const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'),
)

const appliedCount = async ({ asOwner }: TestDatabase) => {
  const [row] = await asOwner<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return row?.count
}

/** What a schema says: columns, functions and views, beside rights, policies, triggers and constraints. */
async function schemaOf(of: TestDatabase): Promise<string[]> {
  const rows = await of.asOwner<{ line: string }>(`
    select format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all select definition from pg_views where schemaname = 'public'
    union all select format('%s %s', relname, relpersistence) from pg_class where relnamespace = 'public'::regnamespace
    order by line`)
  return [...rows.map(({ line }) => line), ...(await rightsIn(of))]
}

test('a database from before the first release goes on without loss, and becomes what a new one is', async () => {
  await layBeforeTheFirstRelease(database)
  const sums = () =>
    database.asOwner(`select (select count(*)::int from orders) as orders, (select count(*)::int from club_people) as people,
      (select sum(amount)::int from payments) as taken, (select count(*)::int from ledger_entries) as entries,
      (select count(*)::int from form_answers) as answers, (select md5(string_agg(hash::text, ' ' order by chain, number)) from audit_links) as chain`)
  const before = await sums()
  expect(before).toMatchObject([{ orders: 535, people: 287, entries: 2929, answers: 626 }])

  expect(await database.db.pendingMigrations()).toBeGreaterThan(0)
  await database.db.migrate()
  expect(await database.db.pendingMigrations()).toBe(0)
  expect(await sums()).toEqual(before)

  const fresh = await openEmptyDatabase()
  try {
    await fresh.db.migrate()
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh))
  } finally {
    await fresh.drop()
  }
})

test('a database that stopped before the first release is refused in words', async () => {
  await layBeforeTheFirstRelease(database)
  await database.asOwner(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  await expect(database.db.migrate()).rejects.toThrow('before the first release')
})

test('what has changed in a file of rules takes the place of what was there, and a rule that nobody says any more goes', async () => {
  const { asOwner, db } = database
  await db.migrate()
  const before = await schemaOf(database)
  await asOwner('create policy forgotten on sponsors for select to clubhouse_reader using (true)')
  await asOwner(
    'create trigger forgotten before update on sponsors for each row execute function tell_club_changed()',
  )
  await asOwner('grant delete on sponsors to clubhouse_reader')
  await asOwner(
    "create or replace function is_sold(features text[], type text) returns boolean language sql as 'select true'",
  )
  // As if a newer version had run these two files in other words.
  await asOwner(`insert into drizzle.repeated_sql (name, hash)
    values ('site/content/tables.sql', 'another'), ('selling/catalogue/functions.sql', 'another')`)
  // A process of this version that still runs lacks nothing.
  expect(await db.pendingMigrations()).toBe(0)
  await db.migrate()
  expect(await schemaOf(database)).toEqual(before)
  // And one of a version whose file has never been run here lacks it.
  await asOwner("delete from drizzle.repeated_sql where name = 'site/content/tables.sql'")
  expect(await db.pendingMigrations()).toBe(1)
})

test.skipIf(isEmbedded)(
  'processes that start at once migrate once (PostgreSQL only: the embedded database serves one process)',
  async () => {
    const url = database.url ?? ''
    const all = Array.from({ length: 4 }, () =>
      openPostgres({ url, poolSize: 1, onTrouble: () => undefined }),
    )
    await Promise.all(all.map((db) => db.migrate()))
    expect(await appliedCount(database)).toBe(journal.entries.length)
    await Promise.all(all.map((db) => db.close()))
  },
)

test.skipIf(isEmbedded)(
  'a login without special rights migrates its own database (PostgreSQL only: the embedded one has no logins)',
  async () => {
    const { asOwner } = database
    const url = new URL(database.url ?? '')
    const name = url.pathname.slice(1)
    for (const statement of ENSURE_ROLES) await asOwner(statement)
    await asOwner(`create role ${name} login password 'plain'`)
    await asOwner(`grant ${ROLES.join(', ')} to ${name}`)
    await asOwner(`alter database ${name} owner to ${name}`)
    Object.assign(url, { username: name, password: 'plain' })
    const db = openPostgres({ url: url.href, poolSize: 1, onTrouble: () => undefined })
    const plain = new pg.Client({ connectionString: url.href })
    await plain.connect()
    try {
      await db.migrate()
      expect(await db.pendingMigrations()).toBe(0)
      const id = crypto.randomUUID()
      await db.withClub(id, (tx) =>
        tx.execute(sql`insert into clubs (id, slug, name, theme) values (${id}, 'rovers', 'Rovers', '{}')`),
      )
      expect(await db.read({ name: '', text: 'select slug from clubs' }, [])).toEqual([{ slug: 'rovers' }])
      // FORCE: the owner of the tables is no superuser here, and without naming a club it changes nothing.
      for (const statement of ["update clubs set name = 'Mine'", 'delete from clubs']) {
        expect((await plain.query(statement)).rowCount).toBe(0)
      }
    } finally {
      await plain.end()
      await db.close()
      await asOwner(`reassign owned by ${name} to current_user`)
      await asOwner(`drop owned by ${name}`)
      await asOwner(`drop role ${name}`)
    }
  },
)
