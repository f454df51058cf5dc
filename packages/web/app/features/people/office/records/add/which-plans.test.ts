import { expect, test } from 'vitest'
import { type PlanChoice } from './plans-for.ts'
import { chosenIn, whichPlans } from './which-plans.ts'

const TODAY = '2026-11-19'
const plan = (
  id: string,
  from: number | null,
  to: number | null,
  more: Partial<PlanChoice> = {},
): PlanChoice => ({
  id,
  name: id,
  price: 1,
  isForChildren: true,
  ages: { from, to, on: null },
  note: '',
  isOpen: true,
  ...more,
})
const PLANS = [
  plan('U8–U12', 7, 12),
  plan('U13–U17', 13, 17),
  plan('Summer camp', 8, 14),
  plan('Academy', 4, 6, { isOpen: false }),
  plan('Senior', 18, null, { isForChildren: false }),
  plan('Social', null, null, { isForChildren: false }),
]

test.each([
  { born: '2019-03-02', ticked: [], says: '7 years old, fits U8–U12', fits: true },
  { born: '2016-03-02', ticked: [], says: '10 years old, fits U8–U12 or Summer camp', fits: true },
  { born: '2016-03-02', ticked: ['U8–U12'], says: '10 years old, fits U8–U12', fits: true },
  { born: '2016-03-02', ticked: ['U13–U17'], says: '10 years old, doesn’t fit U13–U17', fits: false },
  {
    born: '2016-03-02',
    ticked: ['Summer camp', 'U13–U17'],
    says: '10 years old, doesn’t fit U13–U17',
    fits: false,
  },
  // Closed plans cannot be chosen.
  { born: '2021-03-02', ticked: [], says: '5 years old, no plan fits', fits: false },
  { born: '2025-11-01', ticked: [], says: '1 year old, no plan fits', fits: false },
])('U29 a child born $born with $ticked ticked: $says', ({ born, ticked, says, fits }) => {
  expect(whichPlans(PLANS, { isChild: true, planIds: ticked }, TODAY)(born)).toEqual({ fits, words: says })
})

test.each([
  { born: '1990-03-02', says: '36 years old, fits Senior' },
  // There is a plan for any age: the age alone is said.
  { born: '2010-03-02', says: null },
])('U29 of an adult born $born: $says', ({ born, says }) => {
  expect(whichPlans(PLANS, { isChild: false, planIds: [] }, TODAY)(born)?.words ?? null).toBe(says)
})

test('what is ticked counts for the kind of person that is asked about', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['kind', 'adult'],
    ['child_plan', 'a'],
    ['adult_plan', 'b'],
  ] as const)
    form.append(name, value)
  expect(chosenIn(form)).toEqual({ isChild: false, planIds: ['b'] })
  form.set('kind', 'child')
  expect(chosenIn(form)).toEqual({ isChild: true, planIds: ['a'] })
})
