import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MembershipProduct, type PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { collectionOf } from '@clubhouse/contract/paging'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter()
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: statements.db })
})
afterAll(() => app.close())
beforeEach(() => app.setClock(TEST_NOW))

const get = (path: string) => app.server.inject(`/api/v2/store/dunvarra/products${path}`)
const product = async (slug: string) => MembershipProduct.parse((await get(`/${slug}`)).json())
const asPlan = async (slug: string) => (await product(slug)) as PlanProduct
const availability = async (slug: string) => (await product(slug)).metadata.availability

/** Of the plan with this slug in the one club that the tests ask. */
const change = (slug: string, what: string, values: unknown[] = [], table = 'plans') =>
  app.asOwner(
    `update ${table} set ${what} where club_id = (select id from clubs where slug = 'dunvarra')
      and id = (select p.id from products p join clubs c on c.id = p.club_id
        where c.slug = 'dunvarra' and p.slug = '${slug}')`,
    values,
  )

test('a plan opens and closes at a moment, and says from when', async () => {
  await change('social-member', 'opens_at = $1, closes_at = $2', [
    '2026-11-20T09:00:00Z',
    '2026-12-01T09:00:00Z',
  ])
  const { metadata } = await asPlan('social-member')
  expect([metadata.availability, metadata.opens_at]).toEqual(['not_open', '2026-11-20T09:00:00.000Z'])
  app.setClock(new Date('2026-11-20T09:00:00Z'))
  const open = await asPlan('social-member')
  expect([open.metadata.availability, open.metadata.opens_at]).toEqual(['open', null])
  app.setClock(new Date('2026-12-01T09:00:00Z'))
  expect(await availability('social-member')).toBe('closed')
})

test.each([
  // In summer Dublin is an hour ahead, in winter it is not; on the days of the change both count.
  { endsOn: '2027-06-30', open: '2027-06-30T22:59:59Z', closed: '2027-06-30T23:00:00Z' },
  { endsOn: '2027-01-31', open: '2027-01-31T23:59:59Z', closed: '2027-02-01T00:00:00Z' },
  { endsOn: '2027-03-27', open: '2027-03-27T23:59:59Z', closed: '2027-03-28T00:00:00Z' },
  { endsOn: '2027-03-28', open: '2027-03-28T22:59:59Z', closed: '2027-03-28T23:00:00Z' },
  { endsOn: '2027-10-30', open: '2027-10-30T22:59:59Z', closed: '2027-10-30T23:00:00Z' },
  { endsOn: '2027-10-31', open: '2027-10-31T23:59:59Z', closed: '2027-11-01T00:00:00Z' },
  { endsOn: '2028-02-29', open: '2028-02-29T23:59:59Z', closed: '2028-03-01T00:00:00Z' },
])('a plan is sold until the end of $endsOn where the club is', async ({ endsOn, open, closed }) => {
  await change('senior-player', 'ends_on = $1', [endsOn])
  for (const [moment, is] of [
    [open, 'open'],
    [closed, 'closed'],
  ] as const) {
    app.setClock(new Date(moment))
    expect(await availability('senior-player'), moment).toBe(is)
  }
  await change('senior-player', 'ends_on = $1', ['2027-06-30'])
})

test('a plan closes with its programme', async () => {
  await app.asOwner("update programs set ends_on = '2026-11-14' where title = 'Social'")
  expect(await availability('walking-football')).toBe('closed')
  await app.asOwner("update programs set ends_on = null where title = 'Social'")
  expect(await availability('walking-football')).toBe('open')
})

test.each([
  { on: '2026-11-15T12:00:00Z', counts: { senior: 6, youth: 8, gym: null, walking: 33 } },
  { on: '2027-03-15T12:00:00Z', counts: { senior: 4, youth: 4, gym: null, walking: 16 } },
  { on: '2027-06-30T12:00:00Z', counts: { senior: 1, youth: 1, gym: null, walking: 1 } },
  // Three weeks before the end, and half an hour after midnight in Dublin the day after that.
  { on: '2027-06-09T22:30:00Z', counts: { senior: 1, youth: 1, gym: null, walking: 4 } },
  { on: '2027-06-09T23:30:00Z', counts: { senior: 1, youth: 1, gym: null, walking: 3 } },
])('DATA-32 DATA-58 in how many payments, were it bought at $on', async ({ on, counts }) => {
  app.setClock(new Date(on))
  const of = async (slug: string) => (await asPlan(slug)).metadata.payment_options[0]?.number_of_payments
  expect({
    senior: await of('senior-player'),
    youth: await of('youth-u13-u18'),
    gym: await of('gym-astro'),
    walking: await of('walking-football'),
  }).toEqual(counts)
})

test('a bundle is open by its dates, and sold out where a plan it needs is', async () => {
  app.setClock(new Date('2026-07-31T22:59:59Z'))
  expect(await availability('siblings-saver')).toBe('not_open')
  app.setClock(new Date('2026-07-31T23:00:00Z'))
  expect(await availability('siblings-saver')).toBe('open')
  app.setClock(new Date('2027-06-30T23:00:00Z'))
  expect(await availability('siblings-saver')).toBe('closed')

  app.setClock(TEST_NOW)
  await change('juvenile-u8-u12', 'closes_at = $1', ['2026-11-01T00:00:00Z'])
  expect(await availability('siblings-saver')).toBe('sold_out')
  await change('juvenile-u8-u12', 'closes_at = null')
  expect(await availability('siblings-saver')).toBe('open')
})

test('what is no longer offered is gone from lists, and a bundle that needs it is sold out', async () => {
  await change('juvenile-u8-u12', 'is_active = false', [], 'products')
  expect((await get('/juvenile-u8-u12')).statusCode).toBe(404)
  const { items } = collectionOf(MembershipProduct).parse((await get('')).json())
  expect(items.map(({ slug }) => slug)).not.toContain('juvenile-u8-u12')
  expect(await availability('siblings-saver')).toBe('sold_out')
  // Where it is one of many, the bundle goes on without it.
  const pack = await product('family-pack')
  expect(pack.metadata.availability).toBe('open')
  expect(pack.type === 'Bundle' && pack.metadata.products.map(({ slug }) => slug)).not.toContain(
    'juvenile-u8-u12',
  )
  await change('juvenile-u8-u12', 'is_active = true', [], 'products')
})

test('a programme of 200 plans is one statement and one whole page', async () => {
  const [program] = await app.asOwner<{ id: string }>(
    "select g.id from programs g join clubs c on c.id = g.club_id where g.title = 'Winter league' and c.slug = 'dunvarra'",
  )
  await app.asOwner(`with made as (
      insert into products (club_id, id, type, slug, name, position)
      select c.id, gen_random_uuid(), 'Plan', 'winter-' || n, 'Winter ' || n, n
      from clubs c, generate_series(1, 200) n where c.slug = 'dunvarra' returning club_id, id)
    insert into plans (club_id, id, program_id, price, is_juvenile, member_form_id)
    select m.club_id, m.id, '${program?.id}', 1000, false,
      (select f.id from forms f where f.club_id = m.club_id and f.kind = 'adult' limit 1) from made m`)
  let body: unknown
  const sent = await statements.during(async () => {
    body = (await get(`?program_id[]=${program?.id}`)).json()
  })
  expect(sent).toEqual(['products_of_programs'])
  const { items, total } = collectionOf(MembershipProduct).parse(body)
  expect([items.length, total]).toEqual([200, 200])
  expect(items.map(({ name }) => name).slice(0, 3)).toEqual(['Winter 1', 'Winter 2', 'Winter 3'])
})
