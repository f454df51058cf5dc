import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { CLUB } from '../restore/world.mjs'

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }
/** A browser would show the trouble and be asked again; so is ours, a little later. */
const AGAIN_MS = 250
const ANSWER_WITHIN_MS = 6_000
/** Whoever sees nothing for so long goes away, and may have paid. */
const PATIENCE_MS = 90_000

/**
 * @typedef {{ id: string, at: number, by: string }} Told somebody was told at that moment that this order is theirs
 * @typedef {{ told: Told[], givenUp: string[], nextCharge: () => Promise<unknown>, stop: () => Promise<void> }} Buyers `nextCharge` is when
 *   the next of them has sent a card
 */

/**
 * Guests who never stop: what is refused for a passing reason they ask again, with the same key for the same purchase, as browsers and impatient people do.
 *
 * @param {readonly string[]} origins @param {readonly import('../restore/buyers.mjs').Item[]} items @param {number} howMany
 * @returns {Buyers}
 */
export function startBuyers(origins, items, howMany) {
  /** @type {Told[]} */
  const told = []
  /** @type {string[]} */
  const givenUp = []
  const charges = new EventEmitter()
  const over = new AbortController()
  const buyer = async (/** @type {number} */ first) => {
    for (let turn = first; !over.signal.aborted; turn += howMany) {
      const item = items[turn % items.length]
      const origin = origins[turn % origins.length]
      if (!item || !origin) return
      const email = `${randomUUID()}@home.example`
      try {
        const id = await purchase(origin, item, email, () => charges.emit('charge'))
        told.push({ id, at: Date.now(), by: origin })
      } catch (error) {
        givenUp.push(`${new Date().toISOString()} ${String(error)}`)
        await wait(AGAIN_MS)
      }
    }
  }
  const buying = Array.from({ length: howMany }, (_, at) => buyer(at))
  return {
    told,
    givenUp,
    nextCharge: () => once(charges, 'charge'),
    stop: async () => {
      over.abort()
      await Promise.all(buying)
    },
  }
}

/** @param {string} origin @param {import('../restore/buyers.mjs').Item} item @param {string} email @param {() => void} onCharge */
async function purchase(origin, { product, variant }, email, onCharge) {
  const ask = insistently(origin, Date.now() + PATIENCE_MS)
  const store = `/api/v2/store/${CLUB}`
  const added = { items: [{ product_id: product, metadata: { quantity: 1, variant_id: variant } }] }
  const { shopping_cart_id } = await ask(`${store}/shopping-cart`, added)
  const { oauth } = await ask('/api/v2/member/guest', {
    grant_type: 'guest',
    email,
    first_name: 'A',
    last_name: 'Buyer',
  })
  const as = { authorization: `Bearer ${oauth.access_token}`, 'x-guest-auth': 'true' }
  const named = { shopping_cart_id, guest_first_name: 'A', guest_last_name: 'Buyer' }
  const { order_id, payment_token } = await ask(`${store}/checkouts`, named, {
    ...as,
    'idempotency-key': randomUUID(),
  })
  onCharge()
  await ask(`/sandbox/payment-intents/${payment_token}/confirm`, { card: CARD })
  for (;;) {
    const { status } = await ask(`${store}/orders/${order_id}`, undefined, as)
    if (status === 'Completed') return String(order_id)
    if (!['New', 'Pending'].includes(status)) throw new Error(`An order is ${status}`)
    ask.orGiveUp(`An order is ${status} still`)
    await wait(AGAIN_MS)
  }
}

/** @param {string} origin @param {number} until */
function insistently(origin, until) {
  const orGiveUp = (/** @type {string} */ why) => {
    if (Date.now() > until) throw new Error(`Gave up: ${why}`)
  }
  /** @param {string} path @param {object} [body] @param {Record<string, string>} [headers] @returns {Promise<any>} */
  const ask = async (path, body, headers = {}) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    for (;;) {
      const { status, text } = await fetch(`${origin}${path}`, {
        ...sent,
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
        .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
        .catch((error) => ({ status: 0, text: String(error) }))
      if (status >= 200 && status < 300) return JSON.parse(text)
      const why = `${path.replaceAll(/[\w-]{20,}/g, '…')} answered ${status}: ${text.slice(0, 160)}`
      // A second request of the same purchase while the first is under way.
      const isPassing = status === 0 || status === 429 || status >= 500 || status === 409
      if (!isPassing) throw new Error(why)
      orGiveUp(why)
      await wait(AGAIN_MS)
    }
  }
  return Object.assign(ask, { orGiveUp })
}
