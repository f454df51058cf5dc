import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../../money/money.ts'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { bundleShares } from './bundle-price.ts'
import { type DiscountCode, type Line, priceLines } from './price-lines.ts'
import type { MultiBuy } from './multi-buy.ts'

const CASES = { numRuns: runs(1_000, 20_000), seed: 13 }

const PLANS = ['a', 'b', 'c', 'd']
const amount = fc.integer({ min: 0, max: 60_000 }).map(cents)
const planId = fc.constantFrom(...PLANS)
const discount = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    amount: fc.integer({ min: 0, max: 10_000 }).map((x) => x / 100),
  }),
  fc.record({ type: fc.constant('fixed' as const), amount: fc.integer({ min: 0, max: 30_000 }) }),
)
const parts = fc.record({
  type: fc.constantFrom('instalment' as const, 'reducing_instalment' as const),
  payments: fc.integer({ min: 1, max: 12 }),
  initial: fc.option(amount),
})
const payment = fc.option(
  fc.oneof(
    parts,
    fc.record({
      type: fc.constant('subscription' as const),
      payments: fc.option(fc.integer({ min: 1, max: 52 })),
      initial: fc.constant(null),
    }),
  ),
)
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    kind: fc.constant('plan' as const),
    id: fc.uuid(),
    planId,
    price: amount,
    payment,
    earlyBird: fc.option(fc.record({ name: fc.constant('Early bird until 31 July'), amount })),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    id: fc.uuid(),
    price: fc.record({ isDynamic: fc.boolean(), flatPrice: fc.option(amount), priceCap: fc.option(amount) }),
    items: fc.array(fc.record({ planId, priceInBundle: amount }), { minLength: 1, maxLength: 4 }),
    payment: fc.option(parts),
  }),
  fc.record({
    kind: fc.constant('other' as const),
    id: fc.uuid(),
    price: amount,
    shopDiscount: fc.option(fc.record({ name: fc.constant('Sale'), amount })),
  }),
)
const multiBuy: fc.Arbitrary<MultiBuy> = fc
  .record({
    id: fc.uuid(),
    planIds: fc.subarray(PLANS, { minLength: 1 }),
    discount,
    tiers: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  })
  .map(({ id, planIds, discount: { type, amount: off }, tiers }) => ({
    id,
    name: id,
    type,
    planIds,
    offerings: tiers.map((products) => ({ products, amount: off })),
  }))
const code: fc.Arbitrary<DiscountCode> = fc
  .record({ discount, planIds: fc.option(fc.subarray(PLANS, { minLength: 1 })) })
  .map(({ discount: { type, amount: off }, planIds }) => ({ code: 'CODE', type, amount: off, planIds }))
const cart = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  offers: fc.record({ multiBuys: fc.array(multiBuy, { maxLength: 3 }), code: fc.option(code) }),
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

describe('whatever is in a cart', () => {
  test('payments add up to the total, line by line and in all, in whole cents that are never below nothing', () => {
    fc.assert(
      fc.property(cart, ({ lines, offers }) => {
        const priced = priceLines(lines, offers)
        for (const each of priced.lines) {
          const { today, later, endless } = each.payments
          expect(today.total + sum(later)).toBe(each.total)
          expect(today.subtotal - today.discount).toBe(today.total)
          expect(each.subtotal - sum(each.discounts.map((off) => off.amount))).toBe(each.total)
          for (const part of [...Object.values(today), ...later, each.total, endless ?? 0]) {
            expect(Number.isSafeInteger(part) && part >= 0).toBe(true)
          }
        }
        expect(sum(priced.lines.map(({ total }) => total))).toBe(priced.total)
        expect(priced.today.total + priced.later).toBe(priced.total)
        expect(priced.subtotal - sum(priced.discounts.map((off) => off.amount))).toBe(priced.total)
      }),
      CASES,
    )
  })

  test('BUNDLE-13 no bundle costs more than its cap', () => {
    fc.assert(
      fc.property(cart, ({ lines, offers }) => {
        for (const [at, each] of priceLines(lines, offers).lines.entries()) {
          const given = lines[at]
          if (given?.kind !== 'bundle' || (given.price.flatPrice !== null && !given.price.isDynamic)) continue
          expect(each.subtotal).toBeLessThanOrEqual(given.price.priceCap ?? Number.POSITIVE_INFINITY)
        }
      }),
      CASES,
    )
  })

  test('joining early makes nothing dearer, whatever several plans save beside it', () => {
    const one = fc.record({
      lines: fc.array(line, { maxLength: 8 }),
      multiBuys: fc.array(multiBuy, { maxLength: 1 }),
    })
    fc.assert(
      fc.property(one, ({ lines, multiBuys }) => {
        const late = lines.map((each) => (each.kind === 'plan' ? { ...each, earlyBird: null } : each))
        const offers = { multiBuys, code: null }
        expect(priceLines(lines, offers).total).toBeLessThanOrEqual(priceLines(late, offers).total)
      }),
      CASES,
    )
  })

  test('the order of lines and of offers changes no total', () => {
    const shuffled = cart.chain(({ lines, offers }) =>
      fc.record({
        lines: fc.constant(lines),
        offers: fc.constant(offers),
        otherLines: fc.shuffledSubarray(lines, { minLength: lines.length }),
        otherBuys: fc.shuffledSubarray(offers.multiBuys, { minLength: offers.multiBuys.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ lines, offers, otherLines, otherBuys }) => {
        const one = priceLines(lines, offers)
        const other = priceLines(otherLines, { ...offers, multiBuys: otherBuys })
        expect([other.total, other.today, other.later]).toEqual([one.total, one.today, one.later])
      }),
      CASES,
    )
  })

  test('what one item of a bundle is worth adds up to the bundle', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 6 }), (price, items) => {
        expect(sum(bundleShares(price, items))).toBe(price)
      }),
      CASES,
    )
  })
})
