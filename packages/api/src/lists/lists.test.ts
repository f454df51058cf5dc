import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_VERSIONS } from '../http/api-routes.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function get(path: string, version = 'v2') {
  const reply = await app.server.inject({ url: `/api/${version}${path}` })
  return { status: reply.statusCode, body: reply.json() }
}

const FIVE = ['Ireland', 'Northern Ireland', 'England', 'Scotland', 'Wales']

test.each(API_VERSIONS)('API-31 MEMB-58 the countries of a form, of %s', async (version) => {
  expect(await get('/lists/countries', version)).toEqual({
    status: 200,
    body: FIVE.map((name) => ({ name })),
  })
})

test.each([
  { country: 'Ireland', count: 26, first: 'Carlow' },
  { country: 'Northern Ireland', count: 6, first: 'Antrim' },
  { country: 'England', count: 48, first: 'Bedfordshire' },
  { country: 'Scotland', count: 32, first: 'Aberdeen City' },
  { country: 'Wales', count: 22, first: 'Blaenau Gwent' },
])('API-32 MEMB-58 the counties of $country', async ({ country, count, first }) => {
  const { status, body } = await get(`/lists/counties?country=${encodeURIComponent(country)}`)
  expect(status).toBe(200)
  expect(body).toHaveLength(count)
  expect(body[0]).toEqual({ name: first })
})

test('API-32 OPEN-082 without a country all counties, grouped by theirs', async () => {
  const { status, body } = await get('/lists/counties')
  expect(status).toBe(200)
  expect(body.map(({ country }: { country: string }) => country)).toEqual(FIVE)
  for (const { country, counties } of body) {
    expect(counties).toEqual((await get(`/lists/counties?country=${encodeURIComponent(country)}`)).body)
  }
})

test.each(['France', 'ireland', '', '__proto__'])(
  'API-32 "%s" is none of our countries and has no counties',
  async (country) => {
    expect(await get(`/lists/counties?country=${country}`)).toEqual({ status: 200, body: [] })
  },
)

test.each([
  { query: `country=${'x'.repeat(61)}`, why: 'more than any country is long' },
  { query: 'country=Wales&country=England', why: 'two countries' },
  { query: 'country=%00', why: 'a character that nobody types' },
])('API-32 $why is refused', async ({ query }) => {
  const { status, body } = await get(`/lists/counties?${query}`)
  expect([status, body.error_code]).toEqual([422, 'invalid_data'])
})
