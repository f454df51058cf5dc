// Runs on both databases.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../../config.ts'
import { openBackups } from '#testing/backups.ts'
import { layBeforeTheFirstRelease } from '#testing/world/before-the-first-release.ts'
import { rightsIn } from '#testing/catalogue-rights.ts'
import { openPlace } from '#testing/network/child-server.ts'
import { type ClubTable, holesIn, listTables } from '#testing/leaks/row-security-holes.ts'
import {
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
  testDatabaseKind,
} from '#testing/test-database.ts'
import { backUp, restore } from './backup.ts'
import { writeBackupKey } from './backup-key.ts'
import { tellBackup } from './contents.ts'
import { BackupError } from './backup-error.ts'
import { withoutPassword } from './postgres-tool.ts'
import { ROLES } from '../database.ts'
import { ENSURE_ROLES } from '../roles.ts'

const isEmbedded = testDatabaseKind() === 'embedded'
const { folder, named, opens } = openBackups()
const configOf = ({ url }: Pick<TestDatabase, 'url'>): Config => readConfig({ DATABASE_URL: url ?? '' })
const count = async ({ asOwner }: TestDatabase, table: string) =>
  (await asOwner<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count
const tableNames = async (database: TestDatabase) => (await listTables(database)).map(({ name }) => name)

/** Whether a club can reach into another one, in those of these tables that have rows of both. */
async function holesBetweenClubs(database: TestDatabase, names: string[]): Promise<string[]> {
  const clubs = await database.asOwner<{ id: string }>('select id from clubs order by slug')
  const [one, other] = clubs.map(({ id }) => id)
  const tables = (await listTables(database)).filter(({ name }) => names.includes(name)) as ClubTable[]
  expect(tables).toHaveLength(names.length)
  const holes = await Promise.all(tables.map((table) => holesIn(database, table, one ?? '', other ?? '')))
  return holes.flat()
}

/** What a newer version might have made: it hangs on our tables, and no older backup knows it. */
async function layWhatIsNewer({ asOwner }: TestDatabase): Promise<void> {
  await asOwner("create type mood as enum ('up', 'down')")
  await asOwner('create table later (id serial primary key, person uuid references users (id), mood mood)')
  await asOwner('insert into later (person) select id from users limit 1')
  await asOwner(
    'create view later_people as select u.email, l.mood from users u join later l on l.person = u.id',
  )
  await asOwner(
    'create function later_of(club clubs) returns setof later language sql as $$ select * from later $$',
  )
}

describe.skipIf(isEmbedded)('on PostgreSQL', () => {
  test('a backup of this version takes the place of what was done since, with all rights', async () => {
    const world = await opens(openTestDatabase())
    const config = configOf(world)
    const [before, articles, tables] = [
      await rightsIn(world),
      await count(world, 'articles'),
      await tableNames(world),
    ]
    const { file } = await backUp(config, named('same.dump'))
    await world.asOwner('delete from articles')
    await world.asOwner('alter table sponsors disable row level security')
    await layWhatIsNewer(world)

    await expect(restore(config, file, { replace: false })).rejects.toThrow('Add --yes')
    expect(await count(world, 'articles')).toBe(0)

    await restore(config, file, { replace: true })
    expect(await count(world, 'articles')).toBe(articles)
    expect(await tableNames(world)).toEqual(tables)
    expect(await rightsIn(world)).toEqual(before)
    expect(await holesBetweenClubs(world, ['clubs', 'articles', 'images', 'sponsors'])).toEqual([])
    await world.db.checkRoles()
    // The queue is in no backup and was made anew.
    expect(await world.db.pendingMigrations()).toBe(0)
  })

  test('it says what is in it, nobody else can read it, and no password is on a command line', async () => {
    const world = await opens(openTestDatabase())
    const backup = await backUp(configOf(world), named('said.dump'))
    expect(backup).toMatchObject({ clubs: await count(world, 'clubs'), people: await count(world, 'users') })
    const { hostname, pathname, password } = new URL(world.url ?? '')
    expect(password).not.toBe('')
    expect(backup.of).toContain(hostname)
    expect(backup.of).toContain(pathname)
    expect(tellBackup(backup).join('\n')).not.toContain(password)
    expect(statSync(backup.file).mode & 0o777).toBe(0o600)
  })

  test('a database without a club is not backed up, and leaves no file', async () => {
    const empty = await opens(openEmptyDatabase())
    const file = named('empty.dump')
    await expect(backUp(configOf(empty), file)).rejects.toThrow('There is no club')
    await empty.db.migrate()
    await expect(backUp(configOf(empty), file)).rejects.toThrow('There is no club')
    expect(readdirSync(folder())).toEqual([])
  })

  test('after a restore the planner knows the tables', async () => {
    const world = await opens(openTestDatabase())
    const target = await opens(openEmptyDatabase())
    const { file } = await backUp(configOf(world), named('planned.dump'))
    await restore(configOf(target), file, { replace: false })
    const [known] = await target.asOwner<{ columns: number }>(
      `select count(*)::int as columns from pg_stats where tablename = 'articles'`,
    )
    expect(known?.columns).toBeGreaterThan(5)
  })

  test('an older backup goes over a newer schema, and can be brought up to date again', async () => {
    const database = await opens(openEmptyDatabase())
    const { asOwner, db } = database
    const config = configOf(database)
    await layBeforeTheFirstRelease(database)
    const [before, tables] = [await rightsIn(database), await tableNames(database)]
    const { file } = await backUp(config, named('older.dump'))
    const [older, names] = [
      await db.pendingMigrations(),
      await asOwner('select name from clubs order by slug'),
    ]
    await db.migrate()
    const newest = await rightsIn(database)
    await layWhatIsNewer(database)
    await asOwner("update clubs set name = 'Renamed'")

    await restore(config, file, { replace: true })
    expect(await tableNames(database)).toEqual(tables)
    expect(await rightsIn(database)).toEqual(before)
    expect(await asOwner('select name from clubs order by slug')).toEqual(names)
    expect(await holesBetweenClubs(database, ['clubs'])).toEqual([])

    expect(await db.pendingMigrations()).toBe(older)
    await db.migrate()
    expect(await db.pendingMigrations()).toBe(0)
    expect(await rightsIn(database)).toEqual(newest)
  })

  test('a login that is no superuser fills an empty database of its own, and does so once more', async () => {
    const world = await opens(openTestDatabase())
    const target = await opens(openEmptyDatabase())
    const { file } = await backUp(configOf(world), named('world.dump'))
    await asPlainOwner(target, async (url) => {
      const config = configOf({ url })
      await restore(config, file, { replace: false })
      expect(await rightsIn(target)).toEqual(await rightsIn(world))
      await layWhatIsNewer({ ...target, asOwner: (text) => run(url, text) })
      const { file: again } = await backUp(config, named('again.dump'))
      await target.asOwner('delete from articles')
      await restore(config, again, { replace: true })
      expect(await count(target, 'articles')).toBe(await count(world, 'articles'))
      await restore(config, file, { replace: true })
      expect(await rightsIn(target)).toEqual(await rightsIn(world))
    })
  })

  test.each([
    { what: 'ends too soon', spoil: (dump: Buffer) => dump.subarray(0, Math.floor(dump.length * 0.7)) },
    { what: 'is no backup', spoil: () => Buffer.from('select 1;') },
  ])('a file that $what changes nothing', async ({ spoil }) => {
    const world = await opens(openTestDatabase())
    const config = configOf(world)
    const { file } = await backUp(config, named('good.dump'))
    writeFileSync(file, spoil(readFileSync(file)))
    await layWhatIsNewer(world)
    const [before, articles] = [await rightsIn(world), await count(world, 'articles')]
    await expect(restore(config, file, { replace: true })).rejects.toThrow(BackupError)
    expect(await rightsIn(world)).toEqual(before)
    expect(await count(world, 'articles')).toBe(articles)
    expect(await count(world, 'later')).toBe(1)
  })

  test('a backup that the database refuses changes nothing, and says why', async () => {
    const world = await opens(openTestDatabase())
    const { file } = await backUp(configOf(world), named('good.dump'))
    const empty = await opens(openEmptyDatabase())
    // Not the table by which an occupied database is known.
    await empty.asOwner('create table sponsors (id int)')
    await expect(restore(configOf(empty), file, { replace: false })).rejects.toThrow(
      '"sponsors" already exists',
    )
    expect(await tableNames(empty)).toEqual(['sponsors'])
  })
})

describe.skipIf(!isEmbedded)('of the embedded database', () => {
  // Each look opens the database from the disk.
  test('a backup, encrypted, takes the place of what was done since', { timeout: 180_000 }, async () => {
    const place = await openPlace()
    try {
      const { recipient, file: keyFile } = writeBackupKey(named('right.key'), new Date())
      const config = readConfig({ ...place.environment, BACKUP_RECIPIENT: recipient })
      const directory = join(place.dataDir, 'postgres')
      const { file } = await backUp(config, named('embedded.tar.gz.age'))
      const deleted = await ask(directory, 'delete from articles returning id')
      expect(deleted.length).toBeGreaterThan(0)
      await expect(restore(config, file, { replace: false, keyFile })).rejects.toThrow('Add --yes')
      await expect(restore(config, file, { replace: true })).rejects.toThrow('--key FILE')
      await restore(config, file, { replace: true, keyFile })
      expect(await ask(directory, 'select id from articles')).toHaveLength(deleted.length)
    } finally {
      await place.remove()
    }
  })
})

test.each([
  ['postgres://owner:p%40ss@db.example/clubs', 'postgres://owner@db.example/clubs', 'p@ss'],
  ['postgres://owner:p:x@one:5432,two:5432/clubs', 'postgres://owner@one:5432,two:5432/clubs', 'p:x'],
  ['postgres://owner@db.example/clubs', 'postgres://owner@db.example/clubs', undefined],
  ['postgres:///clubs?host=/run/postgresql', 'postgres:///clubs?host=/run/postgresql', undefined],
  [
    'postgres://db.example/clubs?user=owner&password=p%40ss',
    'postgres://db.example/clubs?user=owner',
    'p@ss',
  ],
  ['postgres://owner:old@db.example/clubs?password=new', 'postgres://owner@db.example/clubs', 'new'],
])('%s: what a tool is called with holds no password', (url, address, password) => {
  expect(withoutPassword(url)).toEqual({
    address,
    environment: password === undefined ? {} : { PGPASSWORD: password },
  })
})

test('a file that is not there is said to be missing', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere.invalid/db' })
  await expect(restore(config, named('missing'), { replace: true })).rejects.toThrow('There is no file')
})

/** Owner of the one database, past row security as a backup needs it, and nothing more. */
async function asPlainOwner({ asOwner, url }: TestDatabase, work: (url: string) => Promise<void>) {
  const plain = new URL(url ?? '')
  const name = plain.pathname.slice(1)
  for (const statement of ENSURE_ROLES) await asOwner(statement)
  await asOwner(`create role ${name} login bypassrls password 'plain'`)
  await asOwner(`grant ${ROLES.join(', ')} to ${name}`)
  await asOwner(`alter database ${name} owner to ${name}`)
  Object.assign(plain, { username: name, password: 'plain' })
  try {
    await work(plain.href)
  } finally {
    await asOwner(`reassign owned by ${name} to current_user`)
    await asOwner(`drop owned by ${name}`)
    await asOwner(`drop role ${name}`)
  }
}

async function run<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

async function ask(directory: string, text: string): Promise<unknown[]> {
  const pglite = await PGlite.create(directory)
  const { rows } = await pglite.query(text)
  await pglite.close()
  return rows
}
