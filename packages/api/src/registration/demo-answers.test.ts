import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, DynamicForm } from '@clubhouse/contract/forms'
import { atMost, between, newQuestion } from '@clubhouse/domain/forms/new-question'
import type { MovableClock } from '../clock.ts'
import { formAnswers } from '../db/form-tables.ts'
import { errorCode } from '../testing/error-code.ts'
import { aListQuestion, answersFor, answersTo, formOf, layForm } from '../testing/forms.ts'
import { userIdOf } from '../testing/people.ts'
import { ask, type Asked, signIn } from '../testing/sign-in.ts'
import { LIVE, openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

const CHILD: Record<string, Answer> = {
  first_name: 'Fiadh',
  last_name: '<img src=x onerror=alert(1)>',
  date_of_birth: '2017-07-18T00:00:00.000Z',
  country: 'Ireland',
  county: 'Galway',
  address_line1: '1 Quay Road',
  city: 'Dunvarra',
  emergency_contact_name: 'Colm Hallaran',
  emergency_contact_phone: '0861234567',
  has_medical_condition: true,
  medical_details: 'Asthma; blue inhaler',
  school: 'None',
  code_of_conduct: true,
  data_consent: true,
  photo_permission: false,
  'jersey-size': 'Age 9–10',
  'walks-home': false,
}

const lines: string[] = []
let app: TestApp
let juvenile: DynamicForm
beforeAll(async () => {
  app = await openTestApp({
    environment: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })
  juvenile = (await ask(app, `/v2/dev/dunvarra/forms/${await formOf(app, 'juvenile')}`)).body
})
afterAll(() => app.close())

const give = (form: string, body: object, { club = 'dunvarra', ...asked }: Asked & { club?: string } = {}) =>
  ask(app, `/v2/dev/${club}/forms/${form}/answers`, { version: 1, ...body }, asked)
const giveChild = (changes: Record<string, Answer> = {}, asked: Asked = {}) =>
  give(juvenile.form_id, answersFor(juvenile, { ...CHILD, ...changes }), asked)
const read = (id: string, { club = 'dunvarra', ...asked }: Asked & { club?: string } = {}) =>
  ask(app, `/v2/dev/${club}/answers/${id}`, undefined, asked)
const countAnswers = async () => (await app.asOwner('select id from form_answers')).length

test('the demo lists a club’s forms with a plan that asks with each', async () => {
  const { body } = await ask(app, '/v2/dev/dunvarra/forms')
  expect(body.map(({ kind, version }: DynamicForm) => [kind, version])).toEqual([
    ['adult', 1],
    ['juvenile', 1],
    ['guardian', 1],
  ])
  for (const { plan_id } of body) expect(plan_id).toMatch(/^[0-9a-f-]{36}$/)
  expect((await ask(app, '/v2/dev/nowhere/forms')).status).toBe(404)
})

test('answers are kept with the version that they were given to, and a later version does not change them', async () => {
  const { status, body } = await giveChild()
  expect(status).toBe(200)
  await app.asOwner(
    `with newer as (insert into form_versions (club_id, form_id, version, sections, created_at)
        select club_id, form_id, 2, '[]'::jsonb, $2 from form_versions where form_id = $1 returning club_id, form_id)
      update forms f set version = 2 from newer where f.club_id = newer.club_id and f.id = newer.form_id`,
    [juvenile.form_id, TEST_NOW],
  )
  const kept = (await read(body.answers_id)).body
  expect(kept.newest_version).toBe(2)
  expect(kept.form).toMatchObject({ version: 1, sections: juvenile.sections })
  const given = kept.answers.sections.flatMap(
    ({ questions }: { questions: { question_id: string }[] }) => questions,
  )
  expect(
    Object.fromEntries(
      given.map((each: { question_id: string; answer: Answer }) => [each.question_id, each.answer]),
    ),
  ).toEqual(CHILD)
  // Whoever began with the older version can still hand it in for a day, and read it.
  expect((await giveChild()).status).toBe(200)
  expect((await ask(app, `/v2/dev/dunvarra/forms/${juvenile.form_id}?version=1`)).body.version).toBe(1)
  expect((await ask(app, `/v2/dev/dunvarra/forms/${juvenile.form_id}`)).body.version).toBe(2)
  expect((await give(juvenile.form_id, { version: 3, ...answersTo({}) })).status).toBe(404)
})

describe('the same answers once more', () => {
  const WHO = 'Twice Sent'
  test('within a minute are those that were kept already, also when both come at once', async () => {
    const before = await countAnswers()
    const both = await Promise.all([giveChild({ first_name: WHO }), giveChild({ first_name: WHO })])
    const again = await giveChild({ first_name: WHO })
    const ids = [...both, again].map(({ status, body }) => [status, body.answers_id])
    expect(new Set(ids.map(String)).size).toBe(1)
    expect(await countAnswers()).toBe(before + 1)
  })

  test('later, by somebody else or with another word are others', async () => {
    const before = await countAnswers()
    const as = (await signIn(app, 'brid@home.example')).access_token
    const first = await giveChild({ first_name: WHO }, { as })
    await app.asOwner(
      "update form_answers set created_at = created_at - interval '2 minutes' where id = $1",
      [first.body.answers_id],
    )
    await giveChild({ first_name: WHO }, { as })
    await giveChild({ first_name: `${WHO}, not` }, { as })
    expect(await countAnswers()).toBe(before + 3)
  })
})

describe('a form that the club asks with no more', () => {
  const DAY = 24 * 60 * 60_000
  const sent = answersTo({ school: 'Kilbeg' })
  const optionsOf = (form: string) =>
    ask(app, `/v2/store/dunvarra/forms/${form}/versions/1/questions/school/options`)
  const laid = () => layForm(app, [aListQuestion('/lists/counties?country=Ireland', { hasOther: true })])

  test.each([
    { after: 'a day less a minute', ms: DAY - 60_000, given: 200, listed: 200 },
    { after: 'a day', ms: DAY, given: 409, listed: 404 },
    { after: 'a year', ms: 365 * DAY, given: 409, listed: 404 },
  ])('$after after the next version was saved is answered $given', async ({ ms, given, listed }) => {
    const form = await laid()
    const next = new Date(TEST_NOW.getTime() - ms)
    await app.asOwner(
      `with newer as (insert into form_versions (club_id, form_id, version, sections, created_at)
          select club_id, form_id, n, sections, $2::timestamptz + (n - 2) * interval '1 hour'
          from form_versions, generate_series(2, 3) n where form_id = $1)
        update forms set version = 3 where id = $1`,
      [form, next],
    )
    expect((await optionsOf(form)).status).toBe(listed)
    const { status, body } = await give(form, sent)
    expect(status).toBe(given)
    if (given === 409)
      expect(body).toMatchObject({
        error_code: 'form_changed',
        message: 'This form has changed. Please look at it again; your answers are kept.',
      })
    expect((await give(form, { ...sent, version: 3 })).status).toBe(200)
  })

  test('one that was put away takes no answers and has no lists', async () => {
    const form = await laid()
    expect((await give(form, sent)).status).toBe(200)
    await app.asOwner('update forms set archived_at = now() where id = $1', [form])
    expect(await give(form, sent)).toMatchObject({ status: 409, body: { error_code: 'form_closed' } })
    expect((await optionsOf(form)).status).toBe(404)
  })
})

describe('refused, with nothing kept', () => {
  test.each<{ what: string; changes: Record<string, Answer>; errors: Record<string, string> }>([
    {
      what: 'an option not in the list',
      changes: { 'jersey-size': 'Age 99' },
      errors: { 'jersey-size': 'Invalid value' },
    },
    {
      what: 'a county of another country',
      changes: { county: 'Down' },
      errors: { county: 'Please enter County' },
    },
    {
      what: 'an answer to a disabled question',
      changes: { has_medical_condition: false },
      errors: { medical_details: 'This question does not apply and cannot be answered' },
    },
    {
      what: 'a missing answer',
      changes: { first_name: ' ' },
      errors: { first_name: 'Please enter First name' },
    },
    { what: 'a list for a text', changes: { city: ['a'] }, errors: { city: 'Invalid value' } },
    {
      what: 'a day that does not exist',
      changes: { date_of_birth: '2017-02-30T00:00:00.000Z' },
      errors: { date_of_birth: expect.any(String) },
    },
  ])('$what', async ({ changes, errors }) => {
    const before = await countAnswers()
    const { status, body } = await giveChild(changes)
    expect({ status, errors: body.errors, code: body.error_code }).toEqual({
      status: 422,
      errors,
      code: 'invalid_data',
    })
    expect(await countAnswers()).toBe(before)
  })

  test('FORM-23 every question that is wrong is told by its id, and the first by its name', async () => {
    const { body } = await giveChild({ first_name: null, emergency_contact_phone: '12' })
    expect(body.message).toBe('First name: Please enter First name')
    expect(Object.keys(body.errors)).toEqual(['first_name', 'emergency_contact_phone'])
  })

  test('an answer to a question that the form does not ask, or asks elsewhere', async () => {
    const adult = await formOf(app, 'adult')
    for (const sent of [answersTo({ shoe_size: '44' }), answersTo({ first_name: 'A' }, 'address')]) {
      const { status, body } = await give(adult, sent)
      expect(status).toBe(422)
      expect(Object.values(body.errors)).toContain('This question is not part of the form')
    }
  })

  test('an answer that is too long, too many, or five megabytes of them', async () => {
    const questions = Array.from({ length: 60 }, (_, at) =>
      newQuestion(`q${at}`, 'text', 'Q', { validations: [atMost(5000)] }),
    )
    const form = await layForm(app, questions)
    expect((await give(form, answersTo({ q0: 'x'.repeat(5001) }))).status).toBe(422)
    expect((await give(form, answersTo({ q0: 'x'.repeat(5 * 1024 * 1024) }))).status).toBe(413)
    const full = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`q${at}`, 'x'.repeat(5000)]))
    expect(await give(form, answersTo(full))).toMatchObject({
      status: 413,
      body: { error_code: 'too_large' },
    })
    expect((await give(form, answersTo({ q0: 'x'.repeat(5000) }))).status).toBe(200)
  })

  test('a version that no form will ever have', async () => {
    for (const version of [0, 1.5, 2 ** 31, 1e300])
      expect(await give(juvenile.form_id, { version, ...answersTo({}) })).toMatchObject({
        status: 422,
        body: { error_code: 'invalid_data' },
      })
  })

  test('another club’s form, an unknown one, and somebody for whom the caller does not act', async () => {
    const form = await layForm(app, [newQuestion('a', 'text', 'A')])
    const sent = answersTo({ a: 'Hello' })
    expect((await give(form, sent, { club: 'inishvarn' })).status).toBe(404)
    expect((await give('2b1f7c1e-6a53-4c0e-9f0b-0d5f3f1f7a11', sent)).status).toBe(404)
    const kwame = await userIdOf(app, 'kwame@home.example')
    const { access_token: as } = await signIn(app, 'brid@home.example')
    expect((await give(form, { ...sent, member_id: kwame }, { as })).status).toBe(404)
    expect((await give(form, { ...sent, member_id: kwame })).status).toBe(404)
    const brid = await userIdOf(app, 'brid@home.example')
    expect((await give(form, { ...sent, member_id: brid }, { as })).status).toBe(200)
  })
})

