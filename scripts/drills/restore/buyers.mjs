import { randomUUID } from 'node:crypto'
import { CLUB } from './world.mjs'

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }

/** @typedef {{ product: string, variant: string }} Item */

/**
 * Guests who buy one thing after the other, each paid by card, until they are told to stop or nobody answers. What they were told is theirs, is kept here:
 * the database will have another opinion.
 *
 * @param {string} origin @param {readonly Item[]} items @param {number} howMany
 */
export function startBuyers(origin, items, howMany) {
  /** @type {import('./figures.mjs').Order[]} */
  const acknowledged = []
  const over = new AbortController()
  /** @type {string[]} */
  const troubles = []
  const buyer = async (/** @type {number} */ first) => {
    for (let turn = first; !over.signal.aborted; turn += howMany) {
      const item = items[turn % items.length]
      if (!item) return
      try {
        const id = await buy(origin, item)
        acknowledged.push({ id, at: Date.now() })
      } catch (error) {
        troubles.push(String(error))
        return
      }
    }
  }
  const buying = Array.from({ length: howMany }, (_, at) => buyer(at))
  return {
    acknowledged,
    troubles,
    stop: async () => {
      over.abort()
      await Promise.all(buying)
    },
  }
}

/** From an empty basket to an order that is paid and booked. @param {string} origin @param {Item} item */
export async function buy(origin, { product, variant }) {
  const store = `${origin}/api/v2/store/${CLUB}`
  const added = { items: [{ product_id: product, metadata: { quantity: 1, variant_id: variant } }] }
  const { shopping_cart_id } = await ask(`${store}/shopping-cart`, added)
  const guest = {
    grant_type: 'guest',
    email: `${randomUUID()}@home.example`,
    first_name: 'A',
    last_name: 'Buyer',
  }
  const { oauth } = await ask(`${origin}/api/v2/member/guest`, guest)
  const as = { authorization: `Bearer ${oauth.access_token}`, 'x-guest-auth': 'true' }
  const named = { shopping_cart_id, guest_first_name: 'A', guest_last_name: 'Buyer' }
  const { order_id, payment_token } = await ask(`${store}/checkouts`, named, as)
  await ask(`${origin}/sandbox/payment-intents/${payment_token}/confirm`, { card: CARD })
  const { status } = await ask(`${store}/orders/${order_id}`, undefined, as)
  if (status !== 'Completed') throw new Error(`An order is ${status}`)
  return String(order_id)
}

/**
 * @param {string} url @param {object} [body] @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 */
async function ask(url, body, headers = {}) {
  const sent = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  }
  const reply = await fetch(url, { signal: AbortSignal.timeout(15_000), ...(sent ?? { headers }) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${new URL(url).pathname} answered ${reply.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
