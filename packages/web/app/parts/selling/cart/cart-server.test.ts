import { expect, test } from 'vitest'
import type { MenuItem } from '@clubhouse/contract/site/club'
import { aCart, aCartItem } from '@clubhouse/domain/testing/a-cart'
import { ALL_ROOMS, anAccount } from '@clubhouse/domain/testing/an-account'
import { readFields } from '#lib/form/form-fields.ts'
import { aPage, aUser, type PageStub, refusal } from '#lib/testing/page-stub.ts'
import { cartCookies } from './cart-cookies.ts'
import { changeCart } from './change-cart.ts'
import { fromEmptied, fromPanel } from './continue-shopping.ts'
import { loadCart } from './load-cart.ts'

const CART = '00000000-0000-4000-8000-00000000cafe'
const ITEM = '00000000-0000-4000-8000-000000000001'
const asked = (cookie = `shopping_cart=${CART}`) =>
  new Request('https://testford.clubs.example/cart', { headers: { cookie } })
const fails = (status: number) => () => {
  throw refusal(status)
}

test.each(['', 'shopping_cart=', 'shopping_cart=../../members'])(
  'CART-16 without a cart id in the cookie nothing is fetched: %s',
  async (cookie) => {
    const page = aPage({})
    expect(await loadCart(page, asked(cookie))).toBeNull()
    expect(page.calls).toEqual([])
  },
)

test('SHELL-44 CART-19 the cart that the cookie names is read, with the time of asking', async () => {
  const page = aPage({ getCart: () => aCart() })
  expect((await loadCart(page, asked()))?.items).toHaveLength(1)
  expect(page.calls[0]).toContain('"timestamp":"1794830400000"')
})

test('CART-18 whoever has signed in gets the cart of this browser as theirs', async () => {
  const page = aPage({ attachCart: () => aCart() }, { user: aUser() })
  await loadCart(page, asked())
  expect(page.calls.map((call) => call.split(' ')[0])).toEqual(['attachCart'])
})

test('a cart that is somebody else’s is none', async () => {
  expect(await loadCart(aPage({ getCart: fails(404) }), asked())).toBeNull()
})

test('CART-17 DATA-72 the id of the cart is hidden from scripts, how many things are in it is not', () => {
  const [id, count] = cartCookies(aPage({}), aCart()).getSetCookie()
  expect(id).toMatch(new RegExp(`^shopping_cart=${CART};.*HttpOnly`))
  expect(count).toMatch(/^shopping_cart_count=1;(?!.*HttpOnly)/)
})

const change = (page: PageStub, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return changeCart(page, CART, readFields(form))
}

test('a whole order is paid in parts: each line that can be, by the instalments that it offers first', async () => {
  const option = {
    payment_option_id: '00000000-0000-4000-8000-000000000006',
    type: 'instalment' as const,
    frequency: 'monthly' as const,
    occurrence: 1,
    number_of_payments: 6,
    initial_payment: null,
  }
  const lines = [aCartItem({ payment_options: [option] }), aCartItem()]
  const page = aPage({
    getCart: () => aCart(lines),
    updateCartItem: () => aCart(lines),
  })
  await change(page, { intent: 'ways', way: 'parts' })
  const [read, ...changed] = page.calls
  expect(read).toContain('getCart')
  expect(changed).toHaveLength(1)
  expect(changed[0]).toContain(option.payment_option_id)
})

test('CART-12, CART-15 a line is removed, and paid in another way', async () => {
  const page = aPage({
    removeCartItem: () => aCart([]),
    updateCartItem: () => aCart(),
  })
  expect((await change(page, { intent: 'remove', item: ITEM })).cart?.items).toEqual([])
  await change(page, { intent: 'option', item: ITEM, option: '' })
  await change(page, { intent: 'count', item: ITEM, count: '2' })
  expect(page.bodies.slice(1)).toEqual([{ payment_option_id: null }, { count: 2 }])
})

test.each([
  {
    intent: 'remove',
    endpoint: 'removeCartItem',
    says: 'Error attempting to remove shopping cart item',
    id: 'ERR-37',
  },
  {
    intent: 'apply-code',
    endpoint: 'applyCode',
    says: 'Error applying discount code',
    id: 'ERR-44',
  },
  {
    intent: 'reset-code',
    endpoint: 'resetCodes',
    says: 'Error clearing discount code',
    id: 'ERR-45',
  },
])('$id $intent that fails says so', async ({ intent, endpoint, says }) => {
  const page = aPage({ [endpoint]: fails(500) })
  expect((await change(page, { intent, item: ITEM, code: 'X' })).problem).toBe(says)
})

test('DISC-09 an empty code is not submitted', async () => {
  const page = aPage({})
  expect((await change(page, { intent: 'apply-code', code: '  ' })).status).toBe(422)
  expect(page.calls).toEqual([])
})

test('DISC-11 what the server says of a code that is not valid is its error', async () => {
  const page = aPage({
    applyCode: () => ({ is_valid: false, message: 'This code has run out.' }),
  })
  expect((await change(page, { intent: 'apply-code', code: 'OLD' })).problem).toBe('This code has run out.')
})

test('DISC-10 a valid code is applied, and the cart read again', async () => {
  const page = aPage({
    applyCode: () => ({ is_valid: true, message: '' }),
    getCart: () => aCart(),
  })
  expect((await change(page, { intent: 'apply-code', code: ' EARLY10 ' })).cart).not.toBeNull()
  expect(page.bodies[0]).toEqual({ code: 'EARLY10' })
})

const shop = aCartItem({ product: { type: 'ShopItem' } })
const plan = aCartItem()

test.each([
  {
    items: [plan],
    hidden: 'true',
    way: { kind: 'reload', to: '/products/membership' },
    id: 'CART-06',
  },
  {
    items: [shop, plan],
    hidden: null,
    way: { kind: 'go', to: '/' },
    id: 'CART-07',
  },
  { items: [plan, shop], hidden: null, way: { kind: 'close' }, id: 'CART-07' },
  { items: [], hidden: 'false', way: { kind: 'close' }, id: 'OPEN-107' },
])('$id continue shopping from the panel: $way.kind', ({ items, hidden, way }) => {
  expect(fromPanel(aCart(items), hidden)).toEqual(way)
})

const LOTTO = {
  title: 'Lotto',
  type: 'Product',
  kind: 'LotteryPage',
  url: 'weekly',
  position: 1,
  pages: [],
} satisfies MenuItem
const features = (...names: ('Membership' | 'Lotto')[]) => ({
  features: { ...anAccount().features, names },
  menu_items: [LOTTO],
})

test.each([
  { account: features('Membership', 'Lotto'), to: '/products/membership' },
  { account: features('Lotto'), to: '/products/lotto/weekly' },
  { account: features(), to: '/' },
])('CART-09, OPEN-108 continue shopping from an emptied cart leads to $to', ({ account, to }) => {
  expect(fromEmptied(anAccount(account), ALL_ROOMS)).toBe(to)
})
