import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { type ArticleClient, openArticleClient } from '#testing/clients/article-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let desk: ArticleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  desk = await openArticleClient(app)
})
afterAll(() => app.close())

const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('TABLE-11 API-05 a page of what was edited last, with the counts of every status', async () => {
  const draft = await desk.written({ title: 'Edited just now' })
  const { body } = await desk.ask('?types[]=News')
  expect(body).toMatchObject({ current_page: 1, from: 1, per_page: 10, to: 10 })
  expect(body.items[0]).toMatchObject({
    article_id: draft.article_id,
    status: 'draft',
    title: 'Edited just now',
    edited_by: 'Tadhg Marrin',
    has_changes: true,
  })
  const { all, draft: drafts, scheduled, published, unpublished } = body.counts
  expect(all).toBe(body.total)
  expect(drafts + scheduled + published + unpublished).toBe(all)
  const [ofDrafts, ofScheduled] = await Promise.all(
    ['draft', 'scheduled'].map(async (status) => (await desk.ask(`?types[]=News&status=${status}`)).body),
  )
  expect([ofDrafts.total, ofScheduled.total]).toEqual([drafts, scheduled])
})

test('TABLE-01 looks for the words of the draft, and sorts both ways', async () => {
  for (const title of ['Zebra 100%', 'Aardvark 100%']) await desk.written({ title })
  const found = await desk.ask(`?filter=${encodeURIComponent('100%')}&sort=title&sort_direction=asc`)
  expect(titles(found.body.items)).toEqual(['Aardvark 100%', 'Zebra 100%'])
  const other = await desk.ask(`?filter=${encodeURIComponent('100%')}&sort=title`)
  expect(titles(other.body.items)).toEqual(['Zebra 100%', 'Aardvark 100%'])
})

test('what is put away is listed by itself', async () => {
  const article = await desk.written({ title: 'Put away here' })
  await desk.ask(`/${article.article_id}`, { base_revision: article.state.revision, archived: true }, 'PATCH')
  expect((await desk.ask('?filter=Put%20away%20here')).body.total).toBe(0)
  expect((await desk.ask('?filter=Put%20away%20here&archived=true')).body.total).toBe(1)
})

test('one club sees nothing of another', async () => {
  const { items } = (await desk.ask('?per_page=100')).body
  const [row] = await app.asOwner<{ count: number }>(
    `select count(*)::int as count from articles a join clubs c on c.id = a.club_id
      where c.slug <> 'dunvarra' and a.id = any($1::uuid[])`,
    [`{${items.map((item: { article_id: string }) => item.article_id).join(',')}}`],
  )
  expect(row?.count).toBe(0)
})

test('of 10,000 articles a page is one statement, whatever page and sort', async () => {
  await app.asOwner(
    `insert into articles (club_id, id, type, slug, title, status, published_at)
      select id, gen_random_uuid(), 'News', 'story-' || n, 'Story ' || n, 'published', now() from clubs, generate_series(1, 10000) n
      where slug = 'dunvarra'`,
  )
  for (const query of ['', '?page=900', '?sort=title&filter=story', '?status=draft']) {
    const sent = await statements.during(() => desk.ask(query))
    expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
  }
  expect((await desk.ask('?page=900')).body.items).toHaveLength(10)
})
