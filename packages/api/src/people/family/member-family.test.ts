import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { giveMembership } from '#testing/world/memberships.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let brid: string
let as: string
let fiadh: string
let tom: string

beforeAll(async () => {
  app = await openTestApp({ around: counter.db })
  brid = await userIdOf(app, 'brid@home.example')
  as = (await signIn(app, 'brid@home.example', 'myaccount')).access_token
  const idOf = async (name: string) =>
    (await app.asOwner<{ id: string }>('select id from related_people where first_name = $1', [name]))[0]
      ?.id ?? ''
  fiadh = await idOf('Fiadh')
  tom = await idOf('Tom')
  await giveMembership(app, { userId: brid, memberId: fiadh, firstName: 'Fiadh', plan: 'juvenile-u8-u12' })
  await giveMembership(app, {
    userId: brid,
    memberId: fiadh,
    firstName: 'Fiadh',
    plan: 'juvenile-u8-u12',
    endsOn: '2026-06-30',
  })
})
afterEach(() =>
  app.asOwner("delete from related_people where relation in ('child', 'family', 'niece', 'husband')"),
)
afterAll(() => app.close())

const call = (path: string, payload?: object, asked: Asked = {}) =>
  ask(app, `/v2/member/family${path}`, payload, { as, on: 'myaccount', ...asked })
const una = {
  kind: 'juvenile',
  first_name: 'Una',
  last_name: 'Hallaran',
  date_of_birth: '2019-02-03',
  relation: 'niece',
}
const audited = (kind: string) => app.asOwner(`select detail from audit_events where kind = $1`, [kind])

test('MYACC-07 a family is whoever asks and those for whom they act, with what they belong to', async () => {
  const { status, body } = await call('')
  expect(status).toBe(200)
  const names = body.people.map(
    (each: { first_name: string; age: number | null }) => `${each.first_name} ${each.age}`,
  )
  expect(names).toEqual(['Bríd null', 'Colm 44', 'Fiadh 9', 'Oisín 12', 'Tom 15'])
  expect(body.people[0]).toMatchObject({ is_self: true, memberships: [], may_have_own_sign_in: false })
  expect(body.people[1]).toMatchObject({ relation: 'partner', kind: 'adult', may_have_own_sign_in: true })
  expect(body.people[2].memberships).toMatchObject([
    { plan: 'Juvenile U8–U12', season: '2025/26', state: 'ended', club: { slug: 'dunvarra' } },
    { plan: 'Juvenile U8–U12', season: '2026/27', state: 'active', ends_on: '2027-06-30' },
  ])
  expect(body.left).toEqual([])
})

test('a family and one of it are read by a statement for the people and one for the club', async () => {
  const sent = (path: string) => counter.during(() => call(path))
  const [session] = await sent('')
  expect(await sent('')).toEqual([session, 'family_view', 'club execute'])
  expect(await sent(`/${fiadh}`)).toEqual([session, 'family_view', 'club execute'])
})

describe('whoever is added', () => {
  test('is there once, however it is written, and called as the family says', async () => {
    const first = await call('', una)
    expect(first).toMatchObject({ status: 200, body: { is_new: true } })
    expect((await call('', { ...una, first_name: ' úna ' })).body).toEqual({ ...first.body, is_new: false })
    const { body } = await call(`/${first.body.member_id}`)
    expect(body).toMatchObject({
      person: { first_name: 'Una', relation: 'niece', age: 7 },
      date_of_birth: '2019-02-03',
      can_change: true,
      known: [],
    })
  })
  test.each([
    { given: { ...una, date_of_birth: null }, wrong: { date_of_birth: 'Enter a date of birth' } },
    {
      given: { ...una, date_of_birth: '2001-01-01' },
      wrong: { date_of_birth: 'Una would be 25. Add them as an adult.' },
    },
    { given: { ...una, kind: 'adult' }, wrong: { date_of_birth: 'Una would be 7. Add them as a child.' } },
  ])('has to be who the family says: $wrong', async ({ given, wrong }) => {
    expect(await call('', given)).toMatchObject({ status: 422, body: { errors: wrong } })
  })
  test('who is there as an adult is not added as a child', async () => {
    const colm = { ...una, first_name: 'Colm', date_of_birth: '2018-01-01' }
    expect((await call('', colm)).status).toBe(200)
    await app.asOwner(
      "update related_people set date_of_birth = null where first_name = 'Colm' and kind = 'adult'",
    )
    await app.asOwner("delete from related_people where first_name = 'Colm' and kind = 'juvenile'")
    expect((await call('', colm)).body).toMatchObject({ error_code: 'already_there' })
  })
})

