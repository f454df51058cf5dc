import { expect, test } from 'vitest'
import { aCart } from '@clubhouse/domain/testing/a-cart'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aPage, aUser, type Answers, refusal } from '#lib/testing/page-stub.ts'
import { NOTICES } from '#lib/visit/notice-words.ts'
import type { CheckoutData } from './checkout-data.ts'
import { loadCheckout } from './load-checkout.ts'
import { loadConfirmation } from './confirmation/load-confirmation.ts'
import { anOrder } from './testing/an-order.ts'

const ACCOUNT = anAccount({ features: { ...anAccount().features, checkout: true } })
const CART = 'shopping_cart=00000000-0000-4000-8000-00000000cafe; shopping_cart_count=1'
const ORDER = 'last_order=00000000-0000-4000-8000-0000000000aa'
const none = () => {
  throw refusal(404)
}
const member = aUser({ accounts: [{ account_id: ACCOUNT.account_id, roles: ['member'] }] as never })

interface Given {
  cookie?: string
  search?: string
  answers?: Answers
  user?: typeof member
}

const asked = ({ cookie = CART, search = '' }: Given, path = '/checkout') =>
  new Request(`https://testford.clubs.example${path}${search}`, { headers: { cookie } })

const pageOf = ({ answers, user }: Given) =>
  aPage(
    { getStore: () => ACCOUNT, getCart: () => aCart(), attachCart: () => aCart(), ...answers },
    user && { user },
  )

async function open(given: Given = {}): Promise<CheckoutData | string> {
  try {
    return (await loadCheckout(pageOf(given), asked(given))).data
  } catch (error) {
    if (error instanceof Response && error.headers.has('location'))
      return String(error.headers.get('location'))
    throw error
  }
}

test('PAY-01, OPEN-095 ERR-47 where the club has no checkout it leads home and says so', async () => {
  const off = anAccount({ features: { ...ACCOUNT.features, checkout: false } })
  expect(await open({ answers: { getStore: () => off } })).toBe('/?notice=checkout-unavailable')
  expect(NOTICES['checkout-unavailable'].title).toBe(
    'Unfortunately you cannot make purchases at this time. Please try again later',
  )
})

test.each([
  { why: 'no cart', given: { cookie: '' } },
  {
    why: 'an empty cart',
    given: { answers: { getCart: () => aCart([]) }, cookie: CART.replace('count=1', 'count=0') },
  },
])('OPEN-095, CART-21 $why leads home with a warning', async ({ given }) => {
  expect(await open(given)).toBe('/?notice=cart-empty')
})

test('the cards that a member keeps come with the page; nobody else’s are asked for, and selling does not depend on them', async () => {
  const cards = [{ payment_method_id: 'one' }]
  const kept = { items: cards, total: 1 }
  expect(await open({ user: member, answers: { listPaymentMethods: () => kept } })).toMatchObject({ cards })
  expect(await open({ answers: { listPaymentMethods: () => kept } })).toMatchObject({ cards: [] })
  const broken = () => {
    throw refusal(500)
  }
  expect(await open({ user: member, answers: { listPaymentMethods: broken } })).toMatchObject({ cards: [] })
})

test('PAY-02 a cart with something in it may be paid for', async () => {
  expect(await open()).toMatchObject({
    served: { cart: { items: [{}] } },
    buyer: { kind: 'nobody' },
    returned: null,
  })
})

test('the cart of somebody who is not signed in any more is held for them', async () => {
  expect(await open({ answers: { getCart: none } })).toMatchObject({ isHeld: true, served: { cart: null } })
})

test.each([
  { search: '?redirect_status=failed', message: 'Payment failed. Please try again.' },
  { search: '?redirect_status=failed&error_message=Not%20today', message: 'Not today' },
])('ERR-23, PAY-05 back from the bank without success: $message', async ({ search, message }) => {
  expect(await open({ search })).toMatchObject({ returned: { isDone: false, message } })
})

test('a forged success completes nothing: the order is asked, and waits', async () => {
  const answers = { getOrder: () => anOrder({ status: 'New' }) }
  expect(
    await open({ search: '?redirect_status=succeeded', cookie: `${CART}; ${ORDER}`, answers }),
  ).toMatchObject({
    returned: { isDone: true },
  })
})

test.each([
  { why: 'back from the bank', given: { search: '?redirect_status=succeeded' } },
  { why: 'refreshed in the middle', given: { answers: { getCart: none, getOrder: () => anOrder() } } },
])('PAY-05 a paid order is confirmed: $why', async ({ given }) => {
  const answers = { getOrder: () => anOrder(), ...('answers' in given ? given.answers : {}) }
  expect(await open({ ...given, cookie: `${CART}; ${ORDER}`, answers })).toBe('/checkout/confirmation')
})

