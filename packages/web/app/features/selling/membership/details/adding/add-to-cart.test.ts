import { expect, test } from 'vitest'
import type { Answers } from '#lib/testing/page-stub.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { posting } from '#lib/testing/posted.ts'
import { action } from './add-to-cart.page.ts'
import { addingFailed, isEmailShared } from './adding-failed.ts'

const CART = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0c01'
const aCart = () => ({
  shopping_cart_id: CART,
  items: [{}, {}],
  pay_today: { subtotal: 30_000, discount: 0, total: 30_000 },
  pay_later: 2_000,
})
const ITEMS = { items: [{ product_id: 'p', metadata: {} }] }

async function add(
  answers: Answers,
  { cookie, isSignedIn = true }: { cookie?: string; isSignedIn?: boolean } = {},
) {
  const page = aPage(answers, isSignedIn ? { user: aUser() } : {})
  const args = posting(page, '/products/membership/details/cart', {})
  const request = new Request(args.request.url, {
    method: 'POST',
    body: JSON.stringify(ITEMS),
    headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
  })
  const answer = await action({ ...args, request })
  const said: unknown = await answer.json()
  return { page, said, status: answer.status, cookie: answer.headers.get('set-cookie') }
}

test('CART-17, OPEN-034 without a cart one is made, and its id kept for thirty days where no script can read it', async () => {
  const { page, said, cookie } = await add({ createCart: aCart })
  expect(page.calls).toEqual(['createCart {"club":"testford"}'])
  expect(page.bodies).toEqual([ITEMS])
  expect(said).toEqual({ kind: 'added', total: 32_000, count: 2 })
  // The number alone is for the cart button.
  expect(cookie).toBe(
    `shopping_cart=${CART}; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=2592000, ` +
      'shopping_cart_count=2; Path=/; SameSite=Lax; Secure; Max-Age=2592000',
  )
})

test('CART-16, CART-17 what is there already is added to', async () => {
  const { page } = await add({ addToCart: aCart }, { cookie: `shopping_cart=${CART}` })
  expect(page.calls).toEqual([`addToCart {"club":"testford","cart_id":"${CART}"}`])
})

test.each([
  { what: 'that is gone', cookie: `shopping_cart=${CART}`, calls: ['addToCart', 'createCart'] },
  { what: 'that is no id of ours', cookie: 'shopping_cart=../../other', calls: ['createCart'] },
])('CART-17 in place of a cart $what a new one is made', async ({ cookie, calls }) => {
  const gone = () => {
    throw refusal(404)
  }
  const { page, said } = await add({ addToCart: gone, createCart: aCart }, { cookie })
  expect(page.calls.map((call) => call.split(' ')[0])).toEqual(calls)
  expect(said).toMatchObject({ kind: 'added' })
})

test('HOSTS-16 nobody adds who is not signed in', async () => {
  expect(await add({ createCart: aCart }, { isSignedIn: false })).toMatchObject({
    said: { kind: 'signed-out' },
    status: 401,
    cookie: null,
  })
})

test('what the server refuses is handed on in its words, and sets no cookie', async () => {
  const full = () => {
    throw new Refusal(400, 'out_of_stock', 'This product is out of stock.')
  }
  expect(await add({ createCart: full })).toMatchObject({
    said: { kind: 'refused', message: 'This product is out of stock.' },
    status: 400,
    cookie: null,
  })
})

test('ERR-35 of what broke inside nothing is told', async () => {
  const broken = () => {
    throw new Error('relation does not exist')
  }
  const { said, page } = await add({ createCart: broken })
  expect(said).toEqual({ kind: 'refused', message: 'Error adding items to your cart.' })
  expect(page.reported).toHaveLength(1)
})

test.each([
  {
    id: 'ERR-31',
    said: 'Maximum number of subscriptions has been reached for this plan.',
    shown: 'Maximum number of subscriptions has been reached for this plan.',
  },
  {
    id: 'ERR-32',
    said: 'Invalid registration information: cutoff date is in the past.',
    shown:
      'This item couldn’t be added to your cart. If any of your plans have expired, kindly remove them to continue.',
  },
  { id: 'ERR-33', said: 'Invalid registration information', shown: 'Invalid registration information' },
  { id: 'ERR-34', said: 'This product is out of stock.', shown: 'This product is out of stock.' },
  { id: 'ERR-35', said: 'Whatever else', shown: 'Whatever else' },
  { id: 'ERR-35', said: ' ', shown: 'Error adding items to your cart.' },
])('$id "$said" is shown as "$shown"', ({ said, shown }) => {
  expect(addingFailed(said)).toBe(shown)
  expect(isEmailShared(said)).toBe(false)
})

test('ERR-30 an email that two adults share is explained', () => {
  expect(isEmailShared('Please update the email for Colm Hallaran')).toBe(true)
})
