import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Article, ArticleSummary, ContentType } from '@clubhouse/contract/site/content'
import { type Collection, collectionOf } from '@clubhouse/contract/paging'
import { demoWorld } from '@clubhouse/demo/world/world'
import { API_VERSIONS } from '#kernel/environment.ts'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const ArticleList = collectionOf(ArticleSummary)
const statements = statementCounter()
const [dunvarra, inishvarn] = demoWorld(TEST_NOW).clubs
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: statements.db })
})
afterAll(() => app.close())

const get = (url: string) => app.server.inject(url)
const list = async (query = '', club = 'dunvarra'): Promise<Collection<ArticleSummary>> =>
  (await get(`/api/v2/store/${club}/articles${query}`)).json()

/** The world's own list: what is published by then, newest first. */
const published = (now: Date, type?: ContentType) =>
  (dunvarra?.articles ?? [])
    .filter((article) => article.status === 'published' && article.publishedAt && article.publishedAt <= now)
    .filter((article) => !type || article.type === type)
    .toSorted(
      (one, other) => Number(other.publishedAt) - Number(one.publishedAt) || (one.id < other.id ? -1 : 1),
    )
const slugs = (items: { slug: string }[]) => items.map((item) => item.slug)
const scheduled = () => {
  const found = dunvarra?.articles.find(
    ({ status, publishedAt }) => status === 'published' && Number(publishedAt) > Number(TEST_NOW),
  )
  if (!found?.publishedAt) throw new Error('the demo world has a scheduled article')
  return { slug: found.slug, at: found.publishedAt }
}

describe.each(API_VERSIONS)('GET /api/%s/store/{club}/articles', (version) => {
  test('API-26 DATA-05 the fields of the contract and no others', async () => {
    const reply = await get(`/api/${version}/store/dunvarra/articles?per_page=100`)
    expect(reply.statusCode).toBe(200)
    expect(ArticleList.parse(reply.json())).toEqual(reply.json())
  })

  test('API-27 DATA-05 one article by its slug, with the fields of the contract and no others', async () => {
    for (const slug of ['registration-opens', 'fees', 'about-us']) {
      const reply = await get(`/api/${version}/store/dunvarra/articles/${slug}`)
      expect(reply.json()).toMatchObject({ slug })
      expect(Article.parse(reply.json())).toEqual(reply.json())
    }
  })

  test('an unknown club and an unknown article answer 404 in the error envelope', async () => {
    const club = await get(`/api/${version}/store/nobody/articles`)
    expect([club.statusCode, club.json()]).toEqual([
      404,
      { error_code: 'not_found', message: 'The club was not found' },
    ])
    const article = await get(`/api/${version}/store/dunvarra/articles/nothing`)
    expect([article.statusCode, article.json().error_code]).toEqual([404, 'not_found'])
  })
})

test('TABLE-11 DATA-49 without parameters it is page 1 of 10, newest first', async () => {
  const { items, ...counters } = await list()
  const all = published(TEST_NOW)
  expect(slugs(items)).toEqual(slugs(all.slice(0, 10)))
  expect(counters).toEqual({ current_page: 1, from: 1, per_page: 10, to: 10, total: all.length })
})

test('API-05 the pages together are the whole list, and their numbers say where each stands', async () => {
  const all = published(TEST_NOW)
  const seen: string[] = []
  for (let page = 1; seen.length < all.length; page++) {
    const { items, ...counters } = await list(`?per_page=6&page=${page}`)
    const from = seen.length + 1
    seen.push(...slugs(items))
    expect(counters).toEqual({ current_page: page, from, per_page: 6, to: seen.length, total: all.length })
  }
  expect(seen).toEqual(slugs(all))
})

test('API-05 a page past the end is empty: it has no first and no last, and the total stays', async () => {
  const { from, to, total, items } = await list('?page=99')
  expect({ from, to, total, items }).toEqual({
    from: null,
    to: null,
    total: published(TEST_NOW).length,
    items: [],
  })
})

