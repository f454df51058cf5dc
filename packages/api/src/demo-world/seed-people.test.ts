import { demoWorld } from '@clubhouse/demo/world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUser } from '#testing/world/people.ts'
import { openTestDatabase, TEST_NOW, TEST_SECRET, type TestDatabase } from '../testing/test-database.ts'
import { seedDemo } from './seed.ts'

const world = demoWorld(TEST_NOW)
const storage = {
  read: async () => null,
  write: async () => undefined,
  removeFolder: async () => undefined,
}
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

test.each(world.logins)(
  'HOSTS-04 $email is laid as $role of $organisation',
  async ({ id, email, role, emailVerified, organisation }) => {
    const user = await findUser(database.db, id, null)
    expect(user).toMatchObject({
      email,
      email_verified: emailVerified,
      roles: [role],
      has_password: true,
    })
    const isOfClub = world.clubs.some(({ slug }) => slug === organisation)
    expect(user?.accounts.map(({ slug }) => slug)).toEqual(isOfClub ? [organisation] : [])
    expect(user?.governing_body?.name ?? null).toBe(role === 'xgb' ? 'Four Coasts Hockey Association' : null)
  },
)

test('HOSTS-22 somebody of each kind is laid; a visitor needs no row', async () => {
  const found = await database.asOwner<{ kind: string }>(
    `select role::text as kind from club_roles union select role::text from platform_roles
      union select 'staff: ' || office from club_offices
      union select 'parent' from related_people where kind = 'juvenile'`,
  )
  expect(found.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'admin',
    'group_manager',
    'member',
    'owner',
    'parent',
    'staff: coach',
    'super-user',
    'xgb',
  ])
})

test('everybody has agreed to the terms, and Bríd has her family', async () => {
  const [{ count } = {}] = await database.asOwner<{ count: number }>(
    'select count(*)::int as count from terms_acceptances',
  )
  expect(count).toBe(world.logins.length)
  const family = await database.asOwner<{ first_name: string; kind: string }>(
    `select p.first_name, p.kind from related_people p join users u on u.id = p.user_id
      where u.email = 'brid@home.example' order by p.date_of_birth`,
  )
  expect(family.map(({ first_name, kind }) => `${first_name} ${kind}`)).toEqual([
    'Colm adult',
    'Tom juvenile',
    'Oisín juvenile',
    'Fiadh juvenile',
  ])
})

test('the body is affiliated, has a button, and one hash serves all', async () => {
  const [body] = await database.asOwner(
    `select b.slug, b.sso_mode, b.sso_icon is not null as has_icon, c.slug as club from governing_bodies b
      join club_affiliations a on a.governing_body_id = b.id join clubs c on c.id = a.club_id`,
  )
  expect(body).toEqual({
    slug: 'fourcoasts',
    sso_mode: 'optional',
    has_icon: true,
    club: 'inishvarn',
  })
  const hashes = await database.asOwner('select distinct password_hash from users')
  expect(hashes).toHaveLength(1)
})

test('laid anew, it takes away whoever joined its clubs and whatever they had, and nobody else', async () => {
  const { asOwner, db } = database
  const brid = world.logins.find(({ email }) => email === 'brid@home.example')?.id ?? ''
  const dunvarra = world.clubs[0]?.id ?? ''
  const elsewhere = '00000000-0000-4000-8000-0000000000c1'
  const person = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
  await asOwner(
    `insert into clubs (id, slug, name, theme) select '${elsewhere}', 'elsewhere', 'E', theme from clubs limit 1`,
  )
  for (const n of [1, 2, 3]) {
    await asOwner(
      `insert into users (id, email, first_name, last_name) values ('${person(n)}', '${n}@new.example', 'A', 'B')`,
    )
  }
  await asOwner(
    `insert into club_roles (club_id, user_id, role) values ('${dunvarra}', '${person(1)}', 'member'),
      ('${dunvarra}', '${person(2)}', 'member'), ('${elsewhere}', '${person(2)}', 'member')`,
  )
  await asOwner(
    `insert into sessions (id, user_id, method, site, created_at) values ('${person(9)}', '${brid}', 'password', 'su', now())`,
  )
  await asOwner(`insert into identity_providers (id, governing_body_id, entity_id, sso_url, certificates)
    select '${person(8)}', id, 'idp', 'https://idp.example', '{}' from governing_bodies`)
  await asOwner(`update users set first_name = 'Changed' where id = '${brid}'`)
  await seedDemo({
    db,
    storage,
    now: TEST_NOW,
    secret: TEST_SECRET,
    drawImage: null,
    history: null,
  })

  const people = await asOwner<{ email: string }>("select email from users where email like '%@new.example'")
  expect(people.map(({ email }) => email).toSorted()).toEqual(['2@new.example', '3@new.example'])
  expect(await asOwner('select id from sessions')).toEqual([])
  expect((await findUser(db, brid, null))?.first_name).toBe('Bríd')
  expect(await asOwner('select entity_id from identity_providers')).toEqual([{ entity_id: 'idp' }])
})