test('a new cart is not mistaken for the order before it', async () => {
  expect(await open({ cookie: `${CART}; ${ORDER}`, answers: { getOrder: () => anOrder() } })).toMatchObject({
    returned: null,
  })
})

test.each([
  { user: member, kind: 'member' },
  { user: aUser(), kind: 'stranger' },
])('OPEN-100 somebody who is signed in is a $kind', async ({ user, kind }) => {
  expect(await open({ user })).toMatchObject({ buyer: { kind } })
})

async function confirm(given: Given) {
  const page = pageOf(given)
  try {
    const { data, init } = await loadConfirmation(page, asked(given, '/checkout/confirmation'))
    const names = new Headers(init?.headers).getSetCookie().map((line) => line.split('=')[0])
    return { status: data.order.status, cleared: names }
  } catch (error) {
    return error instanceof Response ? String(error.headers.get('location')) : error
  }
}

test('OPEN-096 without an order of this browser the confirmation leads home', async () => {
  expect(await confirm({ cookie: '' })).toBe('/')
})

test.each([
  {
    status: 'Completed',
    cart: none,
    cleared: ['last_order', 'shopping_cart', 'shopping_cart_count'],
    id: 'ORDER-05',
  },
  { status: 'New', cart: () => aCart(), cleared: ['shopping_cart', 'shopping_cart_count'], id: 'OPEN-103' },
  { status: 'Expired', cart: () => aCart(), cleared: [], id: 'what came to nothing' },
  { status: 'Completed', cart: () => aCart(), cleared: ['last_order'], id: 'another cart since' },
] as const)('$id the confirmation of a $status order clears $cleared', async ({ status, cart, cleared }) => {
  const answers = { getOrder: () => anOrder({ status }), getCart: cart }
  expect(await confirm({ cookie: `${CART}; ${ORDER}`, answers })).toEqual({ status, cleared })
})

const [PLAN] = anOrder().items as [ReturnType<typeof anOrder>['items'][number]]
const card = (order_item_id: string | null, first_name: string) => ({
  order_item_id,
  first_name,
  last_name: 'Hallaran',
  member_id: ORDER,
  is_self: false,
  plan: 'Senior player',
  season: '2026/27',
  number: 'DR 2207',
  check_url: 'https://testford.clubs.example/card/secret',
})
const DRAW = { draw_id: ORDER, draws_at: '2026-12-20T15:00:00.000Z', place: '' }
const hamper = (draws_at: string) => ({
  ...PLAN,
  product: { ...PLAN.product, type: 'Draw' as const },
  draws: [{ ...DRAW, draws_at }],
})

async function confirmed(order: ReturnType<typeof anOrder>, listMembershipCards: () => unknown) {
  const answers = { getOrder: () => order, getCart: none, listMembershipCards }
  const given = { cookie: `${CART}; ${ORDER}`, answers, user: member }
  const page = pageOf(given)
  const { data } = await loadConfirmation(page, asked(given, '/checkout/confirmation'))
  return { ...data, asked: page.calls.some((call) => call.startsWith('listMembershipCards')) }
}

test('U34 the cards are those of this order’s lines, without their codes', async () => {
  const items = [card(null, 'Oisín'), card(PLAN.order_item_id, 'Colm'), card(ORDER, 'Fiadh')]
  const { cards } = await confirmed(anOrder(), () => ({ items }))
  expect(cards.map(({ first_name: name }) => name)).toEqual(['Colm'])
  expect(JSON.stringify(cards)).not.toContain('secret')
})

test.each([
  { what: 'not paid', order: anOrder({ status: 'Pending' }) },
  { what: 'a hamper', order: anOrder({ items: [hamper(DRAW.draws_at)] }) },
])('U34 nobody’s cards are asked for where nobody joined: $what', async ({ order }) => {
  expect(await confirmed(order, () => ({ items: [] }))).toMatchObject({ cards: [], asked: false })
})

test('U34 the receipt is shown where the cards cannot be had', async () => {
  expect(await confirmed(anOrder(), none)).toMatchObject({
    cards: [],
    asked: true,
    order: { order_seq: 1042 },
  })
})

test.each([
  { what: 'a later payment', order: anOrder(), hasDates: true },
  { what: 'nothing more', order: anOrder({ schedule: [] }), hasDates: false },
  { what: 'a draw', order: anOrder({ schedule: [], items: [hamper(DRAW.draws_at)] }), hasDates: true },
  {
    what: 'a draw that was',
    order: anOrder({ schedule: [], items: [hamper('2026-11-01T15:00:00.000Z')] }),
    hasDates: false,
  },
])('there are dates for a calendar: $what, $hasDates', async ({ order, hasDates }) => {
  expect(await confirmed(order, () => ({ items: [] }))).toMatchObject({ hasDates })
})
