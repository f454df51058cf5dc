import { describe, expect, test } from 'vitest'
import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { isMet, settle, withAnswer } from './conditions.ts'
import { initialValues } from './initial-values.ts'
import { mandatory, newQuestion, type QuestionWords } from '../new-question.ts'
import { asDefault, formOf, JUDGE } from '../testing/form-of.ts'
import { errorsIn } from './verdict.ts'

const text = (id: string, words: QuestionWords = {}) => newQuestion(id, 'text', id, words)
const when = (question: string, is: string | boolean) => ({ disabledWhen: [{ question, is }] })

const school = newQuestion('school', 'singleChoice', 'School', {
  options: ['None', 'Scoil Bríde'],
  hasOther: true,
})
const year = text('year', { required: true, ...when('school', 'None') })

describe('FORM-29 a condition that is met', () => {
  const form = formOf(school, year)

  test('disables the question and clears its answer', () => {
    const { values, disabled } = settle(form, { school: 'None', year: 'Sixth class' })
    expect(values).toEqual({ school: 'None', year: null })
    expect([...disabled]).toEqual(['year'])
  })

  test('removes its validators', () => {
    expect(errorsIn(form, { school: 'None' }, JUDGE)).toEqual([])
    expect(errorsIn(form, { school: 'Scoil Bríde' }, JUDGE)).toMatchObject([{ question_id: 'year' }])
  })

  test('leaves an empty list of a multiple choice', () => {
    const days = newQuestion('days', 'multipleChoice', 'Days', {
      options: ['Mon'],
      ...when('school', 'None'),
    })
    expect(settle(formOf(school, days), { school: 'None', days: ['Mon'] }).values['days']).toEqual([])
  })
})

test.each<{ why: string; question: FormQuestion; answer: Answer; is: string | boolean; met: boolean }>([
  { why: 'the option', question: school, answer: 'None', is: 'None', met: true },
  { why: 'another option', question: school, answer: 'Scoil Bríde', is: 'None', met: false },
  { why: 'nothing', question: school, answer: null, is: 'None', met: false },
  { why: 'Other, in words', question: school, answer: 'Scoil Mhuire', is: 'Other', met: true },
  { why: 'Other, no word yet', question: school, answer: 'Other', is: 'Other', met: true },
  { why: 'an option is not Other', question: school, answer: 'None', is: 'Other', met: false },
  { why: 'a Yes', question: newQuestion('ill', 'boolean', 'Ill'), answer: true, is: true, met: true },
  {
    why: 'a Yes in words',
    question: newQuestion('ill', 'boolean', 'Ill'),
    answer: true,
    is: 'true',
    met: true,
  },
  { why: 'a No', question: newQuestion('ill', 'boolean', 'Ill'), answer: false, is: true, met: false },
  {
    why: 'not answered',
    question: newQuestion('ill', 'boolean', 'Ill'),
    answer: null,
    is: false,
    met: false,
  },
  { why: 'words', question: text('club'), answer: 'none', is: 'none', met: true },
  { why: 'words are told apart by case', question: text('club'), answer: 'None', is: 'none', met: false },
  {
    why: 'OPEN-088 a list that contains it',
    question: newQuestion('days', 'multipleChoice', 'Days', { options: ['Mon', 'Tue'] }),
    answer: ['Mon', 'Tue'],
    is: 'Tue',
    met: true,
  },
  {
    why: 'OPEN-088 a list that does not',
    question: newQuestion('days', 'multipleChoice', 'Days', { options: ['Mon', 'Tue'] }),
    answer: ['Mon'],
    is: 'Tue',
    met: false,
  },
])('FORM-29 $why: $answer is $is → $met', ({ question, answer, is, met }) => {
  const id = question.question_id
  expect(isMet(formOf(question), { question_id: id, value: is }, { [id]: answer })).toBe(met)
})

test('a condition on a question that is not in the form is never met', () => {
  expect(isMet(formOf(school), { question_id: 'gone', value: 'x' }, { gone: 'x' })).toBe(false)
})

test.each([
  { a: 'no', b: 'no', disabled: false },
  { a: 'yes', b: 'no', disabled: true },
  { a: 'no', b: 'yes', disabled: true },
  { a: 'yes', b: 'yes', disabled: true },
])('FORM-31 OPEN-088 one of several conditions is enough: $a, $b → $disabled', ({ a, b, disabled }) => {
  const target = text('target', {
    disabledWhen: [
      { question: 'a', is: 'yes' },
      { question: 'b', is: 'yes' },
    ],
  })
  const settled = settle(formOf(target, text('a'), text('b')), { a, b, target: 'words' })
  expect(settled.disabled.has('target')).toBe(disabled)
})

test('FORM-29 a chain: what is disabled no longer disables', () => {
  // Listed backwards, so that reading order would get it wrong.
  const form = formOf(text('third', when('second', 'on')), text('second', when('first', 'on')), text('first'))
  const all = { first: 'on', second: 'on', third: 'words' }
  expect(settle(form, all).values).toEqual({ first: 'on', second: null, third: 'words' })
  expect(settle(form, { ...all, first: 'off' }).values).toEqual({ first: 'off', second: 'on', third: null })
})

