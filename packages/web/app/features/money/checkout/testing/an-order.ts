import type { Order, OrderItem } from '@clubhouse/contract/money/orders'

const ITEM: OrderItem = {
  order_item_id: '00000000-0000-4000-8000-0000000000b1',
  bundle_order_item_id: null,
  product: {
    product_id: '00000000-0000-4000-8000-0000000000c1',
    name: 'Senior player',
    type: 'Plan',
    slug: 'senior-player',
  },
  title: 'Football 2026',
  quantity: 1,
  price: 18_000,
  subtotal: 18_000,
  bundle_total: null,
  discount: 0,
  discounts: {},
  total: 18_000,
  initial_payment: 3000,
  remaining_payment: 15_000,
  number_of_payments: 6,
  first_name: 'Colm',
  last_name: 'Hallaran',
  refunded: 0,
  is_subscription: false,
}

/** For tests: a plan in six payments, the first of which was made with a Visa. */
export function anOrder(wanted: Partial<Order> = {}): Order {
  return {
    order_id: '00000000-0000-4000-8000-0000000000aa',
    order_seq: 1042,
    status: 'Completed',
    created_at: '2026-08-01T09:24:16Z',
    currency: 'EUR',
    is_guest_checkout: false,
    pay_today: { subtotal: 3000, discount: 0, total: 3000 },
    pay_later: 15_000,
    total: 18_000,
    refunded: 0,
    multiproduct_discounts: [],
    discount_codes: [],
    shop_item_discounts: [],
    waits_for_bank: false,
    transactions: [
      {
        transaction_id: '00000000-0000-4000-8000-0000000000d1',
        kind: 'debit',
        amount: 3000,
        at: '2026-08-01T09:24:20Z',
        settlement: { brand: 'visa', last_four_digits: '4242', expiration_month: 8, expiration_year: 2028 },
      },
    ],
    items: [ITEM],
    schedule: ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'].map((due) => ({
      due,
      amount: 3000,
      status: 'planned' as const,
      order_item_id: ITEM.order_item_id,
    })),
    payment_error: null,
    ...wanted,
  }
}
