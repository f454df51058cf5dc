import { expect, test } from 'vitest'
import { INPUT_TYPES } from '@clubhouse/contract/people/form-words'
import { controlOf, displaysOf } from './controls.ts'
import { newQuestion } from './new-question.ts'
import { clearedAnswer, indexOf, isEmpty } from './structure.ts'
import { formOf, sectionOf } from './testing/form-of.ts'

test('FORM-01 sections and questions are read by sequence, wherever they stand', () => {
  const question = (id: string, sequence: number) => ({ ...newQuestion(id, 'text', id), sequence })
  const later = { ...sectionOf('later'), sequence: 20, questions: [question('d', 9), question('c', 3)] }
  const first = { ...sectionOf('first'), sequence: 10, questions: [question('b', 2), question('a', 1)] }
  const { sections, placed } = indexOf({ sections: [later, first] })
  expect(sections.map(({ section_id }) => section_id)).toEqual(['first', 'later'])
  expect(placed.map((each) => each.question.question_id)).toEqual(['a', 'b', 'c', 'd'])
})

test('FORMED-05 a question that is about to go is no longer asked', () => {
  const going = { ...newQuestion('gone', 'text', 'Gone'), should_delete: true }
  const { placed, byId } = indexOf(formOf(going, newQuestion('stays', 'text', 'Stays')))
  expect(placed.map(({ question }) => question.question_id)).toEqual(['stays'])
  expect(byId.has('gone')).toBe(false)
})

test.each([
  ['text', 'text', 'text'],
  ['telephone', 'text', 'telephone'],
  ['date', 'date', 'date'],
  ['date', 'text', 'date'],
  ['boolean', 'radio', 'yes-no-radios'],
  ['boolean', 'checkbox', 'tick'],
  ['boolean', 'dropdown', 'yes-no-dropdown'],
  ['singleChoice', 'dropdown', 'dropdown'],
  ['singleChoice', 'radio', 'radios'],
  ['multipleChoice', 'checkbox', 'checkboxes'],
  ['multipleChoice', 'dropdown', 'many-dropdown'],
  // A pair that cannot be saved: the answer's type decides.
  ['singleChoice', 'checkbox', 'dropdown'],
  ['text', 'date', 'text'],
] as const)('FORM-02 FORM-03 %s shown as %s is answered with %s', (type, display, control) => {
  expect(controlOf(newQuestion('it', type, 'It', { display }))).toBe(control)
})

test('FORM-02 every type can be shown', () => {
  expect(INPUT_TYPES.map((type) => displaysOf(type).length).every((count) => count > 0)).toBe(true)
})

test.each([
  [null, 'text'],
  ['colour', 'text'],
  ['text', null],
  ['text', 'slider'],
])('type %s shown as %s has no control', (type, display) => {
  const { input, ...rest } = newQuestion('it', 'text', 'It')
  const odd = { ...rest, input: { ...input, type, display_as: { ...input.display_as, type: display } } }
  expect(controlOf(odd)).toBeNull()
})

test.each([
  [null, true],
  [undefined, true],
  ['\u200b\u00ad', true],
  ['', true],
  [' \n\t ', true],
  [[], true],
  ['a', false],
  [false, false],
  [true, false],
  [['a'], false],
])('FORM-13 %j is empty: %s', (answer, expected) => {
  expect(isEmpty(answer)).toBe(expected)
})

test('FORM-29 what is left of an answer that does not count', () => {
  const left = INPUT_TYPES.map((type) => clearedAnswer(newQuestion('it', type, 'It')))
  expect(left).toEqual([null, null, null, null, null, []])
})
