import { describe, expect, test } from 'vitest'
import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { settle } from './conditions.ts'
import { newQuestion, type QuestionWords } from '../new-question.ts'
import { answersTo, asDefault, formOf, JUDGE } from '../testing/form-of.ts'
import { errorsIn } from './verdict.ts'
import { waitingIn } from './waiting.ts'
import { judgeAnswers } from './wire-answers.ts'

const yesNo = (id: string, words: QuestionWords = {}) => newQuestion(id, 'boolean', id, words)
const text = (id: string, words: QuestionWords = {}) =>
  newQuestion(id, 'text', id, { required: true, ...words })
const when = (question: string, is: string | boolean) => ({ disabledWhen: [{ question, is }] })

const ill = yesNo('ill', { required: true })
const details = text('details', when('ill', false))

interface Row {
  why: string
  questions: FormQuestion[]
  answers?: Record<string, Answer>
  wrong: string[]
}

describe('FORM-29 what another answer decides about is not asked for before that answer', () => {
  const rows: Row[] = [
    { why: 'nothing answered: one decision, one error', questions: [ill, details], wrong: ['ill'] },
    { why: 'in whatever order they stand', questions: [details, ill], wrong: ['ill'] },
    { why: 'it applies', questions: [ill, details], answers: { ill: true }, wrong: ['details'] },
    { why: 'it does not apply', questions: [ill, details], answers: { ill: false }, wrong: [] },
    {
      why: 'what was typed all the same is judged',
      questions: [ill, text('details', { ...when('ill', false), required: false })],
      answers: { details: 'x' },
      wrong: ['ill', 'details'],
    },
    {
      why: 'an answer that nobody has to give holds up nothing',
      questions: [yesNo('ill'), details],
      wrong: ['details'],
    },
    {
      why: 'a chain waits for its beginning',
      questions: [ill, yesNo('drugs', when('ill', false)), text('which', when('drugs', false))],
      wrong: ['ill'],
    },
    {
      why: 'a chain whose middle may be left open asks on',
      questions: [ill, yesNo('drugs', when('ill', false)), text('which', when('drugs', false))],
      answers: { ill: true },
      wrong: ['which'],
    },
    {
      why: 'a box to tick waits too',
      questions: [ill, yesNo('told', { display: 'checkbox', required: true, ...when('ill', false) })],
      answers: { told: false },
      wrong: ['ill'],
    },
    {
      why: 'MEMB-59 a county waits for its country',
      questions: [
        asDefault('country', newQuestion('country', 'singleChoice', 'Country', { required: true })),
        asDefault('county', newQuestion('county', 'singleChoice', 'County', { required: true })),
      ],
      wrong: ['country'],
    },
    {
      why: 'FORM-05 nobody can answer what has no control, so nothing waits for it',
      questions: [{ ...ill, input: { ...ill.input, type: 'colour' } }, details],
      wrong: ['details'],
    },
  ]

  test.each(rows)('$why: $answers → $wrong', ({ questions, answers = {}, wrong }) => {
    const form = formOf(...questions)
    expect(errorsIn(form, answers, JUDGE).map(({ question_id }) => question_id)).toEqual(wrong)
    // The server says the same of the same answers.
    const said = judgeAnswers(form, answersTo(answers), JUDGE).errors
    expect(said.map(({ question_id }) => question_id)).toEqual(wrong)
  })
})

test('FORM-29 FORM-31 a question that waits is not disabled: its answer is taken', () => {
  const form = formOf(yesNo('ill', { required: true }), text('details', when('ill', false)))
  const settled = settle(form, { details: 'Asthma' })
  expect([...settled.disabled]).toEqual([])
  expect(settled.values['details']).toBe('Asthma')
  expect([...waitingIn(form, settled)]).toEqual([])
})
