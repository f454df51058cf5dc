import { expect, test } from 'vitest'
import { faultsIn, PHASES, tell } from './report.mjs'

const phase = { asked: 90, failed: 0, orders: 9, longestMs: 300, slowest: '/', reasons: {} }
const quiet = Object.fromEntries(Object.keys(PHASES).map((name) => [name, phase]))
const good = {
  phases: { ...quiet, control: { ...phase, failed: 7, longestMs: 5_100 } },
  lost: 0,
  migratedMs: 9_000,
  heldUp: 2,
  sizes: '100,000 orders',
}

test('a good run has no faults, and says its figures', () => {
  expect(faultsIn(good)).toEqual([])
  expect(tell(good)).toContain('| Today’s version | 90 | 9 | 0 | 0.30 s | / |')
})

test.each([
  { why: 'a request failed', but: { phases: { ...good.phases, mixed: { ...phase, failed: 1 } } } },
  {
    why: 'a request was slow while migrating',
    but: { phases: { ...good.phases, migrating: { ...phase, longestMs: 2_001 } } },
  },
  { why: 'nobody asked', but: { phases: { ...good.phases, after: { ...phase, asked: 0 } } } },
  { why: 'an order is lost', but: { lost: 1 } },
  { why: 'the control shows nothing', but: { phases: quiet } },
])('a fault: $why', ({ but }) => {
  expect(faultsIn({ ...good, ...but })).toHaveLength(1)
})
