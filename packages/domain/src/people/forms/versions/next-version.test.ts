import { expect, test } from 'vitest'
import { FORM_KINDS, FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { newQuestion } from '../new-question.ts'
import { type AskedBefore, nextVersion } from './next-version.ts'
import { sectionOf } from '../testing/form-of.ts'
import { templateOf } from '../templates.ts'

const ADULT = templateOf('adult')
const PETS = newQuestion('pets', 'text', 'Pets')

const withMore = (...questions: Parameters<typeof sectionOf>[1][]): FormSection[] => [
  ...ADULT,
  { ...sectionOf('more', ...questions), sequence: 90 },
]
const marked = (sections: FormSection[], id: string): FormSection[] =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.question_id === id ? { ...question, should_delete: true } : question,
    ),
  }))
const kept = (sections: FormSection[], known?: AskedBefore) => {
  const next = nextVersion('adult', sections, known)
  return next.ok ? next.value : expect.unreachable(next.reason.map(({ message }) => message).join('\n'))
}
const refused = (sections: FormSection[], known?: AskedBefore) => {
  const next = nextVersion('adult', sections, known)
  return next.ok ? [] : next.reason
}

test.each(FORM_KINDS)('a template of the kind %s is kept as it stands', (kind) => {
  expect(nextVersion(kind, templateOf(kind))).toEqual({ ok: true, value: templateOf(kind) })
})

test('FORMED-05 a question that is marked is gone, and the others close the gap', () => {
  const sections = marked(ADULT, 'gender')
  const [first] = kept(sections)
  expect(first?.questions.map(({ question_id, sequence }) => [question_id, sequence])).toEqual([
    ['first_name', 1],
    ['last_name', 2],
    ['date_of_birth', 3],
    ['email', 4],
    ['mobile', 5],
  ])
})

test('FORMED-07 what was new is new no more, and nobody’s answer stays in the form', () => {
  const sections = withMore({ ...PETS, newAdded: true, answer: 'A cat' })
  expect(kept(sections).at(-1)?.questions).toMatchObject([{ newAdded: false, answer: null, sequence: 1 }])
})

test('choices that were written down are gone where they are loaded', () => {
  const url = 'https://lists.example/schools'
  const both = newQuestion('club-school', 'singleChoice', 'School', { url, options: ['None', 'Scoil Bríde'] })
  expect(kept(withMore(both)).at(-1)?.questions[0]?.input.metadata).toMatchObject({ url, options: [] })
})

test('FORM-01 numbers follow the order that the numbers said', () => {
  const [one, two, ...rest] = ADULT
  if (!one || !two) return expect.unreachable('the template has sections')
  const sections = [
    { ...one, sequence: 70 },
    { ...two, sequence: 5 },
    ...rest.map((each) => ({ ...each, sequence: 80 })),
  ]
  const order = [two, one, ...rest].map(({ section_id }, at) => [section_id, at + 1])
  expect(kept(sections).map(({ section_id, sequence }) => [section_id, sequence])).toEqual(order)
})

test('FORMED-04 a question that nobody can be registered without cannot be removed, and is named', () => {
  expect(refused(marked(ADULT, 'email'))[0]).toEqual({
    question_id: 'email',
    section_id: 'member_details',
    message: '"Email" must stay in the form',
  })
  const without = ADULT.map((section) => ({
    ...section,
    questions: section.questions.filter(({ question_id }) => question_id !== 'email'),
  }))
  expect(refused(without)[0]?.message).toBe('The question "email" must stay in the form')
})

test.each([
  { was: { default_question_id: null, type: 'text' }, message: null },
  { was: { default_question_id: null, type: 'rating' }, message: null },
  { was: { default_question_id: null, type: null }, message: null },
  {
    was: { default_question_id: null, type: 'date' },
    message: '"Pets" was of the type date and cannot become another; add a new question instead',
  },
  {
    was: { default_question_id: 'school', type: 'text' },
    message: '"Pets" was another question before; add a new question instead',
  },
])('the id of a question stays what it was: $was.type, $was.default_question_id', ({ was, message }) => {
  const problems = refused(withMore(PETS), {
    questions: [{ question_id: 'pets', ...was }],
    sections: [],
  })
  expect(problems.map((problem) => problem.message)).toEqual(message === null ? [] : [message])
})

test('a section stays the platform’s that it was: its answers are read as such', () => {
  const sections = ADULT.map((section) =>
    section.section_id === 'medical' ? { ...section, default_section_id: null } : section,
  )
  const known = { questions: [], sections: [{ section_id: 'medical', default_section_id: 'medical' }] }
  expect(refused(sections, known)).toEqual([
    {
      question_id: null,
      section_id: 'medical',
      message: 'The section "Medical information" used to be a different section; add a new section instead',
    },
  ])
  expect(refused(ADULT, known)).toEqual([])
})

test('a section with no question left is gone as well', () => {
  const sections = [...marked(marked(ADULT, 'contact_by'), 'receive_updates'), sectionOf('bare')]
  expect(kept(sections).map(({ section_id }) => section_id)).toEqual([
    'member_details',
    'address',
    'emergency_contact',
    'medical',
    'agreements',
  ])
})

test('more questions than a form may have are not even looked at', () => {
  const many = Array.from({ length: FORM_LIMITS.questions }, (_, at) => ({
    ...PETS,
    question_id: `pets-${at}`,
    input: {
      ...PETS.input,
      condition: [{ question_id: `pets-${at + 1}`, value: 'x', effect: 'disable when some' }],
    },
  }))
  expect(refused(withMore(...many)).map(({ message }) => message)).toEqual([
    'A form has at most 300 questions',
  ])
})
