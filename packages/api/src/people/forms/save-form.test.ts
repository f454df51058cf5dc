import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import {
  demoFormId,
  type FormClient,
  openFormClient,
  withAdded,
  withQuestion,
} from '#testing/clients/form-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: FormClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormClient(app)
})
afterAll(() => app.close())

const PETS = { ...newQuestion('pets', 'text', 'Pets'), newAdded: true }
const renamed = (sections: readonly FormSection[], label: string) =>
  withQuestion(sections, 'mobile', (question) => ({ ...question, label }))
const stored = (formId: string) =>
  app.asOwner<{ version: number }>(
    'select version, sections, created_by from form_versions where form_id = $1 order by version',
    [formId],
  )

describe('saving', () => {
  test('FORMED-05, FORMED-07 writes the next version, without what was marked and with nothing new', async () => {
    const form = await desk.create()
    const sections = withAdded(
      withQuestion(form.sections, 'gender', (question) => ({ ...question, should_delete: true })),
      PETS,
    )
    const { status, body } = await desk.save(form, { sections })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, saved_by: 'Tadhg Marrin', name: 'Helpers' })
    const asked = body.sections.flatMap((section: FormSection) => section.questions)
    const ids = asked.map(({ question_id }: { question_id: string }) => question_id)
    expect(ids).not.toContain('gender')
    expect(ids.at(-1)).toBe('pets')
    expect(asked.at(-1)).toMatchObject({ newAdded: false, should_delete: false, answer: null })
    expect(await desk.get(form.form_id)).toEqual(body)
  })

  test('leaves every earlier version as it was, and one can be saved again as the newest', async () => {
    const form = await desk.create()
    const second = await desk.save(form, { sections: withAdded(form.sections, PETS) })
    const [first] = await stored(form.form_id)
    const third = await desk.save(second.body, { sections: form.sections })
    expect(third.body).toMatchObject({ version: 3, sections: form.sections })
    const versions = await stored(form.form_id)
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
    expect(versions[0]).toEqual(first)
    // And what was asked in between can come back as it was.
    expect((await desk.save(third.body, { sections: second.body.sections })).status).toBe(200)
  })

  test('the database itself lets nobody change a version', async () => {
    const form = await desk.create()
    const change = app.parts.db.withClub(desk.accountId, (tx) =>
      tx.execute(`update form_versions set sections = '[]' where form_id = '${form.form_id}'`),
    )
    await expect(change).rejects.toThrow()
  })

  test('what stands there already makes no version, and nothing asked for changes nothing', async () => {
    const form = await desk.create()
    expect((await desk.save(form, { sections: form.sections })).body).toEqual(form)
    expect((await desk.save(form, { name: 'Helpers', archived: false })).body).toEqual(form)
    expect((await desk.save(form, {})).body).toEqual(form)
    expect(await stored(form.form_id)).toHaveLength(1)
  })

  test('a name is changed without a new version', async () => {
    const form = await desk.create()
    expect((await desk.save(form, { name: '  Match-day helpers ' })).body).toMatchObject({
      name: 'Match-day helpers',
      version: 1,
    })
    expect(await desk.save(form, { name: '  ' })).toMatchObject({
      status: 422,
      body: { errors: { name: 'Please enter a name' } },
    })
  })

  test('a question cannot become one of another kind, not even after it was away', async () => {
    const form = await desk.create()
    const { body: second } = await desk.save(form, { sections: withAdded(form.sections, PETS) })
    const { body: third } = await desk.save(second, { sections: form.sections })
    const sections = withAdded(form.sections, newQuestion('pets', 'date', 'Pets'))
    expect(await desk.save(third, { sections })).toMatchObject({
      status: 422,
      body: {
        error_code: 'invalid_form',
        message: '"Pets" was of the type text and cannot become another; add a new question instead',
        errors: { pets: expect.stringContaining('"Pets"') },
      },
    })
  })
})

describe('a form that is put away', () => {
  test('comes back as it was', async () => {
    const form = await desk.create()
    const { body: away } = await desk.save(form, { archived: true })
    expect(away).toEqual({ ...form, archived_at: expect.stringMatching(/^2026-11-15T12:/) })
    const { body: list } = await desk.ask('')
    expect(list.items.at(-1).form_id).toBe(form.form_id)
    expect((await desk.save(away, { archived: false })).body).toEqual(form)
  })

  test('is none that plans ask with, and the plans are named', async () => {
    const form = await desk.get(demoFormId('dunvarra', 'guardian'))
    const { status, body } = await desk.save(form, { archived: true, name: 'Away' })
    expect({ status, code: body.error_code }).toEqual({ status: 409, code: 'form_in_use' })
    expect(body.message).toContain(`These plans use the form: ${form.plans.join(', ')}.`)
    expect(form.plans.length).toBeGreaterThan(1)
    expect(await desk.get(form.form_id)).toEqual(form)
  })
})

test('every change is in the audit of the club, with the form, its name and versions, and nothing else that was typed', async () => {
  await app.asOwner('delete from audit_events')
  const form = await desk.create({ name: 'Zephyr' })
  const { body: second } = await desk.save(form, { sections: withAdded(form.sections, PETS), name: 'Quill' })
  await desk.save(form, { sections: renamed(form.sections, 'Lost') })
  await desk.save(second, { archived: true })
  await desk.save(second, { archived: false })
  await desk.ask(`/${form.form_id}`, undefined, 'DELETE')
  const events = await app.asOwner<{
    kind: string
    detail: object
    actor: string
    club: string
    site: string
  }>(
    `select a.kind, a.detail, a.site, u.email as actor, c.slug as club from audit_events a
     join users u on u.id = a.actor_id join clubs c on c.id = a.club_id`,
  )
  const who = { actor: 'tadhg@dunvarra.example', club: 'dunvarra', site: 'backoffice' }
  const called = 'Zephyr → Quill'
  const seen = (kind: string, named: object, from_version?: string, to_version?: string) => ({
    kind,
    detail: {
      form_id: form.form_id,
      ...named,
      ...(from_version && { from_version }),
      ...(to_version && { to_version }),
    },
    ...who,
  })
  expect(events).toHaveLength(6)
  expect(events).toEqual(
    expect.arrayContaining([
      seen('form-created', { name: 'Zephyr' }, undefined, '1'),
      seen('form-saved', { name: 'Quill', called }, '1', '2'),
      seen('form-renamed', { name: 'Quill', called }, '1', '2'),
      seen('form-archived', { name: 'Quill' }, '2', '2'),
      seen('form-restored', { name: 'Quill' }, '2', '2'),
      seen('form-deleted', { name: 'Quill' }, '2'),
    ]),
  )
})
