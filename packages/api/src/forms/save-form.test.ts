import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedForm } from '@clubhouse/contract/backoffice-forms'
import type { FormSection } from '@clubhouse/contract/forms'
import { newQuestion } from '@clubhouse/domain/forms/new-question'
import { MovableClock } from '../clock.ts'
import type { Caller } from '../http/guard.ts'
import { Refusal } from '../http/problems.ts'
import { demoFormId, type FormDesk, openFormDesk, withAdded, withQuestion } from '../testing/form-desk.ts'
import { userIdOf } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '../testing/test-database.ts'
import { saveForm } from './save-form.ts'

let app: TestApp
let desk: FormDesk
let orla: FormDesk
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormDesk(app)
  orla = await openFormDesk(app, { who: 'orla@dunvarra.example' })
})
afterAll(() => app.close())
beforeEach(() => setClock(TEST_NOW))

const setClock = (at: Date) => {
  if (app.parts.clock instanceof MovableClock) app.parts.clock.set(at)
}

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

describe('a form that two people edit', () => {
  test('is saved by the first; the second is told who and when, in the time of the club', async () => {
    const form = await desk.create()
    setClock(new Date('2026-07-15T13:02:00.000Z'))
    const first = await orla.save(form, { sections: renamed(form.sections, 'Phone') })
    setClock(new Date('2026-07-15T13:05:00.000Z'))
    const second = await desk.save(form, { sections: renamed(form.sections, 'Mobile phone') })
    expect(second).toMatchObject({
      status: 409,
      body: {
        error_code: 'form_changed',
        message: 'Orla Fennick saved at 14:02. Your changes are not saved yet.',
      },
    })
    expect(await desk.get(form.form_id)).toEqual(first.body)
    setClock(new Date('2026-07-16T08:00:00.000Z'))
    for (const changes of [{ name: 'Others' }, { archived: true }])
      expect((await desk.save(form, changes)).body.message).toBe(
        'Orla Fennick saved on 15 July 2026 at 14:02. Your changes are not saved yet.',
      )
    const again = { ...form, version: first.body.version }
    expect((await desk.save(again, { sections: renamed(form.sections, 'Mobile phone') })).status).toBe(200)
  })

  test('cannot be saved on top of a version that does not exist yet', async () => {
    const form = await desk.create()
    const ahead = await desk.save({ ...form, version: 7 }, { sections: renamed(form.sections, 'Phone') })
    expect(ahead).toMatchObject({ status: 409, body: { error_code: 'form_changed' } })
  })

  const CALLER: Caller = {
    requestId: 'r1',
    address: '',
    arrivedAt: 0,
    site: null,
    identify: async () => null,
  }
  const LABELS = ['Phone', 'Mobile phone', 'Mobile number', 'Your phone']
  const allAtOnce = async (form: SavedForm, minds: boolean) => {
    const { db, identity, clock } = app.parts
    const userId = await userIdOf(app, 'tadhg@dunvarra.example')
    const save = (label: string) =>
      saveForm(
        { db, now: clock.now, audit: identity.audit },
        CALLER,
        { clubId: desk.accountId, userId },
        form.form_id,
        { base_version: form.version, sections: renamed(form.sections, label) },
        { minds },
      )
    return Promise.allSettled(LABELS.map(save))
  }

  test('at the same moment: one wins, the others are told, and nothing is written over', async () => {
    const form = await desk.create()
    const outcomes = await allAtOnce(form, true)
    const lost = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(lost).toHaveLength(LABELS.length - 1)
    for (const reason of lost) {
      expect(reason).toBeInstanceOf(Refusal)
      expect(reason).toMatchObject({ status: 409, code: 'form_changed' })
      expect(reason.message).toMatch(/^Tadhg Marrin saved at 12:\d\d\./)
    }
    expect((await stored(form.form_id)).map(({ version }) => version)).toEqual([1, 2])
  })

  test.skipIf(testDatabaseKind() === 'embedded')(
    'would be written over by whoever is later without the look at the version (negative control)',
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const form = await desk.create()
        await allAtOnce(form, false)
        if ((await stored(form.form_id)).length > 2) return
      }
      expect.unreachable('the look at the version is not needed, or this proves nothing')
    },
  )
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
    expect(body.message).toContain(`These plans ask with the form: ${form.plans.join(', ')}.`)
    expect(form.plans.length).toBeGreaterThan(1)
    expect(await desk.get(form.form_id)).toEqual(form)
  })
})

test('every change is in the audit of the club, with the form and its versions and nothing that was typed', async () => {
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
  const seen = (kind: string, from_version?: string, to_version?: string) => ({
    kind,
    detail: {
      form_id: form.form_id,
      ...(from_version && { from_version }),
      ...(to_version && { to_version }),
    },
    ...who,
  })
  expect(events).toHaveLength(6)
  expect(events).toEqual(
    expect.arrayContaining([
      seen('form-created', undefined, '1'),
      seen('form-saved', '1', '2'),
      seen('form-renamed', '1', '2'),
      seen('form-archived', '2', '2'),
      seen('form-restored', '2', '2'),
      seen('form-deleted', '2'),
    ]),
  )
})
