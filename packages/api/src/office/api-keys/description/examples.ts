/** What a reply looks like, of a club that does not exist: each is checked against what the contract says. */

const ORDER_ID = '0f6b1c3e-9a55-4d0c-8a6e-3d1b6f0c9a11'
const LINE_ID = '1a2d7f5e-44cb-4c2f-9a53-6a0e2b7c4d22'
const PAYMENT_ID = '2b3e8a6f-55dc-4d3a-8b64-7b1f3c8d5e33'
const MEMBER_ID = '3c4f9b7a-66ed-4e4b-9c75-8c2a4d9e6f44'
const MEMBERSHIP_ID = '4d5a0c8b-77fe-4f5c-8d86-9d3b5e0f7a55'
const PLAN_ID = '5e6b1d9c-88af-4a6d-9e97-0e4c6f1a8b66'
const REFUND_ID = '6f7c2e0d-99ba-4b7e-8fa8-1f5d7a2b9c77'

const order = {
  order_id: ORDER_ID,
  order_number: 10_412,
  status: 'Completed',
  buyer: 'Bríd Hallaran',
  currency: 'EUR',
  created_at: '2026-11-17T18:31:04.120Z',
  completed_at: '2026-11-17T18:32:40.008Z',
  updated_at: '2026-11-17T18:32:40.021Z',
  subtotal: 15_000,
  discount: 1_000,
  total: 14_000,
  paid: 5_000,
  refunded: 0,
  due: 9_000,
  late: 0,
  lines: [
    {
      line_id: LINE_ID,
      type: 'Plan',
      product_id: PLAN_ID,
      name: 'Juvenile U8–U12',
      quantity: 1,
      total: 14_000,
      refunded: 0,
    },
  ],
  payments: [
    {
      payment_id: PAYMENT_ID,
      at: '2026-11-17T18:32:39.900Z',
      method: 'card',
      status: 'succeeded',
      amount: 5_000,
      fee: 95,
      refunded: 0,
    },
  ],
  refunds: [],
}

const booking = {
  transaction_id: '7a8d3f1e-00cb-4c8f-9ab9-2a6e8b3c0d88',
  at: '2026-11-17T18:32:39.900Z',
  kind: 'charge',
  order_id: ORDER_ID,
  payment_id: PAYMENT_ID,
  refund_id: null,
  currency: 'EUR',
  entries: [
    { account: 'gateway', amount: 5_000, line_id: null },
    { account: 'income', amount: -5_000, line_id: LINE_ID },
  ],
}

const membership = {
  membership_id: MEMBERSHIP_ID,
  member_id: MEMBER_ID,
  first_name: 'Fiadh',
  last_name: 'Hallaran',
  plan_id: PLAN_ID,
  plan: 'Juvenile U8–U12',
  status: 'active',
  starts_on: '2026-11-17',
  ends_on: '2027-10-31',
  created_at: '2026-11-17T18:32:40.008Z',
  updated_at: '2026-11-17T18:32:40.021Z',
}

const pageOf = (item: object) => ({ items: [item], next_cursor: 'MTA0MTIuMGY2YjFjM2U' })

export const REPLIES = {
  listOrders: pageOf(order),
  getOrder: order,
  listBookings: pageOf(booking),
  listMembers: pageOf(membership),
  listRemovals: pageOf({ kind: 'person', id: MEMBER_ID, removed_at: '2026-11-18T04:30:02.415Z' }),
} as const

const HAPPENED = '2026-11-17T18:32:40.008Z'
const ofOrder = { order_id: ORDER_ID, payment_id: PAYMENT_ID }
const payment = { ...ofOrder, kind: 'checkout', method: 'card', amount: 5_000, currency: 'EUR' }
const refund = {
  ...ofOrder,
  refund_id: REFUND_ID,
  amount: 2_500,
  currency: 'EUR',
  lines: [{ order_item_id: LINE_ID, amount: 2_500 }],
}
const ofMembership = {
  membership_id: MEMBERSHIP_ID,
  member_id: MEMBER_ID,
  plan_id: PLAN_ID,
  line_id: LINE_ID,
  status: 'active',
  starts_on: '2026-11-17',
  ends_on: '2027-10-31',
}

const DATA = {
  'order.completed': {
    order_id: ORDER_ID,
    order_number: 10_412,
    currency: 'EUR',
    total: 14_000,
    paid_today: 5_000,
    to_pay_later: 9_000,
    lines: [{ line_id: LINE_ID, type: 'Plan', product_id: PLAN_ID, quantity: 1, total: 14_000 }],
  },
  'order.refunded': refund,
  'refund.failed': refund,
  'payment.recorded': payment,
  'payment.failed': payment,
  'payment.corrected': { ...payment, kind: 'hand', method: 'cash' },
  'instalment.paid': {
    ...ofOrder,
    instalment_id: '8b9e4a2f-11dc-4d9a-8bca-3b7f9c4d1e99',
    line_id: LINE_ID,
    number: 2,
    due_on: '2026-12-17',
    amount: 4_500,
  },
  'membership.started': ofMembership,
  'membership.cancelled': { ...ofMembership, status: 'cancelled' },
  'person.erased': { member_id: MEMBER_ID },
  'webhook.test': { webhook_id: '9c0f5b3a-22ed-4e0b-9cdb-4c8a0d5e2f00' },
}

export const EVENT_BODIES: Record<string, object> = Object.fromEntries(
  Object.entries(DATA).map(([type, data]) => [type, { type, timestamp: HAPPENED, data }]),
)
