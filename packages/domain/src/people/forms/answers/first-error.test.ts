import { describe, expect, test } from 'vitest'
import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { firstError } from './first-error.ts'
import { atLeast, atMost, mandatory, matching, newQuestion } from '../new-question.ts'
import { optionsOf } from '../options.ts'
import { asDefault, formOf, JUDGE } from '../testing/form-of.ts'

const errorOf = (question: FormQuestion, answer: Answer) =>
  firstError(question, answer, optionsOf(formOf(question), question, {}), JUDGE)

const text = (words = {}) => newQuestion('nickname', 'text', 'Nickname', words)
const telephone = (words = {}) => newQuestion('mobile', 'telephone', 'Mobile', words)
const email = asDefault('email', newQuestion('email', 'text', 'Email', { validations: [atMost(254)] }))
const school = (words = {}) =>
  newQuestion('school', 'singleChoice', 'School', {
    options: ['None', 'Scoil Bríde'],
    hasOther: true,
    ...words,
  })

describe('what has to be answered', () => {
  test.each<{ why: string; question: FormQuestion; answer: Answer; says: string | null }>([
    { why: 'nothing', question: text({ required: true }), answer: null, says: 'Please enter nickname' },
    {
      why: 'spaces only',
      question: text({ required: true }),
      answer: ' \t\n\u00a0 ',
      says: 'Please enter nickname',
    },
    { why: 'words', question: text({ required: true }), answer: 'Sully', says: null },
    { why: 'nothing, but optional', question: text(), answer: null, says: null },
    { why: 'spaces, but optional', question: text(), answer: '   ', says: null },
    {
      why: 'nothing, with words of the club',
      question: text({ validations: [mandatory('We need your {label}')] }),
      answer: null,
      says: 'We need your Nickname',
    },
    {
      why: 'the flag alone, without the validation',
      question: { ...text(), input: { ...text().input, required: true } },
      answer: null,
      says: 'Please enter nickname',
    },
    {
      why: 'nothing chosen of several',
      question: newQuestion('days', 'multipleChoice', 'Days', { options: ['Mon', 'Tue'], required: true }),
      answer: [],
      says: 'Please enter days',
    },
    {
      why: 'a No is an answer',
      question: newQuestion('photos', 'boolean', 'Photos', { display: 'radio', required: true }),
      answer: false,
      says: null,
    },
    {
      why: 'a box that has to be ticked and was left',
      question: newQuestion('rules', 'boolean', 'Rules', { display: 'checkbox', required: true }),
      answer: false,
      says: 'Please enter rules',
    },
    {
      why: 'a box that may be left',
      question: newQuestion('rules', 'boolean', 'Rules', { display: 'checkbox' }),
      answer: false,
      says: null,
    },
  ])('FORM-12 FORM-13 $why → $says', ({ question, answer, says }) => {
    expect(errorOf(question, answer)).toBe(says)
  })

  test.each(['type', 'display'])('nobody is asked for what has no control: unknown %s', (what) => {
    const { input, ...rest } = text({ required: true })
    const display_as = { ...input.display_as, type: what === 'display' ? null : 'text' }
    const question = { ...rest, input: { ...input, display_as, type: what === 'type' ? 'colour' : 'text' } }
    expect(errorOf(question, null)).toBeNull()
  })
})

describe('text', () => {
  const eircode = matching('[A-Z][0-9]{2} ?[A-Z0-9]{4}')

  test.each<{ id: string; question: FormQuestion; answer: string; says: string | null }>([
    { id: 'FORM-14', question: text({ validations: [eircode] }), answer: 'H91 XY00', says: null },
    { id: 'FORM-14', question: text({ validations: [eircode] }), answer: 'Galway', says: 'Invalid value' },
    {
      id: 'FORM-14 whole',
      question: text({ validations: [eircode] }),
      answer: 'H91 XY00!',
      says: 'Invalid value',
    },
    {
      id: 'FORM-14 FORM-18',
      question: text({ validations: [matching('[a-z]+', '{label} has small letters only')] }),
      answer: 'ABC',
      says: 'Nickname has small letters only',
    },
    { id: 'FORM-15', question: text({ validations: [atMost(5)] }), answer: 'abcde', says: null },
    {
      id: 'FORM-15',
      question: text({ validations: [atMost(5)] }),
      answer: 'abcdef',
      says: 'Maximum length 5',
    },
    { id: 'FORM-15 by letters', question: text({ validations: [atMost(5)] }), answer: 'Áéíóú', says: null },
    { id: 'FORM-15 by letters', question: text({ validations: [atMost(2)] }), answer: '🏐🏆', says: null },
    { id: 'FORM-16', question: text({ validations: [atLeast(3)] }), answer: 'ab', says: 'Minimum length 3' },
    { id: 'FORM-16', question: text({ validations: [atLeast(3)] }), answer: 'abc', says: null },
    {
      id: 'FORM-12 in their order',
      question: text({ validations: [atLeast(3, 'first'), atMost(1, 'second')] }),
      answer: 'ab',
      says: 'first',
    },
    { id: 'FORM-19 CONST-24', question: text(), answer: 'a', says: 'Minimum 2 characters' },
    { id: 'FORM-19 CONST-24', question: text(), answer: 'ab', says: null },
    { id: 'FORM-19 CONST-24', question: text(), answer: 'a'.repeat(64), says: null },
    { id: 'FORM-19 CONST-24', question: text(), answer: 'a'.repeat(65), says: 'Maximum 64 characters' },
    {
      id: 'FORM-19 with a validator',
      question: text({ validations: [atMost(500)] }),
      answer: 'a',
      says: null,
    },
    { id: 'FORM-19 Required is a validator', question: text({ required: true }), answer: '7', says: null },
    { id: 'any answer', question: text({ validations: [atLeast(1)] }), answer: 'a'.repeat(5000), says: null },
    {
      id: 'any answer',
      question: text({ validations: [atLeast(1)] }),
      answer: 'a'.repeat(5001),
      says: 'Maximum length 5000',
    },
    {
      id: 'any answer, as it is stored',
      question: text({ validations: [atLeast(1)] }),
      answer: '🏐'.repeat(2501),
      says: 'Maximum length 5000',
    },
    { id: 'FORM-23', question: email, answer: 'aoife@example.ie', says: null },
    { id: 'FORM-23', question: email, answer: 'aoife', says: 'Invalid email address' },
    { id: 'FORM-23', question: email, answer: 'a..b@example.ie', says: 'Invalid email address' },
    { id: 'FORM-23', question: email, answer: 'aoife @example.ie', says: 'No spaces allowed' },
    { id: 'HTML is text', question: text(), answer: '<b onclick=x>', says: null },
  ])('$id "$answer" → $says', ({ question, answer, says }) => {
    expect(errorOf(question, answer)).toBe(says)
  })

  test.each<[string, string, string, string]>([
    ['FORM-18', '{label} and {label}', 'Nickname', 'Nickname and Nickname'],
    ['OPEN-089 unknown ones stay', '{name} of {label}, {bound}', 'Nickname', '{name} of Nickname, {bound}'],
    ['a label that looks like a replacement', '{label}!', "$& $1 $$ $'", "$& $1 $$ $'!"],
    ['a label that holds a placeholder', '{label}!', '{bound} {label}', '{bound} {label}!'],
  ])('%s: "%s" of "%s"', (_why, error, label, says) => {
    expect(errorOf(newQuestion('it', 'text', label, { validations: [atLeast(9, error)] }), 'short')).toBe(
      says,
    )
  })
})

