import { expect, test } from 'vitest'
import type { AgeRange } from '@clubhouse/contract/selling/catalogue'
import { ageProblem, fitsAges, kindOn } from './ages.ts'

const ages = (from: number | null, to: number | null, on: string | null = null): AgeRange => ({
  from,
  to,
  on,
})
const YOUTH = ages(13, 17, '2027-01-01')

test.each([
  { plan: YOUTH, born: '2014-01-01', fits: true, why: '13 on that very day' },
  { plan: YOUTH, born: '2014-01-02', fits: false, why: '12 on that day, 13 a day later' },
  { plan: YOUTH, born: '2009-01-02', fits: true, why: '17 on that day, 18 a day later' },
  { plan: YOUTH, born: '2009-01-01', fits: false, why: '18 on that day' },
  { plan: ages(13, 17), born: '2013-11-15', fits: true, why: 'without a day it is today, a birthday' },
  { plan: ages(13, 17), born: '2013-11-16', fits: false, why: '13 tomorrow' },
  { plan: ages(null, 6), born: '2019-11-16', fits: true, why: 'the last day of being 6' },
  { plan: ages(null, 6), born: '2019-11-15', fits: false, why: '7 today' },
  { plan: ages(18, null), born: '1940-05-01', fits: true, why: 'no upper limit' },
  { plan: ages(0, 3), born: '2026-11-16', fits: false, why: 'not born yet' },
  { plan: ages(null, null, '2027-01-01'), born: '2030-01-01', fits: true, why: 'age does not matter' },
  { plan: ages(null, null), born: null, fits: true, why: 'age does not matter' },
  { plan: ages(13, null), born: null, fits: false, why: 'the birthday is not known' },
  {
    plan: ages(18, null, '2026-02-28'),
    born: '2008-02-29',
    fits: false,
    why: '29 February comes on 1 March',
  },
  { plan: ages(18, null, '2026-03-01'), born: '2008-02-29', fits: true, why: '29 February comes on 1 March' },
  { plan: ages(20, null, '2028-02-29'), born: '2008-02-29', fits: true, why: 'in a leap year on its day' },
  { plan: ages(null, 17, '2028-02-29'), born: '2010-03-01', fits: true, why: '18 the day after 29 February' },
  { plan: ages(8, 8, '2026-10-25'), born: '2018-10-25', fits: true, why: 'the clock goes back that night' },
  {
    plan: ages(8, 8, '2026-03-29'),
    born: '2018-03-29',
    fits: true,
    why: 'the clock goes forward that night',
  },
])('born $born, ages $plan.from to $plan.to on $plan.on → $fits: $why', ({ plan, born, fits }) => {
  expect(fitsAges(plan, born, '2026-11-15')).toBe(fits)
})

test.each([
  { plan: YOUTH, born: '2017-05-20', text: 'Fiadh is 9 on 1 January 2027. This plan is for ages 13 to 17.' },
  {
    plan: ages(13, 17, '2026-01-01'),
    born: '2017-05-20',
    text: 'Fiadh was 8 on 1 January 2026. This plan is for ages 13 to 17.',
  },
  { plan: ages(13, 17), born: '2017-05-20', text: 'Fiadh is 9. This plan is for ages 13 to 17.' },
  { plan: ages(8, 8), born: '2017-05-20', text: 'Fiadh is 9. This plan is for age 8.' },
  { plan: ages(18, null), born: '2017-05-20', text: 'Fiadh is 9. This plan is for anyone aged 18 or over.' },
  { plan: ages(null, 6), born: '2017-05-20', text: 'Fiadh is 9. This plan is for anyone under 7.' },
  {
    plan: ages(4, 6, '2026-01-01'),
    born: '2026-05-20',
    text: 'Fiadh was born after 1 January 2026. This plan is for ages 4 to 6.',
  },
  { plan: ages(4, 6), born: '2027-01-01', text: 'Fiadh isn’t born yet. This plan is for ages 4 to 6.' },
  { plan: ages(4, 6), born: null, text: 'When was Fiadh born? This plan is for ages 4 to 6.' },
  { plan: ages(null, null), born: null, text: null },
  { plan: ages(9, 9), born: '2017-05-20', text: null },
])('born $born, ages $plan.from to $plan.to on $plan.on: $text', ({ plan, born, text }) => {
  expect(ageProblem(plan, { firstName: 'Fiadh', dateOfBirth: born }, '2026-11-15')).toBe(text)
})

test.each([
  { kind: 'juvenile', born: '2008-11-15', day: '2026-11-15', is: 'adult', why: '18 today' },
  { kind: 'juvenile', born: '2008-11-15', day: '2026-11-14', is: 'juvenile', why: '18 tomorrow' },
  { kind: 'juvenile', born: '2008-02-29', day: '2026-02-28', is: 'juvenile', why: '18 on 1 March' },
  { kind: 'juvenile', born: null, day: '2026-11-15', is: 'juvenile', why: 'as the family said' },
  { kind: 'adult', born: '2016-01-01', day: '2026-11-15', is: 'adult', why: 'as the family said' },
] as const)('a $kind born $born is $is on $day: $why', ({ kind, born, day, is }) => {
  expect(kindOn(kind, born, day)).toBe(is)
})
