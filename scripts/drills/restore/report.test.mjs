import { expect, test } from 'vitest'
import { faultsIn, tell } from './report.mjs'

/** @type {import('./report.mjs').Outcome} */
const good = {
  loss: { orders: 90, lost: [{ id: 'a', at: 1 }], lostMs: 12_000 },
  readyMs: 20_000,
  soldMs: 21_000,
  news: 9,
  money: { alone: { agrees: true, output: '' }, beside: { output: '' }, named: ['a charge'] },
  earlier: { before: 40, missing: 0, after: 50, tooMany: 0, news: 9, ms: 15_000 },
}

test('a good run has no faults, and says its figures', () => {
  expect(faultsIn(good)).toEqual([])
  expect(tell(good, '5 GB')).toMatch(/RPO.* 12\.0 s \|\n.*RTO.* 20\.0 s/)
})

test.each([
  { why: 'too much is lost', but: { loss: { ...good.loss, lostMs: 61_000 } } },
  { why: 'it takes too long', but: { readyMs: 301_000 } },
  {
    why: 'the restored books are wrong',
    but: { money: { ...good.money, alone: { agrees: false, output: '' } } },
  },
  { why: 'an order is lost that nobody names', but: { money: { ...good.money, named: [] } } },
  { why: 'an order from before the moment is missing', but: { earlier: { ...good.earlier, missing: 1 } } },
  { why: 'an order from after the moment is there', but: { earlier: { ...good.earlier, tooMany: 1 } } },
  { why: 'nobody bought after the moment', but: { earlier: { ...good.earlier, after: 0 } } },
  { why: 'the news is still gone', but: { earlier: { ...good.earlier, news: 0 } } },
])('a fault: $why', ({ but }) => {
  expect(faultsIn({ ...good, ...but })).toHaveLength(1)
})