test.each<{ answer: string; question?: FormQuestion; says: string | null }>([
  { answer: '0871234567', says: null },
  { answer: '7', says: null },
  { answer: '087 123', says: 'Invalid value' },
  { answer: '+353871234567', says: 'Invalid value' },
  { answer: 'oh eight seven', says: 'Invalid value' },
  { answer: '٠٨٧', says: 'Invalid value' },
  { answer: '087', question: telephone({ validations: [atLeast(9)] }), says: 'Minimum length 9' },
  { answer: '0'.repeat(5001), says: 'Maximum length 5000' },
])('FORM-21 a telephone is digits only: "$answer" → $says', ({ answer, question = telephone(), says }) => {
  expect(errorOf(question, answer)).toBe(says)
})

test.each<{ why: string; question?: FormQuestion; answer: Answer; says: string | null }>([
  { why: 'one of the options', answer: 'Scoil Bríde', says: null },
  { why: 'FORM-32 Other without a word, though optional', answer: 'Other', says: 'Please enter school' },
  { why: 'FORM-32 Other in words', answer: 'Scoil Mhuire', says: null },
  { why: 'FORM-32 words are validated: default lengths', answer: 'x', says: 'Minimum 2 characters' },
  {
    why: 'FORM-32 words are validated: a length of the club',
    question: school({ validations: [atMost(5)] }),
    answer: 'Scoil Mhuire',
    says: 'Maximum length 5',
  },
  {
    why: 'options are not measured',
    question: school({ validations: [atMost(5)] }),
    answer: 'Scoil Bríde',
    says: null,
  },
  {
    why: 'no Other allowed',
    question: school({ hasOther: false }),
    answer: 'Scoil Mhuire',
    says: 'Invalid value',
  },
  { why: 'no Other allowed', question: school({ hasOther: false }), answer: 'Other', says: 'Invalid value' },
  { why: 'another kind of answer', answer: true, says: 'Invalid value' },
  {
    why: 'MEMB-58 the country list has no Other',
    question: asDefault('country', school({ options: [] })),
    answer: 'France',
    says: 'Invalid value',
  },
  { why: 'MEMB-58', question: asDefault('country', school({ options: [] })), answer: 'Wales', says: null },
])('a choice: $why "$answer" → $says', ({ question = school(), answer, says }) => {
  expect(errorOf(question, answer)).toBe(says)
})

const days = newQuestion('days', 'multipleChoice', 'Days', { options: ['Mon', 'Tue', 'Wed'] })
test.each<{ answer: Answer; says: string | null }>([
  { answer: ['Mon', 'Wed'], says: null },
  { answer: [], says: null },
  { answer: ['Mon', 'Sun'], says: 'Invalid value' },
  { answer: ['Mon', 'Mon'], says: 'Invalid value' },
  { answer: 'Mon', says: 'Invalid value' },
])('several choices: $answer → $says', ({ answer, says }) => {
  expect(errorOf(days, answer)).toBe(says)
})

test.each([
  ['text', true],
  ['text', ['a']],
  ['telephone', true],
  ['date', true],
  ['date', ['2014-03-27']],
  ['boolean', 'true'],
  ['boolean', ['true']],
  ['singleChoice', ['Mon']],
  ['multipleChoice', true],
] as const)('%s is not answered by %j', (type, answer) => {
  const question = newQuestion('it', type, 'It', { options: ['Mon'] })
  expect(errorOf(question, typeof answer === 'object' ? [...answer] : answer)).toBe('Invalid value')
})
