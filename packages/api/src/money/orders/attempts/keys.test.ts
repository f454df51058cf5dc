import { expect, test } from 'vitest'
import { app, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { ask } from '#testing/sign-in.ts'

openAttempts()

async function guest(email: string) {
  const { body } = await ask(app, '/v2/member/guest', {
    grant_type: 'guest',
    email,
    first_name: 'Una',
    last_name: 'Fell',
  })
  return { as: body.oauth.access_token as string, headers: { 'x-guest-auth': 'true' } }
}

type Who = Awaited<ReturnType<typeof guest>>
const NAMES = { guest_first_name: 'Una', guest_last_name: 'Fell' }

async function gift(amount: number): Promise<object> {
  const { body } = await ask(app, '/v2/store/dunvarra/shop-items/defibrillator-fund')
  return { product_id: body.product_id, metadata: { quantity: 1, amount } }
}
const cartOf = async (who: Who, amount = 12_00) =>
  (await desk.create([await gift(amount)], { as: '' })).body.shopping_cart_id as string

const buy = (who: Who, cart: string, key: string) =>
  desk.checkOut(cart, NAMES, { as: who.as, headers: { ...who.headers, 'idempotency-key': key } })

test('a key that somebody else has used, and paid with, is as good as any', async () => {
  const [una, other] = [await guest('una@home.example'), await guest('other@home.example')]
  const first = await buy(una, await cartOf(una), 'order-1')
  await desk.confirm(first.body.payment_token)
  const guests = await buy(other, await cartOf(other), 'order-1')
  const members = await desk.checkOut(
    (await desk.fill(await desk.plan('social-member'))).shopping_cart_id,
    {},
    { headers: { 'idempotency-key': 'order-1' } },
  )
  expect([first.status, guests.status, members.status]).toEqual([200, 200, 200])
  expect(new Set([first, guests, members].map(({ body }) => body.order_id)).size).toBe(3)
})

test('six people with one fresh key at once have six orders', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, (_, at) => guest(`six-${at}@home.example`)))
  const carts = await Promise.all(people.map((who) => cartOf(who)))
  const replies = await Promise.all(people.map((who, at) => buy(who, carts[at] ?? '', 'everybody')))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(replies.map(({ body }) => body.order_id)).size).toBe(6)
})

test('the same buyer’s key with another body is refused, also where both came at once', async () => {
  const una = await guest('una-2@home.example')
  const [one, other] = [await cartOf(una), await cartOf(una, 15_00)]
  const replies = await Promise.all([buy(una, one, 'mine'), buy(una, other, 'mine')])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(replies.find(({ status }) => status === 409)?.body.error_code).toBe('idempotency_conflict')
  const again = await buy(una, replies[0]?.status === 200 ? other : one, 'mine')
  expect([again.status, again.body.error_code]).toEqual([409, 'idempotency_conflict'])
})
