import { expect, test } from 'vitest'
import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { newQuestion } from '../new-question.ts'
import { fieldName, otherFieldName, readField, readPosted } from './posted-values.ts'
import { asDefault, formOf } from '../testing/form-of.ts'

const text = newQuestion('name', 'text', 'Name')
const telephone = newQuestion('mobile', 'telephone', 'Mobile')
const born = newQuestion('born', 'date', 'Born')
const school = newQuestion('school', 'singleChoice', 'School', { options: ['None', ' Odd '], hasOther: true })
const days = newQuestion('days', 'multipleChoice', 'Days', { options: ['Mon', 'Tue'] })
const radio = newQuestion('photos', 'boolean', 'Photos', { display: 'radio' })
const dropdown = newQuestion('photos', 'boolean', 'Photos', { display: 'dropdown' })
const box = newQuestion('rules', 'boolean', 'Rules', { display: 'checkbox' })

test.each<{ why: string; question: FormQuestion; posted: string[]; other?: string; value: Answer }>([
  { why: 'FORM-22 trimmed', question: text, posted: ['  Aoife\t'], value: 'Aoife' },
  { why: 'FORM-22 nothing but spaces', question: text, posted: [' \u00a0 '], value: null },
  { why: 'nothing that could be seen', question: text, posted: ['\u200b\u2060 \ufeff'], value: null },
  { why: 'orders to a terminal go', question: text, posted: ['a\u001b[31mb\u0007'], value: 'a[31mb' },
  { why: 'orders to turn round go', question: text, posted: ['a\u202eb\u2066c'], value: 'abc' },
  { why: 'what joins signs stays', question: text, posted: ['👩\u200d🚒'], value: '👩\u200d🚒' },
  { why: 'a tab is a space', question: text, posted: ['a\tb'], value: 'a b' },
  {
    why: 'FORM-33 words that nobody sees are none',
    question: school,
    posted: ['Other'],
    other: '\u200b',
    value: 'Other',
  },
  { why: 'a line ends alike everywhere', question: text, posted: ['a\r\nb\rc'], value: 'a\nb\nc' },
  { why: 'an accent belongs to its letter', question: text, posted: ['Bri\u0301d'], value: 'Bríd' },
  {
    why: 'a run of marks that no writing needs ends where Unicode ends it: to sort it would take the square of it',
    question: text,
    posted: [`Br${'\u0323'.repeat(40)}d`],
    value: `Br${'\u0323'.repeat(30)}d`.normalize('NFC'),
  },
  { why: 'what no database holds', question: text, posted: ['a\0b\ud800'], value: 'ab\ufffd' },
  { why: 'HTML stays as it is typed', question: text, posted: ['<b>&amp;</b>'], value: '<b>&amp;</b>' },
  { why: 'not posted', question: text, posted: [], value: null },
  {
    why: 'an email is kept in small letters',
    question: asDefault('email', text),
    posted: [' Aoife@Example.IE '],
    value: 'aoife@example.ie',
  },
  {
    why: 'FORM-21 spaces and signs go',
    question: telephone,
    posted: ['(087) 123-45.67 8'],
    value: '08712345678',
  },
  {
    why: 'FORM-21 two numbers are not one',
    question: telephone,
    posted: ['0871234567/0861234567'],
    value: '0871234567/0861234567',
  },
  { why: 'FORM-21 a plus alone is no number', question: telephone, posted: ['+'], value: '+' },
  { why: 'FORM-21 a plus is 00', question: telephone, posted: ['+353 87 1234567'], value: '00353871234567' },
  {
    why: 'FORM-21 a zero in brackets',
    question: telephone,
    posted: ['+353 (0)87 1234567'],
    value: '00353871234567',
  },
  { why: 'FORM-21 the plus in brackets', question: telephone, posted: ['(+353) 87'], value: '0035387' },
  { why: 'FORM-21 letters stay, to be refused', question: telephone, posted: ['ask'], value: 'ask' },
  { why: 'FORM-25', question: born, posted: ['27/03/2014'], value: '2014-03-27' },
  { why: 'FORM-25 as a browser fills it in', question: born, posted: ['2014-03-27'], value: '2014-03-27' },
  { why: 'a day that cannot be read stays', question: born, posted: [' 31/02/2014 '], value: '31/02/2014' },
  { why: 'no day', question: born, posted: [' '], value: null },
  { why: 'FORM-08', question: radio, posted: ['true'], value: true },
  { why: 'FORM-08', question: radio, posted: ['false'], value: false },
  { why: 'FORM-08 not chosen', question: radio, posted: [], value: null },
  { why: 'FORM-08', question: dropdown, posted: ['false'], value: false },
  { why: 'FORM-08 the empty option', question: dropdown, posted: [''], value: null },
  { why: 'a ticked box', question: box, posted: ['true'], value: true },
  { why: 'a box that was left posts nothing, and that is a no', question: box, posted: [], value: false },
  { why: 'an option', question: school, posted: ['None'], value: 'None' },
  { why: 'an option with space around it', question: school, posted: [' Odd '], value: ' Odd ' },
  { why: 'FORM-32 Other', question: school, posted: ['Other'], value: 'Other' },
  {
    why: 'FORM-33 the free text',
    question: school,
    posted: ['Other'],
    other: ' Scoil Mhuire ',
    value: 'Scoil Mhuire',
  },
  {
    why: 'FORM-33 leaving Other clears it',
    question: school,
    posted: ['None'],
    other: 'Scoil Mhuire',
    value: 'None',
  },
  { why: 'nothing chosen', question: school, posted: [''], value: null },
  { why: 'several, each once', question: days, posted: ['Tue', 'Mon', 'Tue', ''], value: ['Tue', 'Mon'] },
  { why: 'none of several', question: days, posted: [], value: [] },
  {
    why: 'what has no control',
    question: { ...text, input: { ...text.input, type: null } },
    posted: ['x'],
    value: null,
  },
])('$why: $posted $other → $value', ({ question, posted, other = '', value }) => {
  expect(readField(question, posted, other)).toEqual(value)
})

test('each question is read from its own fields', () => {
  const posted = new URLSearchParams([
    [fieldName('name'), 'Aoife'],
    [fieldName('school'), 'Other'],
    [otherFieldName('school'), 'Scoil Mhuire'],
    [fieldName('days'), 'Mon'],
    [fieldName('days'), 'Tue'],
    ['stray', 'x'],
  ])
  const values = readPosted(formOf(text, school, days), (name) => posted.getAll(name))
  expect(values).toEqual({ name: 'Aoife', school: 'Scoil Mhuire', days: ['Mon', 'Tue'] })
})
