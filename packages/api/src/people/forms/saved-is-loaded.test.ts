import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { FIXED_REQUIRED } from '@clubhouse/domain/people/forms/fixed-required'
import { type Form, indexOf } from '@clubhouse/domain/people/forms/structure'
import { inSequence } from '@clubhouse/domain/people/forms/templates'
import { anyForm } from '@clubhouse/domain/people/forms/testing/any-form'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { sectionOf } from '@clubhouse/domain/people/forms/testing/form-of'
import { type FormClient, openFormClient } from '#testing/clients/form-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/** Many more are tried beside the engine; here each goes through the server and the database. */
const RUNS = runs(50)

let app: TestApp
let desk: FormClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormClient(app)
})
afterAll(() => app.close())

const FIXED = FIXED_REQUIRED.juvenile.map((id) => defaultQuestion('juvenile', id))

/** With what the kind cannot do without, and with ids of its own: an id stays one question or section in all versions. */
function anotherForm({ sections }: Form, round: number): FormSection[] {
  const own = (id: string) => `${id}-${round}`
  const asked = sections.map((section) => ({
    ...section,
    section_id: own(section.section_id),
    questions: section.questions.map((question) => ({
      ...question,
      question_id: own(question.question_id),
      input: {
        ...question.input,
        condition: question.input.condition.map((condition) => ({
          ...condition,
          question_id: own(condition.question_id),
        })),
      },
    })),
  }))
  return [...asked, sectionOf('fixed', ...FIXED)]
}

test('saving and loading a form is the identity, whatever the form', async () => {
  const { form_id, version: first } = await desk.create({ kind: 'juvenile' })
  let version = first
  await fc.assert(
    fc.asyncProperty(anyForm(), async (form) => {
      const sections = anotherForm(form, version)
      const saved = await desk.save({ form_id, version }, { sections })
      if (saved.status !== 200) expect.unreachable(JSON.stringify(saved.body))
      version += 1
      const loaded = await desk.get(form_id)
      const asked = indexOf({ sections }).sections.filter(({ questions }) => questions.length > 0)
      const expected = inSequence(asked)
      // `expect` is told only where there is something to say: it takes longer than what is tested.
      if (!isDeepStrictEqual(loaded.sections, expected)) expect(loaded.sections).toEqual(expected)
      expect([loaded.version, saved.body.version]).toEqual([version, version])
      expect(isDeepStrictEqual(saved.body, loaded)).toBe(true)
    }),
    { numRuns: RUNS, seed: 5 },
  )
  expect(version).toBe(first + RUNS)
}, 180_000)
