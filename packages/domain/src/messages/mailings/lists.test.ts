import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGuardedQuestion, mayAskGuarded } from './guarded-questions.ts'
import { LIST_TEMPLATES } from './list-templates.ts'
import { fillContent, fillSubject, openSubject, letterFault, PLACEHOLDERS, together } from './placeholders.ts'
import { type KnownMembership, meetsAll } from './recipients.ts'

const FACTS = { clubName: 'Dunvarra Rovers FC', paidLink: 'https://c.example/paid?a=1&b=2' }
const why = (first_name: string, is_juvenile = true) => ({
  first_name,
  plan: 'Juvenile U8–U12',
  program: 'Juvenile',
  is_juvenile,
})
const NIAMH = {
  firstName: 'Niamh',
  lastName: 'Corrigan',
  why: [why('Cillian'), why('Sadhbh'), why('Niamh', false)],
}

describe('placeholders', () => {
  test.each([
    ['Hello {{first_name}}', 'Hello Niamh'],
    ['{{ first_name }} {{last_name}}', 'Niamh Corrigan'],
    ['For {{child_names}}', 'For Cillian and Sadhbh'],
    ['For {{member_names}}', 'For Cillian, Sadhbh and Niamh'],
    ['{{plan}}, {{programme}} at {{club_name}}', 'Juvenile U8–U12, Juvenile at Dunvarra Rovers FC'],
    ['{first_name} {{}}', '{first_name} '],
  ])('%j reads %j', (written, read) => {
    expect(fillSubject(written, NIAMH, FACTS)).toBe(read)
    expect(fillContent(written, NIAMH, FACTS)).toBe(read)
  })

  test('whoever gave no name is greeted all the same, and a link of ours stands in the text', () => {
    expect(fillSubject('Hello {{first_name}}', { ...NIAMH, firstName: '' }, FACTS)).toBe('Hello there')
    expect(fillContent('{{paid_link}}', NIAMH, FACTS)).toBe(
      '<a href="https://c.example/paid?a=1&amp;b=2">I have paid</a>',
    )
  })

  test('whoever runs the club sees what is filled in by its name', () => {
    expect(openSubject('News of {{ club_name }} for {{first_name}} {{x}}')).toBe(
      'News of [Club] for [First name] ',
    )
  })

  test('whatever a name holds, it adds no tag, no attribute and no placeholder', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const filled = fillContent(
          '<p title="{{first_name}}">{{child_names}}</p>',
          { ...NIAMH, firstName: name, why: [why(name)] },
          FACTS,
        )
        expect(filled.match(/</g)).toHaveLength(2)
        expect(filled.match(/"/g)).toHaveLength(2)
      }),
    )
    expect(fillSubject('{{first_name}}', { ...NIAMH, firstName: '{{last_name}}' }, FACTS)).toBe(
      '{{last_name}}',
    )
  })

  test.each([
    ['{{shoe_size}}', 'content', /We don’t know \{\{shoe_size\}\}/],
    ['{{constructor}}', 'content', /We don’t know/],
    ['{{}}', 'subject', /We don’t know/],
    ['{{paid_link}}', 'subject', /can’t be used in a subject/],
    ['<a href="/{{first_name}}">x</a>', 'content', /not in a link/],
  ] as const)('%j in a %s is refused', (text, place, words) => {
    expect(letterFault(text, place)).toMatch(words)
  })

  test('DIST-06 those of the editor and of the platform’s templates are known', () => {
    for (const name of Object.keys(PLACEHOLDERS))
      expect(letterFault(`<p>{{${name}}}</p>`, 'content')).toBeNull()
    for (const { subject, content } of LIST_TEMPLATES)
      expect([letterFault(subject, 'subject'), letterFault(content, 'content')]).toEqual([null, null])
  })

  test.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'A', 'C'], 'A, B and C'],
  ])('%j together is %j', (names, words) => {
    expect(together(names)).toBe(words)
  })
})

test.each([
  ['Medical information', 'medical', 'Anything', true],
  ['About you', null, 'Any allergies?', true],
  ['Safeguarding', null, 'Name', true],
  ['Garda vetting', null, 'Number', true],
  ['About you', null, 'Name', false],
  ['Agreements', 'agreements', 'Can photos be taken and published?', false],
])('in the section %j (%j), %j is guarded: %j', (label, section, question, guarded) => {
  const asked = { default_question_id: null, label: question }
  expect(isGuardedQuestion({ label, default_section_id: section }, asked)).toBe(guarded)
})

test('only an owner may ask for it', () => {
  expect([['owner'], ['admin', 'owner'], ['admin'], ['group_manager'], []].map(mayAskGuarded)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

const FIADH: KnownMembership = {
  memberId: 'f',
  payerId: 'brid',
  kind: 'juvenile',
  born: '2015-01-01',
  status: 'active',
  endsOn: '2027-06-30',
  planId: 'p',
  programId: 'g',
  groupIds: ['t'],
  payment: 'arrears',
  wantsNews: false,
  answers: [{ about: 'member', formId: 'x', questionId: 'photo', words: ['True'] }],
}
const photo = (
  match: 'is' | 'is_not' | 'answered' | 'unanswered',
  values: string[] = ['true'],
  about: 'member' | 'guardian' = 'member',
) => ({ filter: 'answer', about, form_id: null, question_id: 'photo', match, values }) as const

test.each([
  [[], true],
  [[{ filter: 'status', is: ['ended'] }], false],
  [[{ filter: 'people', is: ['f'] }], true],
  [[{ filter: 'people', is: ['x'] }], false],
  [[{ filter: 'family', is: ['brid'] }], true],
  [[{ filter: 'family', is: ['f'] }], false],
  [[{ filter: 'age', on: '2027-01-01', from: null, to: 11 }], false],
  [[{ filter: 'age', on: '2026-12-31', from: null, to: 11 }], true],
  [
    [
      { filter: 'payment', is: 'owing' },
      { filter: 'payment', is: 'arrears' },
    ],
    true,
  ],
  [[{ filter: 'payment', is: 'paid' }], false],
  [[{ filter: 'group', is: ['t', 'u'] }], true],
  [[{ filter: 'group', is: ['u'] }], false],
  [[{ filter: 'kind', is: 'adult' }], false],
  [[{ filter: 'news', is: 'allowed' }], false],
  [[photo('is'), photo('answered', [])], true],
  [[photo('is_not')], false],
  [[photo('is_not', ['true'], 'guardian')], true],
  [[photo('unanswered', [], 'guardian')], true],
] as const)('%j means Fiadh, who is eleven: %j', (filters, isMeant) => {
  expect(meetsAll(FIADH, filters as never, '2026-11-15')).toBe(isMeant)
})

test('V27 who was ticked is meant whether they are members today or not, unless that is asked', () => {
  const left = { ...FIADH, status: 'cancelled' as const }
  expect(meetsAll(left, [], '2026-11-01')).toBe(false)
  expect(meetsAll(left, [{ filter: 'people', is: ['f'] }], '2026-11-01')).toBe(true)
  const current = { filter: 'status' as const, is: ['active' as const] }
  expect(meetsAll(left, [{ filter: 'family', is: ['brid'] }, current], '2026-11-01')).toBe(false)
})
