import { expect, test } from 'vitest'
import { atMoment, lossOf, onlyAtGateway } from './figures.mjs'

const orders = [1_000, 2_000, 3_000, 4_000].map((at) => ({ id: `order-${at}`, at }))
const but = (/** @type {number[]} */ ...gone) =>
  new Set(orders.filter(({ at }) => !gone.includes(at)).map(({ id }) => id))

test.each([
  { gone: [], lostMs: 0, why: 'nothing is lost' },
  { gone: [4_000], lostMs: 1_500, why: 'the newest' },
  { gone: [3_000, 4_000], lostMs: 2_500, why: 'as far back as the oldest that is gone' },
  { gone: [2_000], lostMs: 3_500, why: 'though later ones are there' },
])('lost $lostMs ms: $why', ({ gone, lostMs }) => {
  const loss = lossOf(orders, but(...gone), 5_500)
  expect(loss.lostMs).toBe(lostMs)
  expect(loss.lost.map(({ at }) => at)).toEqual(gone)
})

test('a moment has all from before it and nothing from after it', () => {
  expect(atMoment(orders, but(4_000), 2_500)).toEqual({ before: 2, missing: 0, after: 1, tooMany: 0 })
  expect(atMoment(orders, but(2_000), 2_500)).toEqual({ before: 2, missing: 1, after: 1, tooMany: 1 })
})

test('only charges that the books do not have are counted', () => {
  const output = `
What differs:
2026-11-19 10:00  charge, gateway 12.00, books nothing, no order, pi_1
2026-11-19 10:00  charge, gateway nothing, books 12.00, order #7, pi_2
2026-11-19 10:00  refund, gateway -1,200.00, books nothing, no order, re_3
2026-11-19 10:01  charge, gateway 1,234.50, books nothing, no order, pi_4`
  expect(onlyAtGateway(output)).toHaveLength(2)
})
