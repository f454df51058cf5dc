import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FamilyRow } from '@clubhouse/contract/people/office/families'
import { statementCounter } from '#testing/counted.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let owner: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await clearSquads(app)
})

const HOLDER = 'brid@mail.example'
const child = (firstName: string, more: Partial<SquadMember> = {}): SquadMember => ({
  firstName,
  kind: 'juvenile',
  born: '2015-01-01',
  holder: HOLDER,
  ...more,
})
const SQUAD: SquadMember[] = [
  child('Fiadh', { payment: 'arrears' }),
  child('Tomás', { payment: 'owing' }),
  { ...child('Brid', { isSelf: true, kind: 'adult', born: '1985-01-01', endsOn: '2026-06-30' }) },
  child('Cian', { holder: 'nora@mail.example', endsOn: '2026-06-30' }),
  { firstName: 'Áine', kind: 'adult', holder: 'aine@mail.example', isSelf: true },
  { firstName: 'Nell', kind: 'adult', guest: 'nell@mail.example' },
]
const list = async (query = '') => (await owner.ask(`/families${query}`)).body
const payers = async (query: string) => (await list(query)).items.map(({ name }: FamilyRow) => name)

test('an account that acts for somebody is a family: who pays, who is in it, what they owe', async () => {
  await laySquad(app, SQUAD)
  const { total, counts, items } = await list()
  expect([total, counts]).toEqual([2, { all: 2, late: 1, left: 1 }])
  expect(items[0]).toMatchObject({
    name: 'Brid Holder',
    email: HOLDER,
    names: 'Brid, Fiadh, Tomás',
    people: 3,
    children: 2,
    active: 2,
    money: 'late',
    late: 1000,
    due: 1000,
    due_on: '2026-12-01',
    currency: 'EUR',
  })
})

test('each tab, a search by child, payer or email without a fada, and each order', async () => {
  await laySquad(app, SQUAD)
  expect(await payers('?money=late')).toEqual(['Brid Holder'])
  expect(await payers('?money=paid')).toEqual(['Nora Holder'])
  expect(await payers('?money=due')).toEqual([])
  expect(await payers('?active=false')).toEqual(['Nora Holder'])
  for (const typed of ['tomas', 'Tomás', 'brid holder', 'BRID%40mail', 'holder brid'])
    expect([typed, await payers(`?filter=${typed}`)]).toEqual([typed, ['Brid Holder']])
  expect(await payers('?sort=people&sort_direction=asc')).toEqual(['Nora Holder', 'Brid Holder'])
})

test('one family: the payer first, each with plans, and every payment with its order', async () => {
  await laySquad(app, SQUAD)
  const [{ family_id: id }] = (await list()).items
  const { body } = await owner.ask(`/families/${id}`)
  expect(
    body.people.map((each: { first_name: string; is_payer: boolean }) => [each.first_name, each.is_payer]),
  ).toEqual([
    ['Brid', true],
    ['Fiadh', false],
    ['Tomás', false],
  ])
  expect(body.people[0]).toMatchObject({ state: 'lapsed', plans: [{ ends_on: '2026-06-30', counts: false }] })
  expect(body.people[1]).toMatchObject({ age: 11, is_juvenile: true, plans: [{ counts: true }] })
  expect(body).toMatchObject({ name: 'Brid Holder', money: 'late', late: 1000, due: 1000 })
  expect(body.payments.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'failed',
    'planned',
  ])
})

test('another club sees no family of this one; without the right to people nobody does', async () => {
  await laySquad(app, SQUAD)
  const [{ family_id: id }] = (await list()).items
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  expect((await other.ask('/families')).body.total).toBe(0)
  expect((await other.ask(`/families/${id}`)).status).toBe(404)
  await app.asOwner(
    `insert into club_offices (club_id, user_id, office, given_at) select $1, id, 'treasurer', now() from users where email = $2`,
    [owner.accountId, 'tadhg@dunvarra.example'],
  )
  const treasurer = await openPeopleClient(app, { who: 'tadhg@dunvarra.example' })
  expect((await treasurer.ask('/families')).status).toBe(403)
  await app.asOwner('delete from club_offices')
})

test('three statements at most, for the list and for one; the file holds the same', async () => {
  await laySquad(app, SQUAD)
  const [{ family_id: id }] = (await list()).items
  for (const path of ['/families?filter=fia&money=late&sort=people', `/families/${id}`]) {
    await owner.ask(path)
    const sent = await counter.during(() => owner.ask(path))
    expect(sent.filter((each) => each.startsWith('club')).length).toBeLessThanOrEqual(3)
  }
  const file = await owner.text('/families/csv')
  expect(file).toContain('Brid Holder,brid@mail.example,"Brid, Fiadh, Tomás",3,2,2,Not paid,10.00,10.00')
})
