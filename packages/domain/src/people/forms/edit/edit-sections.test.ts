import { expect, test } from 'vitest'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { disabledWhen, newQuestion } from '../new-question.ts'
import { inSequence, templateOf } from '../templates.ts'
import { addedQuestion, unusedDefaultQuestions } from './added-question.ts'
import { circleThrough } from './condition-circle.ts'
import {
  changeQuestion,
  markDeleted,
  mayRemoveSection,
  moveQuestion,
  moveSection,
  placeBeside,
  placeOf,
  questionIn,
} from './edit-sections.ts'
import { possibleAnswers } from './possible-answers.ts'

const aSection = (id: string, ...questions: FormSection['questions']): FormSection => ({
  section_id: id,
  default_section_id: null,
  label: id,
  sequence: 0,
  questions,
})
const text = (id: string, ...waitsFor: string[]) =>
  newQuestion(id, 'text', id, { disabledWhen: waitsFor.map((question) => ({ question, is: 'x' })) })

const sections = inSequence([
  aSection('one', text('a'), text('b')),
  aSection('empty'),
  aSection('two', text('c', 'a'), text('d', 'c')),
])
const order = (some: readonly FormSection[]) =>
  some.map(({ questions }) => questions.map(({ question_id }) => question_id).join('')).join('|')

test.each([
  { id: 'b', step: 'up', to: 'ba||cd' },
  { id: 'b', step: 'down', to: 'a|b|cd' },
  { id: 'c', step: 'up', to: 'ab|c|d' },
  { id: 'c', step: 'down', to: 'ab||dc' },
  { id: 'a', step: 'up', to: 'ab||cd' },
  { id: 'd', step: 'down', to: 'ab||cd' },
] as const)('$id one step $step: $to', ({ id, step, to }) => {
  const place = placeBeside(sections, id, step)
  expect(order(place ? moveQuestion(sections, id, place) : sections)).toBe(to)
})

test.each([
  { id: 'a', section_id: 'two', index: 1, to: 'b||cad' },
  { id: 'a', section_id: 'one', index: 1, to: 'ba||cd' },
  { id: 'a', section_id: 'empty', index: 7, to: 'b|a|cd' },
  { id: 'a', section_id: 'nowhere', index: 0, to: 'ab||cd' },
  { id: 'nobody', section_id: 'two', index: 0, to: 'ab||cd' },
])('$id to $index in $section_id: $to', ({ id, to, ...place }) => {
  expect(order(moveQuestion(sections, id, place))).toBe(to)
})

test('sections change places with all that is in them', () => {
  expect(order(moveSection(sections, 'two', 0))).toBe('cd|ab|')
  expect(order(moveSection(sections, 'nowhere', 0))).toBe('ab||cd')
})

test('a renamed option takes along the conditions that speak of it, and no others', () => {
  const colour = newQuestion('colour', 'singleChoice', 'Colour', { options: ['Red', 'Blue'] })
  const shade = newQuestion('shade', 'text', 'Shade', {
    disabledWhen: [
      { question: 'colour', is: 'Red' },
      { question: 'colour', is: 'Blue' },
      { question: 'size', is: 'Red' },
    ],
  })
  const after = changeQuestion([aSection('s', colour, shade)], 'colour', {
    change: 'rename-option',
    at: 0,
    label: 'Scarlet',
  })
  expect(questionIn(after, 'shade')?.input.condition).toEqual([
    disabledWhen('colour', 'Scarlet'),
    disabledWhen('colour', 'Blue'),
    disabledWhen('size', 'Red'),
  ])
})

test.each([
  { what: 'an option that goes is no longer waited for beside others', gone: 0, left: ['Blue', 'Other'] },
  {
    what: 'of the only answer that is asked for, nothing is dropped',
    gone: 2,
    left: ['Red', 'Blue', 'Other'],
  },
])('FORM-31 $what', ({ gone, left }) => {
  const colour = newQuestion('colour', 'singleChoice', 'Colour', {
    options: ['Red', 'Blue', 'Green'],
    hasOther: true,
  })
  const shade = newQuestion('shade', 'text', 'Shade', {
    disabledWhen: ['Red', 'Blue', 'Other'].map((is) => ({ question: 'colour', is })),
  })
  const after = changeQuestion([aSection('s', colour, shade)], 'colour', {
    change: 'remove-option',
    at: gone,
  })
  const valuesIn = (now: typeof after) => questionIn(now, 'shade')?.input.condition.map(({ value }) => value)
  expect(valuesIn(after)).toEqual(left)
  const without = changeQuestion(after, 'colour', { change: 'other', isAllowed: false })
  expect(valuesIn(without)).toEqual(gone === 0 ? ['Blue'] : left)
})

