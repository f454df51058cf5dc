import { expect, test } from 'vitest'
import type { CartItem } from '@clubhouse/contract/selling/cart'
import { aCartItem } from '../../testing/a-cart.ts'
import {
  costsNothing,
  guestErrors,
  guestOffer,
  mustSaveCard,
  payLabel,
  stillNeeded,
  takesCode,
} from './checkout-rules.ts'
import { checkoutSections, panelSections } from './sections.ts'

const of = (type: CartItem['product']['type'], name: string = type) => aCartItem({ product: { type, name } })
const names = (sections: { name: string; items: CartItem[] }[]) =>
  sections.map(({ name, items }) => [name, ...items.map(({ product }) => product.name)])
const MIXED = [of('ShopItem'), of('Plan', 'Senior'), of('Lotto'), of('Bundle', 'Family'), of('Draw')]

test('CART-02 the panel has bundles before plans, then lotto, draws and the shop', () => {
  expect(names(panelSections(MIXED))).toEqual([
    ['Membership plans', 'Family', 'Senior'],
    ['Lotto tickets', 'Lotto'],
    ['Draw tickets', 'Draw'],
    ['Shop items', 'ShopItem'],
  ])
})

test('PAY-07, OPEN-105 the checkout has plans and bundles apart', () => {
  expect(names(checkoutSections(MIXED)).slice(0, 2)).toEqual([
    ['Membership plans', 'Senior'],
    ['Membership bundles', 'Family'],
  ])
})

const inParts = aCartItem({ instalments: [{ due: '2026-09-01', amount: 3000 }] })
const renewing = { ...of('Lotto'), recurring: { amount: 500, next: '2026-09-01' } }
const oneLeft = aCartItem({
  payment_option_id: 'season',
  payment_options: [
    {
      payment_option_id: 'season',
      type: 'subscription',
      frequency: 'monthly',
      occurrence: 1,
      number_of_payments: 1,
      initial_payment: null,
    },
  ],
})
const endless = aCartItem({ recurring: { amount: 2000, next: '2026-09-01' } })

test.each([
  { items: [of('Plan')], saves: false, code: true, why: 'paid at once' },
  { items: [inParts], saves: true, code: true, why: 'instalments' },
  { items: [oneLeft], saves: true, code: true, why: 'a subscription of which one payment is left' },
  { items: [{ ...oneLeft, today: 0 }], saves: false, code: true, why: 'a subscription that costs nothing' },
  { items: [of('Plan'), endless], saves: true, code: false, why: 'a subscription without an end' },
  { items: [of('Plan'), renewing], saves: true, code: true, why: 'a ticket that renews beside a plan' },
  { items: [of('ShopItem')], saves: false, code: false, why: 'no membership' },
])('PAY-15, DISC-08 $why: keeps the card $saves, takes a code $code', ({ items, saves, code }) => {
  expect([mustSaveCard(items), takesCode(items)]).toEqual([saves, code])
})

test.each([
  { total: 0, items: [of('Plan')], label: 'Complete Transaction', free: true },
  { total: 0, items: [inParts], label: 'Complete Transaction', free: false },
  { total: 0, items: [oneLeft], label: 'Complete Transaction', free: true },
  { total: 100, items: [of('Plan')], label: 'Pay Now', free: false },
])('PAY-12, OPEN-097 $total today: $label, free $free', ({ total, items, label, free }) => {
  const cart = { items, pay_today: { subtotal: total, discount: 0, total } }
  expect([payLabel(cart), costsNothing(cart)]).toEqual([label, free])
})

test.each([
  { isOn: true, isSignedIn: false, items: [of('ShopItem')], offer: 'offered' },
  { isOn: true, isSignedIn: false, items: [of('ShopItem'), of('Bundle')], offer: 'refused' },
  { isOn: false, isSignedIn: false, items: [of('Plan')], offer: 'absent' },
  { isOn: true, isSignedIn: true, items: [of('ShopItem')], offer: 'absent' },
])('GUEST-01, GUEST-02, OPEN-098 quick checkout is $offer', ({ offer, ...given }) => {
  expect(guestOffer(given)).toBe(offer)
})

test.each([
  {
    given: ['', '', ''],
    says: ['This is a required field', 'This is a required field', 'This is a required field'],
  },
  {
    given: [' Noreen', 'Pettle ', 'a+b@home.example'],
    says: ['No spaces allowed', 'No spaces allowed', 'Please enter a valid email address'],
  },
  {
    given: ['Noreen', 'Mc Pettle', 'noreen'],
    says: [undefined, undefined, 'Please enter a valid email address'],
  },
  { given: ['Noreen', 'Pettle', 'noreen@home.example'], says: [undefined, undefined, undefined] },
])(
  'GUEST-05 to GUEST-08, OPEN-099 $given',
  ({ given: [first_name = '', last_name = '', email = ''], says }) => {
    const found = guestErrors({ first_name, last_name, email })
    expect([found.first_name, found.last_name, found.email]).toEqual(says)
  },
)

const READY = { items: [of('Plan')], isKnown: true, isFree: false, isCardComplete: true, isUpdating: false }
const gone = aCartItem({ problem: { kind: 'sold_out', message: 'Sold out' } })

test.each([
  { change: {}, needs: null },
  { change: { items: [gone] }, needs: 'lines' },
  { change: { isKnown: false }, needs: 'details' },
  { change: { isCardComplete: false }, needs: 'card' },
  { change: { isCardComplete: false, isFree: true }, needs: null },
  { change: { isTooSmall: true, isKnown: false }, needs: 'more' },
  { change: { lacksAge: true }, needs: 'age' },
  { change: { isUpdating: true }, needs: 'wait' },
])('PAY-14, LOTTO-06 $change → $needs', ({ change, needs }) => {
  expect(stillNeeded({ ...READY, ...change })).toBe(needs)
})
