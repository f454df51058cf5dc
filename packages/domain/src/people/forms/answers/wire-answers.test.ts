import { describe, expect, test } from 'vitest'
import { FormAnswers, type Answer } from '@clubhouse/contract/people/forms'
import { atMost, matching, newQuestion } from '../new-question.ts'
import { answersTo, asDefault, formOf, JUDGE, sectionOf } from '../testing/form-of.ts'
import { cleanAnswers, judgeAnswers, withoutDuplicateSections } from './wire-answers.ts'

const name = asDefault('first_name', newQuestion('name', 'text', 'First name', { required: true }))
const school = newQuestion('school', 'singleChoice', 'School', {
  options: ['None', 'Scoil Bríde'],
  hasOther: true,
})
const year = newQuestion('year', 'text', 'Class', { disabledWhen: [{ question: 'school', is: 'None' }] })
const born = newQuestion('born', 'date', 'Born')
const days = newQuestion('days', 'multipleChoice', 'Days', { options: ['Mon', 'Tue'] })
const team = newQuestion('team', 'singleChoice', 'Team', { options: ['Red', 'Blue'] })
const photos = newQuestion('photos', 'boolean', 'Photos')
const mobile = newQuestion('mobile', 'telephone', 'Mobile')
const form = formOf(name, school, year, born, days, team, photos, mobile)

const given = (answers: Record<string, Answer>) =>
  judgeAnswers(form, answersTo({ name: 'Aoife', ...answers }), JUDGE)
const keptOf = (answers: FormAnswers) =>
  Object.fromEntries(
    answers.sections.flatMap(({ questions }) => questions.map((each) => [each.question_id, each.answer])),
  )

describe('clean answers', () => {
  test('FORM-40 DATA-46 by section and question, with the ids that lead to other forms', () => {
    const member = { ...sectionOf('who', name), default_section_id: 'member_details' }
    expect(cleanAnswers({ sections: [member] }, { name: 'Aoife' })).toEqual({
      sections: [
        {
          section_id: 'who',
          default_section_id: 'member_details',
          questions: [
            { question_id: 'name', default_question_id: 'first_name', answer: 'Aoife', label: 'First name' },
          ],
        },
      ],
    })
  })

  test('FORM-25 a date is sent as midnight UTC', () => {
    expect(keptOf(cleanAnswers(form, { born: '2014-03-27' }))).toEqual({ born: '2014-03-27T00:00:00.000Z' })
  })

  test('FORM-29 nothing of a disabled question, and nothing that was not answered', () => {
    const values = { school: 'None', year: 'Sixth class', days: [], photos: false, mobile: null }
    expect(keptOf(cleanAnswers(form, values))).toEqual({ school: 'None', photos: false })
  })

  test('FORM-33 the final value of Other is the free text', () => {
    expect(keptOf(cleanAnswers(form, { school: 'Scoil Mhuire' }))).toEqual({ school: 'Scoil Mhuire' })
  })

  test('a section without answers is left out', () => {
    expect(cleanAnswers(form, {})).toEqual({ sections: [] })
  })
})

test('MEMB-57 of sections with the same id the first counts', () => {
  const [one] = answersTo({ name: 'One' }).sections
  const [two] = answersTo({ name: 'Two' }).sections
  const [other] = answersTo({ name: 'Other' }, 'elsewhere').sections
  const sections = [one, other, two].filter((section) => section !== undefined)
  expect(withoutDuplicateSections({ sections })).toEqual({ sections: [one, other] })
  expect(
    keptOf(judgeAnswers(form, { sections: [one, two].filter((each) => each !== undefined) }, JUDGE).answers),
  ).toEqual({
    name: 'One',
  })
})

describe('answers that are taken', () => {
  test.each<{ why: string; sent: Record<string, Answer>; kept: Record<string, Answer> }>([
    { why: 'FORM-22 trimmed', sent: { year: '  Sixth ' }, kept: { year: 'Sixth' } },
    { why: 'spaces only are nothing', sent: { year: '   ' }, kept: {} },
    { why: 'null is nothing', sent: { year: null, days: null, school: null }, kept: {} },
    {
      why: 'FORM-25 with milliseconds',
      sent: { born: '2014-03-27T00:00:00.000Z' },
      kept: { born: '2014-03-27T00:00:00.000Z' },
    },
    {
      why: 'FORM-25 without',
      sent: { born: '2014-03-27T00:00:00Z' },
      kept: { born: '2014-03-27T00:00:00.000Z' },
    },
    {
      why: 'FORM-25 the day alone',
      sent: { born: '2014-03-27' },
      kept: { born: '2014-03-27T00:00:00.000Z' },
    },
    { why: 'FORM-33 Other in words', sent: { school: ' Scoil Mhuire' }, kept: { school: 'Scoil Mhuire' } },
    { why: 'FORM-21', sent: { mobile: '087 123 4567' }, kept: { mobile: '0871234567' } },
    { why: 'FORM-08', sent: { photos: false }, kept: { photos: false } },
    { why: 'nothing to a disabled question', sent: { school: 'None', year: null }, kept: { school: 'None' } },
    { why: 'HTML is text', sent: { year: '<script>1</script>' }, kept: { year: '<script>1</script>' } },
  ])('$why', ({ sent, kept }) => {
    const { answers, errors } = given(sent)
    expect(errors).toEqual([])
    expect(keptOf(answers)).toEqual({ name: 'Aoife', ...kept })
    expect(FormAnswers.parse(answers)).toEqual(answers)
  })
})