describe('somebody can be changed and removed', () => {
  const PATCH = { method: 'PATCH' } as const
  const DELETE = { method: 'DELETE' } as const
  const changed = { first_name: 'Úna', last_name: 'Ryan', date_of_birth: '2019-02-04', relation: '' }
  test('while no club has them', async () => {
    const { member_id: id } = (await call('', una)).body
    expect((await call(`/${id}`, changed, PATCH)).status).toBe(200)
    expect((await call(`/${id}`)).body).toMatchObject({
      person: { first_name: 'Úna', last_name: 'Ryan', relation: 'niece' },
    })
    expect((await call(`/${id}`, undefined, DELETE)).status).toBe(200)
    expect((await call(`/${id}`)).status).toBe(404)
  })
  test('and not once one has, nor into somebody else', async () => {
    for (const asked of [PATCH, DELETE])
      expect(
        await call(`/${fiadh}`, asked === PATCH ? { ...changed, first_name: 'Fiadh' } : undefined, asked),
      ).toMatchObject({
        status: 409,
        body: { error_code: 'is_member' },
      })
    const { member_id: id } = (await call('', una)).body
    const [{ born } = { born: '' }] = await app.asOwner<{ born: string }>(
      'select date_of_birth as born from related_people where id = $1',
      [tom],
    )
    const asTom = { ...changed, first_name: 'Tom', last_name: 'Hallaran', date_of_birth: born }
    expect((await call(`/${id}`, asTom, PATCH)).body).toMatchObject({ error_code: 'already_there' })
  })
})

describe('what a club knows of somebody', () => {
  const labels = (body: { known: { answers: { sections: { questions: { question_id: string }[] }[] } }[] }) =>
    body.known.flatMap(({ answers }) =>
      answers.sections.flatMap(({ questions }) => questions.map((each) => each.question_id)),
    )

  test('is shown with its form and version, health only when asked for, and that is written down', async () => {
    const before = (await audited('answers-read')).length
    const { body } = await call(`/${fiadh}`)
    expect(body.known).toMatchObject([
      { club: { slug: 'dunvarra' }, has_medical: true, can_edit: true, is_changed: false },
    ])
    expect(labels(body)).toContain('school')
    expect(labels(body)).not.toContain('medical_details')
    expect(await audited('answers-read')).toHaveLength(before)
    const whole = await call(`/${fiadh}?medical=true`)
    expect(labels(whole.body)).toContain('medical_details')
    expect(await audited('answers-read')).toHaveLength(before + 1)
  })

  test('is changed by the form’s own rules, from what was said last; agreements are asked anew', async () => {
    const { known } = (await call(`/${fiadh}`)).body
    const [{ club, form }] = known
    const path = `/${fiadh}/forms/${club.account_id}/${form.form_id}`
    const { body } = await call(path)
    const asked = body.answers.sections.flatMap(
      (each: { questions: { question_id: string }[] }) => each.questions,
    )
    const ids = asked.map((each: { question_id: string }) => each.question_id)
    expect(ids).toContain('school')
    expect(ids).toContain('medical_details')
    expect(ids).not.toContain('data_consent')
    expect(body.person).toEqual({ first_name: 'Fiadh', is_self: false })
    const given = { version: body.form.version, sections: body.answers.sections }
    const refused = await call(path, given)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining(['code_of_conduct', 'data_consent']),
    )
    const agreements = body.form.sections.find(
      (each: { default_section_id: string }) => each.default_section_id === 'agreements',
    )
    const agreed = {
      section_id: agreements.section_id,
      default_section_id: 'agreements',
      questions: ['code_of_conduct', 'data_consent', 'photo_permission'].map((id) => ({
        question_id: id,
        default_question_id: id,
        answer: true,
      })),
    }
    expect((await call(path, { ...given, sections: [...given.sections, agreed] })).status).toBe(200)
  })

  test('a form that was never answered, or another club’s, is not found', async () => {
    const { known } = (await call(`/${fiadh}`)).body
    const [{ club, form }] = known
    const inishvarn = app.parts.registry.idOf('inishvarn')
    for (const path of [
      `/${tom}/forms/${club.account_id}/${form.form_id}`,
      `/${fiadh}/forms/${inishvarn}/${form.form_id}`,
    ]) {
      expect((await call(path)).status).toBe(404)
      expect((await call(path, { version: 1, sections: [] })).status).toBe(404)
    }
  })
})

test('another family sees, changes and removes nobody of this one', async () => {
  const other = { as: (await signIn(app, 'kwame@home.example', 'myaccount')).access_token }
  const details = { first_name: 'M', last_name: 'M', date_of_birth: null, relation: '' }
  expect((await call('', undefined, other)).body.people).toHaveLength(1)
  expect((await call(`/${tom}`, undefined, other)).status).toBe(404)
  expect((await call(`/${tom}`, details, { ...other, method: 'PATCH' })).status).toBe(404)
  expect((await call(`/${tom}`, undefined, { ...other, method: 'DELETE' })).status).toBe(404)
  expect((await call(`/${tom}/own-sign-in`, { email: 'm@m.example' }, other)).status).toBe(404)
  expect((await call(`/${tom}`)).status).toBe(200)
})
