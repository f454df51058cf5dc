import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order, OrderItem } from '@clubhouse/contract/money/orders'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import {
  type DiscountCode,
  type Line,
  type PricedLines,
  priceLines,
} from '../../selling/pricing/price-lines.ts'
import type { MultiBuy } from '../../selling/pricing/multi-buy.ts'
import { cents } from '../money.ts'
import { receiptOf, type ReceiptRow } from './receipt.ts'

const amount = fc.integer({ min: 0, max: 60_000 }).map(cents)
const payment = fc.option(
  fc.oneof(
    fc.record({
      type: fc.constantFrom('instalment' as const, 'reducing_instalment' as const),
      payments: fc.integer({ min: 1, max: 12 }),
      initial: fc.option(amount),
    }),
    fc.record({
      type: fc.constant('subscription' as const),
      payments: fc.option(fc.integer({ min: 1, max: 52 })),
      initial: fc.constant(null),
    }),
  ),
)
const PLANS = ['a', 'b']
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    kind: fc.constant('plan' as const),
    id: fc.uuid(),
    planId: fc.constantFrom(...PLANS),
    price: amount,
    payment,
  }),
  fc.record({
    kind: fc.constant('other' as const),
    id: fc.uuid(),
    price: amount,
    shopDiscount: fc.option(fc.record({ name: fc.constantFrom('Winter offer', 'CODE'), amount })),
  }),
)
const off = fc.record({
  type: fc.constantFrom('fixed' as const, 'percentage' as const),
  amount: fc.integer({ min: 0, max: 100 }),
})
const multiBuys: fc.Arbitrary<MultiBuy[]> = fc.array(
  fc
    .record({ id: fc.uuid(), name: fc.constantFrom('Two seniors', 'Brothers and sisters'), off })
    .map(({ id, name, off: { type, amount: less } }) => ({
      id,
      name,
      type,
      planIds: PLANS,
      offerings: [{ products: 2, amount: less }],
    })),
  { maxLength: 2 },
)
const code: fc.Arbitrary<DiscountCode | null> = fc.option(
  off.map(({ type, amount: less }) => ({ code: 'CODE', type, amount: less, planIds: null })),
)

const ORDER: Omit<Order, 'items' | 'schedule' | 'pay_today' | 'pay_later' | 'total'> = {
  order_id: '00000000-0000-4000-8000-00000000000a',
  order_seq: 1,
  status: 'Completed',
  created_at: '2026-07-15T12:00:05.000Z',
  currency: 'EUR',
  is_guest_checkout: false,
  refunded: 0,
  multiproduct_discounts: [],
  discount_codes: [],
  shop_item_discounts: [],
  transactions: [],
  waits_for_bank: false,
  payment_error: null,
}

/** As the server writes it of what was priced. */
function orderOf(priced: PricedLines): Order {
  const named = (kind: string) => priced.discounts.filter((each) => each.kind === kind)
  const items = priced.lines.map(({ id, subtotal, total, payments }): OrderItem => {
    const later = payments.later.reduce((sum, part) => sum + part, 0)
    return {
      order_item_id: id,
      bundle_order_item_id: null,
      product: { product_id: id, name: 'Senior player', type: 'Plan', slug: 'senior-player' },
      title: '',
      quantity: 1,
      price: subtotal,
      subtotal,
      bundle_total: null,
      discount: subtotal - total,
      discounts: {},
      total,
      initial_payment: payments.today.total,
      remaining_payment: later,
      number_of_payments: payments.later.length + 1,
      first_name: 'Colm',
      last_name: 'Hallaran',
      refunded: 0,
      is_subscription: false,
    }
  })
  return {
    ...ORDER,
    items,
    multiproduct_discounts: named('multiproduct'),
    discount_codes: named('code'),
    shop_item_discounts: named('shop_item_discount'),
    pay_today: priced.today,
    pay_later: priced.later,
    total: priced.total,
    schedule: priced.lines.flatMap(({ id, payments }) =>
      payments.later.map((part, at) => ({
        due: `2026-${String((at % 12) + 1).padStart(2, '0')}-01`,
        amount: part,
        status: at % 3 === 0 ? ('paid' as const) : ('planned' as const),
        order_item_id: id,
      })),
    ),
  }
}

/** What a reader would add up: "−€1,180.00" is less, "Free" is nothing. */
function read(printed: string | undefined): number {
  const digits = Math.round(Number((printed ?? '').replaceAll(/[^\d.]/g, '')) * 100)
  return printed?.startsWith('−') ? -digits : digits
}
const added = (rows: readonly ReceiptRow[]) => rows.reduce((sum, row) => sum + read(row.amount), 0)

test('ORDER-10 ORDER-11 DISC-07 whatever was bought, the printed lines come to the printed sums', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), multiBuys, code, (lines, buys, typed) => {
      const order = orderOf(priceLines(lines, { multiBuys: buys, code: typed }))
      const receipt = receiptOf(order, 'Europe/Dublin')
      const bought = receipt.lines.reduce((sum, each) => sum + read(each.amount), 0)
      const [first, ...rest] = receipt.sums
      expect(read(first?.amount)).toBe(bought)
      const total = rest.length > 0 ? read(rest.at(-1)?.amount) : bought
      expect(bought + added(rest.slice(0, -1))).toBe(total)
      // Each discount stands once, by its name.
      expect(rest.slice(0, -1)).toHaveLength(
        order.multiproduct_discounts.length + order.discount_codes.length + order.shop_item_discounts.length,
      )
      const paid = read(receipt.today.at(-1)?.amount)
      if (receipt.today.length > 1) expect(added(receipt.today.slice(0, -1))).toBe(paid)
      expect(paid + added(receipt.later)).toBe(total)
      const open = receipt.later.filter(({ label }) => !label.endsWith(', paid'))
      expect(read(receipt.stillToPay?.amount)).toBe(added(open))
    }),
    { numRuns: runs(500, 10_000), seed: 32 },
  )
})
