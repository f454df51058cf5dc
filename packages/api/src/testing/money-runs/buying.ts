import { giveUpOrder } from '#money/orders/give-up.ts'
import { once } from '#kernel/timing.ts'
import { app, clubId, desk } from '../clients/attempts-client.ts'
import { CARDS } from '../clients/checkout-client.ts'
import { ask } from '../sign-in.ts'
import type { Chance, Operation } from './chance.ts'
import { gatewaySide } from './gateway-side.ts'
import { inClub, now } from './ground.ts'
import { settle } from './settle.ts'
import { pass } from './weather.ts'

/** What runs out in the middle of a run: places of a camp, and a jersey of one size. */
const SHELF = 12
const CODE = { code: 'GENERATED', uses: 40 }

/** Something of everything that is sold, so little of some of it that it runs out. Answers those shelves. */
export async function layGoods(): Promise<string[]> {
  const [item] = (await halfZip()).metadata.variants
  const shelves = [await desk.planId('camp-week-2'), item.variant_id]
  await app.asOwner('update stock set remaining = $2 where id = any($1)', [shelves, SHELF])
  await app.asOwner(
    `insert into discount_codes (club_id, id, code, type, amount, use_limit)
      values ($1, gen_random_uuid(), $2, 'fixed', 700, $3)`,
    [clubId, CODE.code, CODE.uses],
  )
  return shelves
}

const halfZip = async () => (await app.server.inject('/api/v2/store/dunvarra/shop-items/half-zip')).json()

async function ofShop(quantity: number): Promise<object> {
  const { product_id, metadata } = await halfZip()
  return { product_id, metadata: { quantity, variant_id: metadata.variants[0].variant_id } }
}

async function ticket(renews: boolean): Promise<object> {
  const { body } = await ask(app, '/v2/store/dunvarra/products/rovers-lotto')
  return {
    product_id: body.product_id,
    metadata: { lines: [[4, 9, 17, 21, 26, 30]], draws: 1, auto_renewal: renews },
  }
}

/** Read once for the whole run. */
const baskets = once(() => Promise.all(BASKETS.map((basket) => basket())))

const BASKETS = [
  async () => [await desk.plan('senior-player')],
  async () => [await desk.plan('social-member')],
  async () => [await desk.plan('senior-player'), await desk.plan('social-member')],
  // What has no end: paid again and again, and all of it can be given back.
  async () => [await desk.plan('gym-astro')],
  async () => [await ticket(true)],
  async () => [await ticket(false), await ofShop(1)],
  async () => [await ofShop(2)],
  async () => [await desk.plan('camp-week-2'), await ofShop(1)],
  async () => [
    await desk.bundle('siblings-saver', [
      await desk.plan('juvenile-u8-u12', { first_name: 'Cillian' }),
      await desk.plan('juvenile-u8-u12', { first_name: 'Sadhbh' }),
    ]),
  ],
  // A bundle that can be paid in parts, and whose plans leave it one by one.
  async () => [
    await desk.bundle('family-pack', [
      await desk.plan('senior-player'),
      await desk.plan('juvenile-u8-u12', { first_name: 'Cillian' }),
      await desk.plan('juvenile-u8-u12', { first_name: 'Sadhbh' }),
    ]),
  ],
]

interface Placed {
  order_id: string
  payment_token: string
}

/** Whoever is not answered presses again; what is sold out, or not to be had with this code, is nobody's. */
async function checkedOut(by: Chance): Promise<Placed | null> {
  await desk.clear()
  const made = await desk.create(by.oneOf(await baskets()) ?? [])
  const wish = { options: by.below(3) > 0, code: by.below(4) === 0, pressesAgain: by.below(2) === 0 }
  if (made.status !== 200) return null
  const { shopping_cart_id: cartId, items } = made.body
  for (const { shopping_cart_item: item, payment_options: options } of items) {
    const ids = options.map(({ payment_option_id: id }: { payment_option_id: string }) => id)
    const option = by.oneOf([null, ...ids])
    if (option && wish.options) await desk.pay(cartId, item, option)
  }
  if (wish.code) await desk.code(cartId, CODE.code)
  const press = () => desk.checkOut(cartId, { is_over_18: true })
  const first = await press()
  const { status, body } = first.status === 502 && wish.pressesAgain ? await press() : first
  return status === 200 ? body : null
}

export const buy =
  (card: string): Operation =>
  async (by) => {
    const placed = await checkedOut(by)
    if (!placed) return false
    await gatewaySide().confirm(placed.payment_token, card)
    // Whoever closes the browser is found by a webhook, or by the clock.
    if (by.below(4) > 0) await desk.order(placed.order_id)
    return true
  }

/** Nobody pays, and half an hour later it has come to nothing. */
export const expire: Operation = async (by) => {
  if (!(await checkedOut(by))) return false
  await pass(31 * 60)
  await settle()
  return true
}

/** Given up, and then paid after all: the money goes back by itself, or the order is complete where it still can be. */
export const buyTooLate: Operation = async (by) => {
  const placed = await checkedOut(by)
  if (!placed) return false
  const to = by.oneOf(['Cancelled', 'Expired'] as const) ?? 'Expired'
  const isPaid = by.below(3) > 0
  await inClub((tx) => giveUpOrder(tx, { clubId, orderId: placed.order_id, to, now: now() }))
  if (isPaid) await gatewaySide().confirm(placed.payment_token)
  await settle()
  return true
}

export const BUYING = {
  buy: { of100: 10, does: buy(CARDS.good) },
  buyToFailLater: { of100: 8, does: buy(CARDS.failsLater) },
  buyRefused: { of100: 1, does: buy(CARDS.declined) },
  buyTooLate: { of100: 2, does: buyTooLate },
  expire: { of100: 1, does: expire },
}
