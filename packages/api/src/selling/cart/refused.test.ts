import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { type CartClient, openCartClient, type PlanItem } from '#testing/clients/cart-client.ts'
import { layNextVersion } from '#testing/world/forms.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: CartClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCartClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.signIn()
  await desk.clear()
})
afterAll(() => app.close())

const OISIN = { first_name: 'Oisín', date_of_birth: '2014-04-29T00:00:00.000Z' }
const TOM = { first_name: 'Tom', date_of_birth: '2011-10-06T00:00:00.000Z' }
const asOwner = (text: string, values: unknown[] = []) => app.asOwner(text, values)
const formOf = (item: PlanItem) => item.metadata.registration_form

/** What is sent, and what is said to it. */
type Attempt = [what: string, items: () => Promise<object[]>, code: string, message: string]

const ATTEMPTS: Attempt[] = [
  [
    'a plan that never was',
    async () => {
      const item = await desk.plan('senior-player')
      return [{ ...item, product_id: randomUUID() }]
    },
    ...(['not_on_offer', 'This isn’t on offer any more. Please choose something else.'] as const),
  ],
  [
    'another club’s plan',
    async () => {
      const item = await desk.plan('senior-player')
      const theirs = await desk.planId('senior', 'inishvarn')
      return [{ ...item, product_id: theirs, metadata: { ...item.metadata, plan_id: theirs } }]
    },
    ...(['not_on_offer', 'This isn’t on offer any more. Please choose something else.'] as const),
  ],
  [
    'ERR-33 another plan in the metadata',
    async () => {
      const item = await desk.plan('senior-player')
      return [{ ...item, metadata: { ...item.metadata, plan_id: await desk.planId('social-member') } }]
    },
    ...(['invalid_registration', 'Invalid registration information'] as const),
  ],
  [
    'ERR-34 a plan that is sold out',
    async () => [await desk.plan('camp-week-1')],
    ...(['out_of_stock', 'This product is out of stock.'] as const),
  ],
  [
    'ERR-31 more than are left',
    async () => [
      await desk.plan('camp-week-2'),
      await desk.plan('camp-week-2', OISIN),
      await desk.plan('camp-week-2', { ...OISIN, first_name: 'Una' }),
    ],
    ...(['too_many', 'Maximum number of subscriptions has been reached for this plan.'] as const),
  ],
  [
    'ERR-31 more than are left, alone and in a bundle',
    async () => [
      await desk.plan('camp-week-2'),
      await desk.plan('camp-week-2', OISIN),
      await desk.bundle('siblings-saver', [
        await desk.plan('juvenile-u8-u12'),
        await desk.plan('juvenile-u8-u12', OISIN),
        await desk.plan('camp-week-2', { ...OISIN, first_name: 'Una' }),
      ]),
    ],
    ...(['too_many', 'Maximum number of subscriptions has been reached for this plan.'] as const),
  ],
  [
    'a bundle with too few',
    async () => [await desk.bundle('siblings-saver', [await desk.plan('juvenile-u8-u12')])],
    ...(['bundle_limits', 'Add at least 2 juvenile plan(s)'] as const),
  ],
  [
    'a bundle with too many',
    async () => {
      const names = ['A', 'B', 'C', 'D', 'E', 'F']
      const plans = await Promise.all(names.map((first_name) => desk.plan('juvenile-u8-u12', { first_name })))
      return [await desk.bundle('siblings-saver', plans)]
    },
    ...(['bundle_limits', 'Add at most 5 juvenile plan(s)'] as const),
  ],
  [
    'a bundle with a plan that it does not have',
    async () => [
      await desk.bundle('siblings-saver', [
        await desk.plan('juvenile-u8-u12'),
        await desk.plan('camp-week-1'),
      ]),
    ],
    ...(['not_in_bundle', 'Siblings saver doesn’t include this plan.'] as const),
  ],
  [
    'ERR-33 a bundle as a plan',
    async () => [{ ...(await desk.plan('senior-player')), product_id: await desk.planId('family-pack') }],
    ...(['invalid_registration', 'Invalid registration information'] as const),
  ],
  [
    'ERR-33 a plan as a bundle',
    async () => {
      const item = await desk.plan('senior-player')
      return [{ product_id: item.product_id, metadata: { products: [item] } }]
    },
    ...(['invalid_registration', 'Invalid registration information'] as const),
  ],
  [
    'a way to pay that is another plan’s',
    async () => [await desk.plan('senior-player', {}, { payment_option_id: randomUUID() })],
    ...([
      'invalid_payment_option',
      'Senior player can’t be paid in this way. Please choose another one.',
    ] as const),
  ],
  [
    'a bundle in instalments',
    async () => {
      const plans = [await desk.plan('juvenile-u8-u12'), await desk.plan('juvenile-u8-u12', OISIN)]
      return [{ ...(await desk.bundle('siblings-saver', plans)), payment_option_id: randomUUID() }]
    },
    ...([
      'invalid_payment_option',
      'Siblings saver can’t be paid in this way. Please choose another one.',
    ] as const),
  ],
  [
    'somebody too old',
    async () => [await desk.plan('juvenile-u8-u12', TOM)],
    ...(['wrong_age', 'Tom is 15 on 1 January 2027. This plan is for ages 7 to 12.'] as const),
  ],
  [
    'the same person twice',
    async () => [await desk.plan('juvenile-u8-u12'), await desk.plan('juvenile-u8-u12')],
    ...(['twice', 'Fiadh Hallaran is already in your cart for Juvenile U8–U12.'] as const),
  ],
  [
    'the same person alone and in a bundle',
    async () => [
      await desk.plan('juvenile-u8-u12'),
      await desk.bundle('siblings-saver', [
        await desk.plan('juvenile-u8-u12'),
        await desk.plan('juvenile-u8-u12', OISIN),
      ]),
    ],
    ...(['twice', 'Fiadh Hallaran is already in your cart for Juvenile U8–U12.'] as const),
  ],
  [
    'ERR-30 two adults with one email',
    async () => [await desk.plan('senior-player', { first_name: 'Colm' })],
    ...(['email_taken', 'Please update the email for Colm Hallaran'] as const),
  ],
  [
    'another family’s member',
    async () => {
      const item = await desk.plan('senior-player')
      formOf(item).member.member_id = await userIdOf(app, 'kwame@home.example')
      return [item]
    },
    ...(['not_found', 'The member was not found'] as const),
  ],
  ...[0, -1, 1_000_000_000, 1.5].map((quantity): Attempt => [
    `a quantity of ${quantity}`,
    async () => {
      const item = await desk.plan('senior-player')
      return [{ ...item, metadata: { ...item.metadata, quantity } }]
    },
    'invalid_quantity',
    'Each plan is for one person, so please add it once for each.',
  ]),
]

