import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { app, clubId, openAttempts } from '#testing/clients/attempts-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'

openAttempts()

let treasurer: string
beforeEach(async () => {
  treasurer = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
})

const office = (path: string, body?: object) =>
  ask(app, `/v2/backoffice/orders${path}`, body, {
    on: 'backoffice',
    as: treasurer,
    headers: { 'x-account-id': clubId },
  })
const sell = (sale: object) => office('', sale)
const whole = async (id: string): Promise<OfficeOrder> => (await office(`/${id}`)).body

interface Jersey {
  product_id: string
  variant_id: string
  stock_id: string
  price: number
}
/** Something with sizes, of which there are a few. */
async function jersey(remaining = 3): Promise<Jersey> {
  const [found] = await app.asOwner<Jersey>(
    `select v.item_id as product_id, v.id as variant_id, v.stock_id, coalesce(v.price, i.price) as price
      from shop_variants v join shop_items i on i.club_id = v.club_id and i.id = v.item_id
      where v.club_id = $1 and v.stock_id is not null and i.discount_amount is null order by v.item_id, v.position limit 1`,
    [clubId],
  )
  if (!found) throw new Error('The demo sells something with sizes')
  await app.asOwner('update stock set remaining = $2 where id = $1', [found.stock_id, remaining])
  return found
}
const stockOf = async ({ stock_id: id }: Jersey) =>
  (
    await app.asOwner<{ remaining: number; reserved: number }>(
      'select remaining, reserved from stock where id = $1',
      [id],
    )
  )[0]
const saleOf = ({ product_id, variant_id }: Jersey, quantity: number, more: object = {}) => ({
  sale_id: crypto.randomUUID(),
  lines: [{ product_id, variant_id, quantity }],
  way: 'cash',
  ...more,
})
const mailsOf = (orderId: string) =>
  app.asOwner<{ to: string }>(`select recipient as "to" from outbox where effect_key like $1`, [
    `receipt:${orderId}%`,
  ])

describe('a sale at the gate', () => {
  test('is a complete order at once: stock, cash in the books, receipt and log, however often it is pressed', async () => {
    const item = await jersey()
    const sale = saleOf(item, 2, {
      total: item.price * 2,
      name: 'Granny Mary Walsh',
      email: 'granny@home.example',
    })
    const pressed = await Promise.all([1, 2, 3].map(() => sell(sale)))
    const [first] = pressed
    expect(pressed.map(({ status, body }) => [status, body])).toEqual(pressed.map(() => [200, first?.body]))
    expect(first?.body).toMatchObject({ total: item.price * 2 })
    const order = await whole(first?.body.order_id)
    expect(order).toMatchObject({
      status: 'Completed',
      total: item.price * 2,
      buyer: { first_name: 'Granny Mary', last_name: 'Walsh' },
      payments: [{ way: 'cash', status: 'paid', taken_by: 'Orla Fennick', amount: item.price * 2 }],
      ledger: [
        { kind: 'charge', account: 'cash', amount: item.price * 2 },
        { kind: 'charge', account: 'sales:ShopItem', amount: -item.price * 2 },
      ],
      log: [{ kind: 'sold-at-gate', detail: { By: 'cash' } }],
    })
    expect(await stockOf(item)).toEqual({ remaining: 1, reserved: 0 })
    expect(await mailsOf(order.order_id)).toEqual([{ to: 'granny@home.example' }])
    const handed = await app.asOwner<{ id: string }>(
      'select order_item_id as id from shop_hand_outs h join order_items i on i.id = h.order_item_id where i.order_id = $1',
      [order.order_id],
    )
    expect(handed).toEqual([{ id: order.items[0]?.order_item_id }])
    const { body } = await office(`?channel=gate&number=${order.order_seq}`)
    expect(body.items).toMatchObject([{ buyer: 'Granny Mary Walsh', money: 'paid', ways: ['cash'] }])
  })

  test('with the number of another sale is refused, and only the first counts', async () => {
    const item = await jersey()
    const sale = saleOf(item, 1)
    const { body } = await sell(sale)
    for (const other of [
      saleOf(item, 2, { sale_id: sale.sale_id }),
      { ...sale, way: 'transfer' },
      { ...sale, name: 'Granny' },
    ]) {
      const reply = await sell(other)
      expect([reply.status, reply.body.error_code]).toEqual([409, 'idempotency_conflict'])
    }
    expect((await sell(sale)).body).toEqual(body)
    expect((await stockOf(item))?.remaining).toBe(2)
  })

  test('asks for no name and no email; then nobody is written to', async () => {
    const item = await jersey()
    const { body } = await sell(saleOf(item, 1, { way: 'transfer' }))
    const order = await whole(body.order_id)
    expect(order.buyer).toEqual({ first_name: 'Gate', last_name: 'sale', email: '' })
    expect(order.ledger[0]).toMatchObject({ account: 'bank', amount: item.price })
    expect(await mailsOf(body.order_id)).toEqual([])
    const again = await office(`/${body.order_id}/receipts`, { request_id: crypto.randomUUID() })
    expect([again.status, again.body.error_code]).toEqual([409, 'no_address'])
  })

  test('can be refunded, in cash and without a gateway, but not corrected as an instalment is', async () => {
    const item = await jersey()
    const { body } = await sell(saleOf(item, 1))
    const order = await whole(body.order_id)
    const paid = order.payments[0]?.payment_id ?? ''
    expect((await office(`/${body.order_id}/payments/${paid}/correction`, { reason: 'Oops' })).status).toBe(
      404,
    )
    const lines = [{ order_item_id: order.items[0]?.order_item_id, amount: item.price }]
    const refund = { lines, reason: 'Too small', request_id: crypto.randomUUID() }
    expect((await office(`/${body.order_id}/refunds`, refund)).status).toBe(200)
    expect((await whole(body.order_id)).refunds).toMatchObject([{ amount: item.price }])
    // What was handed over is on no shelf.
    expect((await stockOf(item))?.remaining).toBe(2)
  })

  test.each([
    ['more than there are', (item: Jersey) => saleOf(item, 4), [400, 'too_many']],
    [
      'another price than the seller was shown',
      (item: Jersey) => saleOf(item, 1, { total: 1 }),
      [409, 'price_changed'],
    ],
    [
      'what the club does not sell',
      (item: Jersey) => saleOf({ ...item, product_id: crypto.randomUUID() }, 1),
      [400, 'not_on_offer'],
    ],
    [
      'a size that is none',
      (item: Jersey) => saleOf({ ...item, variant_id: crypto.randomUUID() }, 1),
      [400, 'invalid_variant'],
    ],
    [
      'an address that is none',
      (item: Jersey) => saleOf(item, 1, { email: 'nobody' }),
      [422, 'invalid_data'],
    ],
    ['nothing', (item: Jersey) => ({ ...saleOf(item, 1), lines: [] }), [422, 'invalid_data']],
  ])('%s is refused, and nothing is taken', async (_, make, refused) => {
    const item = await jersey()
    const { status, body } = await sell(make(item))
    expect([status, body.error_code]).toEqual(refused)
    expect(await stockOf(item)).toEqual({ remaining: 3, reserved: 0 })
  })

  test('of two who sell the last one, one does', async () => {
    const item = await jersey(1)
    const both = await Promise.all([sell(saleOf(item, 1)), sell(saleOf(item, 1))])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    expect(await stockOf(item)).toEqual({ remaining: 0, reserved: 0 })
  })
})
