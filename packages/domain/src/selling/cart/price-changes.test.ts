import { expect, test } from 'vitest'
import { aCart, aCartItem } from '../../testing/a-cart.ts'
import { priceChanges } from './price-changes.ts'

const jersey = aCartItem({ price: 50_00, metadata: { name: 'Jersey' } })
const cheaper = { ...jersey, discount: 20_00, total: 30_00, today: 30_00 }
const inParts = aCartItem({
  price: 60_00,
  today: 20_00,
  instalments: [
    { due: '2026-09-01', amount: 20_00 },
    { due: '2026-10-01', amount: 20_00 },
  ],
})
const OFFER = [{ name: 'Winter offer', amount: 20_00 }]

test.each([
  {
    what: 'an offer is over',
    before: aCart([cheaper], { shop_item_discounts: OFFER }),
    now: aCart([jersey]),
    total: 'It’s €50.00 today now, not €30.00.',
    reasons: ['The offer “Winter offer” is over, so the €20.00 it took off is back on.'],
  },
  {
    what: 'a multi-buy takes less',
    before: aCart([cheaper], { multiproduct_discounts: OFFER }),
    now: aCart([{ ...jersey, discount: 5_00, total: 45_00, today: 45_00 }], {
      multiproduct_discounts: [{ name: 'Winter offer', amount: 5_00 }],
    }),
    total: 'It’s €45.00 today now, not €30.00.',
    reasons: ['“Winter offer” takes €5.00 off now, not €20.00.'],
  },
  {
    what: 'a code has expired',
    before: aCart([cheaper], { discount_codes: [{ name: 'TONIGHT', amount: 20_00 }] }),
    now: aCart([jersey]),
    total: 'It’s €50.00 today now, not €30.00.',
    reasons: ['The code TONIGHT can’t be used any more, so the €20.00 it took off is back on.'],
  },
  {
    what: 'a price has changed',
    before: aCart([jersey]),
    now: aCart([{ ...jersey, price: 60_00, total: 60_00, today: 60_00 }]),
    total: 'It’s €60.00 today now, not €50.00.',
    reasons: ['Jersey costs €60.00 now, not €50.00.'],
  },
  {
    what: 'an offer has begun',
    before: aCart([jersey]),
    now: aCart([cheaper], { shop_item_discounts: OFFER }),
    total: 'It’s €30.00 today now, not €50.00.',
    reasons: ['“Winter offer” takes €20.00 off now.'],
  },
  {
    what: 'something was added in another tab, and is paid in parts',
    before: aCart([jersey]),
    now: aCart([jersey, inParts]),
    total: 'It’s €70.00 today now, not €50.00. Later payments come to €40.00 now, not €0.00.',
    reasons: ['There are other things in your cart than this page showed.'],
  },
  {
    what: 'only what is paid later has changed',
    before: aCart([inParts]),
    now: aCart([inParts], { pay_later: 45_00 }),
    total: 'Later payments come to €45.00 now, not €40.00.',
    reasons: [],
  },
])('$what: $total', ({ before, now, total, reasons }) => {
  expect(priceChanges(before, now, 'EUR')).toEqual({ total, reasons })
})