test.each(ATTEMPTS)('%s is refused, and nothing is stored', async (_what, items, code, message) => {
  const { status, body } = await desk.create(await items())
  expect([status, body.error_code, body.message]).toEqual([400, code, message])
  expect(await asOwner('select id from carts')).toEqual([])
  expect(await asOwner('select id from cart_items')).toEqual([])
})

describe('ERR-33 answers', () => {
  const refused = async (...items: object[]) => {
    const { status, body } = await desk.create(items)
    expect([status, body.message]).toEqual([400, 'Invalid registration information'])
    return body.errors
  }

  test('that are wrong are told by item, person and question', async () => {
    const wrong = await desk.plan('juvenile-u8-u12', { school: null })
    const guardian = formOf(wrong).guardian
    if (guardian) guardian.sections = []
    const errors = await refused(await desk.plan('social-member'), wrong)
    expect(errors).toMatchObject({ 'items.1.member.school': 'Please choose a school' })
    expect(Object.keys(errors).filter((key) => key.startsWith('items.1.guardian.')).length).toBeGreaterThan(3)
    expect(Object.keys(errors).filter((key) => key.startsWith('items.0.'))).toEqual([])
  })

  test('of nobody who signs for a child, and of somebody who need not sign', async () => {
    const child = await desk.plan('juvenile-u8-u12')
    const { guardian, member } = formOf(child)
    const alone = { ...child, metadata: { ...child.metadata, registration_form: { member } } }
    expect(await refused(alone)).toEqual({
      'items.0.guardian': 'A parent or guardian has to sign for a child.',
    })
    const adult = await desk.plan('senior-player')
    const signed = {
      ...adult,
      metadata: { ...adult.metadata, registration_form: { ...formOf(adult), guardian } },
    }
    expect(await refused(signed)).toEqual({ 'items.0.guardian': 'This isn’t the form of the plan.' })
  })

  test('to a form that is not the plan’s, to a version that never was, and to one that is closed', async () => {
    const adult = await desk.plan('senior-player')
    const child = await desk.plan('juvenile-u8-u12')
    const other = {
      ...adult,
      metadata: { ...adult.metadata, registration_form: { member: formOf(child).member } },
    }
    expect(await refused(other)).toEqual({ 'items.0.member': 'This isn’t the form of the plan.' })
    const version = (number: number) => ({
      ...adult,
      metadata: {
        ...adult.metadata,
        registration_form: { member: { ...formOf(adult).member, version: number } },
      },
    })
    const CHANGED = { 'items.0.member': 'The club has changed this form. Please check it again.' }
    expect(await refused(version(99))).toEqual(CHANGED)
    await layNextVersion(app, formOf(adult).member.form_id, { at: TEST_NOW })
    // Whoever began with it before may hand it in for a day.
    expect((await desk.create([version(1)])).status).toBe(200)
    await desk.clear()
    app.setClock(new Date(TEST_NOW.getTime() + 25 * 3_600_000))
    await desk.signIn()
    expect(await refused(version(1))).toEqual(CHANGED)
    expect((await desk.create([version(2)])).status).toBe(200)
  })
})

