import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORM_KINDS } from '@clubhouse/contract/people/form-words'
import { templateOf } from '@clubhouse/domain/people/forms/templates'
import { demoFormId, type FormClient, openFormClient, withQuestion } from '#testing/clients/form-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { MOST_FORMS } from './create-form.ts'

let app: TestApp
let desk: FormClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormClient(app)
})
afterAll(() => app.close())

const remove = (formId: string) => desk.ask(`/${formId}`, undefined, 'DELETE')

describe('a new form', () => {
  test.each(FORM_KINDS)('FORMED-01 of the kind %s begins with its template', async (kind) => {
    const form = await desk.create({ kind, name: ' New one ' })
    expect(form).toMatchObject({
      kind,
      name: 'New one',
      version: 1,
      sections: templateOf(kind),
      saved_by: 'Tadhg Marrin',
      plans: [],
      answer_count: 0,
      archived_at: null,
    })
    expect(await desk.get(form.form_id)).toEqual(form)
  })

  test('can begin with what another form of the club asks today, and goes its own way', async () => {
    const copy_of = demoFormId('dunvarra', 'juvenile')
    const original = await desk.get(copy_of)
    const copy = await desk.create({ kind: 'juvenile', name: 'Academy', copy_of })
    expect(copy).toMatchObject({ version: 1, sections: original.sections, plans: [], answer_count: 0 })
    const sections = withQuestion(copy.sections, 'school', (question) => ({ ...question, label: 'College' }))
    expect((await desk.save(copy, { sections })).status).toBe(200)
    expect(await desk.get(copy_of)).toEqual(original)
  })

  test.each([
    { body: { kind: 'adult' }, field: 'name' },
    { body: { kind: 'adult', name: ' ' }, field: 'name' },
    { body: { kind: 'adult', name: 'x'.repeat(101) }, field: 'name' },
    { body: { kind: 'senior', name: 'Seniors' }, field: 'kind' },
    { body: { kind: 'adult', name: 'Seniors', copy_of: 'adult' }, field: 'copy_of' },
  ])('needs a name and a kind: $body', async ({ body, field }) => {
    const reply = await desk.ask('', body)
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.errors)).toEqual([field])
  })

  test('of another kind than its original needs what that kind cannot do without', async () => {
    const copy_of = demoFormId('dunvarra', 'juvenile')
    expect(await desk.ask('', { kind: 'adult', name: 'Grown up', copy_of })).toMatchObject({
      status: 422,
      body: { error_code: 'invalid_form', message: 'The question "email" must stay in the form' },
    })
    const copy_of_none = crypto.randomUUID()
    expect((await desk.ask('', { kind: 'adult', name: 'X', copy_of: copy_of_none })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('removes a form that was never used, with all its versions', async () => {
    const form = await desk.create()
    await desk.save(form, { sections: form.sections.slice(0, -1) })
    expect(await remove(form.form_id)).toMatchObject({ status: 200, body: { deleted: true } })
    expect((await desk.ask(`/${form.form_id}`)).status).toBe(404)
    expect((await remove(form.form_id)).status).toBe(404)
    expect(await app.asOwner('select 1 from form_versions where form_id = $1', [form.form_id])).toEqual([])
  })

  test('is refused where plans ask with it', async () => {
    const formId = demoFormId('dunvarra', 'adult')
    const reply = await remove(formId)
    expect(reply).toMatchObject({ status: 409, body: { error_code: 'form_in_use' } })
    expect(reply.body.message).toContain('Senior player')
    expect((await desk.ask(`/${formId}`)).status).toBe(200)
  })

  test('is refused once somebody has answered', async () => {
    const form = await desk.create()
    await app.asOwner(answered(desk.accountId, form.form_id))
    expect(await remove(form.form_id)).toMatchObject({
      status: 409,
      body: {
        error_code: 'form_answered',
        message: 'The form has answers, so it can only be archived.',
      },
    })
  })

  test('is refused where somebody answers in the same moment', async () => {
    const form = await desk.create()
    // Stands for the other request, between the look and the deletion.
    await app.asOwner(`create function answer_now() returns trigger security definer language plpgsql as
      $$ begin ${answered(desk.accountId, form.form_id)}; return old; end $$`)
    await app.asOwner(`create trigger answer_now before delete on forms for each row
      when (old.id = '${form.form_id}') execute function answer_now()`)
    expect(await remove(form.form_id)).toMatchObject({ status: 409, body: { error_code: 'form_in_use' } })
    await app.asOwner('drop trigger answer_now on forms')
    expect((await desk.ask(`/${form.form_id}`)).status).toBe(200)
  })
})

test('a club has so many forms and no more; the other club has its own', async () => {
  await app.asOwner(
    `with new as (
      insert into forms (club_id, id, kind, name, version, created_at)
      select $1, gen_random_uuid(), 'adult', 'Filler', 1, now()
      from generate_series(2, $2 - (select count(*) from forms where club_id = $1)) returning club_id, id)
     insert into form_versions (club_id, form_id, version, sections, created_at)
     select club_id, id, 1, '[]', now() from new`,
    [desk.accountId, MOST_FORMS],
  )
  const atOnce = Array.from({ length: 4 }, () => desk.ask('', { kind: 'adult', name: 'The last one' }))
  const statuses = (await Promise.all(atOnce)).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  expect(await desk.ask('', { kind: 'adult', name: 'One too many' })).toMatchObject({
    status: 409,
    body: { error_code: 'too_many_forms' },
  })
  const payload = { email: 'kwame@home.example', club: 'inishvarn', role: 'admin' }
  await app.server.inject({ method: 'POST', url: '/dev/invite', payload })
  const elsewhere = await openFormClient(app, { who: payload.email, club: 'inishvarn' })
  expect((await elsewhere.create()).version).toBe(1)
})

const answered = (clubId: string, formId: string): string =>
  `insert into form_answers (club_id, id, form_id, version, answers, created_at)
   values ('${clubId}', gen_random_uuid(), '${formId}', 1, '{"sections": []}', '${TEST_NOW.toISOString()}')`
