import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, FormAnswers } from '@clubhouse/contract/people/forms'
import type { Database } from '#kernel/db/database.ts'
import { answersFor, formOf, planOf } from '#testing/world/forms.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { findClubForm } from './forms.queries.ts'
import { storeAnswers } from './store-answers.ts'

const BRID = 'brid@home.example'
const ADDRESS = {
  country: 'Ireland',
  postal_code: null,
  county: 'Galway',
  city: 'Dunvarra',
  line1: '1 Quay Road',
  line2: null,
}

const AT_HOME = { country: 'Ireland', county: 'Galway', city: 'Dunvarra', address_line1: '1 Quay Road' }

/** What the platform's role was asked, and how often a transaction of the club was opened. */
const sent: string[] = []
const noted = (db: Database): Database => ({
  ...db,
  readPlatform: (statement, values) => {
    sent.push(statement.name)
    return db.readPlatform(statement, values)
  },
  withClub: (clubId, work, asked) => {
    sent.push('club')
    return db.withClub(clubId, work, asked)
  },
})

let app: TestApp
let as: string
let brid: string
let plans: { adult: string; child: string }
let family: Map<string, { id: string; born: string }>
beforeAll(async () => {
  app = await openTestApp({ around: noted })
  await app.asOwner('delete from form_answers')
  as = (await signIn(app, BRID)).access_token
  brid = await userIdOf(app, BRID)
  plans = { adult: await planOf(app, 'senior-player'), child: await planOf(app, 'juvenile-u8-u12') }
  const related = await app.asOwner<{ id: string; name: string; born: string }>(
    'select id, first_name as name, date_of_birth as born from related_people where user_id = $1',
    [brid],
  )
  family = new Map(related.map(({ name, ...person }) => [name, person]))
  await app.asOwner('update users set mobile = $2, address = $3 where id = $1', [
    brid,
    '353861234567',
    JSON.stringify(ADDRESS),
  ])
})
afterEach(async () => {
  await app.asOwner('delete from form_answers')
  await app.asOwner("delete from audit_events where kind = 'answers-read'")
})
afterAll(() => app.close())

const relative = (name: string) => family.get(name) ?? { id: '', born: '' }
const initial = (
  plan: string,
  query: Record<string, string> = {},
  asked: Asked = { as },
  club = 'dunvarra',
) =>
  ask(
    app,
    `/v2/store/${club}/products/plans/${plan}/form/initial-answers?${new URLSearchParams(query)}`,
    undefined,
    asked,
  )
const byQuestion = ({ sections }: FormAnswers) =>
  Object.fromEntries(
    sections.flatMap(({ questions }) => questions.map(({ question_id, answer }) => [question_id, answer])),
  )
const known = async (plan: string, query: Record<string, string> = {}) =>
  byQuestion((await initial(plan, query)).body)

interface Earlier {
  kind: string
  club?: string
  givenBy?: string
  memberId: string
  at?: string
}
async function answeredBefore(
  { kind, club = 'dunvarra', givenBy = brid, memberId, at = '2026-01-01T00:00:00Z' }: Earlier,
  given: Record<string, Answer>,
): Promise<void> {
  const found = await findClubForm(app.parts.db, club, await formOf(app, kind, club))
  if (!found) throw new Error(`${club} has no such form`)
  const { clubId, form } = found
  const row = { clubId, formId: form.form_id, version: form.version, givenBy, memberId }
  await app.parts.db.withClub(clubId, (tx) =>
    storeAnswers(tx, { ...row, answers: answersFor(form, given) }, new Date(at)),
  )
}

