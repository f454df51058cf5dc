import { expect, test } from 'vitest'
import { aPlan } from '../../testing/a-plan.ts'
import { whichFits } from './which-fits.ts'

const DECEMBER = '2026-12-31'
const plan = (name: string, from: number | null, to: number | null, on: string | null = DECEMBER) =>
  aPlan({ name, metadata: { ages: { from, to, on } } })

test('plans stand by the years in which people were born, the youngest first', () => {
  expect(
    whichFits([
      plan('Senior player', 18, null),
      plan('Juvenile U8–U12', 8, 12),
      plan('Student player', 18, null),
      plan('Little Rovers', null, 6),
      plan('Seven', 7, 7),
      plan('Supporter', null, null),
    ]),
  ).toEqual([
    { born: 'Born 2020 or later', plans: ['Little Rovers'] },
    { born: 'Born 2019', plans: ['Seven'] },
    { born: 'Born 2014 to 2018', plans: ['Juvenile U8–U12'] },
    { born: 'Born 2008 or earlier', plans: ['Senior player', 'Student player'] },
  ])
})

test.each([
  { on: '2026-08-31', says: 'Born 01/09/2013 to 31/08/2018', why: 'a season that begins in September' },
  { on: '2027-01-01', says: 'Born 2014 to 2018', why: 'New Year’s Day' },
  { on: null, says: 'Ages 8 to 12', why: 'ages of today' },
])('$says: $why', ({ on, says }) => {
  expect(whichFits([plan('Little ones', null, 7, on), plan('Juvenile', 8, 12, on)])[1]?.born).toBe(says)
})

test('where one plan alone has ages there is nothing to look up', () => {
  expect(whichFits([plan('Juvenile', 8, 12), plan('Social', null, null)])).toEqual([])
  expect(whichFits([plan('One', 8, 12), plan('Two', 8, 12)])).toEqual([])
})
