import { expect, test } from 'vitest'
import type { Availability } from '@clubhouse/contract/selling/catalogue'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { validatePlans } from './plans-validation.ts'

const plan = (name: string, availability: Availability, available_count: number | null = null) =>
  aPlan({ name, metadata: { availability, available_count } })
const senior = plan('Senior player', 'open')
const camp = plan('Camp week 1', 'sold_out', 0)
const other = plan('Camp week 2', 'limited', 2)
const last = plan('Camp week 3', 'limited', 1)
const winter = plan('Winter league', 'not_open')
const past = plan('Spring camp', 'closed')
const pack = aBundle({ name: 'Family pack', metadata: { availability: 'sold_out' } })
const ALL = [senior, camp, other, last, winter, past, pack]
const UNKNOWN = 'ffffffff-ffff-4fff-8fff-ffffffffffff'

test.each([
  { chosen: [senior, other], count: 0, message: '' },
  { chosen: [senior, senior, senior], count: 0, message: '' },
  { chosen: [camp, senior], count: 1, message: 'Camp week 1 is sold out.' },
  { chosen: [past], count: 1, message: 'Spring camp has closed.' },
  { chosen: [winter], count: 1, message: 'Winter league isn’t open yet.' },
  { chosen: [pack], count: 1, message: 'Family pack is sold out.' },
  { chosen: [other, other, other], count: 1, message: 'There are only 2 places left on Camp week 2.' },
  { chosen: [last, last], count: 1, message: 'There’s only 1 place left on Camp week 3.' },
  { chosen: [null], count: 1, message: 'One of the plans you chose is no longer on offer.' },
  {
    chosen: [camp, past, null],
    count: 3,
    message:
      'Camp week 1 is sold out. Spring camp has closed. One of the plans you chose is no longer on offer.',
  },
])('DATA-37 $count cannot be bought: "$message"', ({ chosen, count, message }) => {
  const ids = chosen.map((each) => each?.product_id ?? UNKNOWN)
  expect(validatePlans(ids, ALL)).toEqual({
    inactive_plans_count: count,
    all_plans_active: count === 0,
    message,
  })
})

test('DATA-37 two that are gone are counted, and the same one twice is one', () => {
  const ids = [UNKNOWN, UNKNOWN, 'ffffffff-ffff-4fff-8fff-fffffffffffe']
  expect(validatePlans(ids, ALL)).toMatchObject({
    inactive_plans_count: 2,
    message: '2 of the plans you chose are no longer on offer.',
  })
})
