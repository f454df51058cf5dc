import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { planOf } from '#testing/world/forms.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const BRID = 'brid@home.example'
const ORLA = 'orla@dunvarra.example'
const counter = statementCounter()
let app: TestApp
let as: string
let brid: string
beforeAll(async () => {
  app = await openTestApp({ around: counter.db })
  as = (await signIn(app, BRID)).access_token
  brid = await userIdOf(app, BRID)
  const orla = await userIdOf(app, ORLA)
  await app.asOwner(
    `insert into related_people (user_id, id, first_name, last_name, kind, relation)
      values ($1, gen_random_uuid(), 'Peig', 'Fennick', 'juvenile', 'daughter')`,
    [orla],
  )
})
afterEach(() => app.setClock(TEST_NOW))
afterAll(() => app.close())

const get = (path: string, asked: Asked = { as }, club = 'dunvarra') =>
  ask(app, `/v2/store/${club}/${path}`, undefined, asked)
const shown = async (path: string) => {
  const { body } = await get(path)
  return body.items.map(
    ({ first_name, age }: { first_name: string; age: number | null }) => `${first_name} ${age}`,
  )
}
const bornOf = async (name: string): Promise<string> => {
  const [row] = await app.asOwner<{ born: string }>(
    'select date_of_birth as born from related_people where first_name = $1 and user_id = $2',
    [name, brid],
  )
  return row?.born ?? ''
}

test('API-51 relations are those for whom somebody acts, adults or children of them if asked', async () => {
  const { body } = await get('relations')
  expect(body).toMatchObject({ total: 4, current_page: 1, from: 1, to: 4 })
  const [colm, fiadh] = body.items
  expect(colm).toMatchObject({ first_name: 'Colm', kind: 'adult', relation: 'partner', age: null })
  expect(fiadh).toEqual({
    member_id: expect.any(String),
    first_name: 'Fiadh',
    last_name: 'Hallaran',
    kind: 'juvenile',
    relation: 'daughter',
    age: 9,
  })
  expect(await shown('relations?type=adult')).toEqual(['Colm null'])
  expect(await shown('relations?type=juvenile')).toEqual(['Fiadh 9', 'Oisín 12', 'Tom 15'])
  const second = await get('relations?per_page=3&page=2')
  expect(second.body).toMatchObject({ total: 4, from: 4, to: 4, items: [{ first_name: 'Tom' }] })
})

test('API-54 children have an age, by which they are told apart', async () => {
  expect(await shown('juveniles')).toEqual(['Fiadh 9', 'Oisín 12', 'Tom 15'])
})

test('API-55 DATA-23 the signed-in person is the first of the adults, and no child', async () => {
  const { body } = await get('memberships?type=adult')
  expect(body.items).toMatchObject([
    { member_id: brid, first_name: 'Bríd', last_name: 'Hallaran', age: null, is_self: true },
    { first_name: 'Colm', age: 44, is_self: false },
  ])
  expect(await shown('memberships?type=juvenile')).toEqual(['Fiadh 9', 'Oisín 12', 'Tom 15'])
  expect((await get('memberships')).status).toBe(422)
})

describe('API-55 OPEN-080 the day of an age', () => {
  test('is the plan’s, where it has one', async () => {
    const plan = await planOf(app, 'youth-u13-u18')
    await app.asOwner('update plans set age_on = $2 where id = $1', [plan, '2030-01-01'])
    // Nine since July 2026, so twelve in July 2029; Tom is grown by then.
    expect(await shown(`memberships?type=juvenile&plan_id=${plan}`)).toEqual(['Fiadh 12', 'Oisín 15'])
    expect(await shown(`memberships?type=adult&plan_id=${plan}`)).toEqual(['Bríd null', 'Colm 47', 'Tom 18'])
  })

  test('is today, where the club is, and a birthday counts from its first minute', async () => {
    const birthday = `2026-${(await bornOf('Fiadh')).slice(5)}`
    // Midnight of an Irish summer, an hour before that of UTC.
    const midnight = new Date(`${birthday}T00:00:00+01:00`)
    app.setClock(new Date(midnight.getTime() - 60_000))
    expect(await shown('juveniles')).toContain('Fiadh 8')
    app.setClock(midnight)
    expect(await shown('juveniles')).toContain('Fiadh 9')
  })

  test('a child who was born on 29 February is grown on 1 March', async () => {
    await app.asOwner(
      `insert into related_people (user_id, id, first_name, last_name, kind, relation, date_of_birth)
        values ($1, gen_random_uuid(), 'Leap', 'Hallaran', 'juvenile', 'son', '2008-02-29')`,
      [brid],
    )
    app.setClock(new Date('2026-02-28T23:55:00Z'))
    expect(await shown('juveniles')).toContain('Leap 17')
    app.setClock(new Date('2026-03-01T00:00:00Z'))
    expect(await shown('juveniles')).not.toContain('Leap 18')
    expect(await shown('memberships?type=adult')).toContain('Leap 18')
    await app.asOwner("delete from related_people where first_name = 'Leap'")
  })
})