test('a condition on the one answer that goes stays, to be seen', () => {
  const colour = newQuestion('colour', 'singleChoice', 'Colour', { options: ['Red', 'Blue', 'Green'] })
  const shade = newQuestion('shade', 'text', 'Shade', { disabledWhen: [{ question: 'colour', is: 'Red' }] })
  const before = [aSection('s', colour, shade)]
  const after = changeQuestion(before, 'colour', { change: 'remove-option', at: 0 })
  expect(questionIn(after, 'shade')).toBe(questionIn(before, 'shade'))
})

test('FORMED-05 a question that is deleted is marked, and unmarked when it is wanted again', () => {
  const gone = markDeleted('adult', sections, 'b', true)
  expect(questionIn(gone, 'b')?.should_delete).toBe(true)
  expect(markDeleted('adult', gone, 'b', false)).toEqual(sections)
})

test('FORMED-04 what nobody can be registered without is not deleted, nor its section', () => {
  const template = templateOf('adult')
  expect(markDeleted('adult', template, 'email', true)).toEqual(template)
  expect(markDeleted('juvenile', template, 'email', true)).not.toEqual(template)
  expect(
    template.filter((section) => mayRemoveSection('adult', section)).map(({ section_id }) => section_id),
  ).toEqual(['address', 'emergency_contact', 'medical', 'communications', 'agreements'])
})

test.each([
  { question: 'a', on: 'd', through: ['a', 'd', 'c'] },
  { question: 'a', on: 'a', through: ['a'] },
  { question: 'b', on: 'd', through: [] },
  { question: 'd', on: 'a', through: [] },
])('$question waiting for $on closes the circle $through', ({ question, on, through }) => {
  expect(circleThrough({ sections }, question, on).map(({ question_id }) => question_id)).toEqual(through)
})

test('a county cannot decide about its country', () => {
  expect(circleThrough({ sections: templateOf('adult') }, 'country', 'county')).not.toEqual([])
})

test('FORMED-07 an added question is marked; the platform’s brings the conditions that its form can answer', () => {
  const without = { sections: [aSection('s', text('a'))] }
  const added = addedQuestion('adult', without, { default_question_id: 'medical_details' })
  expect([added.newAdded, added.default_question_id, added.input.condition]).toEqual([
    true,
    'medical_details',
    [],
  ])
  const asked = { ...newQuestion('own-id', 'boolean', 'Any?'), default_question_id: 'has_medical_condition' }
  const withIt = { sections: [aSection('s', asked)] }
  expect(addedQuestion('adult', withIt, { default_question_id: 'medical_details' }).input.condition).toEqual([
    disabledWhen('own-id', false),
  ])
  const own = { type: 'singleChoice', question_id: 'x', label: 'X' } as const
  expect(addedQuestion('adult', without, own)).toMatchObject({ newAdded: true, default_question_id: null })
})

test('each of the platform’s questions is offered once', () => {
  const form = { sections: templateOf('juvenile') }
  const offered = unusedDefaultQuestions(form).map(({ id }) => id)
  expect(offered).toEqual(['email', 'mobile', 'relationship', 'contact_by', 'receive_updates'])
})

test.each([
  { id: 'has_medical_condition', can: ['true', 'false'] },
  { id: 'school', can: ['None', 'Other'] },
  { id: 'country', can: ['Ireland', 'Northern Ireland', 'England', 'Scotland', 'Wales'] },
  { id: 'school_year', can: null },
  { id: 'date_of_birth', can: null },
])('$id can be answered with $can', ({ id, can }) => {
  const form = { sections: templateOf('juvenile') }
  const question = questionIn(form.sections, id)
  const answers = question && possibleAnswers(form, question)
  expect(answers?.map(({ value }) => value) ?? null).toEqual(can)
})

test('a question has one place', () => {
  expect(placeOf(sections, 'd')).toEqual({ section_id: 'two', index: 1 })
  expect(placeOf(sections, 'nobody')).toBeNull()
})