describe('FORM-30 when the condition is no longer true', () => {
  const answered = (
    form: ReturnType<typeof formOf>,
    initial: ReturnType<typeof initialValues>,
    answers: Answer[],
  ) =>
    answers.reduce(
      (before, answer) => withAnswer(form, before, { question_id: 'school', answer }, initial),
      settle(form, initial),
    )

  test('validators return', () => {
    const form = formOf(school, year)
    const back = answered(form, initialValues(form), ['None', 'Scoil Bríde'])
    expect(back.disabled.size).toBe(0)
    expect(errorsIn(form, back.values, JUDGE)).toMatchObject([{ message: 'Please enter year' }])
  })

  test('the saved answer returns, not what was typed since', () => {
    const form = formOf(school, { ...year, answer: 'Fifth class' })
    const initial = initialValues(form)
    const typed = withAnswer(form, settle(form, initial), { question_id: 'year', answer: 'Sixth' }, initial)
    expect(typed.values['year']).toBe('Sixth')
    const off = withAnswer(form, typed, { question_id: 'school', answer: 'None' }, initial)
    expect(off.values['year']).toBeNull()
    const on = withAnswer(form, off, { question_id: 'school', answer: 'Scoil Bríde' }, initial)
    expect(on.values['year']).toBe('Fifth class')
  })

  test('defaults return, also of a question that was disabled from the start', () => {
    const none = { ...school, answer: 'None' }
    const bus = newQuestion('bus', 'singleChoice', 'Bus', {
      options: ['Yes', 'No'],
      preselected: 'No',
      ...when('school', 'None'),
    })
    const form = formOf(none, bus)
    expect(settle(form, initialValues(form)).values['bus']).toBeNull()
    expect(answered(form, initialValues(form), ['Scoil Bríde']).values['bus']).toBe('No')
  })

  test('an answer to a disabled question is not taken', () => {
    const form = formOf(school, year)
    const off = answered(form, initialValues(form), ['None'])
    const still = withAnswer(form, off, { question_id: 'year', answer: 'Sixth' }, initialValues(form))
    expect(still.values['year']).toBeNull()
  })
})

describe('MEMB-59 country and county', () => {
  const country = asDefault(
    'country',
    newQuestion('country', 'singleChoice', 'Country', when('abroad', true)),
  )
  const county = asDefault('county', newQuestion('county', 'singleChoice', 'County', { required: true }))
  // The county first, so that reading order would get it wrong.
  const form = formOf(county, country, newQuestion('abroad', 'boolean', 'Abroad'))

  test.each([
    { why: 'of the country', chosen: 'Ireland', given: 'Galway', stays: 'Galway' },
    { why: 'of another', chosen: 'Northern Ireland', given: 'Galway', stays: null },
    { why: 'of none', chosen: null, given: 'Galway', stays: null },
    { why: 'of nowhere', chosen: 'Ireland', given: 'Narnia', stays: null },
  ])('a county $why: $given in $chosen → $stays', ({ chosen, given, stays }) => {
    expect(settle(form, { country: chosen, county: given }).values['county']).toBe(stays)
  })

  test('a new country drops the county, and the old one does not bring it back', () => {
    const initial = initialValues(form)
    const pick = (before: ReturnType<typeof settle>, question_id: string, answer: string) =>
      withAnswer(form, before, { question_id, answer }, initial)
    const galway = pick(pick(settle(form, initial), 'country', 'Ireland'), 'county', 'Galway')
    expect(galway.values['county']).toBe('Galway')
    const antrim = pick(galway, 'country', 'Northern Ireland')
    expect(antrim.values['county']).toBeNull()
    expect(pick(antrim, 'country', 'Ireland').values['county']).toBeNull()
  })

  test('where the country is not asked for, neither is the county', () => {
    const { disabled } = settle(form, { abroad: true, country: 'Ireland', county: 'Galway' })
    expect([...disabled].toSorted()).toEqual(['country', 'county'])
    expect(errorsIn(form, { abroad: true }, JUDGE)).toEqual([])
  })
})

test('answers to questions that are not in the form stay for whoever judges them', () => {
  expect(settle(formOf(text('a')), { stray: 'x' }).values).toEqual({ a: null, stray: 'x' })
})

test('errors come in the order of reading, the first of each', () => {
  const two = text('two', { validations: [mandatory('first'), mandatory('second')] })
  const form = formOf(text('one', { required: true }), two, text('three'))
  expect(errorsIn(form, { three: 'x' }, JUDGE)).toEqual([
    { section_id: 'main', question_id: 'one', label: 'one', message: 'Please enter one' },
    { section_id: 'main', question_id: 'two', label: 'two', message: 'first' },
    { section_id: 'main', question_id: 'three', label: 'three', message: 'Minimum 2 characters' },
  ])
})
