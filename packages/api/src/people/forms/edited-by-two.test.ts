import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormSection } from '@clubhouse/contract/people/forms'
import type { Caller } from '#kernel/http/caller.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { type FormClient, openFormClient, withQuestion } from '#testing/clients/form-client.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { saveForm } from './save-form.ts'

let app: TestApp
let desk: FormClient
let orla: FormClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormClient(app)
  orla = await openFormClient(app, { who: 'orla@dunvarra.example' })
})
afterAll(() => app.close())
beforeEach(() => app.setClock(TEST_NOW))

const renamed = (sections: readonly FormSection[], label: string) =>
  withQuestion(sections, 'mobile', (question) => ({ ...question, label }))
const versionsOf = async (formId: string): Promise<number[]> => {
  const rows = await app.asOwner<{ version: number }>(
    'select version from form_versions where form_id = $1 order by version',
    [formId],
  )
  return rows.map(({ version }) => version)
}

describe('a form that two people edit', () => {
  test('is saved by the first; the second is told who and when, in the time of the club', async () => {
    const form = await desk.create()
    app.setClock(new Date('2026-07-15T13:02:00.000Z'))
    const first = await orla.save(form, { sections: renamed(form.sections, 'Phone') })
    app.setClock(new Date('2026-07-15T13:05:00.000Z'))
    const second = await desk.save(form, { sections: renamed(form.sections, 'Mobile phone') })
    expect(second).toMatchObject({
      status: 409,
      body: {
        error_code: 'form_changed',
        message: 'Orla Fennick saved at 14:02. Your changes aren’t saved yet.',
      },
    })
    expect(await desk.get(form.form_id)).toEqual(first.body)
    app.setClock(new Date('2026-07-16T08:00:00.000Z'))
    for (const changes of [{ name: 'Others' }, { archived: true }])
      expect((await desk.save(form, changes)).body.message).toBe(
        'Orla Fennick saved on 15 July 2026 at 14:02. Your changes aren’t saved yet.',
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
    expect(await versionsOf(form.form_id)).toEqual([1, 2])
  })

  test.skipIf(testDatabaseKind() === 'embedded')(
    'would be written over by whoever is later without the look at the version (negative control)',
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const form = await desk.create()
        await allAtOnce(form, false)
        if ((await versionsOf(form.form_id)).length > 2) return
      }
      expect.unreachable('the look at the version is not needed, or this proves nothing')
    },
  )
})