describe('answers that are refused', () => {
  const LONG = 'a'.repeat(5001)
  const UNKNOWN = 'This question is not part of the form'

  test.each<{ why: string; sent: Record<string, Answer>; id: string; says: string }>([
    { why: 'an option that is not in the list', sent: { team: 'Green' }, id: 'team', says: 'Invalid value' },
    { why: 'one of several that is not', sent: { days: ['Mon', 'Sun'] }, id: 'days', says: 'Invalid value' },
    { why: 'one of several twice', sent: { days: ['Mon', 'Mon'] }, id: 'days', says: 'Invalid value' },
    {
      why: 'FORM-29 an answer to a disabled question',
      sent: { school: 'None', year: 'Sixth' },
      id: 'year',
      says: 'This question does not apply and cannot be answered',
    },
    { why: 'an unknown question', sent: { shoe_size: '42' }, id: 'shoe_size', says: UNKNOWN },
    { why: 'a name that objects have', sent: { constructor: 'x' }, id: 'constructor', says: UNKNOWN },
    {
      why: 'words for a Yes or No',
      sent: { photos: 'true' },
      id: 'photos',
      says: 'Invalid value',
    },
    { why: 'a Yes for words', sent: { year: true }, id: 'year', says: 'Invalid value' },
    { why: 'a list for one choice', sent: { team: ['Red'] }, id: 'team', says: 'Invalid value' },
    { why: 'one choice for a list', sent: { days: 'Mon' }, id: 'days', says: 'Invalid value' },
    { why: 'what is too long', sent: { year: LONG }, id: 'year', says: 'Maximum 64 characters' },
    { why: 'too many digits', sent: { mobile: '1'.repeat(5001) }, id: 'mobile', says: 'Maximum length 5000' },
    { why: 'Other without a word', sent: { school: 'Other' }, id: 'school', says: 'Please enter school' },
    {
      why: 'an hour of the day',
      sent: { born: '2014-03-27T23:00:00.000Z' },
      id: 'born',
      says: 'Enter a date such as 27/03/2014',
    },
    {
      why: 'a day that does not exist',
      sent: { born: '2023-02-29' },
      id: 'born',
      says: 'There’s no such day. Check the day and the month',
    },
    { why: 'HTML in a choice', sent: { team: '<b>Red</b>' }, id: 'team', says: 'Invalid value' },
    { why: 'HTML in a telephone', sent: { mobile: '<b>087</b>' }, id: 'mobile', says: 'Invalid value' },
  ])('$why', ({ sent, id, says }) => {
    expect(given(sent).errors.map(({ question_id, message }) => [question_id, message])).toEqual([[id, says]])
  })

  test('FORM-13 what has to be answered and was not sent', () => {
    expect(judgeAnswers(form, { sections: [] }, JUDGE).errors).toEqual([
      { section_id: 'main', question_id: 'name', label: 'First name', message: 'Please enter first name' },
    ])
  })

  test('an answer in the wrong section', () => {
    const sent = {
      sections: [...answersTo({ name: 'Aoife' }).sections, ...answersTo({ year: 'x' }, 'other').sections],
    }
    expect(judgeAnswers(form, sent, JUDGE).errors).toEqual([
      { section_id: 'other', question_id: 'year', label: 'Class', message: UNKNOWN },
    ])
  })

  test('the same question twice', () => {
    const [section] = answersTo({ name: 'Aoife' }).sections
    const twice = section ? [{ ...section, questions: [...section.questions, ...section.questions] }] : []
    expect(judgeAnswers(form, { sections: twice }, JUDGE).errors).toMatchObject([
      { question_id: 'name', message: 'This question is answered twice' },
    ])
  })

  test('FORM-14 a pattern holds on the server too', () => {
    const coded = formOf(
      newQuestion('code', 'text', 'Code', { validations: [matching('[0-9]+'), atMost(9)] }),
    )
    expect(judgeAnswers(coded, answersTo({ code: 'abc' }), JUDGE).errors).toMatchObject([
      { message: 'Invalid value' },
    ])
  })
})

test('MEMB-59 a county of another country is dropped rather than kept', () => {
  const country = asDefault('country', newQuestion('country', 'singleChoice', 'Country'))
  const county = asDefault('county', newQuestion('county', 'singleChoice', 'County'))
  const sent = answersTo({ country: 'Northern Ireland', county: 'Galway' })
  const { answers, errors } = judgeAnswers(formOf(county, country), sent, JUDGE)
  expect([keptOf(answers), errors]).toEqual([{ country: 'Northern Ireland' }, []])
})

test.each(['constructor', '__proto__', 'toString'])(
  '"%s" is the id of no question, at the edge already',
  (id) => {
    const [section] = answersTo({ name: 'x' }).sections
    const questions = section?.questions.map((question) => ({ ...question, question_id: id }))
    expect(FormAnswers.safeParse({ sections: [{ ...section, questions }] }).success).toBe(false)
  },
)
