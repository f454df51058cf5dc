// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import type { RelatedAccount } from '@clubhouse/contract/people/people'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aUser } from '#lib/testing/page-stub.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { answerLines } from '#parts/people/registration-form/answer-text.ts'
import AnswersPage from './answers.page.tsx'
import FormsPage from './forms.page.tsx'
import { chosenFrom, memberOf, peopleFor } from '#parts/people/registration-form/people-choices.ts'

const FORM_ID = '0e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a10'
const HTML = '<img src=x onerror=alert(1)>'

const FAMILY: RelatedAccount[] = [
  {
    member_id: 'fiadh',
    first_name: 'Fiadh',
    last_name: 'Hallaran',
    kind: 'juvenile',
    relation: 'Daughter',
    age: 9,
  },
  {
    member_id: 'donal',
    first_name: 'Dónal',
    last_name: 'Hallaran',
    kind: 'adult',
    relation: 'Husband',
    age: null,
  },
]

test.each([
  { kind: 'adult', names: ['Myself (Bríd)', 'Dónal Hallaran', 'Someone else'] },
  { kind: 'guardian', names: ['Myself (Bríd)', 'Dónal Hallaran', 'Someone else'] },
  { kind: 'juvenile', names: ['Fiadh, 9', 'Another child'] },
] as const)('a form for the $kind offers $names', ({ kind, names }) => {
  expect(peopleFor(kind, aUser(), FAMILY).map(({ name }) => name)).toEqual(names)
  expect(peopleFor(kind, null, FAMILY)).toEqual([])
})

test('whoever is not among the people cannot be chosen, and a new child has no number', () => {
  const people = peopleFor('juvenile', aUser(), FAMILY)
  expect(memberOf(chosenFrom(people, 'donal'))).toBe('fiadh')
  expect(memberOf(chosenFrom(people, 'new'))).toBeNull()
  expect(memberOf(chosenFrom([], 'fiadh'))).toBeNull()
})

test.each([
  { question: newQuestion('q', 'text', 'Name'), answer: HTML, lines: [HTML] },
  { question: newQuestion('q', 'date', 'Born'), answer: '2014-03-27T00:00:00.000Z', lines: ['27/03/2014'] },
  { question: newQuestion('q', 'boolean', 'Photos'), answer: false, lines: ['No'] },
  { question: newQuestion('q', 'boolean', 'Photos'), answer: true, lines: ['Yes'] },
  {
    question: newQuestion('q', 'multipleChoice', 'Days', { options: ['Monday', 'Friday'] }),
    answer: ['Monday', 'Friday'],
    lines: ['Monday', 'Friday'],
  },
  {
    question: newQuestion('q', 'singleChoice', 'School', { hasOther: true }),
    answer: 'Mine',
    lines: ['Mine'],
  },
  { question: newQuestion('q', 'text', 'Name'), answer: null, lines: [] },
])('FORM-25 $answer is read as $lines', ({ question, answer, lines }) => {
  expect(answerLines(question, answer)).toEqual(lines)
})

test('the forms of the club stand there, and the way to the other club’s', () => {
  const forms = [
    { form_id: FORM_ID, kind: 'juvenile', name: 'Juvenile registration', version: 3, plan_id: null },
  ]
  const others = [{ slug: 'quayside', name: 'Quayside HC', origin: 'https://quayside.clubs.example' }]
  const page = showOnSite(<FormsPage />, aSite(), '/dev/forms', { forms, others })
  expect(linkIn(page, 'Juvenile registration')?.getAttribute('href')).toBe(`/dev/forms/${FORM_ID}`)
  expect(page.textContent).toContain('Version 3')
  expect(linkIn(page, 'Quayside HC')?.getAttribute('href')).toBe('https://quayside.clubs.example/dev/forms')
  expect(showOnSite(<FormsPage />, aSite(), '/dev/forms', { forms: [], others: [] }).textContent).toContain(
    'This club has no forms yet.',
  )
})

function anAnswered(question: FormQuestion, newest = 1) {
  const section = {
    section_id: 's',
    default_section_id: null,
    label: HTML,
    sequence: 0,
    questions: [question],
  }
  const form = { form_id: FORM_ID, version: 1, kind: 'adult', name: 'Adult', sections: [section] } as const
  const answers: FormAnswers = {
    sections: [
      {
        section_id: 's',
        default_section_id: null,
        questions: [{ question_id: 'q', default_question_id: null, answer: HTML, label: '' }],
      },
    ],
  }
  return { form, answers, newest_version: newest }
}

test('what was answered is shown with the words that were asked, and as text', () => {
  const page = showOnSite(
    <AnswersPage />,
    aSite(),
    '/dev/forms/answers/1',
    anAnswered(newQuestion('q', 'text', HTML)),
  )
  expect(page.querySelector('img[src=x]')).toBeNull()
  expect(page.querySelector('dt')?.textContent).toBe(HTML)
  expect(page.querySelector('dd')?.textContent).toBe(HTML)
  expect(page.querySelector('section h2')?.textContent).toBe(HTML)
  expect(page.textContent).not.toContain('has changed this form')
})

test('a form that has changed since says so', () => {
  const data = anAnswered(newQuestion('q', 'text', 'Name'), 4)
  const page = showOnSite(<AnswersPage />, aSite(), '/dev/forms/answers/1', data)
  expect(page.textContent).toContain('it’s now version 4')
})
