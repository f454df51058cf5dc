import { expect, test } from 'vitest'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { defaultQuestion } from '../default-questions.ts'
import { choice, many, problemsWith, text, withInput } from '../testing/adult-with.ts'
import { asDefault } from '../testing/form-of.ts'

const shownAs = (question: FormQuestion, type: string | null) =>
  withInput(question, { display_as: { ...question.input.display_as, type } })
const offering = (question: FormQuestion, options: FormQuestion['input']['metadata']['options']) =>
  withInput(question, { metadata: { ...question.input.metadata, options } })

test.each<{ why: string; questions: FormQuestion[]; says: string }>([
  {
    why: 'no label',
    questions: [choice(), { ...text(), label: ' ' }],
    says: 'Question 2 in "Section extra" has no label',
  },
  {
    why: 'an id that objects use',
    questions: [{ ...text(), question_id: '__proto__' }],
    says: '"Nickname" has an id that cannot be used',
  },
  {
    why: 'no type',
    questions: [withInput(text(), { type: null })],
    says: '"Nickname" has an unknown type; use one of text, telephone, date, boolean, singleChoice, multipleChoice',
  },
  {
    why: 'unknown type',
    questions: [withInput(text(), { type: 'colour' })],
    says: '"Nickname" has an unknown type; use one of text, telephone, date, boolean, singleChoice, multipleChoice',
  },
  {
    why: 'no display',
    questions: [shownAs(text(), null)],
    says: '"Nickname" has an unknown display type; use one of text, date, dropdown, checkbox, radio',
  },
  {
    why: 'a pair that does not go',
    questions: [shownAs(choice(), 'checkbox')],
    says: '"Team" cannot be shown as checkbox; use dropdown or radio',
  },
  {
    why: 'MEMB-58 a country that is typed',
    questions: [asDefault('country', { ...text(), question_id: 'country' })],
    says: '"Nickname" must stay of the type singleChoice',
  },
  {
    why: 'a date of birth that is typed',
    questions: [asDefault('date_of_birth', { ...text({ required: true }), question_id: 'date_of_birth' })],
    says: '"Nickname" must stay of the type date',
  },
  {
    why: 'a name that is chosen',
    questions: [
      asDefault('first_name', { ...many({ required: true, options: ['Ann'] }), question_id: 'first_name' }),
    ],
    says: '"Days" must stay of the type text',
  },
  {
    why: 'a question that the platform does not have',
    questions: [asDefault('shoe_size', text())],
    says: '"Nickname" is said to be a question of the platform, which has no such one',
  },
  {
    why: 'nothing to choose from',
    questions: [offering(choice(), [])],
    says: '"Team" has nothing to choose from',
  },
  {
    why: 'an empty option',
    questions: [choice({ options: ['Red', ' '] })],
    says: '"Team" has an empty option',
  },
  {
    why: 'an option twice',
    questions: [choice({ options: ['Red', 'Red'] })],
    says: '"Team" has the option "Red" twice',
  },
  {
    why: 'Other twice',
    questions: [choice({ options: ['Red', 'Other'], hasOther: true })],
    says: '"Team" has "Other" twice; it is added automatically',
  },
  {
    why: 'Other of several',
    questions: [many({ hasOther: true })],
    says: '"Days" allows several choices, so it cannot have "Other"',
  },
  {
    why: 'two preselected',
    questions: [
      offering(
        choice(),
        ['Red', 'Blue'].map((value) => ({ label: value, value, default: true })),
      ),
    ],
    says: '"Team" preselects several options where only one can be chosen',
  },
  {
    why: 'FORMED-03 fixed-required made optional',
    questions: [defaultQuestion('adult', 'email', { required: false })],
    says: '"Email" must stay required',
  },
  {
    why: 'FORMED-06',
    questions: [text({ link: 'javascript:alert(1)' })],
    says: '"Nickname": Invalid link',
  },
  { why: 'FORMED-06', questions: [text({ link: '//evil.example' })], says: '"Nickname": Invalid link' },
  {
    why: 'an address that is not public',
    questions: [choice({ url: 'https://localhost/list' })],
    says: '"Team": options can only be loaded from a public https address',
  },
  {
    why: 'an address without a lock',
    questions: [choice({ url: 'http://lists.example/a' })],
    says: '"Team": options can only be loaded from a public https address',
  },
  {
    why: 'a text',
    questions: [text({ url: 'https://lists.example/a' })],
    says: '"Nickname": only a choice can load its options from an address',
  },
  {
    why: 'MEMB-58 a country from elsewhere',
    questions: [defaultQuestion('adult', 'country', { url: 'https://lists.example/a' })],
    says: '"Country": only a choice can load its options from an address',
  },
  {
    why: 'a list of ours without a name in it',
    questions: [choice({ url: '/lists/counties?country=France', required: true })],
    says: '"Team": options can only be loaded from a public https address',
  },
])('a question: $why: $says', ({ questions, says }) => {
  expect(problemsWith(...questions)).toEqual([says])
})

test.each<{ why: string; questions: FormQuestion[] }>([
  { why: 'a page of the club', questions: [text({ link: '/terms' })] },
  { why: 'a page elsewhere', questions: [text({ link: 'www.league.example/rules.pdf' })] },
])('nothing is wrong with $why', ({ questions }) => {
  expect(problemsWith(...questions)).toEqual([])
})
