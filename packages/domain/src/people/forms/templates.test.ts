import { expect, test } from 'vitest'
import { FORM_KINDS } from '@clubhouse/contract/people/form-words'
import { FormSections } from '@clubhouse/contract/people/forms'
import { formProblems } from './check/check-form.ts'
import { FIXED_REQUIRED } from './fixed-required.ts'
import { DEFAULT_QUESTIONS, defaultQuestion } from './default-questions.ts'
import { indexOf, isRequired } from './structure.ts'
import { inSequence, templateOf } from './templates.ts'

test.each(FORM_KINDS)(
  'FORMED-01 the template for %s is a form that can be saved, whole as the contract has it',
  (kind) => {
    const sections = templateOf(kind)
    expect(formProblems(kind, { sections })).toEqual([])
    expect(FormSections.parse(sections)).toEqual(sections)
  },
)

test.each(FORM_KINDS)('OPEN-087 the template for %s asks what nobody can be registered without', (kind) => {
  const { byDefaultId } = indexOf({ sections: templateOf(kind) })
  for (const id of FIXED_REQUIRED[kind]) {
    const placed = byDefaultId.get(id)
    expect(placed && isRequired(placed.question)).toBe(true)
  }
})

test.each([
  { kind: 'adult', fixed: ['date_of_birth', 'email', 'first_name', 'last_name'] },
  { kind: 'guardian', fixed: ['date_of_birth', 'email', 'first_name', 'last_name'] },
  // Most children have no e-mail, and a parent's must not be given (FORM-11).
  { kind: 'juvenile', fixed: ['date_of_birth', 'first_name', 'last_name'] },
] as const)('OPEN-087 FORMED-03 FORMED-04 always asked of a $kind: $fixed', ({ kind, fixed }) => {
  expect(FIXED_REQUIRED[kind].toSorted()).toEqual(fixed)
})

test('DATA-62 the genders that can be chosen', () => {
  const { options } = defaultQuestion('adult', 'gender').input.metadata
  expect(options.map(({ label }) => label)).toEqual(['Male', 'Female', 'Prefer not to say'])
})

test('nothing is agreed to from the start', () => {
  for (const { id } of DEFAULT_QUESTIONS) {
    const { metadata } = defaultQuestion('adult', id).input
    expect(metadata.options.filter((option) => option.default)).toEqual([])
  }
})

test('each of the platform’s questions can stand in a form of its own', () => {
  for (const { id } of DEFAULT_QUESTIONS) {
    const question = defaultQuestion('adult', id)
    const alone = { ...question, input: { ...question.input, condition: [] } }
    const others = templateOf('adult').map((section) => ({
      ...section,
      questions: section.questions.filter(({ default_question_id }) => default_question_id !== id),
    }))
    const [first, ...rest] = others
    const sections = first ? inSequence([{ ...first, questions: [...first.questions, alone] }, ...rest]) : []
    const about = formProblems('adult', { sections }).filter(({ question_id }) => question_id === id)
    expect(about).toEqual([])
  }
})
