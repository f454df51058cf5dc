import { expect, test } from 'vitest'
import type { Order, OrderItem } from '@clubhouse/contract/money/orders'
import { receiptOf } from './receipt.ts'

const ZONE = 'Europe/Dublin'
const PACK = '00000000-0000-4000-8000-00000000000a'

const item = (changes: Partial<OrderItem>): OrderItem => ({
  order_item_id: '00000000-0000-4000-8000-000000000001',
  bundle_order_item_id: null,
  product: { product_id: PACK, name: 'Senior player', type: 'Plan', slug: 'senior-player' },
  title: '',
  quantity: 1,
  price: 180_00,
  subtotal: 180_00,
  bundle_total: null,
  discount: 0,
  discounts: {},
  total: 180_00,
  initial_payment: 180_00,
  remaining_payment: 0,
  number_of_payments: 1,
  first_name: 'Colm',
  last_name: 'Hallaran',
  refunded: 0,
  is_subscription: false,
  ...changes,
})

const order = (changes: Partial<Order>): Order => ({
  order_id: PACK,
  order_seq: 10_042,
  status: 'Completed',
  created_at: '2026-07-15T12:00:05.000Z',
  currency: 'EUR',
  is_guest_checkout: false,
  pay_today: { subtotal: 180_00, discount: 0, total: 180_00 },
  pay_later: 0,
  total: 180_00,
  refunded: 0,
  multiproduct_discounts: [],
  discount_codes: [],
  shop_item_discounts: [],
  transactions: [],
  items: [item({})],
  schedule: [],
  waits_for_bank: false,
  payment_error: null,
  ...changes,
})

test('ORDER-09, ORDER-10, ORDER-11 what was bought for whom, when, and what it cost', () => {
  const { number, at, lines, sums, today, card } = receiptOf(order({}), ZONE)
  expect({ number, at, card }).toEqual({ number: '10042', at: '15 July 2026 13:00:05', card: null })
  expect(lines).toEqual([
    {
      name: 'Senior player',
      detail: 'Colm Hallaran',
      plan: '',
      amount: '€180.00',
      inside: [],
      numbers: [],
    },
  ])
  expect(sums).toEqual([{ label: 'Subtotal', amount: '€180.00' }])
  expect(today).toEqual([{ label: 'Paid today', amount: '€180.00' }])
})

test('ORDER-10 a bundle has its plans under it', () => {
  const bundle = item({
    order_item_id: PACK,
    product: { ...item({}).product, name: 'Family pack', type: 'Bundle' },
    first_name: null,
    last_name: null,
  })
  const inside = item({ bundle_order_item_id: PACK })
  const [line, ...more] = receiptOf(order({ items: [bundle, inside] }), ZONE).lines
  expect(more).toEqual([])
  expect(line).toMatchObject({
    name: 'Family pack',
    inside: [{ name: 'Senior player', detail: 'Colm Hallaran' }],
  })
})

test.each([
  {
    what: 'instalments',
    initial: 50_00,
    later: [30_00, 30_00, 30_00],
    remaining: 90_00,
    says: '4 payments: €50.00 today, then 3 × €30.00 from 01/09/2026',
  },
  {
    what: 'of two sizes',
    initial: 10_00,
    later: [30_00, 30_00, 25_00],
    remaining: 85_00,
    says: '4 payments: €10.00 today, then 2 × €30.00 and 1 × €25.00 from 01/09/2026',
  },
  {
    what: 'without an end',
    initial: 15_00,
    later: [15_00],
    remaining: 0,
    says: '€15.00 today, then €15.00 each time from 01/09/2026, until cancelled by club',
  },
])('what is paid later: $what', ({ initial, later, remaining, says }) => {
  const payments = remaining > 0 ? later.length + 1 : 1
  const paid = item({ initial_payment: initial, remaining_payment: remaining, number_of_payments: payments })
  const schedule = later.map((amount, at) => ({
    due: `2026-${String(9 + at).padStart(2, '0')}-01`,
    amount,
    status: 'planned' as const,
    order_item_id: paid.order_item_id,
  }))
  const receipt = receiptOf(order({ items: [paid], schedule }), ZONE)
  expect(receipt.lines[0]?.plan).toBe(says)
  expect(receipt.later).toHaveLength(later.length)
})

