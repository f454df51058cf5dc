import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MembershipDiscount, PlansValidation, Program } from '@clubhouse/contract/selling/catalogue'
import { collectionOf } from '@clubhouse/contract/paging'
import { demoWorld } from '@clubhouse/demo/world/world'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter()
const clubs = demoWorld(TEST_NOW).clubs
const idOf = (club: string, slug: string) =>
  clubs
    .find((each) => each.slug === club)!
    .programs.flatMap(({ plans, bundles }) => [...plans, ...bundles])
    .find((each) => each.slug === slug)!.id
const ours = (slug: string) => idOf('dunvarra', slug)

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: statements.db })
})
afterAll(() => app.close())
beforeEach(() => app.setClock(TEST_NOW))

const get = (path: string, club = 'dunvarra') => app.server.inject(`/api/v2/store/${club}${path}`)

describe('GET /store/{club}/programs', () => {
  const titles = async (query: string, club?: string) => {
    const reply = await get(`/programs${query}`, club)
    expect(reply.statusCode, reply.body).toBe(200)
    return collectionOf(Program)
      .parse(reply.json())
      .items.map(({ title }) => title)
  }

  test.each(clubs)('API-52 DATA-36 the programmes of $slug in its own order', async ({ slug, programs }) => {
    expect(await titles('', slug)).toEqual(programs.map(({ title }) => title))
    expect(await titles('?status=not-finished&per_page=1000&page=1', slug)).toEqual(
      programs.map(({ title }) => title),
    )
  })

  test('API-52 what has finished is left out where that is asked for: from the day after, where the club is', async () => {
    await app.asOwner("update programs set ends_on = '2027-06-30' where title = 'Season'")
    app.setClock(new Date('2027-06-30T22:59:59Z'))
    expect(await titles('?status=not-finished')).toContain('Season')
    app.setClock(new Date('2027-06-30T23:00:00Z'))
    expect(await titles('?status=not-finished')).toEqual(['Summer camps', 'Social', 'Winter league'])
    expect(await titles('')).toContain('Season')
  })

  test('TABLE-11 sorted, filtered and in pages; one statement', async () => {
    expect(await titles('?sort=title&sort_direction=asc&per_page=2')).toEqual(['Season', 'Social'])
    expect(await titles('?filter=camp')).toEqual(['Summer camps'])
    // What is kept is old now.
    app.parts.revisions.bumpAll()
    expect(await statements.during(() => get('/programs?status=not-finished'))).toEqual(['programs'])
  })

  test('what is not to be asked is refused, and an unknown club is not found', async () => {
    expect((await get('/programs?status=finished')).statusCode).toBe(422)
    expect((await get('/programs', 'nobody')).statusCode).toBe(404)
  })
})

describe('GET /store/{club}/products/plans/discounts', () => {
  const path = '/products/plans/discounts'

  test('API-48 DATA-35 the multi-buys of a club', async () => {
    const { items } = collectionOf(MembershipDiscount).parse((await get(path)).json())
    expect(items).toMatchObject([
      {
        name: 'Brothers and sisters',
        type: 'percentage',
        plans: [{ plan_id: ours('juvenile-u8-u12') }, { plan_id: ours('youth-u13-u18') }],
        offerings: [
          { number_of_products: 2, discount_amount: 10 },
          { number_of_products: 3, discount_amount: 15 },
        ],
      },
      { name: 'Two seniors', type: 'fixed', plans: [{ plan_id: ours('senior-player') }] },
    ])
    // What is kept is old now.
    app.parts.revisions.bumpAll()
    expect(await statements.during(() => get(path))).toEqual(['plan_discounts'])
  })

  test('not those of another club, nor what is no longer given', async () => {
    const ids = (reply: Awaited<ReturnType<typeof get>>) =>
      collectionOf(MembershipDiscount)
        .parse(reply.json())
        .items.map(({ discount_id }) => discount_id)
    const theirs = ids(await get(path, 'inishvarn'))
    for (const id of ids(await get(path))) expect(theirs).not.toContain(id)
    await app.asOwner("update plan_discounts set is_active = false where name = 'Two seniors'")
    expect(ids(await get(path))).toHaveLength(1)
    expect((await get(path, 'nobody')).statusCode).toBe(404)
  })
})

describe('POST /store/{club}/products/plans/validate-status', () => {
  const ask = (product_ids: unknown, club = 'dunvarra') =>
    app.server.inject({
      method: 'POST',
      url: `/api/v2/store/${club}/products/plans/validate-status`,
      payload: { product_ids },
    })
  const judged = async (...ids: string[]) => PlansValidation.parse((await ask(ids)).json())
  const FINE = { inactive_plans_count: 0, all_plans_active: true, message: '' }

  test('API-53 DATA-37 plans and bundles that can be bought', async () => {
    expect(await judged(ours('senior-player'), ours('family-pack'), ours('camp-week-2'))).toEqual(FINE)
    const sent = await statements.during(() => ask([ours('senior-player'), ours('family-pack')]))
    expect(sent).toEqual(['products_by_ids'])
  })

  test('API-53 DATA-37 what is sold out is named', async () => {
    expect(await judged(ours('senior-player'), ours('camp-week-1'))).toEqual({
      inactive_plans_count: 1,
      all_plans_active: false,
      message: 'Camp week 1 is sold out.',
    })
    const twice = ours('camp-week-2')
    expect(await judged(twice, twice, twice.toUpperCase())).toMatchObject({
      inactive_plans_count: 1,
      message: 'There are only 2 places left on Camp week 2.',
    })
  })

  test('what has closed meanwhile is named', async () => {
    app.setClock(new Date('2027-07-01T12:00:00Z'))
    expect(await judged(ours('senior-player'), ours('family-pack'))).toMatchObject({
      inactive_plans_count: 2,
      all_plans_active: false,
    })
    expect((await judged(ours('senior-player'))).message).toBe('Senior player has closed.')
  })

  test('unknown, of another club and withdrawn: counted, and not named', async () => {
    const gone = 'One of the plans you chose is no longer on offer.'
    const theirs = clubs.find(({ slug }) => slug === 'inishvarn')!.programs[0]!.plans[0]!.id
    for (const id of [theirs, 'ffffffff-ffff-4fff-8fff-ffffffffffff']) {
      expect(await judged(id, ours('senior-player'))).toEqual({
        inactive_plans_count: 1,
        all_plans_active: false,
        message: gone,
      })
    }
    await app.asOwner(`update products set is_active = false where id = '${ours('student-player')}'`)
    expect((await judged(ours('student-player'))).message).toBe(gone)
  })

  test.each([{ ids: [] }, { ids: ['senior-player'] }, { ids: 'x' }, { ids: undefined }, { ids: [null] }])(
    '$ids is refused',
    async ({ ids }) => {
      expect((await ask(ids)).statusCode).toBe(422)
    },
  )

  test('more than 200 are refused', async () => {
    expect((await ask(Array.from({ length: 201 }, () => ours('senior-player')))).statusCode).toBe(422)
  })
})
