import { expect, test } from 'vitest'
import type { CodeSummary } from '@clubhouse/contract/selling/office/discount-codes'
import { simulatePrice } from './simulate-price.ts'

const parts = (number_of_payments: number) => ({
  type: 'instalment' as const,
  frequency: 'monthly' as const,
  occurrence: 1,
  number_of_payments,
  initial_payment: null,
})
const juvenile = {
  plan_id: 'j',
  name: 'Juvenile U8–U12',
  price: 11_000,
  payment_options: [parts(4)],
  is_juvenile: true,
  ends_on: '2027-07-31',
}
const senior = {
  plan_id: 's',
  name: 'Senior player',
  price: 18_000,
  payment_options: [parts(6)],
  is_juvenile: false,
  ends_on: '2027-07-31',
}
const two = {
  discount_id: 'd',
  name: 'Two juveniles',
  kind: 'multi_buy' as const,
  ends_on: null,
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
  valid_from: null,
  valid_to: '2027-03-31',
  adults_min: 1,
  adults_max: 2,
  juveniles_min: 1,
  juveniles_max: null,
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
const none = {
  plans: [],
  bundles: [],
  discounts: [two],
  code: null,
  on: '2026-11-17',
  isCheapest: false,
  money: (amount: number) => `€${(amount / 100).toFixed(2)}`,
}

test('two children, ten per cent off, as at the checkout', () => {
  const simulated = simulatePrice({ ...none, plans: [{ plan: juvenile, count: 2 }] })
  expect(simulated).toEqual({
    lines: [{ name: 'Juvenile U8–U12', why: '2 × €110.00', amount: 22_000 }],
    discounts: [{ name: 'Two juveniles', why: 'For 2 or more: 10% of €220.00', amount: 2200 }],
    code: null,
    total: 19_800,
    inParts: { today: 4950, payments: 4 },
    cheaper: null,
  })
})

test('what is not used says what it lacks; a code comes last, on what is left', () => {
  const trial = { ...none, plans: [{ plan: juvenile, count: 1 }] }
  const coded = simulatePrice({ ...trial, code: { typed: 'EARLY10', found: code() } })
  expect(coded.discounts).toEqual([{ name: 'Two juveniles', why: 'You’d need 1 more', amount: null }])
  expect([coded.code?.amount, coded.total]).toEqual([1100, 9900])
  const useless = simulatePrice({ ...trial, code: { typed: 'X', found: code({ plan_ids: ['s'] }) } })
  expect([useless.code?.problem, useless.total]).toEqual(['It isn’t for anything chosen here', 11_000])
  expect(simulatePrice({ ...trial, code: { typed: 'X', found: null } }).code?.problem).toBe(
    'There is no such code',
  )
})

const three = [
  { plan: juvenile, count: 2 },
  { plan: senior, count: 1 },
]

test('a cheaper way is said, and shown when it is asked for', () => {
  const trial = { ...none, plans: three, bundles: [family] }
  expect(simulatePrice(trial)).toMatchObject({
    total: 37_800,
    inParts: { today: 7950, payments: 6 },
    cheaper: { names: ['Family pack'], total: 32_000, saves: 5800 },
  })
  expect(simulatePrice({ ...trial, isCheapest: true })).toMatchObject({
    lines: [{ name: 'Family pack', why: 'One price for the whole bundle', amount: 32_000 }],
    total: 32_000,
    inParts: null,
    cheaper: null,
  })
  const summed = { ...family, is_dynamic_pricing: true, flat_price: null, price_cap: 30_000 }
  expect(simulatePrice({ ...trial, bundles: [summed], isCheapest: true })).toMatchObject({
    lines: [{ why: 'Its 3 plans would be €330.00: the bundle’s most counts' }],
    total: 30_000,
  })
  expect(simulatePrice({ ...trial, on: '2027-04-01' }).cheaper).toBe(null)
})

test('by the day on which they join: an early bird up to its last day, and as many parts as fit', () => {
  const early = {
    ...two,
    discount_id: 'e',
    name: 'Early bird',
    kind: 'early_bird' as const,
    type: 'fixed' as const,
    ends_on: '2026-08-31',
    offerings: [{ number_of_products: 1, discount_amount: 1500 }],
  }
  const trial = { ...none, discounts: [two, early], plans: [{ plan: juvenile, count: 2 }] }
  expect(simulatePrice({ ...trial, on: '2026-08-31' })).toMatchObject({
    discounts: [
      { name: 'Early bird until 31 August', why: 'Juvenile U8–U12', amount: 3000 },
      { name: 'Two juveniles', amount: 1900 },
    ],
    total: 17_100,
  })
  expect(simulatePrice({ ...trial, on: '2026-09-01' }).total).toBe(19_800)
  expect(simulatePrice({ ...trial, on: '2027-06-15' }).inParts).toEqual({ today: 9900, payments: 2 })
})
