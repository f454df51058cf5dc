import { expect, test } from 'vitest'
import { INPUT_TYPES } from '@clubhouse/contract/people/form-words'
import { FormQuestion } from '@clubhouse/contract/people/forms'
import { formProblems } from '../check/check-form.ts'
import { displaysOf } from '../controls.ts'
import { atMost, between, mandatory, matching, newQuestion } from '../new-question.ts'
import { displayTypeOf, isRequired } from '../structure.ts'
import { addableValidations } from './edit-validations.ts'
import { editQuestion, type QuestionEdit } from './edit-question.ts'

const text = newQuestion('nickname', 'text', 'Nickname')
const choice = newQuestion('colour', 'singleChoice', 'Colour', { options: ['Red', 'Blue', 'Green'] })
const after = (question: FormQuestion, ...edits: QuestionEdit[]) => edits.reduce(editQuestion, question)
const labels = (question: FormQuestion) => question.input.metadata.options.map(({ label }) => label)
const types = (question: FormQuestion) => question.input.validations.map(({ type }) => type)

test('the label of the question is the label of its input', () => {
  const renamed = after(text, { change: 'label', label: 'Known as' })
  expect([renamed.label, renamed.input.label]).toEqual(['Known as', 'Known as'])
})

test.each([
  { from: text, isRequired: true, flag: true, validations: ['mandatory'] },
  {
    from: after(text, { change: 'required', isRequired: true }),
    isRequired: false,
    flag: false,
    validations: [],
  },
  {
    from: newQuestion('a', 'text', 'A', { validations: [mandatory('Say it'), atMost(3)] }),
    isRequired: true,
    flag: true,
    validations: ['mandatory', 'maxLength'],
  },
])(
  'FORMED-03 the flag and the validation go together: $isRequired',
  ({ from, isRequired: wanted, ...to }) => {
    const changed = after(from, { change: 'required', isRequired: wanted })
    expect([changed.input.required, types(changed)]).toEqual([to.flag, to.validations])
    expect(isRequired(changed)).toBe(wanted)
  },
)

test('words of one’s own for a required question stay when it is asked for again', () => {
  const worded = newQuestion('a', 'text', 'A', { validations: [mandatory('Say it')] })
  expect(after(worded, { change: 'required', isRequired: true }).input.validations[0]?.error).toBe('Say it')
})

test.each<{ edit: QuestionEdit; to: string[] }>([
  {
    edit: { change: 'add-options', labels: ['Black', 'White'], at: 1 },
    to: ['Red', 'Black', 'White', 'Blue', 'Green'],
  },
  { edit: { change: 'rename-option', at: 1, label: 'Navy' }, to: ['Red', 'Navy', 'Green'] },
  { edit: { change: 'remove-option', at: 0 }, to: ['Blue', 'Green'] },
  { edit: { change: 'move-option', at: 2, to: 0 }, to: ['Green', 'Red', 'Blue'] },
  { edit: { change: 'move-option', at: 0, to: 9 }, to: ['Blue', 'Green', 'Red'] },
])('options: $edit.change gives $to', ({ edit, to }) => {
  expect(labels(after(choice, edit))).toEqual(to)
})

test('a renamed option is answered by its new words, unless it has a value of its own', () => {
  const named = after(choice, { change: 'rename-option', at: 0, label: 'Scarlet' })
  expect(named.input.metadata.options[0]).toEqual({ label: 'Scarlet', value: 'Scarlet', default: false })
  const options = [{ label: 'Red', value: 'r', default: false }]
  const coded = { ...choice, input: { ...choice.input, metadata: { ...choice.input.metadata, options } } }
  expect(after(coded, { change: 'rename-option', at: 0, label: 'Scarlet' }).input.metadata.options).toEqual([
    { label: 'Scarlet', value: 'r', default: false },
  ])
})

test('FORM-06 one option of a single choice is preselected, several of a multiple choice', () => {
  const both: QuestionEdit[] = [
    { change: 'preselect-option', at: 0, isPreselected: true },
    { change: 'preselect-option', at: 2, isPreselected: true },
  ]
  const chosen = (question: FormQuestion) => question.input.metadata.options.map((option) => option.default)
  expect(chosen(after(choice, ...both))).toEqual([false, false, true])
  const many = after(choice, { change: 'type', type: 'multipleChoice' }, ...both)
  expect(chosen(many)).toEqual([true, false, true])
  expect(chosen(after(many, { change: 'type', type: 'singleChoice' }))).toEqual([true, false, false])
})

test('a page link is kept without the space around it, and nothing at all is no link', () => {
  expect(after(text, { change: 'page-link', link: ' /terms ' }).input.metadata.external_url).toBe('/terms')
  expect(after(text, { change: 'page-link', link: '  ' }).input.metadata.external_url).toBeNull()
})

test('choices that are loaded take the place of those that were written down', () => {
  const loaded = after(choice, { change: 'options-url', url: 'https://lists.example/colours' })
  expect(loaded.input.metadata).toMatchObject({ url: 'https://lists.example/colours', options: [] })
  const own = after(loaded, { change: 'options-url', url: null })
  expect(own.input.metadata.url).toBeNull()
  expect(labels(own)).toEqual(['First choice', 'Second choice'])
})

const rich = newQuestion('rich', 'text', 'Rich', {
  required: true,
  mask: '000',
  hint: 'A hint',
  validations: [atMost(10), matching('[a-z]+')],
})

test.each(INPUT_TYPES.flatMap((from) => INPUT_TYPES.map((to) => ({ from, to }))))(
  'a $from can become a $to and still be saved',
  ({ from, to }) => {
    const changed = after(rich, { change: 'type', type: from }, { change: 'type', type: to })
    const first = newQuestion('first_name', 'text', 'First name')
    const section = { section_id: 's', default_section_id: null, label: 'S', sequence: 1 }
    const problems = formProblems('adult', { sections: [{ ...section, questions: [first, changed] }] })
    expect(problems.filter(({ question_id }) => question_id === 'rich')).toEqual([])
    expect(displayTypeOf(changed)).toBe(displaysOf(to)[0])
    expect(changed.input.display_as.hint).toBe('A hint')
    expect(FormQuestion.parse(changed)).toEqual(changed)
  },
)

test.each([
  { question: text, addable: ['minLength', 'maxLength', 'regex'] },
  { question: rich, addable: ['minLength'] },
  { question: newQuestion('d', 'date', 'D'), addable: ['date'] },
  { question: newQuestion('b', 'boolean', 'B'), addable: [] },
  { question: choice, addable: [] },
  {
    question: after(choice, { change: 'other', isAllowed: true }),
    addable: ['minLength', 'maxLength', 'regex'],
  },
])('rules that can be added to $question.label: $addable', ({ question, addable }) => {
  expect(addableValidations(question)).toEqual(addable)
})

test('a rule is added, bounded, worded and removed', () => {
  const dated = after(
    newQuestion('d', 'date', 'D'),
    { change: 'add-validation', type: 'date' },
    { change: 'bound-validation', validation_id: 'date', metadata: { greater_than: '-18y' } },
    { change: 'word-validation', validation_id: 'date', error: 'Too old' },
  )
  expect(dated.input.validations).toEqual([between({ less_than: 'now', greater_than: '-18y' }, 'Too old')])
  expect(types(after(dated, { change: 'remove-validation', validation_id: 'date' }))).toEqual([])
})
