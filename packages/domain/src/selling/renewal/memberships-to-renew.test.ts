import { expect, test } from 'vitest'
import { type HeldMembership, isSpokenOf, membershipsToRenew } from './memberships-to-renew.ts'

const TODAY = '2026-11-15'
const held = (more: Partial<HeldMembership> & { is?: string } = {}) => ({
  memberId: 'fiadh',
  programId: 'season',
  programTitle: 'Season',
  is: 'last',
  endsOn: '2026-06-30' as string | null,
  status: 'active' as const,
  ...more,
})

test.each([
  ['one that has ended', [held()], ['last']],
  ['only the last of a programme', [held({ is: 'old', endsOn: '2025-06-30' }), held()], ['last']],
  [
    'one of each programme',
    [held(), held({ is: 'camp', programId: 'camp', programTitle: 'Camps' })],
    ['last', 'camp'],
  ],
  [
    'the last of a programme that is made anew each year',
    [
      held({ programTitle: 'Season 2025/26' }),
      held({ is: 'new', programId: 'b', programTitle: 'Season 2026/27', endsOn: '2027-06-30' }),
    ],
    ['new'],
  ],
  ['one of each person', [held(), held({ is: 'tom', memberId: 'tom' })], ['last', 'tom']],
  ['nothing of what was cancelled last', [held(), held({ status: 'cancelled', endsOn: '2027-06-30' })], []],
  [
    'one that was bought again after it was cancelled',
    [held({ status: 'cancelled', is: 'no' }), held()],
    ['last'],
  ],
  ['nothing that never ends', [held({ endsOn: null })], []],
  ['nothing that ended long ago', [held({ endsOn: '2025-05-01' })], []],
])('to renew is %s', (_, all, expected) => {
  expect(membershipsToRenew(all, TODAY).map(({ is }) => is)).toEqual(expected)
})

test.each([
  ['2026-06-30', true],
  ['2027-01-14', true],
  ['2027-01-15', false],
])('an end on %s is spoken of: %s', (endsOn, expected) => {
  expect(isSpokenOf(endsOn, TODAY)).toBe(expected)
})
