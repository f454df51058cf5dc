import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { ownersOf } from './owners-of.ts'

const [PROVEN, UNPROVEN, ADMIN, ELSEWHERE] = [1, 2, 3, 4].map(
  (each) => `00000000-0000-4000-8000-00000000000${each}`,
)
let database: TestDatabase
let clubId: string

beforeAll(async () => {
  database = await openTestDatabase()
  const { asOwner } = database
  const [own, other] = await asOwner<{ id: string }>('select id from clubs order by slug')
  clubId = own?.id ?? ''
  await asOwner(
    `insert into users (id, email, first_name, last_name, email_verified_at) values
      ('${UNPROVEN}', 'tadhg@test.example', 'Tadhg', 'Test', null), ('${PROVEN}', 'orla@test.example', 'Orla', 'Test', now()),
      ('${ADMIN}', 'ada@test.example', 'Ada', 'Test', now()), ('${ELSEWHERE}', 'hana@test.example', 'Hana', 'Test', now())`,
  )
  await asOwner('delete from club_roles where club_id = $1', [clubId])
  await asOwner(
    `insert into club_roles (club_id, user_id, role) values
      ('${clubId}', '${UNPROVEN}', 'owner'), ('${clubId}', '${PROVEN}', 'owner'), ('${clubId}', '${PROVEN}', 'member'),
      ('${clubId}', '${ADMIN}', 'admin'), ('${other?.id}', '${ELSEWHERE}', 'owner')`,
  )
})
afterAll(() => database.drop())

test.each(['the platform', 'the club'])(
  'asked as %s: the owners of a club, each once, by name where the mailbox is theirs',
  async (who) => {
    const { db } = database
    const owners = await (who === 'the club'
      ? db.withClub(clubId, (tx) => ownersOf(tx, clubId))
      : db.withPlatform((tx) => ownersOf(tx, clubId)))
    expect(owners).toEqual([
      { id: PROVEN, email: 'orla@test.example', greeting: 'Orla' },
      { id: UNPROVEN, email: 'tadhg@test.example', greeting: '' },
    ])
  },
)
