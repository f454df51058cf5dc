import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { User } from '@clubhouse/contract/people/people'
import { findUser } from '#testing/world/people.ts'

const SEAN = '00000000-0000-4000-8000-000000000001'
let database: TestDatabase
let dunvarra: string
let inishvarn: string

beforeAll(async () => {
  database = await openTestDatabase()
  const { asOwner } = database
  const clubs = await asOwner<{ id: string; slug: string }>('select id, slug from clubs order by slug')
  dunvarra = clubs[0]?.id ?? ''
  inishvarn = clubs[1]?.id ?? ''
  const body = '00000000-0000-4000-8000-0000000000b0'
  await asOwner(
    `insert into users (id, email, first_name, last_name) values ('${SEAN}', 'sean@test.example', 'Seán', 'Test')`,
  )
  await asOwner(
    `insert into governing_bodies (id, slug, name, colour) values ('${body}', 'b', 'The body', '#000000')`,
  )
  await asOwner(
    `insert into club_roles (club_id, user_id, role) values
      ('${dunvarra}', '${SEAN}', 'owner'), ('${dunvarra}', '${SEAN}', 'member'), ('${inishvarn}', '${SEAN}', 'group_manager')`,
  )
  await asOwner(
    `insert into platform_roles (user_id, role, governing_body_id) values ('${SEAN}', 'xgb', '${body}')`,
  )
})
afterAll(() => database.drop())

test("API-18 on a club's site the roles are those held there and above the clubs, elsewhere all of them", async () => {
  const there = await findUser(database.db, SEAN, dunvarra)
  expect(User.parse(there)).toEqual(there)
  expect(there?.roles).toEqual(['member', 'owner', 'xgb'])
  expect((await findUser(database.db, SEAN, inishvarn))?.roles).toEqual(['group_manager', 'xgb'])
  expect((await findUser(database.db, SEAN, null))?.roles).toEqual([
    'group_manager',
    'member',
    'owner',
    'xgb',
  ])
})

test('DATA-18 the accounts are the clubs with a role, by name, the same on every site', async () => {
  const user = await findUser(database.db, SEAN, inishvarn)
  expect(user?.accounts.map(({ slug, roles }) => [slug, roles])).toEqual([
    ['dunvarra', ['member', 'owner']],
    ['inishvarn', ['group_manager']],
  ])
  expect(user).toMatchObject({ email_verified: false, has_password: false, email: 'sean@test.example' })
  expect(user?.governing_body?.name).toBe('The body')
})

test('a stranger is nobody', async () => {
  expect(await findUser(database.db, dunvarra, null)).toBeNull()
})
