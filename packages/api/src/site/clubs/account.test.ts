import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Account, Feature, getStore } from '@clubhouse/contract/site/club'
import { Image } from '@clubhouse/contract/file'
import { demoWorld } from '@clubhouse/demo/world/world'
import { API_VERSIONS } from '#kernel/environment.ts'
import { statementCounter } from '#testing/counted.ts'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { writeHeard } from '#testing/heard.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const KEY = 'k3y-that-must-not-leave-the-server'
const statements = statementCounter()
const world = demoWorld(TEST_NOW)
// A page that shows everything it can get hold of.
const web = new FakeWeb(async (_request, { call }) => {
  return ownPage(JSON.stringify(await call(getStore, { params: { club: 'inishvarn' } })))
})
let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ web, around: statements.db })
  await app.asOwner('update clubs set comet_api_key = $1 where slug = $2', [KEY, 'inishvarn'])
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })
const account = async (club: string): Promise<Account> => (await get(`/api/v2/store/${club}`)).json()

describe.each(API_VERSIONS)('GET /api/%s/store/{club}', (version) => {
  test('API-01 API-25 DATA-01 OPEN-018 OPEN-128 the club by its slug, with the fields of the contract and no others', async () => {
    for (const { slug, id, name, currency } of world.clubs) {
      const reply = await get(`/api/${version}/store/${slug}`)
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({ account_id: id, slug, name, currency })
      // Zod leaves out what the schema does not know: what is left must be everything.
      expect(Account.parse(reply.json())).toEqual(reply.json())
    }
  })

  test('a club that does not exist answers 404 in the error envelope', async () => {
    const reply = await get(`/api/${version}/store/nobody`)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ error_code: 'not_found', message: 'The club was not found' })
  })
})

test('OPEN-032 both versions answer the same, and a call without a version is none', async () => {
  const [one, two] = await Promise.all([get('/api/v1/store/dunvarra'), get('/api/v2/store/dunvarra')])
  expect(one.body).toBe(two.body)
  const none = await get('/api/store/dunvarra')
  expect(none.statusCode).toBe(404)
  expect(none.json()).toMatchObject({ error_code: 'not_found' })
})

test('OPEN-018 the account id is not the club identifier of a path', async () => {
  expect((await get(`/api/v2/store/${world.clubs[0]?.id}`)).statusCode).toBe(404)
})

test('DATA-02 DATA-54 the menu is in the order of its positions', async () => {
  const { menu_items: menu } = await account('dunvarra')
  expect(menu).toEqual(world.clubs[0]?.menu)
  expect(menu.map((item) => item.position)).toEqual(
    menu.map((item) => item.position).toSorted((a, b) => a - b),
  )
})

test('DATA-03 the sign-on settings of the club', async () => {
  const { sso } = await account('inishvarn')
  expect(sso).toMatchObject({ sso: 'optional', sso_button_text: 'Sign in with Four Coasts' })
  expect(sso.sso_icon).toMatch(/^\/media\/inishvarn\/[0-9a-f]{16}\/.+\.png$/)
  expect((await account('dunvarra')).sso.sso).toBe('off')
})

test('DATA-04 an image is a list with its original, and an empty list where there is none', async () => {
  const { logo_image: logo } = await account('dunvarra')
  expect(logo).toHaveLength(1)
  expect(Image.parse(logo[0])).toMatchObject({ size: 'original', filename: 'crest.png' })
  expect((await account('inishvarn')).sponsors_background_image).toEqual([])
})

test.each([
  { names: [], contact: false, checkout: false, guest: false },
  { names: ['Contact'], contact: true, checkout: false, guest: false },
  { names: ['Checkout', 'Shop'], contact: false, checkout: true, guest: false },
  { names: ['Guest Checkout'], contact: false, checkout: false, guest: true },
  { names: [...Feature.options], contact: true, checkout: true, guest: true },
])('OPEN-045 DATA-52 the flags follow from the names $names', async ({ names, contact, checkout, guest }) => {
  await writeHeard(app, 'dunvarra', 'update clubs set features = $1 where slug = $2', [names, 'dunvarra'])
  const { features } = await account('dunvarra')
  expect(features).toEqual({ names, is_contact_enabled: contact, checkout, guest_checkout: guest })
})

test("a provider's key stands in no reply, no page, no feed and no document", async () => {
  const paths = ['', '/articles', '/articles/about-us', '/sponsors'].map(
    (rest) => `/api/v2/store/inishvarn${rest}`,
  )
  const others = ['/', '/rss.xml', '/sitemap.xml', '/manifest.webmanifest', '/api/openapi.json']
  for (const url of [...paths, ...others]) {
    const reply = await get(url, { host: 'inishvarn.clubhouse.test' })
    expect(reply.statusCode, url).toBe(200)
    expect(reply.body, url).not.toContain(KEY)
  }
  expect((await account('inishvarn')).comet).toEqual({ api_key: 'configured', organization_id: '38214' })
  expect((await account('dunvarra')).comet).toEqual({ api_key: null, organization_id: null })
})

test('the account costs one statement', async () => {
  app.parts.revisions.bumpAll()
  expect(await statements.during(() => account('dunvarra'))).toHaveLength(1)
})

test('a browser keeps the reply, asks again with its tag and is told when nothing changed', async () => {
  const first = await get('/api/v2/store/dunvarra')
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const tag = String(first.headers.etag)
  const again = await get('/api/v2/store/dunvarra', { 'if-none-match': tag })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  await writeHeard(app, 'dunvarra', "update clubs set name = name || ' 1902' where slug = 'dunvarra'")
  const changed = await get('/api/v2/store/dunvarra', { 'if-none-match': tag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(tag)
})
