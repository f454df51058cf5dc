import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { cents } from '../money.ts'
import { backByRate, type HeldAtRate, type WantedBack } from './back-by-rate.ts'
import { grossByRate, taxIn, taxMoved } from './tax.ts'

const STANDARD = { name: 'Standard', basisPoints: 2300 }
const REDUCED = { name: 'Reduced', basisPoints: 1350 }
const EXEMPT = { name: 'Exempt', basisPoints: 0 }
const at = (rate: typeof STANDARD, gross: number): HeldAtRate => ({ rate, gross: cents(gross) })

const BUNDLE = [at(STANDARD, 60_00), at(EXEMPT, 40_00)]

describe('what a bundle whose plans bear different rates gives back', () => {
  test.each([
    { why: 'a plan, at its own rate', wanted: [{ rate: STANDARD, amount: 60_00 }], back: [60_00, 0] },
    { why: 'a part of a plan', wanted: [{ rate: EXEMPT, amount: 15_00 }], back: [0, 15_00] },
    {
      why: 'a part of the whole, by what is held',
      wanted: [{ rate: null, amount: 50_00 }],
      back: [30_00, 20_00],
    },
    {
      why: 'a plan, and the rest of the bundle with it',
      wanted: [
        { rate: STANDARD, amount: 60_00 },
        { rate: null, amount: 40_00 },
      ],
      back: [60_00, 40_00],
    },
    {
      why: 'a cent that rounding left elsewhere is taken there',
      held: [at(STANDARD, 59_99), at(EXEMPT, 40_01)],
      wanted: [{ rate: STANDARD, amount: 60_00 }],
      back: [59_99, 1],
    },
    {
      why: 'more than is held, since a bank took a part before: all of it, the first rate below nothing',
      wanted: [
        { rate: EXEMPT, amount: 40_00 },
        { rate: null, amount: 70_00 },
      ],
      back: [70_00, 40_00],
    },
    {
      why: 'a rate of the same name, which had another height before',
      held: [at(STANDARD, 60_00), at({ ...STANDARD, basisPoints: 2100 }, 40_00)],
      wanted: [{ rate: { ...STANDARD, basisPoints: 2100 }, amount: 40_00 }],
      back: [0, 40_00],
    },
    {
      why: 'a rate of the same height under another name',
      held: [at(STANDARD, 60_00), at({ ...STANDARD, name: 'Second-hand' }, 40_00)],
      wanted: [{ rate: { ...STANDARD, name: 'Second-hand' }, amount: 40_00 }],
      back: [0, 40_00],
    },
    { why: 'a rate that it does not bear', wanted: [{ rate: REDUCED, amount: 10_00 }], back: [6_00, 4_00] },
  ])('$why', ({ held = BUNDLE, wanted, back }) => {
    expect(backByRate(held, wanted).map(({ gross }) => gross)).toEqual(back)
  })

  test('parts add up to the cent, no rate gives back more than it holds, nor more tax, and the last part gives back all', () => {
    const rates = [STANDARD, REDUCED, EXEMPT]
    const plan = fc.record({ rate: fc.constantFrom(...rates), weight: fc.integer({ min: 0, max: 30_000 }) })
    const asked = fc.array(
      fc.record({
        of: fc.constantFrom(null, ...rates),
        share: fc.integer({ min: 1, max: 1000 }),
        isWith: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(plan, { minLength: 1, maxLength: 4 }),
        asked,
        (paid, plans, asks) => {
          let held: HeldAtRate[] = grossByRate(cents(paid), plans)
          const booked = new Map(
            held.map(({ rate, gross }) => [rate, taxIn(gross, rate.basisPoints) as number]),
          )
          const give = (wanted: WantedBack[]) => {
            const back = backByRate(held, wanted)
            const sum = wanted.reduce((total, { amount }) => total + amount, 0)
            expect(back.reduce((total, { gross }) => total + gross, 0)).toBe(sum)
            held = held.map(({ rate, gross }, which) => {
              const gone = back[which]?.gross ?? 0
              expect(gone).toBeGreaterThanOrEqual(0)
              expect(gone).toBeLessThanOrEqual(gross)
              const tax = 0 - taxMoved(gross, cents(gross - gone), rate.basisPoints)
              booked.set(rate, (booked.get(rate) ?? 0) - tax)
              expect(booked.get(rate)).toBe(taxIn(cents(gross - gone), rate.basisPoints))
              return { rate, gross: cents(gross - gone) }
            })
          }
          const left = () => held.reduce((sum, { gross }) => sum + gross, 0)
          for (const { of, share, isWith } of asks) {
            const amount = Math.floor((left() * share) / 1000)
            const rest = isWith ? Math.floor((left() - amount) / 2) : 0
            give([
              { rate: of, amount },
              { rate: null, amount: rest },
            ])
          }
          give([{ rate: null, amount: left() }])
          expect([left(), ...booked.values()].every((sum) => sum === 0)).toBe(true)
        },
      ),
      { numRuns: runs(1_000, 20_000), seed: 29 },
    )
  })
})