test('FORM-28 the day is that of the club, not of the server', async () => {
  const question = newQuestion('day', 'date', 'Day', { validations: [between({ less_than: 'now' })] })
  const form = await layForm(app, [question])
  const clock = app.parts.clock as MovableClock
  const sent = answersTo({ day: '2026-07-01T00:00:00.000Z' })
  try {
    clock.set(new Date('2026-07-01T22:59:00Z'))
    expect((await give(form, sent)).status).toBe(422)
    // Half past midnight in Dunvarra, where it is summer.
    clock.set(new Date('2026-07-01T23:30:00Z'))
    expect((await give(form, sent)).status).toBe(200)
  } finally {
    clock.set(TEST_NOW)
  }
})

describe('what was answered is not for everybody', () => {
  test('what somebody gave who was signed in is theirs alone; another club has nothing of it', async () => {
    const { access_token: as } = await signIn(app, 'brid@home.example')
    const { access_token: other } = await signIn(app, 'kwame@home.example')
    const { answers_id: id } = (await giveChild({}, { as })).body
    const own = await read(id, { as })
    expect({ status: own.status, keeping: own.headers['cache-control'] }).toEqual({
      status: 200,
      keeping: 'private, no-store',
    })
    expect((await read(id, { as: other })).status).toBe(404)
    expect((await read(id)).status).toBe(404)
    expect((await read(id, { as, club: 'inishvarn' })).status).toBe(404)
    const { access_token: elsewhere } = await signIn(app, 'brid@home.example', 'inishvarn')
    const there = { as: elsewhere, on: 'inishvarn' }
    expect((await read(id, there)).status).toBe(404)
    expect((await giveChild({}, there)).status).toBe(404)
  })

  test('the role that reads public content cannot read answers, and a club reads and writes its own only', async () => {
    const { db, registry } = app.parts
    const [own, other] = [registry.idOf('dunvarra') ?? '', registry.idOf('inishvarn') ?? '']
    expect(await errorCode(db.read({ name: 'peek', text: 'select 1 from form_answers' }, []))).toBe('42501')
    for (const club of [own, other]) {
      const theirs = await app.asOwner('select id from form_answers where club_id = $1', [club])
      expect(await db.withClub(club, (tx) => tx.$count(formAnswers))).toBe(theirs.length)
    }
    const steal = sql`insert into form_answers select ${own}::uuid, gen_random_uuid(), id, version, null, null, '{}', now() from forms`
    expect(await errorCode(db.withClub(other, (tx) => tx.execute(steal)))).toBe('42501')
    for (const change of ["update form_answers set answers = '{}'", 'truncate form_answers'])
      expect(await errorCode(db.withClub(own, (tx) => tx.execute(sql.raw(change))))).toBe('42501')
  })

  test('whoever reads what was said of somebody’s health is written down, and not what was said', async () => {
    const { access_token: as } = await signIn(app, 'brid@home.example')
    const { answers_id: id } = (await giveChild({}, { as })).body
    await read(id, { as })
    const [last] = await app.asOwner<{ club: string; actor: string; detail: object }>(
      `select c.slug as club, u.email as actor, a.detail from audit_events a join clubs c on c.id = a.club_id
       left join users u on u.id = a.actor_id where a.kind = 'answers-read' and a.detail ->> 'answers_id' = $1`,
      [id],
    )
    expect(last).toEqual({
      club: 'dunvarra',
      actor: 'brid@home.example',
      detail: { form_id: juvenile.form_id, answers_id: id },
    })
    const log = lines.join('\n')
    expect(log).toContain('/answers')
    for (const secret of ['Fiadh', 'Asthma', '0861234567', 'Quay Road']) expect(log).not.toContain(secret)
  })
})

test('in live mode there is nothing of the demo', async () => {
  const live = await openTestApp({ environment: LIVE })
  try {
    expect((await ask(live, '/v2/dev/dunvarra/forms')).status).toBe(404)
    expect((await ask(live, `/v2/dev/dunvarra/forms/${juvenile.form_id}/answers`, {})).status).toBe(404)
  } finally {
    await live.close()
  }
})
