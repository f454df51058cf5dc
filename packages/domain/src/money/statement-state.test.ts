import { expect, test } from 'vitest'
import { statementState } from './statement-state.ts'

const NOW = new Date('2026-11-18T09:00:00Z')
const TODAY = '2026-11-18T00:00:00Z'
const YESTERDAY = '2026-11-17T00:00:00Z'
const fine = { until: TODAY, hasFailed: false, isChecking: false, firstOpen: null, before: YESTERDAY }

test.each([
  { why: 'all of yesterday is there and agrees', of: {}, state: 'agrees', until: TODAY },
  { why: 'nothing was fetched yet', of: { until: null, before: null }, state: 'never', until: null },
  { why: 'not all is compared', of: { isChecking: true }, state: 'checking', until: YESTERDAY },
  {
    why: 'a line is open: what was before it agrees',
    of: { firstOpen: '2026-11-14T16:12:00Z' },
    state: 'differs',
    until: '2026-11-14T16:12:00Z',
  },
  {
    why: 'two days without one',
    of: { until: '2026-11-16T00:00:00Z' },
    state: 'late',
    until: '2026-11-16T00:00:00Z',
  },
  {
    why: 'one day without one is no reason yet',
    of: { until: YESTERDAY },
    state: 'agrees',
    until: YESTERDAY,
  },
  {
    why: 'the provider could not be asked',
    of: { hasFailed: true, until: YESTERDAY },
    state: 'failed',
    until: YESTERDAY,
  },
  { why: 'not even the first time', of: { hasFailed: true, until: null }, state: 'failed', until: null },
])('$state: $why', ({ of, state, until }) => {
  expect(statementState({ ...fine, ...of }, NOW)).toEqual({ state, agreesUntil: until })
})
