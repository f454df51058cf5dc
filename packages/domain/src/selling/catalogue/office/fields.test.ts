import { expect, test } from 'vitest'
import type { PlanFields, PlanPaymentOption } from '@clubhouse/contract/selling/office/plans'
import { bundleErrors, tidyBundle } from './bundle-fields.ts'
import { codeChanges, codeErrors, discountErrors, offeringsInWords } from './discount-fields.ts'
import { planChanges, planErrors, tidyPlan } from './plan-fields.ts'

const plan = (more: Partial<PlanFields> = {}): PlanFields => ({
  program_id: 'p',
  name: 'Walkers',
  description: '',
  price: 6000,
  payment_options: [],
  places: null,
  is_juvenile: false,
  age_from: null,
  age_to: null,
  age_on: null,
  opens_on: null,
  closes_on: null,
  ends_on: null,
  member_form_id: 'f',
  guardian_form_id: null,
  is_active: true,
  ...more,
})
const option = (more: Partial<PlanPaymentOption> = {}): PlanPaymentOption => ({
  type: 'instalment',
  frequency: 'monthly',
  occurrence: 1,
  number_of_payments: 4,
  initial_payment: null,
  ...more,
})

test.each<[Partial<PlanFields>, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ age_from: 9, age_to: 8 }, ['age_to']],
  [{ opens_on: '2027-02-01', closes_on: '2027-01-31' }, ['closes_on']],
  [{ opens_on: '2027-02-01', ends_on: '2027-01-31' }, ['ends_on']],
  [{ is_juvenile: true }, ['guardian_form_id']],
  [{ payment_options: [option()] }, []],
  [{ payment_options: [option({ number_of_payments: 1 })] }, ['option_0']],
  [{ payment_options: [option({ initial_payment: 7000 })] }, ['option_0']],
  [{ payment_options: [option()], price: 0 }, ['option_0']],
  [{ payment_options: [option({ type: 'subscription', number_of_payments: null })] }, []],
  [{ payment_options: [option({ type: 'subscription', number_of_payments: null }), option()] }, ['option_1']],
])('a plan with %o has %o wrong', (more, wrong) => {
  expect(Object.keys(planErrors(plan(more)))).toEqual(wrong)
})

test('what does not apply is not kept, and what changed is told in words', () => {
  expect(tidyPlan(plan({ age_on: '2027-01-01', guardian_form_id: 'g' }))).toMatchObject({
    age_on: null,
    guardian_form_id: null,
  })
  expect(planChanges(plan(), plan({ price: 6500, ends_on: '2027-07-31', places: 20 }))).toEqual([
    { field: 'Price', before: '60.00', after: '65.00' },
    { field: 'Places', before: 'no limit', after: '20' },
    { field: 'Membership ends', before: 'none', after: '31/07/2027' },
  ])
})

test('a bundle has a price of its own or a sum, never both', () => {
  const bundle = {
    program_id: 'p',
    name: 'Pair',
    description: '',
    is_dynamic_pricing: true,
    flat_price: 100,
    price_cap: 200,
    payment_options: [],
    valid_from: null,
    valid_to: null,
    adults_min: 2,
    adults_max: 1,
    juveniles_min: null,
    juveniles_max: null,
    is_active: true,
    items: [{ plan_id: 'a', min_allowed: 2, max_allowed: 1, price_in_bundle: 1 }],
  }
  expect(tidyBundle(bundle)).toMatchObject({ flat_price: null, price_cap: 200 })
  expect(Object.keys(bundleErrors(bundle))).toEqual(['adults_max', 'item_a'])
  const flat = { ...bundle, is_dynamic_pricing: false, flat_price: null, items: [], adults_max: 2 }
  expect(Object.keys(bundleErrors(flat))).toEqual(['flat_price', 'items'])
  const inParts = (number_of_payments: number | null, initial_payment: number | null = null) => ({
    type: 'instalment' as const,
    frequency: 'monthly' as const,
    occurrence: 1,
    number_of_payments,
    initial_payment,
  })
  const paid = {
    ...flat,
    items: [{ plan_id: 'a', min_allowed: null, max_allowed: null, price_in_bundle: 1 }],
  }
  const wrong = { ...paid, flat_price: 320_00, payment_options: [inParts(4), inParts(1), inParts(4, 400_00)] }
  expect(Object.keys(bundleErrors(wrong))).toEqual(['option_1', 'option_2'])
  // What its plans come to is not known here.
  const sum = { ...paid, is_dynamic_pricing: true, payment_options: [inParts(4, 400_00)] }
  expect(bundleErrors(sum)).toEqual({})
})

test('a discount needs steps that differ, a code an amount that it can take off', () => {
  const step = (number_of_products: number, discount_amount: number) => ({
    number_of_products,
    discount_amount,
  })
  const discount = {
    name: 'Two',
    kind: 'multi_buy' as const,
    type: 'percentage' as const,
    ends_on: null,
    plans: [{ plan_id: 'a' }],
    is_active: true,
  }
  expect(
    Object.keys(discountErrors({ ...discount, offerings: [step(2, 10), step(2, 20), step(3, 101)] })),
  ).toEqual(['offering_1', 'offering_2'])
  const early = { ...discount, kind: 'early_bird' as const, offerings: [step(1, 0)] }
  expect(Object.keys(discountErrors(early))).toEqual(['ends_on', 'amount'])
  const right = { ...early, ends_on: '2027-07-31', offerings: [step(1, 10)] }
  const euro = (amount: number) => `€${(amount / 100).toFixed(2)}`
  expect([discountErrors(right), offeringsInWords(right, euro)]).toEqual([{}, '10% until 31/07/2027'])
  const fixed = { ...discount, type: 'fixed' as const, offerings: [step(2, 2000)] }
  // V15: an amount says its currency.
  expect(offeringsInWords(fixed, euro)).toBe('2 plans €20.00')
  const code = {
    code: 'EARLY',
    type: 'percentage' as const,
    amount: 10,
    plan_ids: null,
    valid_from: null,
    valid_to: null,
    use_limit: 2,
    is_active: true,
  }
  expect(codeErrors(code, 2)).toEqual({})
  expect(Object.keys(codeErrors({ ...code, code: 'TWO WORDS', amount: 0, plan_ids: [] }, 3))).toEqual([
    'code',
    'amount',
    'plan_ids',
    'use_limit',
  ])
})

test('V15 the log says by how much a code of a fixed amount has changed', () => {
  const code = {
    code: 'EARLY',
    type: 'fixed' as const,
    amount: 1000,
    plan_ids: null,
    valid_from: null,
    valid_to: null,
    use_limit: null,
    is_active: true,
  }
  expect(codeChanges(code, { ...code, amount: 2000 })).toEqual([
    expect.objectContaining({ before: '10.00', after: '20.00' }),
  ])
})
