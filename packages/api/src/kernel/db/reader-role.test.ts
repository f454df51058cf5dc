// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#testing/error-code.ts'
import { listTables, tablesWithin } from '#testing/leaks/row-security-holes.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { READER_ROLE } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

const read = <Row>(text: string) => database.db.read<Row>({ name: '', text }, [])

test('the public side can write nothing, in any table', async () => {
  const accepted: string[] = []
  for (const { name, column } of await listTables(database)) {
    const attempts = [
      `insert into ${name} default values`,
      `update ${name} set ${column} = ${column}`,
      `delete from ${name}`,
      `truncate ${name}`,
    ]
    for (const text of attempts) if ((await errorCode(read(text))) !== '42501') accepted.push(text)
  }
  expect(accepted).toEqual([])
})

test('negative control: a granted write would be noticed', async () => {
  await database.asOwner('create table writable (id int)')
  await database.asOwner('grant insert on writable to clubhouse_reader')
  expect(await errorCode(read('insert into writable default values'))).toBe('accepted')
  await database.asOwner('drop table writable')
})

test('the public side sees public content, and no table with anything about a person', async () => {
  expect(await tablesWithin(database, READER_ROLE)).toEqual([
    'articles',
    'bundle_items',
    'bundles',
    'club_domains',
    'clubs',
    'draw_entries',
    'draws',
    'form_versions',
    'forms',
    'images',
    'lotteries',
    'menu_items',
    'plan_discounts',
    'plans',
    'products',
    'programs',
    'promotions',
    'shop_items',
    'shop_variants',
    'slug_redirects',
    'sponsors',
    'stock',
  ])
})

test("a provider's key cannot be read, only that there is one", async () => {
  expect(await errorCode(read('select comet_api_key from clubs'))).toBe('42501')
  expect(await errorCode(read('select * from clubs'))).toBe('42501')
  expect(await errorCode(read('select to_json(c) from clubs c'))).toBe('42501')
  const keys = await read('select slug, has_comet_key from clubs order by slug')
  expect(keys).toEqual([
    { slug: 'dunvarra', has_comet_key: false },
    { slug: 'inishvarn', has_comet_key: true },
  ])
})

test('what a form asks is public, who wrote it and what was answered is not', async () => {
  expect(await read('select sections from form_versions')).not.toEqual([])
  expect(await errorCode(read('select created_by from form_versions'))).toBe('42501')
  expect(await errorCode(read('select answers from form_answers'))).toBe('42501')
})

test('drafts do not exist for the public side, whatever a query forgets to ask', async () => {
  const drafts = "select slug from articles where status = 'draft'"
  expect(await database.asOwner(drafts)).not.toEqual([])
  expect(await read(drafts)).toEqual([])
})

test('neither the migrations nor the role of the app are within its reach', async () => {
  expect(await errorCode(read('select * from drizzle.__drizzle_migrations'))).toBe('42501')
  expect(await errorCode(read('create table mine (id int)'))).toBe('42501')
  const [row] = await read<{ role: string; is_member: boolean }>(
    "select current_user as role, pg_has_role('clubhouse_app', 'MEMBER') as is_member",
  )
  expect(row).toEqual({ role: 'clubhouse_reader', is_member: false })
})
