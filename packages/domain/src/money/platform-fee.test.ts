import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { platformFeeOf } from './platform-fee.ts'

test.each([
  { paid: 10_000, basis_points: 150, fixed: 0, fee: 150, says: 'a share' },
  { paid: 10_000, basis_points: 0, fixed: 20, fee: 20, says: 'so many cents' },
  { paid: 12_550, basis_points: 125, fixed: 10, fee: 167, says: 'both; 156.875 is 157' },
  { paid: 50, basis_points: 100, fixed: 0, fee: 1, says: 'half a cent is one' },
  { paid: 49, basis_points: 100, fixed: 0, fee: 0, says: 'less than half is none' },
  { paid: 5, basis_points: 100, fixed: 20, fee: 5, says: 'never more than was paid' },
  { paid: 0, basis_points: 100, fixed: 20, fee: 0, says: 'nothing of nothing' },
])('of $paid at $basis_points and $fixed: $fee ($says)', ({ paid, basis_points, fixed, fee }) => {
  expect(platformFeeOf(cents(paid), { basis_points, fixed })).toBe(fee)
})

test('a club without a rate pays nothing', () => {
  expect(platformFeeOf(cents(10_000), null)).toBe(0)
})

const amount = fc.integer({ min: 0, max: 10_000_000 })
const rate = fc.record({
  basis_points: fc.integer({ min: 0, max: 2000 }),
  fixed: fc.integer({ min: 0, max: 500 }),
})

test('never more than was paid, and never less for more', () => {
  fc.assert(
    fc.property(amount, amount, rate, (one, other, of) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const fee = platformFeeOf(cents(more), of)
      expect(fee).toBeLessThanOrEqual(more)
      expect(platformFeeOf(cents(less), of)).toBeLessThanOrEqual(fee)
    }),
  )
})
