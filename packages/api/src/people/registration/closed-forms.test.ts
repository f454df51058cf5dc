import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveAnswers } from '#testing/clients/answer-client.ts'
import { aListQuestion, answersTo, layForm, layNextVersion } from '#testing/world/forms.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('a form that the club asks with no more', () => {
  const HOUR = 60 * 60_000
  const DAY = 24 * HOUR
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
    const next = TEST_NOW.getTime() - ms
    for (const at of [next, next + HOUR]) await layNextVersion(app, form, { at: new Date(at) })
    expect((await optionsOf(form)).status).toBe(listed)
    const { status, body } = await giveAnswers(app, form, sent)
    expect(status).toBe(given)
    if (given === 409)
      expect(body).toMatchObject({
        error_code: 'form_changed',
        message: 'The club has changed this form. Please check it again: your answers are still here.',
      })
    expect((await giveAnswers(app, form, { ...sent, version: 3 })).status).toBe(200)
  })

  test('one that was put away takes no answers and has no lists', async () => {
    const form = await laid()
    expect((await giveAnswers(app, form, sent)).status).toBe(200)
    await app.asOwner('update forms set archived_at = now() where id = $1', [form])
    expect(await giveAnswers(app, form, sent)).toMatchObject({
      status: 409,
      body: { error_code: 'form_closed' },
    })
    expect((await optionsOf(form)).status).toBe(404)
  })
})
