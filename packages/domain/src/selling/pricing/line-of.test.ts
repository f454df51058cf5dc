import { expect, test } from 'vitest'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { lineOf } from './line-of.ts'
import { priceLines } from './price-lines.ts'

const option = (more: Partial<PaymentOption>): PaymentOption => ({
  payment_option_id: '00000000-0000-4000-8000-00000000000a',
  type: 'instalment',
  frequency: 'monthly',
  occurrence: 1,
  number_of_payments: 6,
  initial_payment: null,
  ...more,
})
const NO_OFFERS = { multiBuys: [], code: null }

test('DATA-26 a plan is paid at once, or in the way that was chosen', () => {
  const plan = aPlan({ price: 180_00, metadata: { payment_options: [option({})] } })
  const paid = (payment_option_id: string | null) =>
    priceLines([lineOf(plan, { id: 'a', payment_option_id })], NO_OFFERS).today.total
  expect(paid(null)).toBe(180_00)
  expect(paid(option({}).payment_option_id)).toBe(30_00)
  expect(paid('00000000-0000-4000-8000-00000000000b')).toBe(180_00)
})

test('a bundle is paid at once, or in the parts that the club allows for it', () => {
  const plan = aPlan({ price: 90_00 })
  const bundle = aBundle({
    metadata: { flat_price: 320_00, products: [plan], payment_options: [option({ number_of_payments: 4 })] },
  })
  const plan_ids = [plan.metadata.plan_id]
  const paid = (payment_option_id: string | null) =>
    priceLines([lineOf(bundle, { id: 'a', plan_ids, payment_option_id })], NO_OFFERS)
  expect(paid(null).today.total).toBe(320_00)
  expect(paid(option({}).payment_option_id)).toMatchObject({ today: { total: 80_00 }, later: 240_00 })
  expect(paid('00000000-0000-4000-8000-00000000000b').today.total).toBe(320_00)
})

test('MEMB-19 a subscription is paid as one, whatever was chosen', () => {
  const endless = option({ type: 'subscription', number_of_payments: null })
  const plan = aPlan({ price: 15_00, metadata: { payment_options: [endless] } })
  const [priced] = priceLines([lineOf(plan, { id: 'a', payment_option_id: null })], NO_OFFERS).lines
  expect(priced?.payments).toMatchObject({ today: { total: 15_00 }, endless: 15_00 })
})

test('BUNDLE-13 BUNDLE-14 a bundle costs its flat price, or its plans up to the cap', () => {
  const inBundle = { min_allowed: null, max_allowed: 5, price_in_bundle: 95_00 }
  const child = aPlan({ metadata: { bundle_item_condition: inBundle } })
  const id = child.metadata.plan_id
  const cost = (metadata: Partial<ReturnType<typeof aBundle>['metadata']>, count: number) => {
    const bundle = aBundle({ metadata: { products: [child], ...metadata } })
    const plan_ids = Array.from({ length: count }, () => id)
    return priceLines([lineOf(bundle, { id: 'a', plan_ids })], NO_OFFERS).total
  }
  expect(cost({ flat_price: 320_00 }, 3)).toBe(320_00)
  expect(cost({ is_dynamic_pricing: true }, 2)).toBe(190_00)
  expect(cost({ is_dynamic_pricing: true, price_cap: 250_00 }, 3)).toBe(250_00)
})
