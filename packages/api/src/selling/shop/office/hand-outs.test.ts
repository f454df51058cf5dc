import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HandOut } from '@clubhouse/contract/selling/office/shop-orders'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let shop: CheckoutClient
let office: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  shop = await openCheckoutClient(app)
  office = await openClubClient(app)
})
afterAll(() => app.close())

const listed = async (query = ''): Promise<HandOut[]> => (await office.ask(`/shop-orders${query}`)).body.items

async function bought(slug: string, variant: string, quantity: number): Promise<string> {
  const item = (await app.server.inject(`/api/v2/store/dunvarra/shop-items/${slug}`)).json()
  const found = item.metadata.variants.find(({ title }: { title: string }) => title === variant)
  const metadata = { quantity, ...(found && { variant_id: found.variant_id }) }
  const cart = await shop.create([{ product_id: item.product_id, metadata }])
  const { body } = await shop.checkOut(cart.body.shopping_cart_id)
  await shop.confirm(body.payment_token)
  await shop.order(body.order_id)
  return body.order_id
}

test('TABLE-11 what was paid waits to be handed out, is summed for the shelf, marked once, and taken back', async () => {
  expect(await listed('?state=waiting')).toEqual([])
  const order = await bought('half-zip', 'M', 2)
  await bought('half-zip', 'L', 1)
  const all = (await office.ask('/shop-orders?state=waiting')).body
  expect(all.counts).toEqual({ waiting: 2, done: 0 })
  expect(all.pick_list).toEqual([
    { item: 'Half-zip', variant: 'L', quantity: 1 },
    { item: 'Half-zip', variant: 'M', quantity: 2 },
  ])
  const line = all.items.find(({ order_id: id }: HandOut) => id === order) as HandOut
  expect(line).toMatchObject({ item: 'Half-zip', variant: 'M', quantity: 2, handed_out_at: null })
  const path = `/shop-orders/${line.order_item_id}/hand-out`
  const both = await Promise.all([office.ask(path, {}), office.ask(path, {})])
  expect(both.map(({ status, body }) => [status, body.handed_out_by])).toEqual([
    [200, 'Tadhg Marrin'],
    [200, 'Tadhg Marrin'],
  ])
  expect((await listed('?state=done')).map(({ order_id: id }) => id)).toEqual([order])
  expect((await office.ask(path, undefined, 'DELETE')).body.handed_out_at).toBeNull()
  expect((await office.audited('hand%')).map(({ kind, detail }) => [kind, detail['name']])).toEqual([
    ['handed-out', 'Half-zip, M'],
    ['hand-out-undone', 'Half-zip, M'],
  ])
})

test('what was given back in full is nobody’s, and what is no line of the shop is not there', async () => {
  const order = await bought('half-zip', 'M', 1)
  expect((await listed('?per_page=100')).map(({ order_id: id }) => id)).toContain(order)
  await app.asOwner('update order_items set refunded = today where order_id = $1', [order])
  expect((await listed()).map(({ order_id: id }) => id)).not.toContain(order)
  expect((await office.ask(`/shop-orders/${crypto.randomUUID()}/hand-out`, {})).status).toBe(404)
})

test('a new name and price change nothing of what was bought', async () => {
  const order = await bought('half-zip', 'L', 1)
  const of = async () => (await listed('?per_page=100')).find(({ order_id: id }) => id === order)
  const before = await of()
  expect(before).toMatchObject({ item: 'Half-zip', variant: 'L', quantity: 1 })
  await app.asOwner(`update products set name = 'Other', description = '' where slug = 'half-zip'`)
  expect(await of()).toEqual(before)
})

test('tickets, deposits and sponsors stand on no shelf', async () => {
  const [ticket, deposit] = [
    await bought('dinner-dance-ticket', '', 2),
    await bought('easter-tour-deposit', '', 1),
  ]
  const bottle = await bought('bottle', '', 1)
  const all = (await office.ask('/shop-orders?per_page=100')).body
  const orders = all.items.map(({ order_id: id }: HandOut) => id)
  expect([ticket, deposit, bottle].filter((id) => orders.includes(id))).toEqual([bottle])
  const shelf = all.pick_list.map(({ item }: { item: string }) => item)
  expect(shelf).toContain('Bottle')
  expect(shelf).not.toContain('Dinner dance ticket')
  expect(shelf).not.toContain('Easter tour deposit')
})
