import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MembershipProduct, type PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { collectionOf } from '@clubhouse/contract/paging'
import { demoWorld } from '@clubhouse/demo/world/world'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter()
const clubs = demoWorld(TEST_NOW).clubs
const dunvarra = clubs.find(({ slug }) => slug === 'dunvarra')!
const inishvarn = clubs.find(({ slug }) => slug === 'inishvarn')!
const [season, camps, social, winter] = dunvarra.programs as [
  (typeof dunvarra.programs)[0],
  ...typeof dunvarra.programs,
]

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: statements.db, environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const get = (path: string, club = 'dunvarra') => app.server.inject(`/api/v2/store/${club}/products${path}`)
async function list(query: string, club?: string) {
  const reply = await get(query, club)
  expect(reply.statusCode, reply.body).toBe(200)
  return collectionOf(MembershipProduct).parse(reply.json())
}
const names = async (query: string) => (await list(query)).items.map(({ name }) => name)
async function product(slug: string) {
  const reply = await get(`/${slug}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return MembershipProduct.parse(reply.json())
}
const asPlan = async (slug: string) => (await product(slug)) as PlanProduct

describe('GET /store/{club}/products', () => {
  test.each(clubs)(
    'API-46 DATA-31 all that $slug sells: plans of a programme, then its bundles',
    async (club) => {
      const { items, total } = await list('', club.slug)
      const told = club.programs.flatMap(({ plans, bundles }) => [...plans, ...bundles])
      expect(items.map(({ name }) => name)).toEqual(told.map(({ name }) => name))
      expect(total).toBe(told.length)
    },
  )

  test('API-46 of some programmes and types alone', async () => {
    expect(await names(`?program_id[]=${camps!.id}&program_id[]=${social!.id}`)).toEqual(
      [...camps!.plans, ...social!.plans].map(({ name }) => name),
    )
    expect(await names(`?program_id[]=${season.id}&type[]=Bundle`)).toEqual(['Family pack', 'Siblings saver'])
    expect(await names(`?type[]=Bundle&type[]=Plan`)).toHaveLength(12)
  })

  test('MEMB-14 a programme without products has an empty list', async () => {
    expect(await list(`?program_id[]=${winter!.id}`)).toMatchObject({ total: 0, from: null, items: [] })
  })

  test('TABLE-11 sorted, filtered, by ids and in pages', async () => {
    expect(await names('?sort=price&sort_direction=desc&per_page=2&type[]=Plan')).toEqual([
      'Senior player',
      'Youth U13–U18',
    ])
    expect(await names('?sort=name&sort_direction=asc&per_page=2&page=2')).toEqual([
      'Family pack',
      'Gym & astro',
    ])
    expect(await names('?filter=ICE%20cream')).toEqual(['Camp week 1'])
    expect(await names(`?ids[]=${camps!.plans[1]!.id}`)).toEqual(['Camp week 2'])
    expect(await list('?per_page=5&page=3')).toMatchObject({ current_page: 3, from: 11, to: 12, total: 12 })
  })

  test('one statement, whatever is asked', async () => {
    // What is kept is old now.
    app.parts.revisions.bumpAll()
    const sent = (query: string) => statements.during(() => get(query))
    expect(await sent('')).toEqual(['products'])
    expect(await sent(`?program_id[]=${season.id}`)).toEqual(['products_of_programs'])
  })

  test.each([
    { query: '?type[]=Lotto', at: 'type.0' },
    { query: '?type=Plan', at: 'type' },
    { query: '?program_id[]=season', at: 'program_id.0' },
    { query: `?program_id=1`, at: 'program_id' },
    { query: '?sort=stock_id', at: 'sort' },
    { query: '?per_page=1001', at: 'per_page' },
    { query: '?per_page=0', at: 'per_page' },
    { query: '?page=-1', at: 'page' },
  ])('$query is refused by name', async ({ query, at }) => {
    const reply = await get(query)
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [at]])
  })

  test('the programme of another club has nothing here, and an unknown club is not found', async () => {
    expect(await names(`?program_id[]=${inishvarn.programs[0]!.id}`)).toEqual([])
    expect((await get('', 'nobody')).json()).toEqual({
      error_code: 'not_found',
      message: 'The club was not found',
    })
  })
})

describe('GET /store/{club}/products/{product_id}', () => {
  test('API-47 OPEN-073 DATA-32 OPEN-071 a plan by its slug and by its id', async () => {
    const senior = season.plans[0]!
    const bySlug = await product('senior-player')
    expect(bySlug).toEqual({
      product_id: senior.id,
      slug: 'senior-player',
      name: 'Senior player',
      description: senior.description,
      type: 'Plan',
      price: 180_00,
      metadata: {
        plan_id: senior.id,
        program_id: season.id,
        available_count: null,
        sold_out: false,
        availability: 'open',
        opens_at: null,
        is_juvenile: false,
        ages: { from: 18, to: null, on: null },
        subscription: { period: { end: '2027-06-30' } },
        payment_options: [
          {
            payment_option_id: senior.paymentOptions[0]!.payment_option_id,
            type: 'instalment',
            frequency: 'monthly',
            occurrence: 1,
            number_of_payments: 6,
            initial_payment: null,
          },
        ],
        bundle_item_condition: null,
      },
    })
    expect(await product(senior.id)).toEqual(bySlug)
    expect(await product(senior.id.toUpperCase())).toEqual(bySlug)
  })

  test('API-47 DATA-33 a bundle with its plans and what they cost in it', async () => {
    const saver = await product('siblings-saver')
    expect(saver).toMatchObject({
      type: 'Bundle',
      // A child at €95, and camp week 2 at €65.
      price: 160_00,
      metadata: {
        program_id: season.id,
        price_cap: null,
        flat_price: null,
        is_dynamic_pricing: true,
        valid_dates: { valid_from: '2026-08-01', valid_to: '2027-06-30' },
        availability: 'open',
        conditions: [
          { type: 'plan_type', condition: { plan_type: 'Juvenile', min_allowed: 2, max_allowed: 5 } },
        ],
      },
    })
    const items = saver.type === 'Bundle' ? saver.metadata.products : []
    expect(items.map(({ name, metadata }) => [name, metadata.bundle_item_condition])).toEqual([
      ['Juvenile U8–U12', { min_allowed: 1, max_allowed: 5, price_in_bundle: 95_00 }],
      ['Youth U13–U18', { min_allowed: null, max_allowed: 4, price_in_bundle: 115_00 }],
      ['Camp week 2', { min_allowed: null, max_allowed: 2, price_in_bundle: 65_00 }],
    ])
    expect(await product('family-pack')).toMatchObject({ price: 320_00, metadata: { flat_price: 320_00 } })
  })

  test('MEMB-21 MEMB-22 MEMB-24 how many are left', async () => {
    const states = await Promise.all(['senior-player', 'camp-week-1', 'camp-week-2'].map(asPlan))
    expect(
      states.map(({ metadata }) => [metadata.available_count, metadata.sold_out, metadata.availability]),
    ).toEqual([
      [null, false, 'open'],
      [0, true, 'sold_out'],
      [2, false, 'limited'],
    ])
  })

  test('one statement, by slug and by id', async () => {
    // What is kept is old now.
    app.parts.revisions.bumpAll()
    expect(await statements.during(() => get('/camp-week-2'))).toEqual(['product_by_slug'])
    expect(await statements.during(() => get(`/${season.plans[0]!.id}`))).toEqual(['product_by_id'])
  })

  test('of another club, unknown, and not offered: 404', async () => {
    const theirs = inishvarn.programs[0]!.plans[0]!
    for (const path of [`/${theirs.id}`, '/no-such-plan', `/${season.id}`, '/%00', "/'--"]) {
      expect((await get(path)).statusCode, path).toBe(path === '/%00' ? 422 : 404)
    }
    expect((await get('/senior-player', 'nobody')).json()).toEqual({
      error_code: 'not_found',
      message: 'The product was not found',
    })
  })
})
