import { describe, expect, test } from 'vitest'
import type { Answer, FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import { initialValues } from './initial-values.ts'
import { newQuestion } from '../new-question.ts'
import { answersTo, asDefault, formOf, sectionOf } from '../testing/form-of.ts'

const startOf = (question: FormQuestion, saved?: Answer) =>
  initialValues(formOf(question), saved === undefined ? null : answersTo({ [question.question_id]: saved }))[
    question.question_id
  ]

const school = newQuestion('school', 'singleChoice', 'School', {
  options: ['None', 'Scoil Bríde'],
  hasOther: true,
})
const team = newQuestion('team', 'singleChoice', 'Team', { options: ['Red', 'Blue'], preselected: 'Blue' })
const days = newQuestion('days', 'multipleChoice', 'Days', { options: ['Mon', 'Tue'], preselected: 'Tue' })
const born = newQuestion('born', 'date', 'Born')
const photos = newQuestion('photos', 'boolean', 'Photos', { display: 'radio' })

test.each<{ why: string; question: FormQuestion; saved?: Answer; start: Answer }>([
  { why: 'FORM-06 a default is preselected', question: team, start: 'Blue' },
  { why: 'FORM-06 defaults are preselected', question: days, start: ['Tue'] },
  { why: 'FORM-06 nothing without a default', question: school, start: null },
  { why: 'the saved answer before the default', question: team, saved: 'Red', start: 'Red' },
  { why: 'an option that is gone: the default', question: team, saved: 'Green', start: 'Blue' },
  { why: 'of several, those that still are', question: days, saved: ['Mon', 'Sun', 'Mon'], start: ['Mon'] },
  { why: 'FORM-34 not among the options', question: school, saved: 'Scoil Mhuire', start: 'Scoil Mhuire' },
  { why: 'FORM-34 trimmed', question: school, saved: '  Scoil Mhuire ', start: 'Scoil Mhuire' },
  {
    why: 'FORM-35 a country of ours',
    question: asDefault('country', school),
    saved: 'Wales',
    start: 'Wales',
  },
  { why: 'FORM-35 unknown country', question: asDefault('country', school), saved: 'France', start: null },
  { why: 'FORM-25 from the wire', question: born, saved: '2014-03-27T00:00:00.000Z', start: '2014-03-27' },
  { why: 'a plain date', question: born, saved: '2014-03-27', start: '2014-03-27' },
  { why: 'no day at all', question: born, saved: 'soon', start: null },
  { why: 'FORM-08', question: photos, saved: true, start: true },
  { why: 'FORM-08 in words', question: photos, saved: 'No', start: false },
  { why: 'FORM-08 in words', question: photos, saved: 'true', start: true },
  { why: 'FORM-08 not answered yet', question: photos, start: null },
  {
    why: 'a box begins unticked, which is a no',
    question: newQuestion('ok', 'boolean', 'Ok', { display: 'checkbox' }),
    start: false,
  },
  {
    why: 'FORM-22 trimmed',
    question: newQuestion('name', 'text', 'Name'),
    saved: '  Aoife ',
    start: 'Aoife',
  },
  {
    why: 'FORM-21 digits',
    question: newQuestion('tel', 'telephone', 'Tel'),
    saved: '+353 (0)87 123-4567',
    start: '00353871234567',
  },
  { why: 'another kind of answer', question: newQuestion('name', 'text', 'Name'), saved: true, start: null },
  {
    why: 'an unknown type',
    question: { ...school, input: { ...school.input, type: 'colour' } },
    saved: 'Red',
    start: null,
  },
])('$why: $saved → $start', ({ question, saved, start }) => {
  expect(startOf(question, saved)).toEqual(start)
})

test('FORM-06 a default that cannot be chosen is none', () => {
  const country = newQuestion('country', 'singleChoice', 'Country', {
    options: ['Narnia'],
    preselected: 'Narnia',
  })
  expect(startOf(asDefault('country', country))).toBeNull()
  const home = newQuestion('country', 'singleChoice', 'Country', {
    options: ['Ireland'],
    preselected: 'Ireland',
  })
  expect(startOf(asDefault('country', home))).toBe('Ireland')
})

test('what the server put into the form counts where nothing was given', () => {
  expect(startOf({ ...team, answer: 'Red' })).toBe('Red')
  expect(startOf({ ...team, answer: 'Red' }, 'Blue')).toBe('Blue')
  expect(startOf({ ...team, answer: 'Red' }, null)).toBe('Red')
})

test('MEMB-59 a saved county comes over with its country, whichever is asked first', () => {
  const country = asDefault('country', newQuestion('country', 'singleChoice', 'Country'))
  const county = asDefault('county', newQuestion('county', 'singleChoice', 'County'))
  const saved = answersTo({ county: 'Galway', country: 'Ireland' })
  expect(initialValues(formOf(county, country), saved)).toEqual({ country: 'Ireland', county: 'Galway' })
  const moved = answersTo({ county: 'Galway', country: 'Wales' })
  expect(initialValues(formOf(county, country), moved)).toEqual({ country: 'Wales', county: null })
})

describe('FORM-40 answers of another form', () => {
  const answered = (section: string | null, id: string, answer: Answer, byId = `their-${id}`) => ({
    section_id: `their-${section}`,
    default_section_id: section,
    questions: [{ question_id: byId, default_question_id: id, answer, label: id }],
  })
  const asked = (section: string | null, id: string) => ({
    sections: [
      {
        ...sectionOf('ours', asDefault(id, newQuestion(`our-${id}`, 'text', id))),
        default_section_id: section,
      },
    ],
  })

  test.each<{ why: string; given: FormAnswers['sections']; start: Answer }>([
    {
      why: 'by the platform’s question',
      given: [answered('member_details', 'first_name', 'Aoife')],
      start: 'Aoife',
    },
    {
      why: 'out of a section of the club’s own',
      given: [answered(null, 'first_name', 'Aoife')],
      start: 'Aoife',
    },
    {
      why: 'best from the same section',
      given: [answered('address', 'first_name', 'Wrong'), answered('member_details', 'first_name', 'Aoife')],
      start: 'Aoife',
    },
    {
      why: 'not of the guardian',
      given: [answered('guardian_details', 'first_name', 'Bríd')],
      start: null,
    },
    {
      why: 'not of the guardian, though the question has the same id',
      given: [answered('guardian_details', 'first_name', 'Bríd', 'our-first_name')],
      start: null,
    },
    {
      why: 'not of another question',
      given: [answered('member_details', 'last_name', 'Walsh')],
      start: null,
    },
    {
      why: 'MEMB-57 of sections that came twice the first counts',
      given: [
        answered('member_details', 'first_name', 'Aoife'),
        answered('member_details', 'first_name', 'Again'),
      ],
      start: 'Aoife',
    },
  ])('$why → $start', ({ given, start }) => {
    expect(initialValues(asked('member_details', 'first_name'), { sections: given })).toEqual({
      'our-first_name': start,
    })
  })
})