test.each([
  {
    type: 'Plan' as const,
    ends: null,
    left: 0,
    says: /each time from 01\/09\/2026, until cancelled by club$/,
  },
  {
    type: 'Plan' as const,
    ends: '2027-06-30',
    left: 5_00,
    says: /from 01\/09\/2026\. Recurs till 30\/06\/2027$/,
  },
  { type: 'Lotto' as const, ends: null, left: 0, says: /each time from 01\/09\/2026, until you stop it$/ },
])('MEMB-17 an order says how long its $type recurs, ending $ends', ({ type, ends, left, says }) => {
  const bought = item({
    product: { ...item({}).product, type },
    is_subscription: true,
    recurs_until: ends,
    initial_payment: 5_00,
    remaining_payment: left,
  })
  const due = {
    due: '2026-09-01',
    amount: 5_00,
    status: 'planned' as const,
    order_item_id: bought.order_item_id,
  }
  expect(receiptOf(order({ items: [bought], schedule: [due] }), ZONE).lines[0]?.plan).toMatch(says)
})

test('ORDER-02, DISC-07 discounts by name, the card, and what was given back', () => {
  const settlement = { brand: 'visa', last_four_digits: '4242', expiration_month: 4, expiration_year: 2030 }
  const receipt = receiptOf(
    order({
      pay_today: { subtotal: 180_00, discount: 18_00, total: 162_00 },
      items: [item({ discount: 18_00, total: 162_00, initial_payment: 162_00 })],
      discount_codes: [{ name: 'EARLY10', amount: 18_00 }],
      refunded: 20_00,
      transactions: [
        { transaction_id: PACK, kind: 'debit', amount: 162_00, at: '2026-07-15T12:00:09.000Z', settlement },
      ],
    }),
    ZONE,
  )
  expect(receipt.lines[0]?.amount).toBe('€180.00')
  expect(receipt.sums).toEqual([
    { label: 'Subtotal', amount: '€180.00' },
    { label: 'EARLY10', amount: '−€18.00' },
    { label: 'Order total', amount: '€162.00' },
  ])
  expect(receipt.today).toEqual([{ label: 'Paid today', amount: '€162.00' }])
  expect([receipt.card, receipt.refunded]).toEqual(['Visa ending 4242, 04/2030', '€20.00'])
})

test('ORDER-10 ORDER-11 what is paid in parts: today of each, what is left, and how it stands', () => {
  const senior = item({ initial_payment: 30_00, remaining_payment: 150_00, number_of_payments: 6 })
  const jersey = item({
    order_item_id: PACK,
    product: { ...senior.product, name: 'Home jersey', type: 'ShopItem' },
    first_name: null,
    last_name: null,
    subtotal: 60_00,
    total: 55_00,
    initial_payment: 55_00,
  })
  const schedule = [9, 10, 11, 12, 1].map((month) => ({
    due: `2026-${String(month).padStart(2, '0')}-01`,
    amount: 30_00,
    status: month === 9 ? ('paid' as const) : ('planned' as const),
    order_item_id: senior.order_item_id,
  }))
  const receipt = receiptOf(
    order({
      items: [senior, jersey],
      schedule,
      pay_today: { subtotal: 90_00, discount: 5_00, total: 85_00 },
      pay_later: 150_00,
      total: 235_00,
      shop_item_discounts: [{ name: 'Winter offer', amount: 5_00 }],
    }),
    ZONE,
  )
  expect(receipt.lines.map(({ amount }) => amount)).toEqual(['€180.00', '€60.00'])
  expect(receipt.sums.map(({ amount }) => amount)).toEqual(['€240.00', '−€5.00', '€235.00'])
  expect(receipt.today).toEqual([
    { label: 'Senior player, Colm, 1 of 6', amount: '€30.00' },
    { label: 'Home jersey', amount: '€55.00' },
    { label: 'Paid today', amount: '€85.00' },
  ])
  expect(receipt.stillToPay).toEqual({ label: 'Still to pay', amount: '€120.00' })
})

