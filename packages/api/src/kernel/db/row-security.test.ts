// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#testing/error-code.ts'
import {
  type ClubTable,
  holesIn,
  listTables,
  NO_PRIVILEGE,
  tablesWithin,
} from '#testing/leaks/row-security-holes.ts'
import { layRowsOfEveryTable } from '#testing/rows-of-every-table.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { APP_ROLE, BODY_ROLE, PLATFORM_ROLE, READER_ROLE } from './database.ts'
import { bodyMessages } from '#platform/governing-body/tables.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** Tables that belong to no club. A table that is neither here nor has a `club_id` fails the test below. */
const PLATFORM_TABLES = [
  'body_list_lines',
  'body_lists',
  'body_marks',
  'body_messages',
  'body_sso_tests',
  'calendar_feeds',
  'email_changes',
  'erasures',
  'passkeys',
  'spent_challenges',
  'gateway_customers',
  'governing_bodies',
  'identity_links',
  'link_codes',
  'mailed_codes',
  'own_sign_ins',
  'platform_roles',
  'rate_counters',
  'sealed_roots',
  'related_people',
  'saml_requests',
  'saml_seen',
  'sandbox_accounts',
  'sandbox_customers',
  'sandbox_events',
  'sandbox_methods',
  'sandbox_payments',
  'sandbox_disputes',
  'sandbox_transfers',
  'sandbox_refunds',
  'saved_methods',
  'statement_pages',
  'sessions',
  'terms_acceptances',
  'tokens',
  'users',
  'customer_removals',
  'webhook_events',
]

let database: TestDatabase
let tables: ClubTable[]
let dunvarra: string
let inishvarn: string

beforeAll(async () => {
  database = await openTestDatabase()
  const clubs = await database.asOwner<{ id: string; slug: string }>('select id, slug from clubs')
  const idOf = (slug: string) => clubs.find((club) => club.slug === slug)?.id ?? ''
  dunvarra = idOf('dunvarra')
  inishvarn = idOf('inishvarn')
  const found = await listTables(database)
  tables = found.flatMap((table) => (table.key ? [{ ...table, key: table.key }] : []))
  for (const club of [dunvarra, inishvarn]) await layRowsOfEveryTable(database, club)
})
afterAll(() => database.drop())

test('every table belongs to a club or is known not to', async () => {
  const found = await listTables(database)
  const homeless = found.filter(({ name, key }) => !key && !PLATFORM_TABLES.includes(name))
  expect(homeless).toEqual([])
  expect(tables.map((table) => table.name)).toEqual(expect.arrayContaining(['clubs', 'articles', 'images']))
})

test('a club cannot see, change, remove, take or plant a row of another in any table', async () => {
  const holes: string[] = []
  for (const table of tables) holes.push(...(await holesIn(database, table, dunvarra, inishvarn)))
  for (const table of tables) holes.push(...(await holesIn(database, table, inishvarn, dunvarra)))
  expect(holes).toEqual([])
})

test('what belongs to no club is out of reach of a club, but for who its people are and what was written to it', async () => {
  const within = await tablesWithin(database, APP_ROLE)
  expect(within.filter((name) => PLATFORM_TABLES.includes(name))).toEqual(['body_messages', 'users'])
  const bare = (await listTables(database)).filter((table) => !table.hasRowSecurity || !table.isForced)
  expect(bare).toEqual([])
})

test('a club sees exactly the people with a role in it, changes none, and sees no password', async () => {
  const { db, asOwner } = database
  const all = await asOwner<{ club: string; email: string }>(
    'select r.club_id as club, u.email from users u join club_roles r on r.user_id = u.id order by u.email',
  )
  for (const club of [dunvarra, inishvarn]) {
    const seen = await db.withClub(club, (tx) => tx.select({ email: users.email }).from(users))
    const theirs = all.filter((row) => row.club === club).map(({ email }) => email)
    expect(theirs.length).toBeGreaterThan(0)
    expect(seen.map(({ email }) => email).toSorted()).toEqual(theirs.toSorted())
  }
  for (const statement of [
    'select password_hash from users',
    'select to_json(u) from users u',
    "update users set first_name = 'Mallory'",
    'delete from users',
    'select 1 from sessions',
    'select 1 from tokens',
    'select 1 from mailed_codes',
  ]) {
    const attempt = db.withClub(dunvarra, (tx) => tx.execute(sql.raw(statement)))
    expect([statement, await errorCode(attempt)]).toEqual([statement, NO_PRIVILEGE])
  }
})

test('of what governing bodies wrote a club sees exactly what they wrote to it, and changes none', async () => {
  const { db, asOwner } = database
  const written = await asOwner<{ club: string; id: string }>(
    'select club_id as club, message_id as id from body_message_clubs',
  )
  for (const club of [dunvarra, inishvarn]) {
    const theirs = written.flatMap((each) => (each.club === club ? [each.id] : []))
    expect(theirs.length).toBeGreaterThan(0)
    const seen = await db.withClub(club, (tx) => tx.select({ id: bodyMessages.id }).from(bodyMessages))
    expect(seen.map(({ id }) => id).toSorted()).toEqual(theirs.toSorted())
  }
  for (const statement of ["update body_messages set subject = 'Ours'", 'delete from body_messages']) {
    const attempt = db.withClub(dunvarra, (tx) => tx.execute(sql.raw(statement)))
    expect([statement, await errorCode(attempt)]).toEqual([statement, NO_PRIVILEGE])
  }
})

