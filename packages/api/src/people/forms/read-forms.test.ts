import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormSummary } from '@clubhouse/contract/people/office/forms'
import type { Database } from '#kernel/db/database.ts'
import { demoFormId, type FormClient, openFormClient } from '#testing/clients/form-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: FormClient
/** How often each transaction of a club asked for something. */
let selects: number[] = []

const counted = (db: Database): Database => ({
  ...db,
  withClub: (clubId, work, asked) =>
    db.withClub(
      clubId,
      (tx) => {
        let count = 0
        const counting = new Proxy(tx, {
          get: (target, name) => {
            if (name === 'select' || name === 'selectDistinct' || name === 'execute') count += 1
            return Reflect.get(target, name)
          },
        })
        return work(counting).finally(() => selects.push(count))
      },
      asked,
    ),
})

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counted })
  desk = await openFormClient(app)
})
afterAll(() => app.close())

const ADULT = demoFormId('dunvarra', 'adult')

test('FORMED-01 the list says what each form asks, which plans ask with it, and who saved it when', async () => {
  const { status, body } = await desk.ask('')
  const items: FormSummary[] = body.items
  expect(status).toBe(200)
  expect(items.map(({ kind, name }) => [kind, name])).toEqual([
    ['adult', 'Adult registration'],
    ['juvenile', 'Juvenile registration'],
    ['guardian', 'Parent/guardian'],
  ])
  const { sections } = await desk.get(ADULT)
  expect(items[0]).toEqual({
    form_id: ADULT,
    kind: 'adult',
    name: 'Adult registration',
    version: 1,
    section_count: sections.length,
    question_count: sections.flatMap(({ questions }) => questions).length,
    plans: expect.arrayContaining(['Senior player', 'Social member']),
    answer_count: expect.any(Number),
    saved_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    saved_by: null,
    saved_by_id: null,
    archived_at: null,
  })
})

test('a form that both the child and whoever signs for it fill in names its plans alike', async () => {
  const { body } = await desk.ask('')
  const plansOf = (kind: string) => body.items.find((each: FormSummary) => each.kind === kind).plans
  expect(plansOf('guardian')).toEqual(plansOf('juvenile'))
  expect(plansOf('guardian')).toContain('Little Rovers U6')
})

test('answers are counted for the form and for the version that they were given to', async () => {
  const form = await desk.create({ name: 'Counted' })
  const saved = await desk.save(form, { sections: form.sections.toReversed().map(renumbered) })
  expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
  for (const version of [1, 1, 2]) await answer(form.form_id, version)
  const { body } = await desk.ask('')
  expect(body.items.find((each: FormSummary) => each.form_id === form.form_id)).toMatchObject({
    version: 2,
    answer_count: 3,
    saved_by: 'Tadhg Marrin',
    saved_by_id: form.saved_by_id,
    saved_at: expect.stringContaining(TEST_NOW.toISOString().slice(0, 10)),
  })
  const versions = await desk.ask(`/${form.form_id}/versions`)
  const question_count = form.sections.flatMap(({ questions }) => questions).length
  expect(versions.body.items).toMatchObject([
    { version: 2, answer_count: 1, question_count, saved_by: 'Tadhg Marrin' },
    { version: 1, answer_count: 2, question_count, saved_by: 'Tadhg Marrin' },
  ])
  const first = await desk.ask(`/${form.form_id}/versions/1`)
  expect(first.body).toMatchObject({ version: 1, sections: form.sections, answer_count: 3 })
})

test('whoever left the club is not named to it any more', async () => {
  const form = await desk.create({ name: 'Left behind' })
  const [row] = await app.asOwner<{ id: string }>(
    "select id from users where email = 'hana@inishvarn.example'",
  )
  await app.asOwner('update form_versions set created_by = $1 where form_id = $2', [row?.id, form.form_id])
  expect(await desk.get(form.form_id)).toMatchObject({ saved_by: null, saved_by_id: null })
})

test('no form and no such version: each is not found', async () => {
  const nothing = crypto.randomUUID()
  for (const path of [
    `/${nothing}`,
    `/${nothing}/versions`,
    `/${nothing}/versions/1`,
    `/${ADULT}/versions/9`,
  ])
    expect(await desk.ask(path)).toMatchObject({ status: 404, body: { message: 'The form was not found' } })
  expect((await desk.ask(`/${ADULT}/versions/0`)).status).toBe(422)
  expect((await desk.ask('/adult')).status).toBe(422)
})

test('the form of another club does not exist under the own account, to read, change, copy or delete', async () => {
  const other = demoFormId('inishvarn', 'adult')
  const stored = () => app.asOwner('select name, version, archived_at from forms where id = $1', [other])
  const before = await stored()
  expect(before).toMatchObject([{ version: 1, archived_at: null }])
  const attempts = [
    await desk.ask(`/${other}`),
    await desk.ask(`/${other}/versions`),
    await desk.ask(`/${other}/versions/1`),
    await desk.save({ form_id: other, version: 1 }, { name: 'Ours now' }),
    await desk.save({ form_id: other, version: 1 }, { archived: true }),
    await desk.ask('', { kind: 'adult', name: 'Theirs', copy_of: other }),
    await desk.ask(`/${other}`, undefined, 'DELETE'),
  ]
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404))
  expect(await stored()).toEqual(before)
})

test.each([
  { what: 'the list', path: '' },
  { what: 'a form', path: `/${ADULT}` },
  { what: 'its versions', path: `/${ADULT}/versions` },
  { what: 'one version', path: `/${ADULT}/versions/1` },
])('$what is one statement, however many forms there are', async ({ path }) => {
  await desk.create({ name: 'One more' })
  selects = []
  expect((await desk.ask(path)).status).toBe(200)
  expect(selects).toEqual([1])
})

const renumbered = <T extends { sequence: number }>(section: T, at: number): T => ({
  ...section,
  sequence: at + 1,
})

const answer = (formId: string, version: number) =>
  app.asOwner(
    `insert into form_answers (club_id, id, form_id, version, answers, created_at)
     values ($1, gen_random_uuid(), $2, $3, '{"sections": []}', now())`,
    [desk.accountId, formId, version],
  )
