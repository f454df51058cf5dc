import { expect, test } from 'vitest'
import { aCart } from '@clubhouse/domain/testing/a-cart'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { drawAction } from './draw/draw-action.ts'
import { lottoAction } from './lotto-action.ts'

const PRODUCT = '6f1f6a52-5d0c-4e0b-9a53-0000000000a1'
const PATH = '/products/lotto/rovers-lotto'
const ANSWERS: Answers = {
  createCart: () => aCart(),
  setPlayLimits: () => ({}),
  tellAFriend: () => ({ told: true }),
}

async function send(
  fields: [string, string][],
  { answers = ANSWERS, isSignedIn = false, action = lottoAction }: Wishes = {},
) {
  const page = aPage(answers, isSignedIn ? { user: aUser() } : {})
  const args = posting(page, PATH, {})
  const request = new Request(args.request.url, { method: 'POST', body: new URLSearchParams(fields) })
  return { page, answer: await action({ ...args, request }) }
}
interface Wishes {
  answers?: Answers
  isSignedIn?: boolean
  action?: typeof lottoAction
}

const bought = (page: ReturnType<typeof aPage>) =>
  (page.bodies[0] as { items: { metadata: unknown }[] }).items[0]

test('LOTTO-10 LOTTO-13 lines, draws and renewal go into the cart of memberships', async () => {
  const { page, answer } = await send([
    ['product_id', PRODUCT],
    ['line', '4,11,17'],
    ['line', 'A,C'],
    ['draws', '4'],
    ['auto_renewal', 'on'],
    ['stays', 'yes'],
  ])
  expect(bought(page)).toEqual({
    product_id: PRODUCT,
    metadata: {
      lines: [
        [4, 11, 17],
        ['A', 'C'],
      ],
      draws: 4,
      auto_renewal: true,
    },
  })
  expect(dataOf(answer).isDone).toBe(true)
})

test('LOTTO-13 without a script so many lucky dips go into the cart, which comes next', async () => {
  const { page, answer } = await send([
    ['product_id', PRODUCT],
    ['count', '3'],
    ['draws', '1'],
  ])
  expect(bought(page)?.metadata).toEqual({ lines: [[], [], []], draws: 1, auto_renewal: false })
  expect(locationOf(answer)).toBe('/cart')
})

test('DRAW-03 DRAW-05 entries go into the cart with the step of the ladder that was shown', async () => {
  const fields: [string, string][] = [
    ['product_id', PRODUCT],
    ['entries', '3'],
    ['price_title', '3 for €25'],
    ['price', '2500'],
  ]
  const { page } = await send(fields, { action: drawAction })
  expect(bought(page)?.metadata).toEqual({
    entries: 3,
    configurable_price: { title: '3 for €25', price: 2500 },
  })
})

test('what cannot be bought says why, and the page stays', async () => {
  const refused = () => {
    throw refusal(422)
  }
  const { answer } = await send([['count', '1']], { answers: { createCart: refused } })
  expect(dataOf(answer).formError).toBe('Said by the server')
})

test.each([
  { fields: { intent: 'limit', limit: '20' }, body: { limit: 2000 } },
  { fields: { intent: 'limit', limit: '' }, body: { limit: null } },
  { fields: { intent: 'break', days: '30' }, body: { exclude_days: 30 } },
])('limits of one’s own: $fields', async ({ fields, body }) => {
  const { page, answer } = await send(Object.entries(fields), { isSignedIn: true })
  expect(page.bodies).toEqual([body])
  expect(locationOf(answer)).toBe(`${PATH}?notice=limits-saved`)
})

test.each([
  { intent: 'limit', limit: 'lots' },
  { intent: 'break', days: '7' },
])('what is no limit is not sent: $limit $days', async (fields) => {
  const { page, answer } = await send(Object.entries(fields), { isSignedIn: true })
  expect(page.calls).toEqual([])
  expect(dataOf(answer).errors).toHaveProperty('limit')
})

test('LOTTO-14 a friend is told once their name and address can be read', async () => {
  const friend = { intent: 'friend', product_id: PRODUCT, first_name: 'Una', email: 'una@home.example' }
  const { page, answer } = await send(Object.entries(friend), { isSignedIn: true })
  expect(page.bodies).toEqual([{ first_name: 'Una', email: 'una@home.example' }])
  expect(locationOf(answer)).toBe(`${PATH}?notice=friend-told`)
  const wrong = await send(Object.entries({ ...friend, email: 'una' }), { isSignedIn: true })
  expect(wrong.page.calls).toEqual([])
})
