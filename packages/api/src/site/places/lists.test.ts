import { beforeAll, expect, test } from 'vitest'
import { API_VERSIONS } from '#kernel/environment.ts'
import { type SharedApp, sharedApp } from '#testing/shared-app.ts'

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})

async function get(path: string, version = 'v2') {
  const reply = await app.server.inject({ url: `/api/${version}${path}` })
  return { status: reply.statusCode, body: reply.json() }
}

const FIVE = ['Ireland', 'Northern Ireland', 'England', 'Scotland', 'Wales']

test.each(API_VERSIONS)('API-31 MEMB-58 OPEN-128 the countries of a form, of %s', async (version) => {
  expect(await get('/lists/countries', version)).toEqual({
    status: 200,
    body: {
      current_page: 1,
      from: 1,
      per_page: 100,
      to: 5,
      total: 5,
      items: FIVE.map((name) => ({ name })),
    },
  })
})

test.each([
  { country: 'Ireland', count: 26, first: 'Carlow' },
  { country: 'Northern Ireland', count: 6, first: 'Antrim' },
  { country: 'England', count: 48, first: 'Bedfordshire' },
  { country: 'Scotland', count: 32, first: 'Aberdeen City' },
  { country: 'Wales', count: 22, first: 'Blaenau Gwent' },
])('API-32 MEMB-58 the counties of $country, all at once', async ({ country, count, first }) => {
  const { status, body } = await get(`/lists/counties?country=${encodeURIComponent(country)}`)
  expect([status, body.total]).toEqual([200, count])
  expect(body.items).toHaveLength(count)
  expect(body.items[0]).toEqual({ name: first })
})

test('API-32 OPEN-082 without a country all counties, grouped by theirs', async () => {
  const { status, body } = await get('/lists/counties')
  expect([status, body.total]).toEqual([200, FIVE.length])
  expect(body.items.map(({ country }: { country: string }) => country)).toEqual(FIVE)
  for (const { country, counties } of body.items) {
    expect(counties).toEqual((await get(`/lists/counties?country=${encodeURIComponent(country)}`)).body.items)
  }
})

test.each(['France', 'ireland', '', '__proto__'])(
  'API-32 "%s" is none of our countries and has no counties',
  async (country) => {
    const { status, body } = await get(`/lists/counties?country=${country}`)
    expect([status, body.total, body.items]).toEqual([200, 0, []])
  },
)

test.each([
  { query: 'filter=ireland', names: ['Ireland', 'Northern Ireland'], total: 2 },
  { query: 'sort=name&sort_direction=asc&per_page=2', names: ['England', 'Ireland'], total: 5 },
  { query: 'sort=name', names: ['Wales', 'Scotland', 'Northern Ireland', 'Ireland', 'England'], total: 5 },
  { query: 'per_page=2&page=3', names: ['Wales'], total: 5 },
  { query: 'ids[]=Wales&ids[]=France', names: ['Wales'], total: 1 },
])('TABLE-11 the countries by $query', async ({ query, names, total }) => {
  const { body } = await get(`/lists/countries?${query}`)
  expect([body.items.map(({ name }: { name: string }) => name), body.total]).toEqual([names, total])
})

test.each([
  { query: `country=${'x'.repeat(61)}`, why: 'more than any country is long' },
  { query: 'country=Wales&country=England', why: 'two countries' },
  { query: 'country=%00', why: 'a character that nobody types' },
])('API-32 $why is refused', async ({ query }) => {
  const { status, body } = await get(`/lists/counties?${query}`)
  expect([status, body.error_code]).toEqual([422, 'invalid_data'])
})
