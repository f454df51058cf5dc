import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RegistrationForm } from '@clubhouse/contract/people/registration'
import { statementCounter } from '#testing/counted.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { planOf } from '#testing/world/forms.ts'

const counter = statementCounter()
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: counter.db })
})
afterAll(() => app.close())

const get = (plan: string, club = 'dunvarra') => ask(app, `/v2/store/${club}/products/plans/${plan}/form`)

test('API-49 DATA-38 the form of an adult plan, and of a child’s with that of the guardian', async () => {
  const adult: RegistrationForm = (await get(await planOf(app, 'senior-player'))).body
  expect(adult.member.kind).toBe('adult')
  expect(adult.guardian).toBeNull()
  const { member, guardian }: RegistrationForm = (await get(await planOf(app, 'juvenile-u8-u12'))).body
  expect([member.kind, guardian?.kind]).toEqual(['juvenile', 'guardian'])
  expect(member.sections.flatMap(({ questions }) => questions).length).toBeGreaterThan(10)
  expect(member.version).toBe(1)
})

test('API-49 one statement, through the role that reads public content', async () => {
  const plan = await planOf(app, 'juvenile-u8-u12')
  expect(await counter.during(() => get(plan))).toEqual(['plan_forms'])
})

test('API-49 another club’s plan is not found, nor one that is not offered, nor one that never was', async () => {
  const plan = await planOf(app, 'social-member')
  expect((await get(plan, 'inishvarn')).status).toBe(404)
  expect((await get(plan, 'nowhere')).status).toBe(404)
  expect((await get('2b1f7c1e-6a53-4c0e-9f0b-0d5f3f1f7a11')).status).toBe(404)
  expect((await get('not-an-id')).status).toBe(422)
  expect((await get(plan)).status).toBe(200)
  await app.asOwner('update products set is_active = false where id = $1', [plan])
  expect((await get(plan)).status).toBe(404)
})

test('API-88 FORM-07 a visitor is given an address of ours for options, and those that are at hand', async () => {
  const plan = await planOf(app, 'senior', 'inishvarn')
  const { member }: RegistrationForm = (await get(plan, 'inishvarn')).body
  const question = member.sections
    .flatMap(({ questions }) => questions)
    .find(({ question_id }) => question_id === 'county-squad')
  const url = question?.input.metadata.url ?? ''
  expect(url).toBe(
    `/api/v2/store/inishvarn/forms/${member.form_id}/versions/1/questions/county-squad/options`,
  )
  const names = question?.input.metadata.options.map(({ value }) => value)
  expect(names).toEqual(['Antrim', 'Armagh', 'Derry', 'Down', 'Fermanagh', 'Tyrone'])
  const { status, body } = await ask(app, url.replace('/api', ''), undefined, { on: 'inishvarn' })
  expect({ status, body }).toEqual({ status: 200, body: names?.map((name) => ({ name })) })
})
