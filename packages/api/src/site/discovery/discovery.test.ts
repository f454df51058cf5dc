import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '@clubhouse/demo/world/world'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const [dunvarra] = demoWorld(TEST_NOW).clubs
const articles = dunvarra?.articles ?? []
const hidden = articles.filter(
  ({ status, publishedAt }) => status === 'draft' || Number(publishedAt) > Number(TEST_NOW),
)
const shown = articles.filter((article) => !hidden.includes(article))
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const get = (url: string, host = 'dunvarra.clubhouse.test') => app.server.inject({ url, headers: { host } })

test('robots may read the club, and find its sitemap; the other sites are not for them', async () => {
  const club = await get('/robots.txt')
  expect(club.headers['content-type']).toContain('text/plain')
  expect(club.body).toMatch(/^Sitemap: http:\/\/dunvarra\S*\/sitemap\.xml$/m)
  for (const host of ['backoffice.clubhouse.test', 'su.clubhouse.test']) {
    expect((await get('/robots.txt', host)).body, host).toBe('User-agent: *\nDisallow: /\n')
  }
  expect((await get('/robots.txt', 'evil.example')).statusCode).toBe(404)
})

test('the sitemap lists what is published and nothing else', async () => {
  const reply = await get('/sitemap.xml')
  expect(reply.headers['content-type']).toContain('application/xml')
  const { body } = reply
  for (const { slug, type } of shown)
    expect(body).toContain(`/${type === 'News' ? 'news' : 'pages'}/${slug}</loc>`)
  expect(hidden.length).toBeGreaterThan(1)
  for (const { slug } of hidden) expect(body).not.toContain(slug)
})

test('the sitemap lists the page of the provider that a club has, and not that of the other', async () => {
  const pagesOf = async (host: string) =>
    [...(await get('/sitemap.xml', host)).body.matchAll(/\/(fixtures-results|results-fixtures)<\/loc>/g)].map(
      ([, path]) => path,
    )
  expect(await pagesOf('dunvarra.clubhouse.test')).toEqual(['fixtures-results'])
  expect(await pagesOf('inishvarn.clubhouse.test')).toEqual(['results-fixtures'])
})

test('the feed holds the news, and a title with markup stays text', async () => {
  await app.asOwner(
    "update articles set title = '</title><script>x</script> & co' where slug = 'registration-opens'",
  )
  await eventually(async () => {
    const { body, headers } = await get('/rss.xml')
    expect(headers['content-type']).toContain('application/rss+xml')
    expect(body).toContain('&lt;script&gt;x&lt;/script&gt; &amp; co')
    expect(body).not.toContain('<script>')
  })
  const { body } = await get('/rss.xml')
  for (const { slug } of hidden) expect(body).not.toContain(slug)
})

test('the manifest names the club and its icons', async () => {
  const reply = await get('/manifest.webmanifest')
  expect(reply.json()).toMatchObject({ name: dunvarra?.name, icons: expect.any(Array) })
})

test.each(['/sitemap.xml', '/rss.xml', '/manifest.webmanifest', '/icon-192.png', '/share/club.jpg'])(
  '%s is there for clubs alone',
  async (url) => {
    for (const host of ['backoffice.clubhouse.test', 'nobody.clubhouse.test', 'evil.example']) {
      expect((await get(url, host)).statusCode, host).toBe(404)
    }
  },
)

describe('pictures made of the club', () => {
  test.each([192, 512])('the icon is %i pixels wide and high', async (size) => {
    const reply = await get(`/icon-${size}.png`)
    expect(reply.headers['content-type']).toBe('image/png')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      width: size,
      height: size,
      format: 'png',
    })
  })

  test('a published article has a card to share', async () => {
    const reply = await get('/share/fees.jpg')
    expect(reply.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('what is not published has none, and nothing else is reached by its name', async () => {
    const names = [
      ...hidden.map(({ slug }) => `${slug}.jpg`),
      'nothing.jpg',
      '..%2f..%2fsecret.jpg',
      'fees.png',
      'FEES.jpg',
      '%00.jpg',
    ]
    for (const name of names) expect((await get(`/share/${name}`)).statusCode, name).toBe(404)
  })
})
