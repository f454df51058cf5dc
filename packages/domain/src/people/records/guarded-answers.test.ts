import { expect, test } from 'vitest'
import { FormSection } from '@clubhouse/contract/people/forms'
import { hasNote, sortAnswers, withoutGuarded } from './guarded-answers.ts'

const question = (id: string, label: string, more: { default?: string; because?: string } = {}) => ({
  question_id: id,
  default_question_id: more.default ?? null,
  sequence: 0,
  label,
  input: {
    type: 'text',
    condition: more.because ? [{ question_id: more.because, value: false }] : [],
  },
})
const section = (label: string, id: string | null, questions: object[]) =>
  FormSection.parse({
    section_id: label.replaceAll(' ', '-'),
    default_section_id: id,
    label,
    sequence: 0,
    questions,
  })

const FORM = {
  sections: [
    section('About you', null, [
      question('school', 'School'),
      question('asthma', 'Any allergy?'),
      question('what', 'What helps?', { because: 'asthma' }),
      question('then', 'And then?', { because: 'what' }),
      question('circle', 'Round', { because: 'round' }),
      question('round', 'Circle', { because: 'circle' }),
      question('moved', 'Anything else?', { default: 'medical_details' }),
      question('empty', 'Nothing said'),
    ]),
    section('Medical information', 'medical', [question('pills', 'Which ones?')]),
    section('Safeguarding', null, [question('who', 'Who may collect them?')]),
  ],
}
const ANSWERS = {
  sections: [
    {
      section_id: 'any',
      default_section_id: null,
      questions: [
        ...['school', 'asthma', 'what', 'then', 'circle', 'round', 'moved', 'pills', 'who', 'unasked'].map(
          (id) => ({ question_id: id, default_question_id: null, answer: `a ${id}`, label: '' }),
        ),
        { question_id: 'empty', default_question_id: null, answer: '', label: '' },
      ],
    },
  ],
}

test('what is guarded, and what is asked because of it, is in the other heap; what no form asks is in none', () => {
  const { open, guarded } = sortAnswers(FORM, ANSWERS)
  expect(open.map(({ answer }) => answer)).toEqual(['a school', 'a circle', 'a round'])
  expect(guarded.map(({ answer }) => answer)).toEqual([
    'a asthma',
    'a what',
    'a then',
    'a moved',
    'a pills',
    'a who',
  ])
  expect(open[0]).toEqual({ section: 'About you', label: 'School', answer: 'a school' })
})

test('of somebody who was erased nothing is left', () => {
  expect(sortAnswers(FORM, {})).toEqual({ open: [], guarded: [] })
})

test('without what is guarded the open heap is left, and nothing is left to take twice', () => {
  const left = withoutGuarded(FORM, ANSWERS)
  expect(sortAnswers(FORM, left ?? {})).toEqual({ open: sortAnswers(FORM, ANSWERS).open, guarded: [] })
  expect(JSON.stringify(left)).not.toMatch(/a asthma|a pills|a who|a unasked/)
  expect(withoutGuarded(FORM, left ?? {})).toBeNull()
  expect(withoutGuarded(FORM, {})).toBeNull()
})

test.each([
  { id: 'condition', answer: false, is: false, why: 'no condition is nothing to know of' },
  { id: 'condition', answer: true, is: true, why: 'there is one' },
  { id: 'pills', answer: 'an inhaler', is: true, why: 'something was said' },
  { id: 'help', answer: false, is: true, why: 'nobody knows what a club asks with a question of its own' },
  { id: 'school', answer: 'a school', is: false, why: 'it is about something else' },
])('an answer of $answer to "$id" is a note: $is, since $why', ({ id, answer, is }) => {
  const form = {
    sections: [
      section('About you', null, [question('school', 'School')]),
      section('Medical information', 'medical', [
        question('condition', 'Any condition?', { default: 'has_medical_condition' }),
        question('pills', 'Which ones?'),
        question('help', 'May we give first aid?'),
      ]),
    ],
  }
  const given = { question_id: id, default_question_id: null, answer, label: '' }
  const answers = { sections: [{ section_id: 'any', default_section_id: null, questions: [given] }] }
  expect(hasNote(form, answers)).toBe(is)
})
