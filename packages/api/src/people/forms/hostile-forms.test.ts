import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { matching, newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { type FormClient, openFormClient, withAdded } from '#testing/clients/form-client.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: FormClient
let form: SavedForm
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormClient(app)
  form = await desk.create()
})
afterAll(() => app.close())

describe('a form that is too large is refused, and never a fault', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      section_id: `s${at}`,
      label: 'More',
      sequence: at,
      questions: [],
    }))

  test('more sections than there may be', async () => {
    const { status, body } = await desk.save(form, { sections: many(FORM_LIMITS.sections + 1) })
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'invalid_data' })
    expect(body.errors.sections).toBeTruthy()
  })

  test('as many questions as fit into a body, each depending on the next', async () => {
    const questions = Array.from({ length: 8000 }, (_, at) => ({
      question_id: `${at}`,
      sequence: at,
      label: 'x',
      input: { condition: [{ question_id: `${at + 1}`, value: 'x' }] },
    }))
    const sections = many(FORM_LIMITS.sections).map((section, at) => ({
      ...section,
      questions: questions.slice(at * 200, at * 200 + 200),
    }))
    expect(await desk.save(form, { sections })).toMatchObject({
      status: 422,
      body: { error_code: 'invalid_form', message: 'A form has at most 300 questions' },
    })
  })

  test('options that fit into a body, and not into the database', async () => {
    const options = Array.from({ length: 300 }, (_, at) => ({ label: `${at}`, value: `${at}` }))
    const questions = Array.from({ length: 90 }, (_, at) => ({
      question_id: `q${at}`,
      sequence: at,
      label: `Question ${at}`,
      input: { type: 'singleChoice', display_as: { type: 'dropdown' }, metadata: { options } },
    }))
    const sections = [
      ...form.sections,
      ...many(1).map((section) => ({ ...section, sequence: 99, questions })),
    ]
    expect(await desk.save(form, { sections })).toMatchObject({
      status: 422,
      body: { error_code: 'form_too_large' },
    })
    expect(await desk.get(form.form_id)).toEqual(form)
  })

  test('a body of 5 MB', async () => {
    const reply = await app.server.inject({
      method: 'PATCH',
      url: `/api/v2/backoffice/forms/${form.form_id}`,
      headers: {
        host: hostOf('backoffice'),
        'x-account-id': desk.accountId,
        authorization: `Bearer ${desk.token}`,
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ base_version: 1, name: 'x'.repeat(5 * 1024 * 1024) }),
    })
    expect(reply.statusCode).toBe(413)
  })

  test.each([
    { what: 'the character zero', label: 'a\0b' },
    { what: 'half of a pair', label: 'Shoes \ud83d' },
    { what: 'a label beyond its length', label: 'x'.repeat(FORM_LIMITS.label + 1) },
  ])('$what', async ({ label }) => {
    const reply = await desk.save(form, {
      sections: withAdded(form.sections, newQuestion('shoe', 'text', label)),
    })
    expect(reply).toMatchObject({ status: 422, body: { error_code: 'invalid_data' } })
  })
})

test('HTML in every field is text, and comes back as it was written', async () => {
  const evil = `"><script>alert(1)</script>{{7*7}} ' OR 1=1-- 💥`
  const fresh = await desk.create({ name: evil })
  const question = newQuestion('shoe', 'singleChoice', evil, {
    hint: evil,
    mask: evil.slice(0, 60),
    options: [evil],
    preselected: evil,
    validations: [{ ...matching('.*', evil), validation_id: 'v1' }],
  })
  const after = newQuestion('boot', 'text', evil, { disabledWhen: [{ question: 'shoe', is: evil }] })
  const sections = withAdded(
    fresh.sections.map((section) => ({ ...section, label: evil })),
    question,
    after,
  )
  const { status, body } = await desk.save(fresh, { sections })
  expect(status).toBe(200)
  expect(body.name).toBe(evil)
  expect(body.sections.map(({ label }: FormSection) => label)).toEqual(sections.map(() => evil))
  const [last, beside] = body.sections.at(-1).questions.slice(-2).toReversed()
  expect(last).toEqual({ ...after, sequence: last.sequence })
  expect(beside).toEqual({ ...question, sequence: beside.sequence })
})
