import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficePromotion } from '@clubhouse/contract/selling/office/promotions'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let office: ClubClient
const products: Record<string, string> = {}
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  office = await openClubClient(app)
  const rows = await app.asOwner<{ id: string; type: string }>(
    `select p.id, p.type from products p join clubs c on c.id = p.club_id where c.slug = 'dunvarra' and p.is_active order by p.slug desc`,
  )
  for (const { id, type } of rows) products[type] = id
})
afterAll(() => app.close())
beforeEach(() => app.asOwner('delete from promotions'))

const day = (later: number) => new Date(TEST_NOW.getTime() + later * 86_400_000).toISOString().slice(0, 10)
const promotion = (more: object = {}) => ({
  product_id: products['ShopItem'],
  description: 'Warm for winter',
  starts_on: day(-1),
  ends_on: day(1),
  ...more,
})
async function added(more: object = {}): Promise<OfficePromotion> {
  const { status, body } = await office.ask('/promotions', promotion(more))
  expect(`${status} ${status === 200 ? '' : JSON.stringify(body)}`).toBe('200 ')
  return body
}
const onSite = async () =>
  (
    await app.server.inject({
      url: '/api/v2/store/dunvarra/promotions/current',
      headers: { host: hostOf('dunvarra') },
    })
  ).json().promotion

test('DATA-08 OPEN-120 PROMO-02 what is put forward is shown at once, with its picture, words and where it leads', async () => {
  expect(await onSite()).toBeNull()
  const [image] = await app.asOwner<{ id: string; filename: string }>(
    `select i.id, i.filename from images i join clubs c on c.id = i.club_id where c.slug = 'dunvarra' limit 1`,
  )
  const made = await added({ image_id: image?.id })
  expect(await onSite()).toMatchObject({
    promotion_id: made.promotion_id,
    description: 'Warm for winter',
    product_type: 'ShopItem',
    product_slug: made.product_slug,
    image: { filename: image?.filename },
  })
  const changed = await office.ask(
    `/promotions/${made.promotion_id}`,
    { ...made, description: 'Play', product_id: products['Lotto'], image_id: null },
    'PATCH',
  )
  expect(changed.body).toMatchObject({ state: 'current', product_type: 'Lotto' })
  expect(await onSite()).toMatchObject({ description: 'Play', product_type: 'Lotto', image: null })
  expect((await office.ask(`/promotions/${made.promotion_id}`, undefined, 'DELETE')).status).toBe(200)
  expect(await onSite()).toBeNull()
  expect((await office.audited('promotion-%')).map(({ kind, detail }) => [kind, detail['name']])).toEqual([
    ['promotion-added', 'Warm for winter'],
    ['promotion-changed', 'Play'],
    ['promotion-deleted', 'Play'],
  ])
})

test('PROMO-06 by date the list says which is shown, which stands behind, waits or is over', async () => {
  await added({ description: 'Longer', starts_on: day(-9), ends_on: null })
  await added({ description: 'Newest' })
  await added({ description: 'Next', starts_on: day(1), ends_on: day(5) })
  await added({ description: 'Was', starts_on: day(-9), ends_on: day(-2) })
  const list = (await office.ask('/promotions')).body
  expect(list.items.map(({ description, state }: OfficePromotion) => [description, state])).toEqual(
    expect.arrayContaining([
      ['Next', 'waiting'],
      ['Newest', 'current'],
      ['Longer', 'behind'],
      ['Was', 'over'],
    ]),
  )
  expect(list.items.map(({ description }: OfficePromotion) => description).slice(0, 2)).toEqual([
    'Next',
    'Newest',
  ])
  expect(list.counts).toEqual({ all: 4, current: 1, waiting: 1, over: 1 })
  expect((await onSite()).description).toBe('Newest')
  app.setClock(new Date(TEST_NOW.getTime() + 3 * 86_400_000))
  expect((await onSite()).description).toBe('Next')
  app.setClock(TEST_NOW)
  await app.asOwner('update products set is_active = false where id = $1', [products['ShopItem']])
  const off = (await office.ask('/promotions?state=off')).body.items
  await app.asOwner('update products set is_active = true where id = $1', [products['ShopItem']])
  expect(off.map(({ description }: OfficePromotion) => description).toSorted()).toEqual(['Longer', 'Newest'])
})

test('what is wrong is said beside its field: no plan, no picture of others, no day before the first', async () => {
  const refused = await office.ask(
    '/promotions',
    promotion({
      product_id: products['Plan'],
      description: ' ',
      ends_on: day(-2),
      image_id: crypto.randomUUID(),
    }),
  )
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
    422,
    ['description', 'ends_on', 'image_id', 'product_id'],
  ])
})

test('two who edit the same promotion: the second is told', async () => {
  const made = await added()
  const path = `/promotions/${made.promotion_id}`
  const answers = await Promise.all([
    office.ask(path, { ...made, description: 'One' }, 'PATCH'),
    office.ask(path, { ...made, description: 'Other' }, 'PATCH'),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('TABLE-11 the list is one statement', async () => {
  const sent = await statements.during(() => office.ask('/promotions?per_page=2&filter=a&sort=starts_on'))
  expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
})