describe('API-50 what the platform knows', () => {
  test('OPEN-079 of the caller fills their own form, where it asks for it', async () => {
    expect(await known(plans.adult)).toEqual({
      first_name: 'Bríd',
      last_name: 'Hallaran',
      email: BRID,
      mobile: '353861234567',
      country: 'Ireland',
      county: 'Galway',
      city: 'Dunvarra',
      address_line1: '1 Quay Road',
    })
  })

  test('of a child is its name, its date of birth as it is sent, and where whoever asks lives', async () => {
    const { id, born } = relative('Fiadh')
    const names = { first_name: 'Fiadh', last_name: 'Hallaran', date_of_birth: `${born}T00:00:00.000Z` }
    const child = { ...names, ...AT_HOME }
    expect(await known(plans.child, { juvenile_id: id })).toEqual(child)
    expect(await known(plans.child, { member_id: id, form_type: 'member' })).toEqual(child)
  })

  test('of a child that nobody has named is where whoever asks lives', async () => {
    expect(await known(plans.child)).toEqual(AT_HOME)
  })

  test('of the caller fills the guardian’s form too, and does not say when they were born', async () => {
    const query = { form_type: 'guardian', juvenile_id: relative('Fiadh').id }
    const answers = await known(plans.child, query)
    expect(answers).toMatchObject({ first_name: 'Bríd', email: BRID })
    expect(answers).not.toHaveProperty('date_of_birth')
  })
})

describe('API-50 what was said before', () => {
  test('FORM-40 comes first, by the question itself or by the platform’s; what is not asked stays where it is', async () => {
    await answeredBefore(
      { kind: 'adult', memberId: brid },
      { mobile: '0867654321', 'jersey-size': 'M', gender: 'Female' },
    )
    expect(await known(plans.adult)).toMatchObject({
      mobile: '0867654321',
      'jersey-size': 'M',
      gender: 'Female',
      first_name: 'Bríd',
    })
    const guardian = await known(plans.child, { form_type: 'guardian', member_id: brid })
    expect(guardian).toMatchObject({ mobile: '0867654321' })
    expect(guardian).not.toHaveProperty('gender')
    expect(guardian).not.toHaveProperty('jersey-size')
  })

  test('agreements are given anew: a box that is ticked beforehand is no consent', async () => {
    const given = {
      data_consent: true,
      code_of_conduct: true,
      photo_permission: true,
      receive_updates: true,
      city: 'Cork',
    }
    await answeredBefore({ kind: 'adult', memberId: brid }, given)
    const answers = await known(plans.adult)
    expect(answers).toMatchObject({ city: 'Cork' })
    for (const id of ['data_consent', 'code_of_conduct', 'photo_permission', 'receive_updates'])
      expect(answers).not.toHaveProperty(id)
  })

  test('the same id in another form is another question', async () => {
    const { id } = relative('Fiadh')
    await answeredBefore({ kind: 'adult', memberId: id }, { 'jersey-size': 'M' })
    expect(await known(plans.child, { juvenile_id: id })).not.toHaveProperty('jersey-size')
  })

  test('the last time counts, and this form before another', async () => {
    await answeredBefore({ kind: 'adult', memberId: brid }, { mobile: '0861111111', city: 'Galway' })
    await answeredBefore(
      { kind: 'adult', memberId: brid, at: '2026-03-01T00:00:00Z' },
      { mobile: '0862222222' },
    )
    await answeredBefore(
      { kind: 'guardian', memberId: brid, at: '2026-05-01T00:00:00Z' },
      { mobile: '0863333333', city: 'Cork' },
    )
    expect(await known(plans.adult)).toMatchObject({ mobile: '0862222222', city: 'Cork' })
  })

  test('of one child is where the next one lives and whom to ring, all of it and nothing else', async () => {
    const tom = { kind: 'juvenile', memberId: relative('Tom').id }
    const household = { city: 'Cork', emergency_contact_name: 'Colm', emergency_contact_phone: '0861234567' }
    const own = { first_name: 'Tom', gender: 'Male', school: 'None', medical_details: 'Asthma' }
    await answeredBefore(tom, { ...household, ...own })
    expect(await known(plans.child)).toEqual(household)
    const { id } = relative('Fiadh')
    const fiadh = await known(plans.child, { juvenile_id: id })
    expect(fiadh).toMatchObject({ ...household, first_name: 'Fiadh' })
    expect(fiadh).not.toHaveProperty('medical_details')
    // Once something was said of a child itself, it has its own household.
    await answeredBefore({ kind: 'juvenile', memberId: id }, { city: 'Galway' })
    expect(await known(plans.child, { juvenile_id: id })).not.toHaveProperty('emergency_contact_name')
  })

  test('about somebody else, by somebody else or to another club does not count', async () => {
    const { id } = relative('Fiadh')
    const kwame = await userIdOf(app, 'kwame@home.example')
    await answeredBefore({ kind: 'juvenile', memberId: relative('Tom').id }, { gender: 'Male' })
    await answeredBefore({ kind: 'juvenile', memberId: id, givenBy: kwame }, { city: 'Cork' })
    await answeredBefore({ kind: 'juvenile', memberId: id, club: 'inishvarn' }, { city: 'Derry' })
    const fiadh = await known(plans.child, { juvenile_id: id })
    expect(fiadh).not.toHaveProperty('gender')
    expect(fiadh).toMatchObject(AT_HOME)
  })
})

