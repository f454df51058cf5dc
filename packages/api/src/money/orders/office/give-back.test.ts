import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { startCharges } from '../../payments/later/charge-due.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'

openAttempts()

let orla: ClubClient
let play: PlayClient
beforeAll(async () => {
  play = await openPlayClient(app)
})
/** Sign-ins do not outlast a day. */
const comeIn = async () => (orla = await openClubClient(app, { who: 'orla@dunvarra.example' }))
beforeEach(async () => {
  await comeIn()
  await play.signIn()
})

const whole = async (id: string): Promise<OfficeOrder> => (await orla.ask(`/orders/${id}`)).body
/** The next payment falls due now, and is taken. */
const chargeNext = async (orderId: string) => {
  const [next] = await app.asOwner<{ id: string }>(
    `update scheduled_payments set try_at = $2 where order_id = $1 and status = 'planned' returning id`,
    [orderId, app.parts.now()],
  )
  await app.parts.db.withClub(clubId, (tx) => startCharges(tx, clubId, [next?.id ?? ''], app.parts.now(), []))
  await desk.settle()
}
const leftOf = ({ refundable }: OfficeOrder) => refundable.map(({ left }) => left)
const giveBack = (orderId: string, orderItemId: string | undefined, amount: number) =>
  orla.ask(`/orders/${orderId}/refunds`, {
    reason: 'They moved away',
    request_id: crypto.randomUUID(),
    lines: [{ order_item_id: orderItemId, amount }],
  })

describe('M6 what was paid for a line can be given back', () => {
  test('of a subscription without an end: all its payments, and not a cent more', async () => {
    const orderId = await bought((await desk.fill(await desk.plan('gym-astro'))).shopping_cart_id)
    await chargeNext(orderId)
    await chargeNext(orderId)
    const order = await whole(orderId)
    const [item] = order.items
    const each = order.pay_today.total
    expect(leftOf(order)).toEqual([3 * each])
    const preview = await orla.ask(`/orders/${orderId}/refund-preview`, {
      lines: [{ order_item_id: item?.order_item_id, amount: 3 * each }],
    })
    expect([preview.status, preview.body.amount, preview.body.kept]).toEqual([200, 3 * each, 0])
    expect((await giveBack(orderId, item?.order_item_id, 3 * each + 1)).status).toBe(409)
    expect((await giveBack(orderId, item?.order_item_id, each + 1)).status).toBe(200)
    expect((await giveBack(orderId, item?.order_item_id, 2 * each - 1)).status).toBe(200)
    await desk.settle()
    const after = await whole(orderId)
    expect([after.status, after.refunded, leftOf(after)]).toEqual(['Refunded', 3 * each, [0]])
    expect(after.later.filter(({ status }) => status === 'planned')).toEqual([])
    expect((await desk.money()).unbalanced).toBe(0)
  })

  test('of a lotto ticket that was renewed', async () => {
    const { order_id: orderId } = await play.buy(play.ticket({ auto_renewal: true }))
    await chargeNext(orderId)
    const order = await whole(orderId)
    const paid = order.payments.reduce((sum, { amount }) => sum + amount, 0)
    expect(paid).toBeGreaterThan(order.pay_today.total)
    expect(leftOf(order)).toEqual([paid])
    expect((await giveBack(orderId, order.items[0]?.order_item_id, paid)).status).toBe(200)
    await desk.settle()
    expect((await whole(orderId)).refunded).toBe(paid)
  })
})

describe('M11 goods come back once', () => {
  interface Shelf {
    stock_id: string
    product_id: string
    variant_id: string
  }
  const shelf = async (remaining: number): Promise<Shelf> => {
    const [found] = await app.asOwner<Shelf>(
      `select v.item_id as product_id, v.id as variant_id, v.stock_id from shop_variants v
        join shop_items i on i.club_id = v.club_id and i.id = v.item_id
        where v.club_id = $1 and v.stock_id is not null and i.discount_amount is null order by v.item_id, v.position limit 1`,
      [clubId],
    )
    if (!found) throw new Error('The demo sells something with sizes')
    await app.asOwner('update stock set remaining = $2, reserved = 0, sold = 0 where id = $1', [
      found.stock_id,
      remaining,
    ])
    return found
  }
  const onShelf = async ({ stock_id: id }: Shelf) => {
    const [row] = await app.asOwner<{ remaining: number; sold: number }>(
      'select remaining, sold from stock where id = $1',
      [id],
    )
    return [row?.remaining, row?.sold]
  }
  /** Two of one size in two lines, as where the price changed between them. */
  const twoLines = async ({ product_id, variant_id }: Shelf): Promise<OfficeOrder> => {
    const { body: cart } = await desk.create([{ product_id, metadata: { variant_id, quantity: 1 } }])
    await app.asOwner(
      `insert into cart_items select (jsonb_populate_record(null::cart_items, to_jsonb(k) || jsonb_build_object('id', gen_random_uuid()))).*
        from cart_items k where k.cart_id = $1`,
      [cart.shopping_cart_id],
    )
    return whole(await bought(cart.shopping_cart_id))
  }

  test('of two lines of one shelf each brings back its own', async () => {
    const jerseys = await shelf(5)
    const order = await twoLines(jerseys)
    const [one, other] = order.items
    expect(order.items).toHaveLength(2)
    expect(await onShelf(jerseys)).toEqual([3, 2])
    await giveBack(order.order_id, one?.order_item_id, one?.total ?? 0)
    expect(await onShelf(jerseys)).toEqual([4, 1])
    await giveBack(order.order_id, other?.order_item_id, other?.total ?? 0)
    expect(await onShelf(jerseys)).toEqual([5, 0])
  })

  test('a refund that failed and is made again brings nothing back a second time', async () => {
    const jerseys = await shelf(5)
    const order = await twoLines(jerseys)
    const [one] = order.items
    const { body } = await giveBack(order.order_id, one?.order_item_id, one?.total ?? 0)
    expect(await onShelf(jerseys)).toEqual([4, 1])
    // The gateway could not make it: nothing of it counts on the line any more.
    await app.asOwner(`delete from payment_effects where subject_id = $1`, [body.refund_ids[0]])
    const { refuseRefund } = await import('../../payments/refunds/refuse-refund.ts')
    await app.parts.db.withClub(clubId, (tx) =>
      refuseRefund(tx, { clubId, refundId: body.refund_ids[0] }, app.parts.now()),
    )
    expect((await giveBack(order.order_id, one?.order_item_id, one?.total ?? 0)).status).toBe(200)
    expect(await onShelf(jerseys)).toEqual([4, 1])
  })
})
