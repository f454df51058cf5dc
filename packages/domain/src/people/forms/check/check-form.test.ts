import { expect, test } from 'vitest'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import { formProblems } from './check-form.ts'
import { defaultQuestion } from '../default-questions.ts'
import { newQuestion } from '../new-question.ts'
import { templateOf } from '../templates.ts'
import { adultWith, choice, date, many, problemsWith, text } from '../testing/adult-with.ts'
import { asDefault, sectionOf } from '../testing/form-of.ts'

test('a sound form has no problems', () => {
  expect(problemsWith(text(), choice({ hasOther: true }), many(), date())).toEqual([])
})

test('two with the same id, both of them', () => {
  const twin = { ...text(), label: 'Known as' }
  expect(formProblems('adult', { sections: adultWith(text(), twin) })).toEqual(
    ['Nickname', 'Known as'].map((label) => ({
      question_id: 'extra_text',
      section_id: 'extra',
      message: `"${label}" has the id of another question`,
    })),
  )
})

test('no questions', () => {
  expect(formProblems('guardian', { sections: [] }).map(({ message }) => message)).toEqual([
    'The form has no questions',
    'The question "first name" must stay in the form',
    'The question "last name" must stay in the form',
    'The question "email" must stay in the form',
    'The question "date of birth" must stay in the form',
  ])
})

test('FORMED-04 OPEN-087 a fixed-required question that is about to go', () => {
  const going = { ...defaultQuestion('adult', 'email'), should_delete: true }
  expect(problemsWith(going)).toEqual(['The question "email" must stay in the form'])
})

test('one of the platform’s questions twice', () => {
  const again = asDefault('gender', newQuestion('again', 'text', 'Gender again'))
  expect(problemsWith(again)).toEqual(['The question "gender" is in the form twice'])
})

test('MEMB-59 a county without a country', () => {
  expect(problemsWith({ ...defaultQuestion('adult', 'country'), should_delete: true })).toEqual([
    '"County" needs the question "country" in the form',
  ])
})

test('sections without a title or with the same id', () => {
  const [first, ...rest] = templateOf('adult')
  const section = { ...sectionOf('address', text()), label: ' ', sequence: 99 }
  const said = formProblems('adult', { sections: first ? [first, ...rest, section] : [] }).map(
    ({ message }) => message,
  )
  expect(said).toEqual([
    'Section 2, "Address", has the id of another section',
    'Section 7 has no title',
    'Section 7, " ", has the id of another section',
  ])
})

test('a section that the platform does not have', () => {
  const section = { ...sectionOf('extra', text()), default_section_id: 'kitchen', sequence: 99 }
  expect(formProblems('adult', { sections: [...templateOf('adult'), section] })).toEqual([
    {
      question_id: null,
      section_id: 'extra',
      message:
        'Section 7, "Section extra", is marked as one of the platform’s sections, but there is no such section',
    },
  ])
})

test('too many questions', () => {
  const questions = Array.from({ length: FORM_LIMITS.questions }, (_, at) =>
    newQuestion(`q${at}`, 'text', 'Q'),
  )
  expect(problemsWith(...questions)).toEqual(['A form has at most 300 questions'])
})

test.each([
  { lists: FORM_LIMITS.lists, url: 'https://lists.example/schools', said: [] },
  {
    lists: FORM_LIMITS.lists + 1,
    url: 'https://lists.example/schools',
    said: ['At most 10 questions can load their choices from elsewhere'],
  },
  { lists: FORM_LIMITS.lists + 1, url: '/lists/countries', said: [] },
])('API-88 $lists lists at $url', ({ lists, url, said }) => {
  const questions = Array.from({ length: lists }, (_, at) =>
    newQuestion(`list_${at}`, 'singleChoice', `List ${at}`, { url }),
  )
  expect(problemsWith(...questions)).toEqual(said)
})