describe('API-50 whom it is not for', () => {
  test('nobody who is not signed in', async () => {
    expect((await initial(plans.adult, {}, {})).status).toBe(401)
  })

  test('nobody who is not related: whether they exist is not said', async () => {
    const kwame = await userIdOf(app, 'kwame@home.example')
    const stranger = '2b1f7c1e-6a53-4c0e-9f0b-0d5f3f1f7a11'
    const replies = await Promise.all([
      initial(plans.adult, { member_id: kwame }),
      initial(plans.adult, { member_id: stranger }),
      initial(plans.child, { juvenile_id: stranger }),
      initial(plans.child, { juvenile_id: relative('Colm').id }),
      initial(plans.child, { form_type: 'guardian', juvenile_id: stranger }),
    ])
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({ status: 404, body: replies[0].body })
    const { access_token: other } = await signIn(app, 'kwame@home.example')
    expect((await initial(plans.child, { juvenile_id: relative('Fiadh').id }, { as: other })).status).toBe(
      404,
    )
  })

  test('nobody who is signed in on the site of another club', async () => {
    const { access_token: elsewhere } = await signIn(app, BRID, 'inishvarn')
    const refused = await initial(plans.adult, {}, { as: elsewhere, on: 'inishvarn' })
    expect(refused).toMatchObject({ status: 404, body: { message: 'The club was not found' } })
  })

  test('another club’s plan, one that is not offered, and a guardian where there is none', async () => {
    expect((await initial(plans.adult, {}, { as }, 'inishvarn')).status).toBe(404)
    expect((await initial(plans.adult, {}, { as }, 'nowhere')).status).toBe(404)
    expect((await initial(plans.adult, { form_type: 'guardian' })).status).toBe(404)
    const inactive = await planOf(app, 'social-member')
    await app.asOwner('update products set is_active = false where id = $1', [inactive])
    expect((await initial(inactive)).status).toBe(404)
  })
})

test('API-50 two statements besides the one that says who is asking', async () => {
  sent.length = 0
  await initial(plans.adult)
  expect(sent.toSorted()).toEqual(['club', 'identify', 'registrants'])
})

test('reading what was said of somebody’s health is written down, and nothing else is', async () => {
  const { id } = relative('Fiadh')
  const reads = () =>
    app.asOwner<{ actor: string; detail: object }>(
      `select u.email as actor, a.detail from audit_events a join users u on u.id = a.actor_id
       where a.kind = 'answers-read'`,
    )
  await answeredBefore({ kind: 'juvenile', memberId: id }, { city: 'Galway' })
  await known(plans.child, { juvenile_id: id })
  expect(await reads()).toEqual([])
  const medical = { has_medical_condition: true, medical_details: 'Asthma' }
  await answeredBefore({ kind: 'juvenile', memberId: id, at: '2026-02-01T00:00:00Z' }, medical)
  expect(await known(plans.child, { juvenile_id: id })).toMatchObject(medical)
  const form_id = await formOf(app, 'juvenile')
  expect(await reads()).toEqual([{ actor: BRID, detail: { form_id, member_id: id } }])
})
