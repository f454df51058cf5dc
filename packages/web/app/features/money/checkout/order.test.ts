import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { Refusal } from '@clubhouse/contract/refusal'
import { aCart } from '@clubhouse/domain/testing/a-cart'
import { pageContext } from '#lib/page/page-context.ts'
import { aPage, type Answers, refusal } from '#lib/testing/page-stub.ts'
import { pollOrder, sendOrder } from './order-calls.ts'
import { action } from './order.page.ts'

const CART = '00000000-0000-4000-8000-00000000cafe'
const ORDER = '00000000-0000-4000-8000-0000000000aa'

/** What the page shows that it costs. */
const SEEN = { today: '1500', later: '300' }

async function send(fields: Record<string, string>, answers: Answers, cookie = `shopping_cart=${CART}`) {
  const page = aPage(answers)
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request('https://testford.clubs.example/checkout/order', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
  const response = await action({ request, context, params: {} } as never)
  return {
    status: response.status,
    body: await response.json(),
    cookies: response.headers.getSetCookie(),
    page,
  }
}

test('PAY-17, GUEST-14 the checkout takes the cart from its cookie, the key of the press and the guest’s name, and answers the token alone', async () => {
  const fields = {
    intent: 'pay',
    key: 'press-1',
    save: 'yes',
    confirmation_token: 'ct_1',
    guest_first_name: 'Noreen',
    guest_last_name: 'Pettle',
    amount: '1',
    ...SEEN,
  }
  const { body, cookies, page } = await send(fields, {
    checkout: () => ({ order_id: ORDER, payment_token: 'pt_1' }),
  })
  expect(body).toEqual({
    kind: 'begun',
    payment_token: 'pt_1',
    payment_method: null,
  })
  // DATA-73
  expect(cookies).toEqual([expect.stringMatching(new RegExp(`^last_order=${ORDER};.*HttpOnly`))])
  expect(page.calls[0]).toContain('"idempotency-key":"press-1"')
  expect(page.bodies[0]).toEqual({
    shopping_cart_id: CART,
    save_payment_method: true,
    confirmation_token: 'ct_1',
    payment_method_id: null,
    guest_first_name: 'Noreen',
    guest_last_name: 'Pettle',
    total: { today: 1500, later: 300 },
  })
})

test.each([
  { intent: 'pay', fields: { over_18: 'yes' }, sent: true },
  { intent: 'pay', fields: {}, sent: undefined },
  { intent: 'free', fields: { over_18: 'yes' }, sent: true },
])(
  'LOTTO-06 what was attested goes along, and nothing else does: $intent $fields',
  async ({ intent, fields, sent }) => {
    const { page } = await send(
      { intent, ...SEEN, ...fields },
      {
        checkout: () => ({ order_id: ORDER, payment_token: 'pt_1' }),
        freeCheckout: () => ({ order_id: ORDER }),
      },
    )
    expect((page.bodies[0] as { is_over_18?: boolean }).is_over_18).toBe(sent)
  },
)

test('PAY-20 the free checkout stores the order’s id', async () => {
  const { body, cookies } = await send(
    { intent: 'free', ...SEEN },
    { freeCheckout: () => ({ order_id: ORDER }) },
  )
  expect(body).toEqual({ kind: 'done' })
  expect(cookies[0]).toContain(`last_order=${ORDER}`)
})

const NOT_SUBMITTED = 'An error occurred while attempting to submit your order.'

test.each([
  {
    intent: 'pay',
    endpoint: 'checkout',
    status: 400,
    says: 'Said by the server',
    id: 'ERR-42',
  },
  {
    intent: 'pay',
    endpoint: 'checkout',
    status: 500,
    says: NOT_SUBMITTED,
    id: 'ERR-42',
  },
  {
    intent: 'free',
    endpoint: 'freeCheckout',
    status: 500,
    says: NOT_SUBMITTED,
    id: 'ERR-41',
  },
])('$id $intent refused with $status says: $says', async ({ intent, endpoint, status, says }) => {
  const { body } = await send(
    { intent, ...SEEN },
    {
      [endpoint]: () => {
        throw refusal(status)
      },
    },
  )
  expect(body).toMatchObject({ kind: 'refused', message: says })
})

test.each([
  { intent: 'pay', endpoint: 'checkout' },
  { intent: 'free', endpoint: 'freeCheckout' },
])(
  'what costs something else by now is answered with the cart as it is: $intent',
  async ({ intent, endpoint }) => {
    const cart = aCart()
    const { status, body } = await send(
      { intent, ...SEEN },
      {
        [endpoint]: () => {
          throw new Refusal(409, 'price_changed', 'The price has changed', {
            cart,
          })
        },
      },
    )
    expect([status, body]).toEqual([409, { kind: 'repriced', cart }])
  },
)

test.each([
  { intent: 'pay' },
  { intent: 'free', today: '', later: '' },
  { intent: 'pay', today: '-1', later: '0' },
])(
  'a page that does not say what it costs is an old one, and nothing is asked of the server: %s',
  async (fields) => {
    const { body, page } = await send(fields, {})
    expect(body).toMatchObject({
      kind: 'refused',
      message: 'Your cart has changed. Please look at it again.',
    })
    expect(page.calls).toEqual([])
  },
)

test('ERR-42 a card provider that is away is named, with what to do', async () => {
  const said = 'Our payment provider isn’t answering at the moment.'
  const { status, body, page } = await send(
    { intent: 'pay', ...SEEN },
    {
      checkout: () => {
        throw new Refusal(502, 'provider_failed', said, {
          retryAfterSeconds: 30,
        })
      },
    },
  )
  expect([status, body.message]).toEqual([502, said])
  expect(page.reported).toEqual([])
})

const NOREEN = {
  intent: 'guest',
  first_name: 'Noreen',
  last_name: 'Pettle',
  email: 'Noreen@home.example',
}

test('GUEST-10, GUEST-13 the guest’s token is kept in its cookie, where no script reads it', async () => {
  const { body, cookies, page } = await send(NOREEN, {
    createGuest: () => ({
      oauth: { access_token: 'guest-token', expires_in: 3600 },
    }),
  })
  expect(body).toEqual({ kind: 'guest' })
  expect(cookies).toEqual([expect.stringMatching(/^guest_access_token=guest-token;.*HttpOnly; Max-Age=3600/)])
  expect(page.bodies[0]).toMatchObject({
    grant_type: 'guest',
    email: 'noreen@home.example',
  })
})

test('ERR-43 a guest who cannot be created is told so', async () => {
  const answers = {
    createGuest: () => {
      throw refusal(500)
    },
  }
  expect((await send(NOREEN, answers)).body).toMatchObject({
    message: 'An error occurred while creating guest account.',
  })
})

test('GUEST-06, GUEST-08 what the form would refuse is refused here too', async () => {
  const { body, page } = await send({ ...NOREEN, first_name: ' Noreen', email: 'a+b@home.example' }, {})
  expect(body.errors).toEqual({
    first_name: 'No spaces allowed',
    email: 'Please enter a valid email address',
  })
  expect(page.calls).toEqual([])
})

test('GUEST-16 a guest is forgotten', async () => {
  const { cookies } = await send({ intent: 'forget-guest' }, {})
  expect(cookies[0]).toMatch(/^guest_access_token=;.*Max-Age=0/)
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answering(...statuses: string[]) {
  const asked = vi.fn<() => Promise<Response>>(async () =>
    Response.json({
      status: statuses.length > 1 ? statuses.shift() : statuses[0],
      error: null,
    }),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

test('ORDER-06, CONST-15 an order is asked for every 2500 ms until it is no longer New', async () => {
  const asked = answering('New', 'New', 'Completed')
  const polled = pollOrder()
  await vi.advanceTimersByTimeAsync(4999)
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await polled).toEqual({ status: 'Completed', error: null })
})

test('ORDER-06, OPEN-103 after 10000 ms it is left as New', async () => {
  const asked = answering('New')
  const polled = pollOrder()
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await polled).status).toBe('New')
  expect(asked).toHaveBeenCalledTimes(5)
})

test('ERR-42 no answer at all is an answer too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendOrder({ intent: 'pay' })).toMatchObject({
    kind: 'refused',
    message: NOT_SUBMITTED,
  })
})