describe('ERR-32 a plan or bundle', () => {
  const CUT_OFF = 'Invalid registration information: cutoff date is in the past.'
  const attempt = async (...items: object[]) => {
    const { status, body } = await desk.create(items)
    return [status, body.message]
  }

  test('that is closed, by its hour, its last day or the bundle’s', async () => {
    const item = await desk.plan('social-member')
    await asOwner('update plans set closes_at = $2 where id = $1', [item.product_id, TEST_NOW])
    expect(await attempt(item)).toEqual([400, CUT_OFF])
    await asOwner(`update plans set closes_at = null, ends_on = '2026-11-14' where id = $1`, [
      item.product_id,
    ])
    expect(await attempt(item)).toEqual([400, CUT_OFF])
    await asOwner(`update plans set ends_on = '2026-11-15' where id = $1`, [item.product_id])
    expect((await attempt(item))[0]).toBe(200)
    const plans = [await desk.plan('juvenile-u8-u12'), await desk.plan('juvenile-u8-u12', OISIN)]
    const saver = await desk.bundle('siblings-saver', plans)
    await asOwner(`update bundles set valid_to = '2026-11-14' where id = $1`, [saver.product_id])
    expect(await attempt(saver)).toEqual([400, CUT_OFF])
  })

  test('that is not open yet, or no longer on offer', async () => {
    const item = await desk.plan('gym-astro')
    await asOwner('update plans set opens_at = $2 where id = $1', [
      item.product_id,
      new Date(TEST_NOW.getTime() + 1000),
    ])
    expect(await attempt(item)).toEqual([400, 'Gym & astro isn’t open yet.'])
    await asOwner('update plans set opens_at = null where id = $1', [item.product_id])
    await asOwner('update products set is_active = false where id = $1', [item.product_id])
    expect(await attempt(item)).toEqual([400, 'This isn’t on offer any more. Please choose something else.'])
    await asOwner('update products set is_active = true where id = $1', [item.product_id])
  })
})

test('ERR-31 what is in the cart counts, and what was offered to this buyer is theirs', async () => {
  const { body: cart }: { body: ShoppingCart } = await desk.create([
    await desk.plan('camp-week-2'),
    await desk.plan('camp-week-2', OISIN),
  ])
  const una = await desk.plan('camp-week-2', { first_name: 'Una', date_of_birth: '2018-02-03T00:00:00.000Z' })
  const more = await desk.add(cart.shopping_cart_id, [una])
  expect([more.status, more.body.message]).toEqual([
    400,
    'Maximum number of subscriptions has been reached for this plan.',
  ])
  await asOwner(
    `with place as (insert into waiting_places (club_id, id, plan_id, user_id, count, status, joined_at, offered_until)
        select p.club_id, gen_random_uuid(), p.id, u.id, 1, 'offered', now(), $2 from plans p, users u
        where p.id = $1 and u.email = 'brid@home.example' returning club_id, id)
      insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
        select club_id, gen_random_uuid(), $1, 1, 'offer', id, 'held', $2, now() from place`,
    [una.product_id, new Date(TEST_NOW.getTime() + 60_000)],
  )
  expect((await desk.add(cart.shopping_cart_id, [una])).status).toBe(200)
  await desk.clear()
  // Nobody else's, and not for ever.
  const three = [await desk.plan('camp-week-2'), await desk.plan('camp-week-2', OISIN), una]
  expect((await desk.create(three, { as: desk.kwame })).body.message).toMatch(/^Maximum number/)
  app.setClock(new Date(TEST_NOW.getTime() + 60_000))
  expect((await desk.create(three)).body.message).toMatch(/^Maximum number/)
})

test('a cart takes sixty lines', async () => {
  const { body: cart } = await desk.create([await desk.plan('social-member')])
  await asOwner(
    `insert into cart_items (club_id, id, cart_id, product_id, position, price_seen, created_at)
      select club_id, gen_random_uuid(), cart_id, product_id, n, 4000, now() from cart_items, generate_series(1, 59) n`,
  )
  const { status, body } = await desk.add(cart.shopping_cart_id, [await desk.plan('gym-astro')])
  expect([status, body.message]).toEqual([400, 'Your cart is full. Please check out first.'])
})
