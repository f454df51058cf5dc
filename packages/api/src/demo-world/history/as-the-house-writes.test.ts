import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoWorld } from '@clubhouse/demo/world/world'
import { sandboxBefore } from '../../providers/payments/sandbox/before.ts'
import { CARDS, type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'
import { layHistory } from './lay-history.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
})
afterAll(() => app.close())

/** Everything that was written of an order, but for names, ids and the very second. */
async function written(orderId: string): Promise<Record<string, object[]>> {
  const of = (text: string) => app.asOwner<object>(text, [orderId])
  return {
    orders:
      await of(`select status, currency, subtotal, discount, total, today_subtotal, today_discount, today_total, later_total,
      discounts, discount_code_id, saves_card, attested_adult, user_id is null as guest, completed_at::date, created_at::date,
      expires_at - created_at as held, length(cart_fingerprint) as print, length(request_hash) as hash
      from orders where id = $1`),
    items:
      await of(`select position, parent_id, product_id, type, name, title, quantity, metadata - 'cart_item_id' as metadata,
      metadata ? 'cart_item_id' as from_cart, stock_id, price, subtotal, discounts, total, today, later, payments, payment_option,
      refunded, member_id is null as nobody from order_items where order_id = $1 order by position`),
    payments:
      await of(`select kind, gateway, amount, currency, status, fee, refunded, card - 'expMonth' - 'expYear' as card,
      method_id is null as no_method, customer_id is null as no_customer, gateway_payment_id is null as unknown, declined_code,
      declined_message, created_at::date, settled_at::date from payments where order_id = $1 order by created_at`),
    later:
      await of(`select number, due_on, amount, status, attempts, try_at::date, payment_id is null as untried
      from scheduled_payments where order_id = $1 order by number`),
    books:
      await of(`select t.kind, t.currency, t.at::date, e.line, e.account, e.amount, e.order_item_id is null as no_item,
      left(t.effect_key, 4) as key from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = $1 order by t.at, t.kind, e.line`),
    stock: await of(
      `select stock_id, count, state, expires_at - created_at as held from reservations where holder_id = $1`,
    ),
    memberships: await of(`select m.plan_id, m.kind, m.status, m.starts_on, m.ends_on from memberships m
      join order_items i on i.id = m.order_item_id where i.order_id = $1`),
    gateway:
      await of(`select amount, currency, status, fee, refunded, saves_card, customer_id is null as no_customer,
      method_id is null as no_method, declined, left(key, 7) as key from sandbox_payments where order_id = $1::uuid::text
      order by created_at`),
  }
}

/** By day and hour as the histories of the demo tell it. */
const at = (moment: string) => app.setClock(new Date(moment))

test('what the demo tells of Dara’s arrears and of a jersey is what the house writes when it happens', async () => {
  at('2026-05-14T11:40:00Z')
  await desk.signIn()
  const [jersey] = await app.asOwner<{ item: string; variant: string }>(
    `select v.item_id as item, v.id as variant from shop_variants v join products p on p.id = v.item_id
      where p.slug = 'home-jersey' and v.position = 6`,
  )
  const wanted = { product_id: jersey?.item, metadata: { quantity: 1, variant_id: jersey?.variant } }
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a cart, and no array
  const cart = await desk.fill(wanted)
  const bought = (await desk.checkOut(cart.shopping_cart_id)).body
  await desk.confirm(bought.payment_token)
  await desk.settle()

  at('2026-10-03T07:51:00Z')
  await desk.signIn()
  const plan = await desk.plan('senior-player')
  const filled = await desk.fill(plan)
  const [line] = filled.items
  await desk.pay(
    filled.shopping_cart_id,
    line?.shopping_cart_item ?? '',
    line?.payment_options[0]?.payment_option_id ?? null,
  )
  const joined = (await desk.checkOut(filled.shopping_cart_id)).body
  await desk.confirm(joined.payment_token, CARDS.failsLater)
  await desk.settle()
  for (const moment of ['2026-11-03T09:01:00Z', '2026-11-06T09:02:00Z', '2026-11-10T09:03:00Z']) {
    at(moment)
    await desk.settle()
    await desk.settle()
  }
  at(TEST_NOW.toISOString())
  const real = [await written(bought.order_id), await written(joined.order_id)]

  // A history is of people who have no card yet.
  for (const table of ['saved_methods', 'gateway_customers']) await app.asOwner(`delete from ${table}`)
  await layHistory({ db: app.parts.db, now: TEST_NOW, gateway: sandboxBefore }, demoWorld(TEST_NOW))
  const told = await app.asOwner<{
    id: string
  }>(`select o.id from orders o where o.id not in ('${bought.order_id}',
      '${joined.order_id}') and (o.email = 'dara@home.example' or (o.email = 'brid@home.example' and exists (
      select from order_items i where i.order_id = o.id and i.name = 'Home jersey'))) order by o.created_at`)
  const history = await Promise.all(told.map(({ id }) => written(id)))
  expect(history).toEqual(real)
})
