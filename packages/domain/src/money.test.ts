import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, spread } from './money.ts'

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount of cents', (value) => {
  expect(() => cents(value)).toThrow(RangeError)
})

test.each([
  { total: 18_000, payments: 6, parts: [3000, 3000, 3000, 3000, 3000, 3000] },
  { total: 10_000, payments: 3, parts: [3334, 3333, 3333] },
  { total: 2, payments: 4, parts: [2, 0, 0, 0] },
  { total: 0, payments: 2, parts: [0, 0] },
])('$total cents in $payments payments: the first takes the remainder', ({ total, payments, parts }) => {
  expect(spread(cents(total), payments)).toEqual(parts)
})

test('however a total is spread, not a cent is lost', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 60 }), (total, payments) => {
      const parts = spread(cents(total), payments)
      expect(parts).toHaveLength(payments)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([0, -1, 1.5, Number.NaN])('nothing can be paid in %d parts', (payments) => {
  expect(() => spread(cents(100), payments)).toThrow(RangeError)
})
