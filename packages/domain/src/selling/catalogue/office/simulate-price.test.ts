import { expect, test } from 'vitest'
import type { CodeSummary } from '@clubhouse/contract/selling/office/discount-codes'
import { simulatePrice } from './simulate-price.ts'

const juvenile = { plan_id: 'j', name: 'Juvenile U8–U12', price: 11_000, payment_options: [] }
const senior = { plan_id: 's', name: 'Senior player', price: 18_000, payment_options: [] }
const two = {
  discount_id: 'd',
  name: 'Two juveniles',
  type: 'percentage' as const,
  plans: [{ plan_id: 'j' }],
  offerings: [{ number_of_products: 2, discount_amount: 10 }],
}
const family = {
  bundle_id: 'b',
  name: 'Family pack',
  flat_price: 32_000,
  price_cap: null,
  is_dynamic_pricing: false,
  items: [
    { plan_id: 'j', min_allowed: null, max_allowed: null, price_in_bundle: 9000 },
    { plan_id: 's', min_allowed: null, max_allowed: null, price_in_bundle: 15_000 },
  ],
}
const code = (more: Partial<CodeSummary> = {}): CodeSummary => ({
  code_id: 'c',
  code: 'EARLY10',
  type: 'percentage',
  amount: 10,
  plan_ids: null,
  valid_from: null,
  valid_to: null,
  use_limit: null,
  is_active: true,
  state: 'open',
  used: 0,
  ...more,
})
const none = { plans: [], bundles: [], discounts: [two], code: null }

test('two children, ten per cent off, as at the checkout', () => {
  const simulated = simulatePrice({ ...none, plans: [{ plan: juvenile, count: 2 }] })
  expect(simulated).toEqual({
    lines: [{ name: 'Juvenile U8–U12', why: '2 × 110.00', amount: 22_000 }],
    discounts: [{ name: 'Two juveniles', why: 'For 2 or more: 10% of 220.00', amount: 2200 }],
    code: null,
    total: 19_800,
  })
})

test('what is not used says what it lacks; a code comes last, on what is left', () => {
  const trial = { ...none, plans: [{ plan: juvenile, count: 1 }] }
  const coded = simulatePrice({ ...trial, code: { typed: 'EARLY10', found: code() } })
  expect(coded.discounts).toEqual([{ name: 'Two juveniles', why: 'Not used: it takes 1 more', amount: null }])
  expect([coded.code?.amount, coded.total]).toEqual([1100, 9900])
  const useless = simulatePrice({ ...trial, code: { typed: 'X', found: code({ plan_ids: ['s'] }) } })
  expect([useless.code?.problem, useless.total]).toEqual(['It isn’t for anything chosen here', 11_000])
  expect(simulatePrice({ ...trial, code: { typed: 'X', found: null } }).code?.problem).toBe(
    'There is no such code',
  )
})

test('a bundle has its own price, or the sum of its plans up to its most', () => {
  const bundles = (more: object) => [{ bundle: { ...family, ...more }, counts: { j: 2, s: 1 } }]
  expect(simulatePrice({ ...none, bundles: bundles({}) })).toMatchObject({
    lines: [{ name: 'Family pack', why: 'One price for the whole bundle', amount: 32_000 }],
    total: 32_000,
  })
  const summed = { is_dynamic_pricing: true, flat_price: null }
  expect(simulatePrice({ ...none, bundles: bundles(summed) }).total).toBe(33_000)
  expect(simulatePrice({ ...none, bundles: bundles({ ...summed, price_cap: 30_000 }) })).toMatchObject({
    lines: [{ why: 'Its 3 plans would be 330.00: the bundle’s most counts' }],
    total: 30_000,
  })
  expect(simulatePrice({ ...none, plans: [{ plan: senior, count: 0 }] })).toMatchObject({
    lines: [],
    total: 0,
  })
})
