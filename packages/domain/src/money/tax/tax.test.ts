import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { cents } from '../money.ts'
import { grossByRate, taxByRate, taxIn, taxMoved } from './tax.ts'

const CASES = { numRuns: runs(1_000, 20_000), seed: 29 }

describe('the tax that a gross sum contains', () => {
  test.each([
    { gross: 123_00, at: 2300, tax: 23_00, why: 'a hundred net at 23%' },
    { gross: 100_00, at: 2300, tax: 18_70, why: '18.699 is rounded' },
    { gross: 10_00, at: 1350, tax: 1_19, why: 'a rate with half a per cent: 1.189' },
    { gross: 12_00, at: 2000, tax: 2_00, why: 'a British sixth' },
    { gross: 3, at: 2000, tax: 1, why: 'half a cent goes up' },
    { gross: 2, at: 2000, tax: 0, why: 'a third of a cent goes down' },
    { gross: -3, at: 2000, tax: -1, why: 'what goes back is rounded as what came' },
    { gross: 50_00, at: 0, tax: 0, why: 'zero or exempt' },
    { gross: 0, at: 2300, tax: 0, why: 'nothing paid' },
  ])('$gross at $at → $tax: $why', ({ gross, at, tax }) => {
    expect(taxIn(cents(gross), at)).toBe(tax)
  })
})

const gross = fc.integer({ min: 0, max: 5_000_000 })
const basisPoints = fc.constantFrom(0, 500, 900, 1000, 1350, 1500, 2000, 2300, 10_000)

describe('what is booked as what was paid for a line goes up and down', () => {
  const paid = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 12 })

  test('instalments add up to the tax of the line, whatever the parts: the last takes the rest', () => {
    fc.assert(
      fc.property(paid, basisPoints, (payments, at) => {
        let [sum, tax] = [0, 0]
        for (const payment of payments) {
          const moved = taxMoved(cents(sum), cents(sum + payment), at)
          expect(moved).toBeGreaterThanOrEqual(0)
          expect(moved).toBeLessThanOrEqual(payment)
          sum += payment
          tax += moved
        }
        expect(tax).toBe(taxIn(cents(sum), at))
      }),
      CASES,
    )
  })

  test('what goes back never gives back more tax than was taken, and with the last part all of it', () => {
    fc.assert(
      fc.property(paid, basisPoints, (parts, at) => {
        const all = parts.reduce((sum, part) => sum + part, 0)
        let [left, tax] = [all, taxIn(cents(all), at) as number]
        for (const part of parts) {
          const back = 0 - taxMoved(cents(left), cents(left - part), at)
          expect(back).toBeGreaterThanOrEqual(0)
          left -= part
          tax -= back
          expect(tax).toBe(taxIn(cents(left), at))
        }
        expect(tax).toBe(0)
      }),
      CASES,
    )
  })
})

const STANDARD = { name: 'Standard', basisPoints: 2300 }
const EXEMPT = { name: 'Exempt', basisPoints: 0 }

describe('a bundle has the rates of its plans', () => {
  test.each([
    {
      parts: [{ rate: STANDARD, weight: 80_00 }],
      shares: [100_00],
      why: 'one rate takes all',
    },
    {
      parts: [
        { rate: EXEMPT, weight: 25_00 },
        { rate: STANDARD, weight: 75_00 },
      ],
      shares: [75_00, 25_00],
      why: 'by what the plans cost in it, the highest rate first',
    },
    {
      parts: [
        { rate: EXEMPT, weight: 0 },
        { rate: STANDARD, weight: 60_00 },
      ],
      shares: [100_00],
      why: 'a plan that is free in it has no share',
    },
    {
      parts: [
        { rate: EXEMPT, weight: 0 },
        { rate: STANDARD, weight: 0 },
      ],
      shares: [50_00, 50_00],
      why: 'where all are free each counts alike',
    },
  ])('$why', ({ parts, shares }) => {
    expect(grossByRate(cents(100_00), parts).map((part) => part.gross)).toEqual(shares)
  })

  test('shares add up to the sum, of each sign', () => {
    const part = fc.record({
      rate: fc.constantFrom(STANDARD, EXEMPT, { name: 'Reduced', basisPoints: 1350 }),
      weight: fc.integer({ min: 0, max: 50_000 }),
    })
    fc.assert(
      fc.property(
        gross,
        fc.boolean(),
        fc.array(part, { minLength: 1, maxLength: 6 }),
        (sum, isBack, parts) => {
          const moved = cents(isBack && sum > 0 ? -sum : sum)
          const shares = grossByRate(moved, parts)
          expect(shares.reduce((total, share) => total + share.gross, 0)).toBe(moved)
          expect(shares.every((share) => share.gross * moved >= 0)).toBe(true)
        },
      ),
      CASES,
    )
  })
})

describe('sums by rate', () => {
  const line = (sum: number, rate: typeof STANDARD) => ({
    gross: cents(sum),
    parts: [{ rate, weight: sum }],
  })

  test('each line is rounded once, and lines of one rate are added up', () => {
    // 0.06545 and 0.06545: together they would be 0.13, line by line they are 0.14.
    expect(taxByRate([line(35, STANDARD), line(35, STANDARD), line(10_00, EXEMPT)])).toEqual([
      { rate: STANDARD, net: 56, tax: 14, gross: 70 },
      { rate: EXEMPT, net: 10_00, tax: 0, gross: 10_00 },
    ])
  })

  test('net and tax add up to what was paid', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(gross, fc.constantFrom(STANDARD, EXEMPT))), (sold) => {
        const sums = taxByRate(sold.map(([sum, rate]) => line(sum, rate)))
        for (const { net, tax, gross: sum } of sums) expect(net + tax).toBe(sum)
        expect(sums.reduce((total, { gross: sum }) => total + sum, 0)).toBe(
          sold.reduce((total, [sum]) => total + sum, 0),
        )
      }),
      CASES,
    )
  })
})
