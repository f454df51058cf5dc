import { expect, test } from 'vitest'
import type { FilterOptions, RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { type ConditionDraft, filterOf, NO_CONDITION, offeredIn } from './edit/condition-draft.ts'
import { begunWith } from './edit/begun-with.ts'
import { asSentence, sectionOf, wordsOf } from './edit/condition-words.ts'

const PLAN = '11111111-1111-4111-8111-111111111111'
const FORM = '22222222-2222-4222-8222-222222222222'
const question = { about: 'member' as const, form_id: FORM, form: 'Juvenile' }
const OPTIONS: FilterOptions = {
  sections: [
    { section: 'member_details', label: 'Member Details', filters: ['plan', 'age'] },
    { section: 'communications', label: 'Communications', filters: ['news'] },
    { section: 'agreements', label: 'Agreements', filters: [] },
    { section: 'guardian_details', label: 'Parent/Guardian Details', filters: ['write_to'] },
  ],
  plans: [{ id: PLAN, name: 'Juvenile U8–U12' }],
  programs: [],
  groups: [{ id: FORM, name: 'Under 12s, 2026' }],
  questions: [
    {
      ...question,
      section: 'member_details',
      question_id: 'school',
      label: 'School',
      type: 'text',
      options: [],
    },
    {
      ...question,
      section: 'agreements',
      question_id: 'photos',
      label: 'Photos',
      type: 'boolean',
      options: [],
    },
  ],
}
const draft = (more: Partial<ConditionDraft>): ConditionDraft => ({ ...NO_CONDITION, ...more })
const ANSWER = { filter: 'answer', about: 'member', form_id: FORM } as const

test.each<[Partial<ConditionDraft>, RecipientFilter | null, string]>([
  [{ what: 'plan', chosen: [PLAN] }, { filter: 'plan', is: [PLAN] }, 'Plan is Juvenile U8–U12'],
  [{ what: 'plan' }, null, ''],
  [{ what: 'group', chosen: [FORM] }, { filter: 'group', is: [FORM] }, 'Team is Under 12s, 2026'],
  [{ what: 'age', to: '11' }, { filter: 'age', on: null, from: null, to: 11 }, 'Age today is under 12'],
  [
    { what: 'age', from: '8', to: '11', on: '2027-01-01' },
    { filter: 'age', on: '2027-01-01', from: 8, to: 11 },
    'Age on 01/01/2027 is 8 to 11',
  ],
  [{ what: 'age', from: '18' }, { filter: 'age', on: null, from: 18, to: null }, 'Age today is 18 or over'],
  [{ what: 'age', from: '12', to: '8' }, null, ''],
  [{ what: 'age' }, null, ''],
  [{ what: 'news' }, { filter: 'news', is: 'allowed' }, 'Club news and updates is allowed'],
  [
    { what: 'status', chosen: ['active', 'ended'] },
    { filter: 'status', is: ['active', 'ended'] },
    'Membership is current or ended',
  ],
  [{ what: 'payment', chosen: ['arrears'] }, { filter: 'payment', is: 'arrears' }, 'Payment is in arrears'],
  [
    { what: 'write_to', chosen: ['account_holder'] },
    { filter: 'write_to', is: 'account_holder' },
    'For a juvenile write to the account holder alone',
  ],
  [
    { what: 'q0', text: ' St Anne’s ' },
    { ...ANSWER, question_id: 'school', match: 'is', values: ['St Anne’s'] },
    'School is St Anne’s',
  ],
  [{ what: 'q0' }, null, ''],
  [
    { what: 'q0', match: 'unanswered', text: 'left over' },
    { ...ANSWER, question_id: 'school', match: 'unanswered', values: [] },
    'School is not answered',
  ],
  [
    { what: 'q1', chosen: ['true'] },
    { ...ANSWER, question_id: 'photos', match: 'is', values: ['true'] },
    'Photos is yes',
  ],
  [{ what: 'q9', text: 'x' }, null, ''],
])('%j makes %j', (typed, filter, words) => {
  expect(filterOf(draft(typed), OPTIONS)).toEqual(filter)
  if (filter) expect(asSentence(wordsOf(filter, OPTIONS))).toBe(words)
})

test('a section offers its own conditions and what the forms ask in it', () => {
  expect(offeredIn('agreements', OPTIONS)).toEqual([{ value: 'q1', label: 'Photos', group: 'Juvenile' }])
  expect(offeredIn('member_details', OPTIONS).map(({ label }) => label)).toEqual(['Plan', 'Age', 'School'])
})

test('V27 a list begins with who was ticked, each once, and says how many', () => {
  const ticked = new URLSearchParams([
    ['of', 'members'],
    ['on', FORM],
    ['on', FORM],
    ['on', "nobody'"],
  ])
  const [people] = begunWith(ticked)
  expect(people).toEqual({ filter: 'people', is: [FORM] })
  const [family] = begunWith(new URLSearchParams({ of: 'families', on: FORM }))
  expect(family).toEqual({ filter: 'family', is: [FORM] })
  expect([people, family].map((each) => each && asSentence(wordsOf(each, OPTIONS)))).toEqual([
    'Chosen people are 1 person ticked in Members',
    'Chosen families are 1 family ticked in Families',
  ])
  expect(people && sectionOf(people, OPTIONS)).toBe('member_details')
  expect(begunWith(new URLSearchParams())).toEqual([])
})

test('a condition stands in its section, also when what it asks for is gone', () => {
  const gone: RecipientFilter = {
    ...ANSWER,
    about: 'guardian',
    question_id: 'x',
    match: 'answered',
    values: [],
  }
  expect(sectionOf(gone, OPTIONS)).toBe('guardian_details')
  expect(sectionOf({ filter: 'news', is: 'allowed' }, OPTIONS)).toBe('communications')
  expect(wordsOf({ filter: 'plan', is: [FORM] }, OPTIONS).value).toBe('one that is gone')
})
