import { expect, test } from 'vitest'
import { longestGap, lostOf } from './books.mjs'
import { faultsIn, tableOf } from './report.mjs'

/** @type {import('./report.mjs').Row} */
const killed = {
  what: 'Primary killed',
  settings: 'deploy/',
  tries: 10,
  told: 400,
  lost: 0,
  doubled: 0,
  gapMs: 12_300,
}
/** @type {import('./report.mjs').Row} */
const control = { ...killed, settings: 'Patroni’s own', tries: 3, lost: 7, gapMs: 31_000 }
/** @type {import('./report.mjs').Outcome} */
const good = {
  rows: [killed, control],
  doubled: 0,
  half: 0,
  agrees: true,
  givenUp: [],
  money: '',
  leftOut: [],
}

test('a good run has no faults, and its table says what was tried and what came of it', () => {
  expect(faultsIn(good)).toEqual([])
  expect(tableOf(good)).toContain('| Primary killed | deploy/ | 10 | 400 | 0 | 0 | 12.3 s |')
  expect(tableOf(good)).toContain('| Primary killed | Patroni’s own | 3 | 400 | 7 | 0 | 31.0 s |')
})

test.each([
  { why: 'an order is lost', but: { rows: [{ ...killed, lost: 1 }, control] } },
  { why: 'somebody was charged twice', but: { doubled: 1 } },
  { why: 'money was taken for nothing', but: { half: 1 } },
  { why: 'the books do not agree', but: { agrees: false } },
  { why: 'the gap is too long', but: { rows: [{ ...killed, gapMs: 15_001 }, control] } },
  { why: 'the control lost nothing', but: { rows: [killed, { ...control, lost: 0 }] } },
  { why: 'nobody bought', but: { rows: [{ ...killed, told: 0 }, control] } },
])('a fault: $why', ({ but }) => {
  expect(faultsIn({ ...good, ...but })).toHaveLength(1)
})

test.each([
  { of: 'nobody who was told', moments: [], gap: 100 },
  { of: 'the wait for the first', moments: [160, 190], gap: 60 },
  { of: 'a silence between two', moments: [110, 120, 185], gap: 65 },
  { of: 'the wait since the last', moments: [90, 130, 250], gap: 70 },
])('the longest gap is that of $of', ({ moments, gap }) => {
  expect(longestGap(moments, 100, 200)).toBe(gap)
})

test('lost is what somebody was told before the database was asked, and is not there', async () => {
  const told = [
    { id: 'kept', at: 1, by: '' },
    { id: 'gone', at: 2, by: '' },
  ]
  const lost = await lostOf(async () => {
    told.push({ id: 'told meanwhile', at: 3, by: '' })
    return ['kept']
  }, told)
  expect(lost.map(({ id }) => id)).toEqual(['gone'])
})
