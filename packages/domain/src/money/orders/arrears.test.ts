import { expect, test } from 'vitest'
import { isPlanBroken, whyNotReminded } from './arrears.ts'

const TODAY = '2026-11-15'
const LATE = { late: 1200, remindedOn: null, planOn: null }

test.each([
  ['owes and was never written to', LATE, null],
  ['owes nothing', { ...LATE, late: 0 }, 'nothing-late'],
  ['was written to today', { ...LATE, remindedOn: TODAY }, 'reminded-today'],
  ['was written to yesterday', { ...LATE, remindedOn: '2026-11-14' }, null],
  ['said they would pay today', { ...LATE, planOn: TODAY }, 'has-plan'],
  ['said they would pay later', { ...LATE, planOn: '2026-12-01', remindedOn: TODAY }, 'has-plan'],
  ['said they would pay yesterday', { ...LATE, planOn: '2026-11-14' }, null],
] as const)('who %s', (_, owing, why) => {
  expect(whyNotReminded(owing, TODAY)).toBe(why)
})

test.each([
  ['no plan', null, 1200, false],
  ['a plan for today', TODAY, 1200, false],
  ['a plan for yesterday', '2026-11-14', 1200, true],
  ['a plan for yesterday, and paid', '2026-11-14', 0, false],
] as const)('%s', (_, planOn, late, isBroken) => {
  expect(isPlanBroken({ late, planOn }, TODAY)).toBe(isBroken)
})