test('ORDER-10 payments of one day are one sum, what failed stands apart, and what was called off is not there', () => {
  const due = (day: string, amount: number, status: 'planned' | 'failed' | 'paid' | 'cancelled') => ({
    due: day,
    amount,
    status,
    order_item_id: PACK,
  })
  const schedule = [
    due('2026-08-15', 24_75, 'paid'),
    due('2026-08-15', 24_75, 'failed'),
    due('2026-09-15', 30_00, 'planned'),
    due('2026-09-15', 49_50, 'planned'),
    due('2026-09-15', 10_00, 'cancelled'),
    due('2026-10-15', 30_00, 'planned'),
  ]
  expect(receiptOf(order({ schedule }), ZONE).later).toEqual([
    { label: '15/08/2026, paid', amount: '€24.75' },
    { label: '15/08/2026, not paid', amount: '€24.75' },
    { label: '15/09/2026', amount: '€79.50' },
    { label: '15/10/2026', amount: '€30.00' },
  ])
})

test('the numbers that play stand with their line', () => {
  const ticket = item({ product: { ...item({}).product, type: 'Draw' }, numbers: ['412', '413'] })
  expect(receiptOf(order({ items: [ticket] }), ZONE).lines[0]?.numbers).toEqual(['412', '413'])
})

const STANDARD = { name: 'Standard', basis_points: 2300 }
const EXEMPT = { name: 'Exempt', basis_points: 0 }
const VAT = { tax_number: 'IE1234567T' }

test('M29 a club that is not registered says nothing of tax', () => {
  expect(receiptOf(order({}), ZONE)).not.toHaveProperty('tax')
})

test('M29 one rate: what is paid today contains so much, and no line is marked', () => {
  const { tax, lines } = receiptOf(order({ ...VAT, items: [item({ tax: STANDARD })] }), ZONE)
  expect(tax).toEqual(['Includes VAT at 23%: €33.66', 'VAT number: IE1234567T'])
  expect(lines[0]?.detail).toBe('Colm Hallaran')
})

test('M29 of what is paid in parts, today’s part', () => {
  const items = [item({ tax: STANDARD, initial_payment: 60_00, remaining_payment: 120_00 })]
  expect(receiptOf(order({ ...VAT, items }), ZONE).tax?.[0]).toBe('Includes VAT at 23%: €11.22')
})

test('M29 several rates: each is summed, and the lines are marked', () => {
  const other = {
    order_item_id: PACK,
    total: 40_00,
    initial_payment: 40_00,
    first_name: null,
    last_name: null,
  }
  const items = [item({ tax: STANDARD }), item({ ...other, tax: EXEMPT })]
  const { tax, lines } = receiptOf(order({ ...VAT, items }), ZONE)
  expect(tax).toEqual(['Includes VAT at 23%: €33.66', 'VAT number: IE1234567T'])
  expect(lines.map(({ detail }) => detail)).toEqual(['Colm Hallaran, VAT 23%', 'VAT: exempt'])
})

test('M29 a bundle has the rates of its plans', () => {
  const bundle = item({ order_item_id: PACK, first_name: null, last_name: null })
  const plan = (total: number, tax: typeof STANDARD) => item({ bundle_order_item_id: PACK, total, tax })
  const items = [bundle, plan(123_00, STANDARD), plan(57_00, EXEMPT)]
  expect(receiptOf(order({ ...VAT, items }), ZONE).tax?.[0]).toBe('Includes VAT at 23%: €23.00')
})

test.each([
  { tax: 14_96, says: '€80.00, including €14.96 VAT', why: 'what was booked' },
  { tax: 13_88, says: '€80.00, including €13.88 VAT', why: 'also where the lines would come to another sum' },
  { tax: 0, says: '€80.00', why: 'none' },
])('M29 a refund says what of it is tax: $why', ({ tax, says }) => {
  const items = [item({ tax: STANDARD, refunded: 80_00 })]
  expect(receiptOf(order({ ...VAT, refunded: 80_00, tax_refunded: tax, items }), ZONE).refunded).toBe(says)
})
