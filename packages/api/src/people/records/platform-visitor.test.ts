import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { signIn } from '#testing/sign-in.ts'
import { laySquad } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const SU = 'sam@platform.example'
const NAMED = /^Sam .* of the platform$/

let app: TestApp
let owner: PeopleClient
let visitor: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  app.setClock(TEST_NOW)
  owner = await openPeopleClient(app)
  await signIn(app, SU, 'su')
  const [entry] = await app.asOwner<{ cameFrom: string }>(
    `insert into platform_entries (club_id, id, user_id, person, reason, entered_at, expires_at, session_id)
      select $1, gen_random_uuid(), u.id, 'Sam Service', 'A question', $2::timestamptz, $2::timestamptz + interval '30 minutes', s.id
      from users u join sessions s on s.user_id = u.id where u.email = $3 returning session_id as "cameFrom"`,
    [owner.accountId, TEST_NOW, SU],
  )
  visitor = await openPeopleClient(app, { who: SU, cameFrom: entry?.cameFrom ?? null })
})
afterAll(() => app.close())

test('whoever of the platform looks at a child, corrects or merges is named to the club', async () => {
  const [one = '', two = ''] = await laySquad(app, [
    { firstName: 'Fiadh', kind: 'juvenile', born: '2017-07-18', holder: 'brid@mail.example' },
    { firstName: 'Fiadh', kind: 'juvenile', born: '2017-07-18', guest: 'colm@mail.example' },
  ])
  expect((await visitor.ask(`/members/${one}`)).status).toBe(200)
  expect((await visitor.ask('/people/merges', { kept_id: one, gone_id: two })).status).toBe(200)
  const read = (await owner.ask(`/members/${one}`)).body
  expect(read.readers.at(-1)).toMatchObject({ what: 'page', actor: expect.stringMatching(NAMED) })
  expect(read.log[0]).toMatchObject({ kind: 'people-merged', actor: expect.stringMatching(NAMED) })
  const [row] = (await owner.ask('/people/access-log?who=platform')).body.items
  expect(row).toMatchObject({ person_id: one, actor: expect.stringMatching(NAMED) })
  const { merges } = (await owner.ask('/people/duplicates')).body
  expect(merges).toMatchObject([{ actor: expect.stringMatching(NAMED) }])
})

test('so is who made a key, and who decided about a governing body', async () => {
  await app.asOwner(
    `insert into api_keys (club_id, id, name, prefix, hash, scopes, created_at, created_by)
      select $1, gen_random_uuid(), 'Theirs', 'x', sha256('x'), '{orders:read}', $2, u.id from users u where u.email = $3`,
    [owner.accountId, TEST_NOW, SU],
  )
  await app.asOwner(
    `insert into body_accesses (club_id, id, governing_body_id, body, asked_by_name, reason, state, asked_at, decided_at, decided_by)
      select $1, gen_random_uuid(), b.id, b.name, 'Nuala', 'Why', 'refused', $2, $2, u.id
      from users u, (select * from governing_bodies limit 1) b where u.email = $3`,
    [owner.accountId, TEST_NOW, SU],
  )
  const keys = (await owner.ask('/api-keys')).body.items
  expect(keys.find((each: { name: string }) => each.name === 'Theirs').created_by).toMatch(NAMED)
  expect((await owner.ask('/body-accesses')).body.items[0].decided_by).toMatch(NAMED)
})
