import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { expect, test } from 'vitest'
import { aCartItem } from '../../testing/a-cart.ts'
import {
  dayInWords,
  laterInWords,
  laterOf,
  laterWith,
  lineLaterInWords,
  optionInWords,
  renewalInWords,
  todayAndLater,
} from './payment-words.ts'

const AT = { currency: 'EUR', today: '2026-08-01' } as const
const option = (more: Partial<PaymentOption> = {}): PaymentOption => ({
  payment_option_id: '00000000-0000-4000-8000-000000000001',
  type: 'instalment',
  frequency: 'monthly',
  occurrence: 1,
  number_of_payments: 6,
  initial_payment: null,
  ...more,
})

test.each([
  { given: null, says: 'Pay in full' },
  { given: option(), says: '6 monthly instalments' },
  { given: option({ frequency: 'weekly' }), says: '6 weekly instalments' },
  { given: option({ occurrence: 2 }), says: '6 instalments, every 2 months' },
  { given: option({ type: 'reducing_instalment' }), says: '6 monthly reducing instalments' },
  { given: option({ type: 'subscription', number_of_payments: null }), says: 'Paid monthly' },
])('CART-14 a way to pay is called $says', ({ given, says }) => {
  expect(optionInWords(given)).toBe(says)
})

test.each([
  { price: 18_000, discount: 0, given: option(), says: '€30 today, then 5 × €30 from 1 September' },
  {
    price: 20_000,
    discount: 0,
    given: option({ initial_payment: 5000 }),
    says: '€50 today, then 5 × €30 from 1 September',
  },
  {
    price: 11_000,
    discount: 1100,
    given: option({ number_of_payments: 4 }),
    says: '€24.75 today, then 3 × €24.75 from 1 September',
  },
  {
    price: 10_000,
    discount: 0,
    given: option({ number_of_payments: 2 }),
    says: '€50 today, then €50 on 1 September',
  },
  { price: 18_000, discount: 0, given: null, says: '€180 today, nothing more to pay' },
  {
    price: 2000,
    discount: 0,
    given: option({ type: 'subscription', number_of_payments: null }),
    says: '€20 today, then €20 a month from 1 September',
  },
])('today and later side by side: $says', ({ price, discount, given, says }) => {
  expect(todayAndLater(laterWith({ price, discount }, given, AT.today), AT)).toBe(says)
})

test('what several lines ask for on the same day is one payment', () => {
  const line = (days: string[], amount: number) => ({
    today: amount,
    instalments: days.map((due) => ({ due, amount })),
    recurring: null,
  })
  const both = laterOf([line(['2026-09-01', '2026-10-01'], 3000), line(['2026-09-01'], 2475)])
  expect(todayAndLater(both, AT)).toBe('€54.75 today, then €54.75, then €30 from 1 September')
  expect(laterInWords({ instalments: [], recurring: [] }, AT)).toBeNull()
})

const subscription = (number_of_payments: number | null, end: string | null) =>
  aCartItem({
    payment_options: [option({ type: 'subscription', number_of_payments })],
    payment_option_id: option().payment_option_id,
    metadata: { subscription: { period: { end } } },
    ...(number_of_payments === null
      ? { recurring: { amount: 1500, next: '2026-09-01' } }
      : {
          instalments: [
            { due: '2026-09-01', amount: 1500 },
            { due: '2026-10-01', amount: 1500 },
          ],
        }),
  })
const ticket = (draws: number) =>
  aCartItem({
    product: { type: 'Lotto' },
    recurring: { amount: 500 * draws, next: '2026-08-05' },
    metadata: { draws, auto_renewal: true },
  })

test.each([
  { item: ticket(1), says: '€0 today, then €5 a week from 5 August' },
  { item: ticket(4), says: '€0 today, then €20 every 4 weeks from 5 August' },
  { item: subscription(null, null), says: '€0 today, then €15 a month from 1 September' },
])('U15 what renews says how often: $says', ({ item, says }) => {
  expect(todayAndLater(laterOf([{ ...item, today: 0 }]), AT)).toBe(says)
})

test('a day of another year is said with its year', () => {
  expect([dayInWords('2027-07-31', AT.today), dayInWords('2027-08-01', AT.today)]).toEqual([
    '31 July',
    '1 August 2027',
  ])
})

test.each([
  {
    item: subscription(null, null),
    recurs: 'every 1 month, until cancelled by club',
    later: 'Paid monthly: then €15 a month from 1 September, until cancelled by club',
  },
  {
    item: subscription(3, '2027-06-30'),
    recurs: 'every 1 month, Recurs till 30/06/2027',
    later: 'Paid monthly: then 2 × €15 from 1 September. Recurs till 30/06/2027',
  },
  {
    item: ticket(1),
    recurs: '€5 a week from 5 August, taken the Wednesday before each draw, until you stop it',
    later: 'Then €5 a week from 5 August, taken the Wednesday before each draw, until you stop it',
  },
  {
    item: ticket(4),
    recurs: '€20 every 4 weeks from 5 August, taken on a Wednesday, until you stop it',
    later: 'Then €20 every 4 weeks from 5 August, taken on a Wednesday, until you stop it',
  },
  { item: aCartItem(), recurs: null, later: null },
  {
    item: aCartItem({
      payment_options: [option()],
      payment_option_id: option().payment_option_id,
      instalments: [{ due: '2026-09-01', amount: 3000 }],
      metadata: { subscription: { period: { end: '2027-06-30' } } },
    }),
    recurs: null,
    later: '6 monthly instalments: then €30 on 1 September',
  },
])('MEMB-17 a line says how long it recurs: $later', ({ item, recurs, later }) => {
  expect(renewalInWords(item, AT)).toBe(recurs)
  expect(lineLaterInWords(item, AT)).toBe(later)
})
