import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, spread, toMajorUnits, toMinorUnits } from './money.ts'

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

test.each([
  { major: 19.99, minor: 1999 },
  { major: 1.005, minor: 101 },
  { major: 1.004, minor: 100 },
  { major: 0.285, minor: 29 },
  { major: 8.345, minor: 835 },
  { major: 1.1, minor: 110 },
  { major: 0.1 + 0.2, minor: 30 },
  { major: 4.35, minor: 435 },
  { major: 0.005, minor: 1 },
  { major: 0.0000004, minor: 0 },
  { major: 0, minor: 0 },
  { major: -0, minor: 0 },
  { major: -19.99, minor: -1999 },
  { major: -1.005, minor: -101 },
  { major: -0.001, minor: 0 },
  { major: 1_234_567.89, minor: 123_456_789 },
])('FORM-26 $major is $minor in minor units', ({ major, minor }) => {
  expect(toMinorUnits(major)).toBe(minor)
})

test('FORM-26 CONST-16 there and back again changes no amount up to ten billion', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(toMinorUnits(toMajorUnits(cents(amount)))).toBe(amount)
    }),
    { numRuns: 10_000 },
  )
})

test('FORM-26 a third decimal is rounded as it is written', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(99), fc.nat(9), (whole, part, third) => {
      const written = `${whole}.${String(part).padStart(2, '0')}${third}`
      expect(toMinorUnits(Number(written))).toBe(whole * 100 + part + (third >= 5 ? 1 : 0))
    }),
    { numRuns: 10_000 },
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('FORM-26 %d is no amount of money', (major) => {
  expect(() => toMinorUnits(major)).toThrow(RangeError)
})
