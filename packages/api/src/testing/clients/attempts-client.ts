import { afterAll, afterEach, beforeAll } from 'vitest'
import { membershipFulfilment } from '#people/members/port.ts'
import { type CheckoutClient, openCheckoutClient } from './checkout-client.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { TEST_NOW } from '../test-database.ts'
import type { CartToOrder, OrderDeps } from '#money/orders/deps.ts'

/** One shop in which somebody tries what must not succeed; each attempt begins signed in, with no cart and at the same hour. */
export let app: TestApp
export let desk: CheckoutClient
export let clubId: string

/** Called once by each file of attempts. */
export function openAttempts(environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: 'false', ...environment } })
    desk = await openCheckoutClient(app)
    clubId = app.parts.registry.idOf('dunvarra') ?? ''
  })
  afterEach(async () => {
    app.setClock(TEST_NOW)
    await desk.signIn()
    await desk.clear()
  })
  afterAll(() => app.close())
}

/** What orders are made with, for whoever goes past the endpoints. */
export const depsWith = (cart: CartToOrder | null = null): OrderDeps => ({
  db: app.parts.db,
  now: app.parts.now,
  registry: app.parts.registry,
  gateway: app.parts.gateway,
  crashAt: () => undefined,
  onTrouble: () => undefined,
  fulfilments: [membershipFulfilment],
  cartToOrder: async () => cart,
})

/** A cart of a plan that is paid in parts. */
export async function inInstalments(slug = 'senior-player'): Promise<string> {
  const cart = await desk.fill(await desk.plan(slug))
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  return cart.shopping_cart_id
}

/** A cart that is bought and paid. */
export async function bought(cartId: string): Promise<string> {
  const { body } = await desk.checkOut(cartId)
  await desk.confirm(body.payment_token)
  await desk.order(body.order_id)
  return body.order_id
}
