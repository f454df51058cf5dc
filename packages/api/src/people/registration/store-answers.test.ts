import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { formAnswers } from '../forms/tables.ts'
import { type AnswerClient, CHILD, formToAnswer, openAnswerClient } from '#testing/clients/answer-client.ts'
import { errorCode } from '#testing/error-code.ts'
import { answersTo, layNextVersion } from '#testing/world/forms.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const lines: string[] = []
let app: TestApp
let desk: AnswerClient
beforeAll(async () => {
  app = await openTestApp({
    environment: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })
  desk = await openAnswerClient(app)
})
afterAll(() => app.close())

test('answers are kept with the version that they were given to, and a later version does not change them', async () => {
  const { status, body } = await desk.giveChild()
  expect(status).toBe(200)
  await layNextVersion(app, desk.juvenile.form_id, { at: TEST_NOW, sections: [] })
  const [kept] = await app.asOwner<{ version: number; answers: FormAnswers }>(
    'select version, answers from form_answers where id = $1',
    [body.answers_id],
  )
  expect(kept?.version).toBe(1)
  const given = kept?.answers.sections.flatMap(({ questions }) => questions) ?? []
  expect(Object.fromEntries(given.map((each) => [each.question_id, each.answer]))).toEqual(CHILD)
  // Whoever began with the older version can still hand it in for a day, and read it.
  expect((await desk.giveChild()).status).toBe(200)
  expect((await formToAnswer(app, desk.juvenile.form_id, 1)).form).toEqual(desk.juvenile)
  expect((await formToAnswer(app, desk.juvenile.form_id)).form.version).toBe(2)
  expect((await desk.give(desk.juvenile.form_id, { version: 3, ...answersTo({}) })).status).toBe(404)
  const log = lines.join('\n')
  expect(log).toContain(desk.juvenile.form_id)
  for (const secret of ['Fiadh', 'Asthma', '0861234567', 'Quay Road']) expect(log).not.toContain(secret)
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
    const email = 'kwame@home.example'
    const first = await desk.giveChild({ first_name: WHO }, { email })
    await app.asOwner(
      "update form_answers set created_at = created_at - interval '2 minutes' where id = $1",
      [first.body.answers_id],
    )
    await desk.giveChild({ first_name: WHO }, { email })
    await desk.giveChild({ first_name: `${WHO}, not` }, { email })
    expect(await desk.countAnswers()).toBe(before + 3)
  })
})
