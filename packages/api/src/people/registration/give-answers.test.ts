// Runs on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@clubhouse/contract/people/forms'
import { atMost, between, newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { type AnswerClient, openAnswerClient } from '#testing/clients/answer-client.ts'
import { answersTo, formOf, layForm } from '#testing/world/forms.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: AnswerClient
beforeAll(async () => {
  app = await openTestApp()
  desk = await openAnswerClient(app)
})
afterAll(() => app.close())

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
      errors: { county: 'Please choose a county' },
    },
    {
      what: 'an answer to a disabled question',
      changes: { has_medical_condition: false },
      errors: { medical_details: 'This question does not apply and cannot be answered' },
    },
    {
      what: 'a missing answer',
      changes: { first_name: ' ' },
      errors: { first_name: 'Please enter first name' },
    },
    {
      what: 'FORM-29 a question that decides about another, and neither answered: one error',
      changes: { has_medical_condition: null, medical_details: null },
      errors: { has_medical_condition: 'Please choose Yes or No about a medical condition' },
    },
    { what: 'a list for a text', changes: { city: ['a'] }, errors: { city: 'Invalid value' } },
    {
      what: 'a day that does not exist',
      changes: { date_of_birth: '2017-02-30T00:00:00.000Z' },
      errors: { date_of_birth: expect.any(String) },
    },
  ])('$what', async ({ changes, errors }) => {
    const before = await desk.countAnswers()
    const { status, body } = await desk.giveChild(changes)
    expect({ status, errors: body.errors, code: body.error_code }).toEqual({
      status: 422,
      errors,
      code: 'invalid_data',
    })
    expect(await desk.countAnswers()).toBe(before)
  })

  test('FORM-23 every question that is wrong is told by its id, and the first by its name', async () => {
    const { body } = await desk.giveChild({ first_name: null, emergency_contact_phone: '12' })
    expect(body.message).toBe('First name: Please enter first name')
    expect(Object.keys(body.errors)).toEqual(['first_name', 'emergency_contact_phone'])
  })

  test('an answer to a question that the form does not ask, or asks elsewhere', async () => {
    const adult = await formOf(app, 'adult')
    for (const sent of [answersTo({ shoe_size: '44' }), answersTo({ first_name: 'A' }, 'address')]) {
      const { status, body } = await desk.give(adult, sent)
      expect(status).toBe(422)
      expect(Object.values(body.errors)).toContain('This question is not part of the form')
    }
  })

  test('an answer that is too long, too many, or five megabytes of them', async () => {
    const questions = Array.from({ length: 60 }, (_, at) =>
      newQuestion(`q${at}`, 'text', 'Q', { validations: [atMost(5000)] }),
    )
    const form = await layForm(app, questions)
    expect((await desk.give(form, answersTo({ q0: 'x'.repeat(5001) }))).status).toBe(422)
    expect((await desk.give(form, answersTo({ q0: 'x'.repeat(5 * 1024 * 1024) }))).status).toBe(413)
    const full = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`q${at}`, 'x'.repeat(5000)]))
    expect(await desk.give(form, answersTo(full))).toMatchObject({
      status: 413,
      body: { error_code: 'too_large' },
    })
    expect((await desk.give(form, answersTo({ q0: 'x'.repeat(5000) }))).status).toBe(200)
  })

  test('a version that no form will ever have', async () => {
    for (const version of [0, 1.5, 2 ** 31, 1e300])
      expect(await desk.give(desk.juvenile.form_id, { version, ...answersTo({}) })).toMatchObject({
        status: 422,
        body: { error_code: 'invalid_data' },
      })
  })

  test('another club’s form, an unknown one, and somebody for whom the caller does not act', async () => {
    const form = await layForm(app, [newQuestion('a', 'text', 'A')])
    const sent = answersTo({ a: 'Hello' })
    expect((await desk.give(form, sent, { club: 'inishvarn' })).status).toBe(404)
    expect((await desk.give('2b1f7c1e-6a53-4c0e-9f0b-0d5f3f1f7a11', sent)).status).toBe(404)
    const kwame = await userIdOf(app, 'kwame@home.example')
    expect((await desk.give(form, sent, { about: kwame })).status).toBe(404)
    expect((await desk.give(form, sent)).status).toBe(200)
  })
})

test('FORM-28 the day is that of the club, not of the server', async () => {
  const question = newQuestion('day', 'date', 'Day', { validations: [between({ less_than: 'now' })] })
  const form = await layForm(app, [question])
  const sent = answersTo({ day: '2026-07-01T00:00:00.000Z' })
  try {
    app.setClock(new Date('2026-07-01T22:59:00Z'))
    expect((await desk.give(form, sent)).status).toBe(422)
    // Half past midnight in Dunvarra, where it is summer.
    app.setClock(new Date('2026-07-01T23:30:00Z'))
    expect((await desk.give(form, sent)).status).toBe(200)
  } finally {
    app.setClock(TEST_NOW)
  }
})