test('what was recorded in the audit can be changed by nobody who serves a request', async () => {
  for (const statement of [
    "update audit_events set kind = 'nothing'",
    'delete from audit_events',
    'update audit_links set number = number + 1',
    'delete from audit_links',
  ]) {
    expect(await errorCode(database.db.withPlatform((tx) => tx.execute(sql.raw(statement))))).toBe(
      NO_PRIVILEGE,
    )
    expect(await errorCode(database.db.withClub(dunvarra, (tx) => tx.execute(sql.raw(statement))))).toBe(
      NO_PRIVILEGE,
    )
  }
})

test('negative control: a table without row security is found out', async () => {
  await database.asOwner('create table leaky (club_id uuid, id int)')
  await database.asOwner(`grant select, insert, update, delete, truncate on leaky to ${APP_ROLE}`)
  await database.asOwner('insert into leaky values ($1, 1), ($2, 1)', [dunvarra, inishvarn])
  const leaky = (await listTables(database)).find((table) => table.name === 'leaky') as ClubTable
  expect(leaky).toMatchObject({ key: 'club_id', hasRowSecurity: false, isForced: false })
  const open = await holesIn(database, leaky, dunvarra, inishvarn)
  for (const what of [
    'not enabled',
    'truncate',
    'without a club',
    'are seen',
    'update',
    'delete',
    'away',
    'insert',
  ]) {
    expect(open.filter((hole) => hole.includes(what))).not.toEqual([])
  }
  await database.asOwner('alter table leaky enable row level security')
  await database.asOwner(`create policy own_club on leaky using (true) with check (club_id = current_club())`)
  const half = (await listTables(database)).find((table) => table.name === 'leaky') as ClubTable
  const stillOpen = await holesIn(database, half, dunvarra, inishvarn)
  expect(stillOpen).toContain('leaky: row security is not forced on the owner')
  expect(stillOpen).toContain("leaky: another club's rows are seen")
  await database.asOwner('drop table leaky')
})

test('every foreign key between tables of a club holds the club, so that no row points at another one', async () => {
  const loose = await database.asOwner(
    `select k.conrelid::regclass::text as table, k.conname as key from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        -- A person, a sign-in or a body belongs to no club: what points there, or from there, has none to hold.
        and (k.conrelid = 'clubs'::regclass or exists (
          select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'club_id'))
        and (k.confrelid = 'clubs'::regclass or exists (
          select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'club_id'))
        and not exists (
          select from unnest(k.conkey, k.confkey) as pair (here, there)
          join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here
          join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there
          where h.attname = case when k.conrelid = 'clubs'::regclass then 'id' else 'club_id' end
            and t.attname = case when k.confrelid = 'clubs'::regclass then 'id' else 'club_id' end)`,
  )
  expect(loose).toEqual([])
})

test("another club's image cannot be used for an article, a sponsor or the club itself", async () => {
  const [image] = await database.asOwner<{ id: string }>('select id from images where club_id = $1 limit 1', [
    inishvarn,
  ])
  const use = (statement: string) =>
    errorCode(database.db.withClub(dunvarra, (tx) => tx.execute(sql.raw(`${statement} = '${image?.id}'`))))
  expect(await use('update articles set image_id')).toBe('23503')
  expect(await use('update sponsors set image_id')).toBe('23503')
  for (const column of ['logo_image_id', 'layout_image_id', 'sponsors_background_image_id']) {
    expect(await use(`update clubs set ${column}`)).toBe('23503')
  }
})

test('the four roles own nothing, log in nowhere and pass no policy by', async () => {
  const roles = await database.asOwner(
    `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as "isStrong",
      exists (select from pg_class where relowner = r.oid) as "isOwner" from pg_roles r
      where rolname in ('${APP_ROLE}', '${BODY_ROLE}', '${PLATFORM_ROLE}', '${READER_ROLE}') order by rolname`,
  )
  expect(roles).toEqual([
    { name: APP_ROLE, isStrong: false, isOwner: false },
    { name: BODY_ROLE, isStrong: false, isOwner: false },
    { name: PLATFORM_ROLE, isStrong: false, isOwner: false },
    { name: READER_ROLE, isStrong: false, isOwner: false },
  ])
  const borrowed = await database.asOwner(
    `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`,
  )
  expect(borrowed, 'a function that runs with its owner’s rights passes row security by').toEqual([])
})

test('the app cannot switch row security off', async () => {
  const attempt = (statement: string) =>
    errorCode(database.db.withClub(dunvarra, (tx) => tx.execute(sql.raw(statement))))
  expect(await attempt('alter table articles disable row level security')).toBe('42501')
  expect(await attempt('drop policy own_club on articles')).toBe('42501')
  expect(await attempt('truncate articles')).toBe('42501')
})
