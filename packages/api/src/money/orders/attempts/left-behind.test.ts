import { describe, expect, test } from 'vitest'
import { TEST_NOW } from '#testing/test-database.ts'
import { recordRefund } from '../../payments/refunds/refund-rows.ts'
import { refuseRefund } from '../../payments/refunds/refuse-refund.ts'
import { refundOrder } from '../refund-order.ts'
import { app, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()

const cartOf = async (...items: object[]) => (await desk.fill(...items)).shopping_cart_id
const NOBODY = '00000000-0000-4000-8000-000000000000'
const giveBack = (orderId: string, lines: { order_item_id: string; amount: number }[]) =>
  app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, { clubId, orderId, lines, reason: 'x', requestedBy: NOBODY, now: TEST_NOW }),
  )

describe('attacks', () => {
  test('a cart that is folded away leaves no order that can be paid beside its new cart', async () => {
    const a = await cartOf(await desk.plan('senior-player'))
    const one = (await desk.checkOut(a)).body
    const b = await cartOf(await desk.plan('social-member'))
    expect(b).not.toBe(a)
    const two = (await desk.checkOut(b)).body
    await desk.settle()
    await desk.confirm(one.payment_token)
    await desk.confirm(two.payment_token)
    const names = [await desk.order(one.order_id), await desk.order(two.order_id)]
      .filter(({ status }) => status === 'Completed')
      .flatMap(({ items }) => items.map(({ product }) => product.name))
    expect(names.toSorted()).toEqual(['Senior player', 'Social member'])
  })

  test('a refund of a plan in a bundle that the gateway refuses is counted off the bundle too', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const { body } = await desk.checkOut(cart)
    await desk.confirm(body.payment_token)
    const [item] = (await desk.order(body.order_id)).items
    // As if it were a bundle with one plan in it.
    const [child] = await app.asOwner<{ id: string }>(
      `insert into order_items (club_id, id, order_id, parent_id, position, product_id, type, name, price, subtotal, discounts, total, today, later)
       select club_id, gen_random_uuid(), order_id, id, 1, product_id, type, name, price, subtotal, discounts, total, today, later
       from order_items where id = $1 returning id`,
      [item?.order_item_id],
    )
    const first = await giveBack(body.order_id, [{ order_item_id: child?.id ?? '', amount: 100_00 }])
    const refundId = first.ok ? (first.value.refund_ids[0] ?? '') : ''
    await app.parts.db.withClub(clubId, (tx) => refuseRefund(tx, { clubId, refundId }, TEST_NOW))
    const again = await giveBack(body.order_id, [{ order_item_id: child?.id ?? '', amount: 180_00 }])
    expect(again.ok).toBe(true)
  })

  test('a line named twice in a refused refund is counted off twice', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const { body } = await desk.checkOut(cart)
    await desk.confirm(body.payment_token)
    const [item] = (await desk.order(body.order_id)).items
    const line = { order_item_id: item?.order_item_id ?? '', amount: 90_00 }
    const first = await giveBack(body.order_id, [line, line])
    const refundId = first.ok ? (first.value.refund_ids[0] ?? '') : ''
    await app.parts.db.withClub(clubId, (tx) => refuseRefund(tx, { clubId, refundId }, TEST_NOW))
    const again = await giveBack(body.order_id, [{ ...line, amount: 180_00 }])
    expect(again.ok).toBe(true)
  })

  test('two refunds that are recorded at once make it Refunded', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const { body } = await desk.checkOut(cart)
    await desk.confirm(body.payment_token)
    const [item] = (await desk.order(body.order_id)).items
    const line = { order_item_id: item?.order_item_id ?? '', amount: 90_00 }
    const ids: string[] = []
    for (let at = 0; at < 2; at += 1) {
      const made = await giveBack(body.order_id, [line])
      if (made.ok) ids.push(...made.value.refund_ids)
    }
    let arrive = () => undefined as void
    let waiting = 0
    const both = new Promise<void>((done) => (arrive = done))
    await Promise.all(
      ids.map((refundId) =>
        app.parts.db.withClub(clubId, async (tx) => {
          await tx.execute('select 1')
          waiting += 1
          if (waiting === 2) arrive()
          await both
          await recordRefund(
            tx,
            { clubId, refundId, refund: { refundId: `re_${refundId}`, amount: 90_00, status: 'succeeded' } },
            TEST_NOW,
          )
          await new Promise((go) => setTimeout(go, 100))
        }),
      ),
    )
    const [row] = await app.asOwner<object>(
      'select o.status, p.refunded from orders o join payments p on p.order_id = o.id where o.id = $1',
      [body.order_id],
    )
    expect(row).toEqual({ status: 'Refunded', refunded: 180_00 })
  })

  test('a later payment without a saved card comes into arrears', async () => {
    const cart = await desk.fill(await desk.plan('senior-player'))
    const [line] = cart.items
    await desk.pay(
      cart.shopping_cart_id,
      line?.shopping_cart_item ?? '',
      line?.payment_options[0]?.payment_option_id ?? null,
    )
    const { body } = await desk.checkOut(cart.shopping_cart_id)
    await desk.confirm(body.payment_token)
    await desk.order(body.order_id)
    await app.asOwner('update payments set method_id = null where order_id = $1', [body.order_id])
    app.setClock(new Date('2026-12-15T09:30:00Z'))
    await desk.settle()
    await desk.settle()
    const [row] = await app.asOwner<{ status: string }>(
      'select status from scheduled_payments where order_id = $1 and number = 2',
      [body.order_id],
    )
    expect(['failed', 'planned']).toContain(row?.status)
  })

  test('what was added after the checkout is still there when the first order is paid', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const { body } = await desk.checkOut(cart)
    await desk.add(cart, [await desk.plan('social-member')])
    await desk.confirm(body.payment_token)
    await desk.order(body.order_id)
    const left = await desk.get(cart)
    expect([left.status, left.body.items?.length]).toEqual([200, 1])
  })

  test('sums that no number of the database holds are refused in words', async () => {
    const id = await desk.planId('senior-player')
    await app.asOwner('update plans set price = 2000000000 where id = $1 or id = $2', [
      id,
      await desk.planId('social-member'),
    ])
    const made = await desk.create([await desk.plan('senior-player'), await desk.plan('social-member')])
    const checkout = made.status === 200 ? (await desk.checkOut(made.body.shopping_cart_id)).status : 0
    await app.asOwner('update plans set price = 18000 where id = $1', [id])
    await app.asOwner('update plans set price = 4000 where id = $1', [await desk.planId('social-member')])
    expect([made.status, checkout]).not.toContain(500)
  })

  test('an order that was completed late counts as a use of its code', async () => {
    const codeId = '11111111-1111-4111-8111-111111111111'
    await app.asOwner(
      `insert into discount_codes (club_id, id, code, type, amount, plan_ids, is_active, use_limit, used)
       select club_id, $1, 'ONCE', type, amount, plan_ids, true, 1, 0 from discount_codes where code = 'FULLUP' and club_id = $2`,
      [codeId, clubId],
    )
    const cart = await cartOf(await desk.plan('senior-player'))
    expect((await desk.code(cart, 'once')).body.is_valid).toBe(true)
    const { body } = await desk.checkOut(cart)
    await desk.confirm(body.payment_token)
    await app.asOwner('delete from webhook_events')
    await app.asOwner('delete from sandbox_events')
    app.setClock(new Date(TEST_NOW.getTime() + 31 * 60_000))
    await desk.settle()
    const [row] = await app.asOwner<object>(
      'select o.status, d.used from orders o join discount_codes d on d.id = o.discount_code_id where o.id = $1',
      [body.order_id],
    )
    expect(row).toEqual({ status: 'Completed', used: 1 })
  })
})
