import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEEP_HEADER, SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import { FakeWeb } from '#testing/fake-web.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const HOST = 'dunvarra.clubhouse.test'
const TILES = 'https://tiles.example/{z}/{x}/{y}.png?key={key}'

let app: TestApp
let web: FakeWeb
beforeAll(async () => {
  web = new FakeWeb((request, { map }) => {
    const { pathname } = new URL(request.url)
    const headers = new Headers({ 'content-type': 'text/html' })
    if (pathname.includes('map')) headers.set(SHOWS_HEADER, 'map')
    if (pathname.includes('kept')) headers.set(KEEP_HEADER, '60')
    return new Response(JSON.stringify(map), { headers })
  })
  app = await openTestApp({
    web,
    environment: { MAP_TILES_URL: TILES, MAP_KEY: 'k/7' },
  })
})
afterAll(() => app.close())

const open = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'GET',
    url,
    headers: { host: HOST, ...headers },
  })
const imagesOf = (policy: unknown) => /img-src ([^;]*)/.exec(String(policy))?.[1]

test.each([
  { url: '/kept-map', why: 'a kept page with a map' },
  { url: '/kept-map', why: 'the same page, from memory' },
  { url: '/own-map', why: 'a page of one’s own with a map' },
])('$why may load tiles from where they are configured', async ({ url }) => {
  const page = await open(url)
  expect(imagesOf(page.headers['content-security-policy'])).toBe("'self' data: https://tiles.example")
  expect(page.headers).not.toHaveProperty(SHOWS_HEADER)
})

test.each(['/kept', '/own'])('%s, which shows no map, may not', async (url) => {
  const page = await open(url)
  expect(imagesOf(page.headers['content-security-policy'])).toBe("'self' data:")
})

test('nothing in a request adds an origin', async () => {
  const page = await open('/own?shows=map', {
    [SHOWS_HEADER]: 'map',
    referer: 'https://evil.example',
  })
  expect(imagesOf(page.headers['content-security-policy'])).toBe("'self' data:")
})

test('MAP-03 OPEN-145 the page is told the address of the tiles, with the key in it', async () => {
  expect((await open('/own-map')).json()).toEqual({
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png?key=k%2F7',
    attribution: '© OpenStreetMap contributors',
  })
})
