import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Order } from '@clubhouse/contract/money/orders'
import { type CartClient, openCartClient } from './cart-client.ts'
import { ask, type Asked } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

export const CARDS = {
  good: '4242424242424242',
  debit: '4000056655665556',
  declined: '4000000000000002',
  challenge: '4000002760003184',
  failsLater: '4000000000000341',
} as const

export interface Money {
  captured: number
  refunded: number
  balance: number
  unbalanced: number
}

export interface CheckoutClient extends CartClient {
  fill: (...items: object[]) => Promise<ShoppingCart>
  checkOut: (cartId: string, body?: object, asked?: Asked) => ReturnType<typeof ask>
  freeCheckOut: (cartId: string, asked?: Asked) => ReturnType<typeof ask>
  /** As the browser does at the gateway. */
  confirm: (paymentToken: string, card?: string) => ReturnType<typeof ask>
  order: (orderId: string, asked?: Asked) => Promise<Order>
  /** All that is due now is done: webhooks, effects, schedules. */
  settle: () => Promise<void>
  /** What the gateway has, and what our books say. */
  money: () => Promise<Money>
}

/** Where carts become orders, in Dunvarra and as Bríd unless said otherwise. */
export async function openCheckoutClient(app: TestApp): Promise<CheckoutClient> {
  const desk = await openCartClient(app)
  const store = '/v2/store/dunvarra'
  const post = (path: string, body: object, asked: Asked = {}) =>
    ask(app, `${store}${path}`, body, { as: desk.brid, ...asked })
  return Object.assign(desk, {
    async fill(...items: object[]) {
      const { status, body } = await desk.create(items)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body as ShoppingCart
    },
    checkOut: (cartId: string, body: object = {}, asked: Asked = {}) =>
      post('/checkouts', { shopping_cart_id: cartId, ...body }, asked),
    freeCheckOut: (cartId: string, asked: Asked = {}) =>
      post('/free_checkout', { shopping_cart_id: cartId }, asked),
    async confirm(paymentToken: string, number: string = CARDS.good) {
      const { statusCode, body } = await app.server.inject({
        method: 'POST',
        url: `/sandbox/payment-intents/${paymentToken}/confirm`,
        headers: { host: 'dunvarra.clubhouse.test', 'content-type': 'application/json' },
        payload: { card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } },
      })
      return { status: statusCode, body: JSON.parse(body), headers: {} }
    },
    async order(orderId: string, asked: Asked = {}) {
      const { status, body } = await ask(app, `${store}/orders/${orderId}`, undefined, {
        as: desk.brid,
        ...asked,
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body as Order
    },
    settle: () => app.parts.jobs.runDue(),
    async money() {
      const payments = await app.parts.sandbox?.desk.listPayments()
      const sum = (of: (payment: NonNullable<typeof payments>[number]) => number) =>
        (payments ?? []).reduce((total, payment) => total + of(payment), 0)
      const [books] = await app.asOwner<{ gateway: number; off: number }>(
        `select coalesce(sum(amount) filter (where account in ('gateway', 'fees', 'platform-fees')), 0)::int as gateway,
          coalesce(sum(amount), 0)::int as off from ledger_entries`,
      )
      return {
        captured: sum(({ status, amount }) => (status === 'succeeded' ? amount : 0)),
        refunded: sum(({ refunded }) => refunded),
        balance: books?.gateway ?? 0,
        unbalanced: books?.off ?? 0,
      }
    },
  })
}