test.each(ContentType.options)('API-26 DATA-53 OPEN-049 only articles of the type %s', async (type) => {
  const { items, total } = await list(`?per_page=100&type=${encodeURIComponent(type)}`)
  expect(slugs(items)).toEqual(slugs(published(TEST_NOW, type)))
  expect(total).toBe(items.length)
})

test('OPEN-053 a club tells of itself under about-us', async () => {
  expect((await get('/api/v2/store/dunvarra/articles/about-us')).json()).toMatchObject({ type: 'About Us' })
})

test.each([
  { query: 'per_page=101', field: 'per_page' },
  { query: 'per_page=0', field: 'per_page' },
  { query: 'per_page=ten', field: 'per_page' },
  { query: 'page=0', field: 'page' },
  { query: 'page=1.5', field: 'page' },
  { query: 'page=99999', field: 'page' },
  { query: 'type=Gossip', field: 'type' },
  { query: 'type[]=News', field: 'type' },
])('OPEN-128 ?$query is refused with 422, naming $field', async ({ query, field }) => {
  const reply = await get(`/api/v2/store/dunvarra/articles?${query}`)
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ error_code: 'invalid_data', errors: { [field]: expect.any(String) } })
})

test('100 at once are the most', async () => {
  expect(await list('?per_page=100')).toMatchObject({ per_page: 100 })
})

test('a draft is neither listed nor found', async () => {
  const draft = dunvarra?.articles.find((article) => article.status === 'draft')?.slug
  expect(draft).toBeDefined()
  expect(slugs((await list('?per_page=100')).items)).not.toContain(draft)
  expect((await get(`/api/v2/store/dunvarra/articles/${draft}`)).statusCode).toBe(404)
})

test('a scheduled article appears when its hour has come, as the newest', async () => {
  const { slug, at } = scheduled()
  expect(slugs((await list('?per_page=100')).items)).not.toContain(slug)
  expect((await get(`/api/v2/store/dunvarra/articles/${slug}`)).statusCode).toBe(404)
  app.setClock(new Date(at.getTime() - 60_000))
  expect((await get(`/api/v2/store/dunvarra/articles/${slug}`)).statusCode).toBe(404)
  app.setClock(new Date(at.getTime() + 1000))
  const { items, total } = await list('?per_page=100')
  expect([items[0]?.slug, total]).toEqual([slug, published(at).length])
  expect((await get(`/api/v2/store/dunvarra/articles/${slug}`)).statusCode).toBe(200)
  app.setClock(TEST_NOW)
})

test("one club's article is not found under another", async () => {
  const theirs = new Set(slugs(inishvarn?.articles ?? []))
  const mine = slugs(published(TEST_NOW)).find((slug) => !theirs.has(slug))
  expect((await get(`/api/v2/store/dunvarra/articles/${mine}`)).statusCode).toBe(200)
  expect((await get(`/api/v2/store/inishvarn/articles/${mine}`)).statusCode).toBe(404)
})

test('NEWS-04 what reached the table by another way is made safe when it is read', async () => {
  const evil = '<p onclick="steal()">Fees</p><script>steal()</script>'
  await app.asOwner("update articles set content = $1 where slug = 'fees'", [evil])
  const reply = await get('/api/v2/store/dunvarra/articles/fees')
  expect(reply.json().content).toBe('<p>Fees</p>')
})

test('list and detail cost at most two statements each', async () => {
  // What is kept costs none.
  app.parts.revisions.bumpAll()
  expect((await statements.during(() => list('?per_page=100'))).length).toBeLessThanOrEqual(2)
  const detail = await statements.during(() => get('/api/v2/store/dunvarra/articles/fees'))
  expect(detail.length).toBeGreaterThan(0)
  expect(detail.length).toBeLessThanOrEqual(2)
})