test('no read of a family costs more than a statement, and one for the plan', async () => {
  const plan = await planOf(app, 'juvenile-u8-u12')
  const sent = (path: string) => counter.during(() => get(path))
  const [session] = await sent('relations')
  expect(await sent('relations')).toEqual([session, 'family'])
  expect(await sent('juveniles')).toEqual([session, 'family'])
  expect(await sent('memberships?type=adult')).toEqual([session, 'family'])
  expect(await sent(`memberships?type=juvenile&plan_id=${plan}`)).toEqual([session, 'plan_age_day', 'family'])
})

describe('what is another’s', () => {
  test('family: everybody sees their own alone', async () => {
    const orla = { as: (await signIn(app, ORLA)).access_token }
    const names = async (path: string) =>
      (await get(path, orla)).body.items.map((each: { first_name: string }) => each.first_name)
    expect(await names('relations')).toEqual(['Peig'])
    expect(await names('memberships?type=juvenile')).toEqual(['Peig'])
    expect(await names('memberships?type=adult')).toEqual(['Orla'])
  })

  test('club: its plan and its site are not found', async () => {
    const theirs = await planOf(app, (await aPlanOf('inishvarn')) ?? '', 'inishvarn')
    expect((await get(`memberships?type=adult&plan_id=${theirs}`)).status).toBe(404)
    for (const path of ['relations', 'juveniles', 'memberships?type=adult'])
      for (const club of ['inishvarn', 'no-such-club'])
        expect((await get(path, { as }, club)).status).toBe(404)
  })

  test('nobody who is not signed in is told anything', async () => {
    for (const path of ['relations', 'juveniles', 'memberships?type=adult'])
      expect((await get(path, {})).status).toBe(401)
  })
})

describe('API-56 OPEN-081 answers by membership', () => {
  const answers = (memberId: string, query: Record<string, string>, asked: Asked = { as }) =>
    get(`memberships/${memberId}/answers?${new URLSearchParams(query)}`, asked)
  const idOf = async (name: string) => {
    const [row] = await app.asOwner<{ id: string }>('select id from related_people where first_name = $1', [
      name,
    ])
    return row?.id ?? ''
  }
  const said = (body: { sections: { questions: { question_id: string; answer: unknown }[] }[] }) =>
    Object.fromEntries(
      body.sections.flatMap(({ questions }) => questions.map((each) => [each.question_id, each.answer])),
    )

  test('are what is known of that member, by the rules with which the form begins', async () => {
    const plan_id = await planOf(app, 'juvenile-u8-u12')
    const fiadh = await idOf('Fiadh')
    const { status, body } = await answers(fiadh, { plan_id })
    expect(status).toBe(200)
    expect(said(body)).toMatchObject({ first_name: 'Fiadh', last_name: 'Hallaran' })
    const initial = await get(`products/plans/${plan_id}/form/initial-answers?juvenile_id=${fiadh}`)
    expect(body).toEqual(initial.body)
  })

  test('the guardian’s form of a child is about whoever signs, or about the adult who is named', async () => {
    const plan_id = await planOf(app, 'juvenile-u8-u12')
    const guardian = async (name: string) =>
      said((await answers(await idOf(name), { plan_id, type: 'guardian' })).body)
    expect(await guardian('Fiadh')).toMatchObject({ first_name: 'Bríd', email: BRID })
    expect(await guardian('Colm')).toMatchObject({ first_name: 'Colm' })
  })

  test('of another family’s member, or to another club’s plan, are not found', async () => {
    const plan_id = await planOf(app, 'juvenile-u8-u12')
    const theirs = await planOf(app, (await aPlanOf('inishvarn')) ?? '', 'inishvarn')
    const [peig, fiadh] = [await idOf('Peig'), await idOf('Fiadh')]
    for (const type of ['member', 'guardian']) {
      expect((await answers(peig, { plan_id, type })).status).toBe(404)
      expect((await answers(fiadh, { plan_id: theirs, type })).status).toBe(404)
      expect((await answers(fiadh, { plan_id, type }, {})).status).toBe(401)
    }
  })
})

async function aPlanOf(club: string): Promise<string | undefined> {
  const [row] = await app.asOwner<{ slug: string }>(
    `select p.slug from products p join clubs c on c.id = p.club_id where c.slug = $1 and p.type = 'Plan' limit 1`,
    [club],
  )
  return row?.slug
}
