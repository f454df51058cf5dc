import { randomUUID } from 'node:crypto'
import { ask, type Ask } from '../latency.ts'

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }

/** What a step of a purchase answers, as far as the next one needs it. */
interface Said {
  shopping_cart_id: string
  order_id: string
  payment_token: string
  status: string
  guest: string
  oauth: { access_token: string }
}

export function said({ status, text }: { status: number; text: string }): Said {
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text) as Said
}

/** One size of an item of the shop. */
export interface Choice {
  slug: string
  product: string
  variant: string
}

/** A shop that can be measured, ours or the floor. Whoever buys is nobody until they pay, and a guest then. */
export interface MeasuredShop {
  list: Ask
  detail: (choice: Choice) => Ask
  /** A new cart with one thing in it; its id. */
  add: (choice: Choice) => Promise<string>
  /** From a cart to an order that is paid. */
  buy: (cart: string) => Promise<void>
}

const newEmail = () => `${randomUUID()}@home.example`
const post = (url: string, body: object, headers: Record<string, string> = {}): Ask => ({
  url,
  method: 'POST',
  headers,
  body,
})

function isPaid({ status }: Said): void {
  if (status !== 'Completed') throw new Error(`An order is ${status}`)
}

/** Whoever says who they are is not answered with what is kept: each of our reads is made anew. */
const NOT_KEPT = { authorization: 'Bearer of-somebody' }

export function ourShop(
  origin: string,
): MeasuredShop & { keptList: Ask; keptDetail: (choice: Choice) => Ask } {
  const store = `${origin}/api/v2/store/dunvarra`
  const list = { url: `${store}/shop-items?per_page=24` }
  const detail = ({ slug }: Choice) => ({ url: `${store}/shop-items/${slug}` })
  return {
    list: { ...list, headers: NOT_KEPT },
    detail: (choice) => ({ ...detail(choice), headers: NOT_KEPT }),
    keptList: list,
    keptDetail: detail,
    async add({ product, variant }) {
      const item = { product_id: product, metadata: { quantity: 1, variant_id: variant } }
      return said(await ask(post(`${store}/shopping-cart`, { items: [item] }))).shopping_cart_id
    },
    async buy(cart) {
      const guest = { grant_type: 'guest', email: newEmail(), first_name: 'A', last_name: 'Buyer' }
      const { oauth } = said(await ask(post(`${origin}/api/v2/member/guest`, guest)))
      const headers = { authorization: `Bearer ${oauth.access_token}`, 'x-guest-auth': 'true' }
      const { order_id: order, payment_token: token } = said(
        await ask(
          post(
            `${store}/checkouts`,
            { shopping_cart_id: cart, guest_first_name: 'A', guest_last_name: 'Buyer' },
            headers,
          ),
        ),
      )
      said(await ask(post(`${origin}/sandbox/payment-intents/${token}/confirm`, { card: CARD })))
      isPaid(said(await ask({ url: `${store}/orders/${order}`, headers })))
    },
  }
}

/** bench/baselines/floor-shop.ts */
export function floorShop(origin: string): MeasuredShop {
  return {
    list: { url: `${origin}/items` },
    detail: ({ slug }) => ({ url: `${origin}/items/${slug}` }),
    add: async ({ product, variant }) =>
      said(await ask(post(`${origin}/cart`, { product, variant }))).shopping_cart_id,
    async buy(cart) {
      const { guest } = said(await ask(post(`${origin}/guests`, { email: newEmail() })))
      const { order_id: order, payment_token: token } = said(
        await ask(post(`${origin}/checkouts`, { cart, guest })),
      )
      said(await ask(post(`${origin}/confirm/${token}`, {})))
      isPaid(said(await ask({ url: `${origin}/orders/${order}` })))
    },
  }
}

/** The last of the items are those that are not on the page that is listed; each is asked for in turn. */
export function inTurn<T>(all: readonly T[]): () => T {
  let at = 0
  return () => {
    const one = all[at % all.length]
    at += 1
    if (one === undefined) throw new Error('There is nothing to choose from')
    return one
  }
}
