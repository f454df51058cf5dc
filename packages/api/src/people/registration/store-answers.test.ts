import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@clubhouse/contract/people/forms'
import { type AnswerDesk, CHILD, openAnswerDesk } from '#testing/clients/answer-client.ts'
import { answersTo, layNextVersion } from '#testing/world/forms.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: AnswerDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await openAnswerDesk(app)
})
afterAll(() => app.close())

test('answers are kept with the version that they were given to, and a later version does not change them', async () => {
  const { status, body } = await desk.giveChild()
  expect(status).toBe(200)
  await layNextVersion(app, desk.juvenile.form_id, { at: TEST_NOW, sections: [] })
  const kept = (await desk.read(body.answers_id)).body
  expect(kept.newest_version).toBe(2)
  expect(kept.form).toMatchObject({ version: 1, sections: desk.juvenile.sections })
  const given = kept.answers.sections.flatMap(
    ({ questions }: { questions: { question_id: string }[] }) => questions,
  )
  expect(
    Object.fromEntries(
      given.map((each: { question_id: string; answer: Answer }) => [each.question_id, each.answer]),
    ),
  ).toEqual(CHILD)
  // Whoever began with the older version can still hand it in for a day, and read it.
  expect((await desk.giveChild()).status).toBe(200)
  expect((await ask(app, `/v2/dev/dunvarra/forms/${desk.juvenile.form_id}?version=1`)).body.version).toBe(1)
  expect((await ask(app, `/v2/dev/dunvarra/forms/${desk.juvenile.form_id}`)).body.version).toBe(2)
  expect((await desk.give(desk.juvenile.form_id, { version: 3, ...answersTo({}) })).status).toBe(404)
})

describe('the same answers once more', () => {
  const WHO = 'Twice Sent'
  test('within a minute are those that were kept already, also when both come at once', async () => {
    const before = await desk.countAnswers()
    const both = await Promise.all([desk.giveChild({ first_name: WHO }), desk.giveChild({ first_name: WHO })])
    const again = await desk.giveChild({ first_name: WHO })
    const ids = [...both, again].map(({ status, body }) => [status, body.answers_id])
    expect(new Set(ids.map(String)).size).toBe(1)
    expect(await desk.countAnswers()).toBe(before + 1)
  })

  test('later, by somebody else or with another word are others', async () => {
    const before = await desk.countAnswers()
    const as = (await signIn(app, 'brid@home.example')).access_token
    const first = await desk.giveChild({ first_name: WHO }, { as })
    await app.asOwner(
      "update form_answers set created_at = created_at - interval '2 minutes' where id = $1",
      [first.body.answers_id],
    )
    await desk.giveChild({ first_name: WHO }, { as })
    await desk.giveChild({ first_name: `${WHO}, not` }, { as })
    expect(await desk.countAnswers()).toBe(before + 3)
  })
})
