import { randomUUID } from 'node:crypto'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../behind-caddy.mjs'
import { CLUB } from '../restore/world.mjs'

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }
/** Nobody presses faster. */
const PAUSE_MS = 150

/** @typedef {{ asked: number, failed: number, orders: number, longestMs: number, slowest: string, reasons: Record<string, number> }} Phase */
/** @typedef {{ door: number, domain: string, items: readonly import('../restore/buyers.mjs').Item[], office: Record<string, string> }} Place `office` signs in an admin */

/**
 * People who read, people who work in the office, and people who buy, through Caddy. Every answer counts in the phase in which it was asked for:
 * whatever is no success is a failure.
 *
 * @param {Place} place @param {{ readers: number, clerks: number, buyers: number }} many
 */
export function startTraffic(place, many) {
  /** @type {Record<string, Phase>} */
  const phases = {}
  let now = phaseOf(phases, 'begin')
  /** @type {string[]} */
  const told = []
  const over = new AbortController()
  const open = () => new https.Agent({ keepAlive: true, maxSockets: 1 })
  /** @param {https.Agent} agent @param {{ path: string, host?: string, body?: object, headers?: Record<string, string> }} what */
  const count = async (agent, what) => {
    const phase = now
    const began = performance.now()
    const { status, reason, text } = await ask(agent, place.door, {
      host: `${CLUB}.${place.domain}`,
      ...what,
    })
    const ms = performance.now() - began
    const route = what.path.replaceAll(/[\w-]{20,}/g, '…')
    phase.asked += 1
    if (ms > phase.longestMs) Object.assign(phase, { longestMs: ms, slowest: route })
    if (status !== null && status >= 200 && status < 400) return text
    phase.failed += 1
    const why = `${route}: ${status ?? reason}`
    phase.reasons[why] = (phase.reasons[why] ?? 0) + 1
    return null
  }
  /** @param {number} howMany @param {(agent: https.Agent, turn: number) => Promise<unknown>} does */
  const people = (howMany, does) =>
    Array.from({ length: howMany }, async (_, at) => {
      const agent = open()
      for (let turn = at; !over.signal.aborted; turn += 1) {
        await does(agent, turn)
        await wait(PAUSE_MS)
      }
      agent.destroy()
    })
  const readings = [
    { path: '/' },
    { path: '/news' },
    { path: '/shop' },
    { path: `/api/v2/store/${CLUB}` },
    { path: `/api/v2/store/${CLUB}/shop-items` },
    { path: `/api/v2/store/${CLUB}/programs` },
  ]
  const office = [
    'members',
    'orders',
    'members?state=active&money=due',
    'orders?sort=created_at&sort_direction=desc',
  ]
  const everybody = [
    ...people(many.readers, (agent, turn) => count(agent, readings[turn % readings.length] ?? { path: '/' })),
    ...people(many.clerks, (agent, turn) =>
      count(agent, {
        host: `backoffice.${place.domain}`,
        path: `/api/v2/backoffice/${office[turn % office.length]}`,
        headers: place.office,
      }),
    ),
    ...people(many.buyers, async (agent, turn) => {
      const phase = now
      const id = await buy((what) => count(agent, what), place.items[turn % place.items.length])
      if (id === null) return
      told.push(id)
      phase.orders += 1
    }),
  ]
  return {
    told,
    phases,
    /** @param {string} name */
    begin: (name) => void (now = phaseOf(phases, name)),
    end: async () => {
      over.abort()
      await Promise.all(everybody)
    },
  }
}

/** @param {Record<string, Phase>} phases @param {string} name @returns {Phase} */
const phaseOf = (phases, name) =>
  (phases[name] ??= { asked: 0, failed: 0, orders: 0, longestMs: 0, slowest: '', reasons: {} })

/**
 * From an empty basket to an order that is paid; null where anything failed on the way, which has been counted.
 *
 * @param {(what: { path: string, body?: object, headers?: Record<string, string> }) => Promise<string | null>} count
 * @param {import('../restore/buyers.mjs').Item | undefined} item
 */
async function buy(count, item) {
  if (!item) return null
  const read = (/** @type {string | null} */ text) => (text === null ? null : JSON.parse(text))
  const store = `/api/v2/store/${CLUB}`
  const items = [{ product_id: item.product, metadata: { quantity: 1, variant_id: item.variant } }]
  const cart = read(await count({ path: `${store}/shopping-cart`, body: { items } }))
  if (!cart) return null
  const name = { first_name: 'A', last_name: 'Buyer' }
  const guest = read(
    await count({
      path: '/api/v2/member/guest',
      body: { grant_type: 'guest', email: `${randomUUID()}@home.example`, ...name },
    }),
  )
  if (!guest) return null
  const headers = { authorization: `Bearer ${guest.oauth.access_token}`, 'x-guest-auth': 'true' }
  const { shopping_cart_id } = cart
  const named = { shopping_cart_id, guest_first_name: 'A', guest_last_name: 'Buyer' }
  const order = read(await count({ path: `${store}/checkouts`, body: named, headers }))
  if (!order) return null
  const confirmed = await count({
    path: `/sandbox/payment-intents/${order.payment_token}/confirm`,
    body: { card: CARD },
  })
  if (confirmed === null) return null
  const seen = read(await count({ path: `${store}/orders/${order.order_id}`, headers }))
  return seen?.status === 'Completed' ? String(order.order_id) : null
}
