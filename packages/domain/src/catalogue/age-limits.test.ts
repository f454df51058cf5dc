import { expect, test } from 'vitest'
import { aPlan } from '../testing/a-plan.ts'
import { ageProblem } from './age-limits.ts'

const plan = (from: number | null, to: number | null, on: string | null = null) =>
  aPlan({ name: 'Under 12s', metadata: { ages: { from, to, on } } })
const TODAY = '2027-03-28'
const problem = (ages: ReturnType<typeof plan>, born: string, today = TODAY) =>
  ageProblem(ages, { name: 'Fiadh', born }, today)

test.each([
  ['on their birthday they are old enough', plan(7, 12), '2020-03-28', null],
  ['the day before it they are not', plan(7, 12), '2020-03-29', 'Fiadh is 6. Under 12s is for ages 7 to 12.'],
  ['the day before the next one they still are', plan(7, 12), '2014-03-29', null],
  ['on the next one they are too old', plan(7, 12), '2014-03-28', 'Fiadh is 13. Under 12s is for ages 7 to 12.'],
  [
    'on the plan’s own day, not today',
    plan(7, 12, '2027-01-01'),
    '2020-03-01',
    'Fiadh is 6 on 1 January 2027. Under 12s is for ages 7 to 12.',
  ],
  ['on the plan’s own day they have turned seven', plan(7, 12, '2027-01-01'), '2020-01-01', null],
  ['no limit below', plan(null, 6), '2026-01-01', null],
  ['too old for no limit below', plan(null, 6), '2019-01-01', 'Fiadh is 8. Under 12s is for those aged 6 and under.'],
  ['too young for no limit above', plan(18, null), '2010-01-01', 'Fiadh is 17. Under 12s is for those aged 18 and over.'],
  ['no limit at all', plan(null, null), '1930-01-01', null],
  ['one age alone', plan(7, 7), '2019-01-01', 'Fiadh is 8. Under 12s is for those aged 7.'],
  ['born after the day', plan(0, 6, '2026-01-01'), '2026-05-01', 'Fiadh is not born yet on 1 January 2026. Under 12s is for ages 0 to 6.'],
] as const)('%s', (_, ages, born, said) => {
  expect(problem(ages, born)).toBe(said)
})

test('whoever was born on a leap day is a year older on 1 March of other years', () => {
  expect(problem(plan(18, null), '2008-02-29', '2026-02-28')).not.toBeNull()
  expect(problem(plan(18, null), '2008-02-29', '2026-03-01')).toBeNull()
  expect(problem(plan(20, null), '2008-02-29', '2028-02-29')).toBeNull()
})
