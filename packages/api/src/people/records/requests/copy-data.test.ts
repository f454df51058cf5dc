import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { statementCounter } from '#testing/counted.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let owner: PeopleClient
let other: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await clearSquads(app)
  await app.asOwner('delete from person_accesses')
  await app.asOwner('delete from club_offices')
})

const SECRET = 'Bee stings: the pen is in the blue bag'
const HOLDER = 'brid@mail.example'
const FIADH: SquadMember = {
  firstName: 'Fiadh',
  kind: 'juvenile',
  born: '2017-07-18',
  holder: HOLDER,
  answers: { school: 'Scoil na Trá', medical_details: SECRET },
}
const TOM: SquadMember = { firstName: 'Tom', kind: 'juvenile', born: '2011-02-01', holder: HOLDER }
const BRID: SquadMember = {
  firstName: 'Brid',
  lastName: 'Holder',
  kind: 'adult',
  holder: HOLDER,
  isSelf: true,
}
const GUEST: SquadMember = { firstName: 'Nell', kind: 'adult', guest: 'nell@mail.example' }
const BODY = { note: 'Bríd, by email', current_password: DEMO_PASSWORD }

async function copy(id: string, desk = owner, payload: object = BODY) {
  const { status, name, bytes, body } = await desk.file(`/members/${id}/data`, payload)
  const files = status === 200 ? unzipSync(bytes) : {}
  const text = (file: string) => strFromU8(files[file] ?? new Uint8Array())
  const data: Record<string, Record<string, unknown>[]> = JSON.parse(text('data.json') || '{}')
  return { status, name, body, data, page: text('index.html') }
}

test('a child’s: what the club knows of it, with its health, and nothing of its brother or of what its mother bought', async () => {
  const [fiadh = ''] = await laySquad(app, [FIADH, TOM, BRID])
  const { status, name, data, page } = await copy(fiadh)
  expect([status, name]).toEqual([200, expect.stringMatching(/data-fiadh-hallaran-\d{4}-\d\d-\d\d\.zip/)])
  expect(data['Memberships']).toMatchObject([{ first_name: 'Fiadh' }])
  expect(data['What was bought for you']).toMatchObject([{ first_name: 'Fiadh', total_cents: 9000 }])
  expect(JSON.stringify(data['Answers to forms'])).toContain(SECRET)
  expect(page).toContain('What we keep about Fiadh Hallaran')
  for (const chapter of ['Orders', 'Payments', 'Tickets', 'Letters of its lists'])
    expect([chapter, data[chapter]]).toEqual([chapter, undefined])
  expect(JSON.stringify(data) + page).not.toMatch(/Tom|A Buyer/)
})

test('whoever has the account gets what they bought too; a guest what they bought as one', async () => {
  const [, brid = '', nell = ''] = await laySquad(app, [FIADH, BRID, GUEST])
  const holder = await copy(brid)
  expect(holder.data['Orders']).toHaveLength(2)
  expect(holder.data['How the club reaches you']).toMatchObject([{ email: HOLDER }])
  expect(JSON.stringify(holder.data)).not.toContain(SECRET)
  const guest = await copy(nell)
  expect(guest.data['Orders']).toMatchObject([{ email: 'nell@mail.example' }])
})

test('of another club there is nothing in it, and to another club nobody is there', async () => {
  const [fiadh = ''] = await laySquad(app, [FIADH])
  await laySquad(
    app,
    [{ ...FIADH, memberId: fiadh, plan: 'x', answers: { school: 'Elsewhere' } }],
    'inishvarn',
  )
  expect(JSON.stringify((await copy(fiadh)).data)).not.toContain('Elsewhere')
  const [tom = ''] = await laySquad(app, [TOM])
  expect((await copy(tom, other)).status).toBe(404)
})

test('it is written down in both logs with who asked, and without a name in the audit log', async () => {
  const [fiadh = ''] = await laySquad(app, [FIADH])
  await copy(fiadh)
  const [line] = (await owner.ask('/people/access-log?what=copy')).body.items
  expect(line).toMatchObject({
    person: 'Fiadh Hallaran',
    reason: 'asked',
    note: 'Bríd, by email',
    is_child: true,
  })
  expect(line.questions).toHaveLength(1)
  const [event] = await app.asOwner(
    `select detail from audit_events where kind = 'person-data-copied' and detail ->> 'person_id' = $1`,
    [fiadh],
  )
  expect(event).toEqual({ detail: { person_id: fiadh } })
})

test('not without a word on who asked, nor a proof; then nothing is written', async () => {
  const [fiadh = ''] = await laySquad(app, [FIADH])
  const errors = async (body: object) => (await copy(fiadh, owner, body)).body.errors
  expect(await errors({ ...BODY, note: ' ' })).toHaveProperty('note')
  expect(await errors({ ...BODY, current_password: 'not it at all' })).toHaveProperty('current_password')
  expect((await copy(fiadh, owner, { note: 'x' })).status).toBe(422)
  expect((await owner.ask('/people/access-log')).body.total).toBe(0)
})

test.each([
  ['registrar', 200],
  ['secretary', 403],
  ['coach', 403],
])('a %s gets %i: it takes the right to people and the right to their health', async (office, status) => {
  const [fiadh = ''] = await laySquad(app, [FIADH])
  await app.asOwner(
    `insert into club_offices (club_id, user_id, office, given_at) select $1, id, $3, now() from users where email = $2`,
    [owner.accountId, 'tadhg@dunvarra.example', office],
  )
  const admin = await openPeopleClient(app, { who: 'tadhg@dunvarra.example' })
  expect((await copy(fiadh, admin)).status).toBe(status)
})

test('it takes the same number of statements, however much there is', async () => {
  const [one = ''] = await laySquad(app, [BRID])
  await copy(one)
  const little = await counter.during(() => copy(one))
  await laySquad(app, [FIADH, TOM, BRID, BRID, BRID])
  const much = await counter.during(() => copy(one))
  expect(much.length).toBe(little.length)
})
