import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { type PeopleOptions, peopleFor } from './people-for.ts'
import type { GivenPerson } from './port.ts'

let app: TestApp
let brid: string
let orla: string
beforeAll(async () => {
  app = await openTestApp()
  brid = await userIdOf(app, 'brid@home.example')
  orla = await userIdOf(app, 'orla@dunvarra.example')
})
afterEach(() => app.asOwner(`delete from related_people where relation in ('child', 'family')`))
afterAll(() => app.close())

const child = (firstName: string, more: Partial<GivenPerson> = {}): GivenPerson => ({
  memberId: null,
  kind: 'juvenile',
  firstName,
  lastName: 'Hallaran',
  dateOfBirth: '2019-02-03',
  email: null,
  day: '2027-01-01',
  ...more,
})
const register = (given: GivenPerson[], options?: PeopleOptions, userId = brid) =>
  peopleFor(app.parts.db, userId, given, options)
const family = (userId = brid) =>
  app.asOwner<{ id: string; name: string; kind: string; born: string | null }>(
    `select id, first_name || ' ' || last_name as name, kind, date_of_birth as born from related_people
      where user_id = $1 order by 2`,
    [userId],
  )
const idOf = async (name: string) => (await family()).find((each) => each.name.startsWith(name))?.id ?? ''

test('the details of whoever registers begin with their own form, and stay once they are there', async () => {
  await app.asOwner('update users set mobile = null, address = default where id = $1', [orla])
  const [self] = await app.asOwner<{ first: string; last: string }>(
    'select first_name as first, last_name as last from users where id = $1',
    [orla],
  )
  const address = {
    country: 'Ireland',
    postal_code: null,
    county: 'Mayo',
    city: 'Dunvarra',
    line1: '2 Hill Street',
    line2: null,
  }
  const own = (mobile: string) =>
    child(self?.first ?? '', {
      lastName: self?.last ?? '',
      kind: 'adult',
      dateOfBirth: null,
      mobile,
      address,
    })
  await register([own('0861234567')], {}, orla)
  await register([own('0869999999')], {}, orla)
  expect(await app.asOwner('select mobile, address from users where id = $1', [orla])).toEqual([
    { mobile: '0861234567', address },
  ])
})

test('somebody new becomes one of the family, once', async () => {
  const before = await family()
  const first = await register([child('Una'), child('Una')])
  const again = await register([child('Una')])
  const una = await idOf('Una')
  expect([first, again]).toEqual([
    { ok: true, value: [una, una] },
    { ok: true, value: [una] },
  ])
  expect(await family()).toHaveLength(before.length + 1)
  expect(await family()).toContainEqual({
    id: una,
    name: 'Una Hallaran',
    kind: 'juvenile',
    born: '2019-02-03',
  })
  expect(await family(orla)).toEqual([])
})

test('whoever is known is found, and a birthday that was not known is kept', async () => {
  const fiadh = await idOf('Fiadh')
  const [born] = await app.asOwner<{ day: string }>(
    'select date_of_birth as day from related_people where id = $1',
    [fiadh],
  )
  await app.asOwner('update related_people set date_of_birth = null where id = $1', [fiadh])
  const given = [
    child('Fiadh', { memberId: fiadh, dateOfBirth: '2017-07-18' }),
    child('Fiadh', { dateOfBirth: '2017-07-18' }),
  ]
  expect(await register(given)).toEqual({ ok: true, value: [fiadh, fiadh] })
  expect((await family()).find(({ id }) => id === fiadh)?.born).toBe('2017-07-18')
  await register([child('Fiadh', { memberId: fiadh, dateOfBirth: '2001-01-01' })])
  expect((await family()).find(({ id }) => id === fiadh)?.born).toBe('2017-07-18')
  await app.asOwner('update related_people set date_of_birth = $2 where id = $1', [fiadh, born?.day])
})

test('a member of another family is not found, and nothing is written', async () => {
  const before = await family()
  const theirs = await register([child('Peig')], {}, orla)
  const [peig = ''] = theirs.ok ? theirs.value : []
  expect(await register([child('Una'), child('Peig', { memberId: peig })])).toEqual({
    ok: false,
    reason: { code: 'not_found', at: 1, message: 'The member was not found' },
  })
  expect(await register([child('Orla', { memberId: orla, kind: 'adult' })])).toMatchObject({
    reason: { code: 'not_found' },
  })
  expect(await family()).toEqual(before)
})

test('ERR-30 the account of a stranger is no reason, one’s own for somebody else is', async () => {
  const adult = (email: string) => [child('Aoife', { kind: 'adult', dateOfBirth: null, email })]
  expect(await register(adult('brid@home.example'))).toEqual({
    ok: false,
    reason: { code: 'email_taken', at: 0, message: 'Please update the email for Aoife Hallaran' },
  })
  expect(await register(adult('orla@dunvarra.example'))).toMatchObject({ ok: true })
  expect(await register(adult('nobody@nowhere.example'))).toMatchObject({ ok: true })
})

const fourTimes = (locks: boolean) => Promise.all([1, 2, 3, 4].map(() => register([child('Una')], { locks })))
const unas = async () => (await family()).filter(({ name }) => name === 'Una Hallaran')

test('four tabs at the same moment make one person', async () => {
  const found = await fourTimes(true)
  expect(await unas()).toHaveLength(1)
  expect(new Set(found.map((each) => (each.ok ? each.value[0] : null))).size).toBe(1)
})

test('and more than one without the lock (negative control)', async () => {
  for (let round = 0; round < 20; round += 1) {
    await fourTimes(false)
    if ((await unas()).length > 1) return
    await app.asOwner("delete from related_people where first_name = 'Una'")
  }
  expect.unreachable('the lock is not needed, or this proves nothing')
})
