import { expect, test } from 'vitest'
import { clubInitials, membershipNumber, typedNumber } from './membership-number.ts'
import { ageGroupOf, membershipState } from './membership-state.ts'
import { seasonOf } from './season.ts'

test.each([
  ['2027-06-30', '2026/27'],
  ['2026-12-31', '2026'],
  ['2100-05-31', '2099/00'],
  [null, null],
])('a membership until %s is of the season %s', (endsOn, season) => {
  expect(seasonOf(endsOn)).toBe(season)
})

test.each([
  { status: 'active', endsOn: '2026-11-16', is: 'active', why: 'the last day counts' },
  { status: 'active', endsOn: '2026-11-15', is: 'ended', why: 'it was yesterday' },
  { status: 'active', endsOn: null, is: 'active', why: 'it goes on' },
  { status: 'cancelled', endsOn: '2026-11-15', is: 'cancelled', why: 'given back before it ended' },
] as const)('$status until $endsOn is $is: $why', ({ is, ...terms }) => {
  expect(membershipState(terms, '2026-11-16')).toBe(is)
})

test.each([
  { born: '2017-07-18', group: 'U10' },
  { born: '2009-01-02', group: 'U18' },
  { born: '2009-01-01', group: null },
  { born: '2026-02-01', group: 'U1' },
  { born: '2027-02-01', group: null },
  { born: null, group: null },
])('born $born plays $group on 1 January 2027', ({ born, group }) => {
  expect(ageGroupOf(born, '2027-01-01')).toBe(group)
})

test.each([
  ['Dunvarra Rovers FC', 'DR'],
  ['Inishvarn Hockey Club', 'IH'],
  ['The Rovers', 'RO'],
  ['Óg Naomh', 'ON'],
  ['Rovers – Hockey', 'RH'],
  ['(Rovers) Hockey', 'RH'],
  ['FC', 'FC'],
])('%s has the letters %s', (name, letters) => {
  expect(clubInitials(name)).toBe(letters)
})

test.each([
  ['DR 0417', 417],
  ['dr0417', 417],
  [' 417 ', 417],
  ['DR-1', 1],
  ['1234567', 1_234_567],
  ['12345678', null],
  ['DR 0417 today', null],
  ['DRFC 0417', null],
  ['Fiadh', null],
  ['', null],
])('“%s” at the gate is number %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

test('a number is written with its club’s letters and four digits', () => {
  expect(membershipNumber('Dunvarra Rovers FC', 417)).toBe('DR 0417')
  expect(membershipNumber('Dunvarra Rovers FC', 12_345)).toBe('DR 12345')
})
