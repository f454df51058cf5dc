import { expect, test } from 'vitest'
import type { FormValidation } from '@clubhouse/contract/people/forms'
import { boundDay, isBound } from './date-bounds.ts'
import { firstError } from './first-error.ts'
import { between, newQuestion } from '../new-question.ts'
import { judgeOn, TODAY } from '../testing/form-of.ts'

const errorOn = (today: string, answer: string, ...validations: FormValidation[]) =>
  firstError(newQuestion('born', 'date', 'Date of birth', { validations }), answer, [], judgeOn(today))

test.each(['now', '-18y', '+1y', '-120y', '2014-03-27', '2014-03-27T00:00:00.000Z', '2024-02-29'])(
  'OPEN-090 "%s" is a bound',
  (bound) => expect(isBound(bound)).toBe(true),
)

test.each([
  '',
  'today',
  '18y',
  '-18',
  '-18 y',
  '-18m',
  '-1.5y',
  '27/03/2014',
  '2023-02-29',
  '2014-3-7',
  '+1234y',
])('OPEN-090 "%s" is none', (bound) =>
  expect([isBound(bound), boundDay(bound, TODAY, 'less')]).toEqual([false, null]),
)

test.each([
  { why: 'between them', answer: '2014-03-27', says: null },
  { why: 'exclusive below', answer: '2020-01-01', says: 'Date of birth must be below 01/01/2020' },
  { why: 'the last day that passes', answer: '2019-12-31', says: null },
  { why: 'exclusive above', answer: '2010-12-31', says: 'Date of birth must be above 31/12/2010' },
  { why: 'the first day that passes', answer: '2011-01-01', says: null },
])('FORM-17 OPEN-090 $why: $answer → $says', ({ answer, says }) => {
  const bounds = between({ greater_than: '2010-12-31', less_than: '2020-01-01' })
  expect(errorOn(TODAY, answer, bounds)).toBe(says)
})

test.each([
  { bounds: { less_than: 'now' }, says: 'Date of birth is not below the limit {day}' },
  { bounds: { greater_than: 'now' }, says: 'Date of birth is not above the limit {day}' },
])('FORM-17 FORM-18 OPEN-089 placeholders of the words of a club: $says', ({ bounds, says }) => {
  const validation = between(bounds, '{label} is not {bound} the limit {day}')
  expect(errorOn(TODAY, TODAY, validation)).toBe(says)
})

test.each([
  { answer: '2026-11-14', passes: true },
  { answer: '2026-11-15', passes: false },
  { answer: '2026-11-16', passes: false },
])('FORM-28 CONST-25 "less than now" has no tolerance: $answer → $passes', ({ answer, passes }) => {
  expect(errorOn(TODAY, answer, between({ less_than: 'now' })) === null).toBe(passes)
})

const ADULT = between({ less_than: '-18y' })
const CHILD = between({ greater_than: '-18y' })

test.each([
  {
    why: 'the day before the 18th birthday',
    today: '2026-11-14',
    born: '2008-11-15',
    adult: false,
    child: true,
  },
  {
    why: 'the birthday itself: the bound is outside',
    today: '2026-11-15',
    born: '2008-11-15',
    adult: false,
    child: false,
  },
  { why: 'the day after', today: '2026-11-16', born: '2008-11-15', adult: true, child: false },
  {
    why: 'born on a leap day, 28 February',
    today: '2026-02-28',
    born: '2008-02-29',
    adult: false,
    child: true,
  },
  { why: 'born on a leap day, 1 March', today: '2026-03-01', born: '2008-02-29', adult: true, child: false },
  {
    why: 'today is a leap day, 18 yesterday',
    today: '2028-02-29',
    born: '2010-02-28',
    adult: true,
    child: false,
  },
  {
    why: 'today is a leap day, 18 tomorrow',
    today: '2028-02-29',
    born: '2010-03-01',
    adult: false,
    child: true,
  },
  { why: 'leap day to leap day', today: '2028-02-29', born: '2008-02-29', adult: true, child: false },
  { why: 'the clocks go back', today: '2026-10-25', born: '2008-10-24', adult: true, child: false },
  { why: 'the clocks go back', today: '2026-10-25', born: '2008-10-26', adult: false, child: true },
  { why: 'the clocks go forward', today: '2027-03-28', born: '2009-03-27', adult: true, child: false },
  { why: 'the clocks go forward', today: '2027-03-28', born: '2009-03-29', adult: false, child: true },
  { why: 'new year', today: '2027-01-01', born: '2008-12-31', adult: true, child: false },
])(
  'FORM-17 FORM-28 $why: born $born, on $today → adult $adult, child $child',
  ({ today, born, adult, child }) => {
    expect([errorOn(today, born, ADULT) === null, errorOn(today, born, CHILD) === null]).toEqual([
      adult,
      child,
    ])
  },
)

test.each([
  { answer: '29/02/2023', says: 'There’s no such day. Check the day and the month' },
  { answer: '5/3/14', says: 'Enter the year in full, for example 2014' },
  { answer: 'tomorrow', says: 'Enter a date such as 27/03/2014' },
  { answer: '2014-03-27T23:00:00.000Z', says: 'Enter a date such as 27/03/2014' },
])('what is no day is told why: "$answer" → $says', ({ answer, says }) => {
  expect(errorOn(TODAY, answer)).toBe(says)
})
