import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeArticle } from '@clubhouse/contract/site/office/articles'
import { type ArticleClient, openArticleClient } from '#testing/clients/article-client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: ArticleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openArticleClient(app)
})
afterAll(() => app.close())
beforeEach(() => app.setClock(TEST_NOW))

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)
const statusOnSite = async (slug: string) =>
  (await app.server.inject(`/api/v2/store/dunvarra/articles/${slug}`)).statusCode
const published = async ({ article_id }: OfficeArticle) => {
  const rows = await app.asOwner<{ kind: string; actor: string | null }>(
    `select e.kind, u.email as actor from audit_events e left join users u on u.id = e.actor_id
      where e.detail ->> 'article_id' = $1 and e.kind like 'article-%published' order by e.at`,
    [article_id],
  )
  return rows.map(({ kind, actor }) => `${kind} ${actor}`)
}
const clockAt = async (at: Date) => {
  app.setClock(at)
  await app.parts.jobs.runDue()
}

test('goes out when its time has come, once, as it stands then, and kept pages are old at that moment', async () => {
  const article = await desk.written({ title: 'Goes out at ten' })
  const { body: scheduled } = await desk.publish(article, minutes(10))
  expect(scheduled).toMatchObject({ status: 'scheduled', state: { due_at: minutes(10).toISOString() } })
  await desk.save(scheduled, { summary: 'Edited while it waited' })
  await clockAt(minutes(9))
  expect(await statusOnSite('goes-out-at-ten')).toBe(404)
  await clockAt(minutes(11))
  // The answer that was kept a minute ago said 404.
  await eventually(async () => expect(await statusOnSite('goes-out-at-ten')).toBe(200))
  await clockAt(minutes(12))
  const after = await desk.get(article.article_id)
  expect(after).toMatchObject({
    status: 'published',
    published_at: minutes(10).toISOString(),
    live: { summary: 'Edited while it waited' },
    state: { due_at: null, has_changes: false },
  })
  expect(await published(article)).toEqual(['article-published tadhg@dunvarra.example'])
})

test('a change of what is public waits for its time, and visitors read the old text until then', async () => {
  const { body: live } = await desk.publish(await desk.written({ title: 'Opening hours' }))
  const { body: changed } = await desk.save(live, { summary: 'From Monday' })
  const { body: waiting } = await desk.publish(changed, minutes(30))
  expect(waiting).toMatchObject({ status: 'published', live: { summary: '' } })
  await clockAt(minutes(31))
  expect(await desk.get(live.article_id)).toMatchObject({
    live: { summary: 'From Monday' },
    published_at: live.published_at,
  })
})

test('taken back, it does not go out', async () => {
  const article = await desk.written({ title: 'Taken back' })
  await desk.publish(article, minutes(40))
  const { body } = await desk.ask(`/${article.article_id}/publication`, undefined, 'DELETE')
  expect([body.status, body.state.due_at]).toEqual(['draft', null])
  await clockAt(minutes(41))
  expect(await statusOnSite('taken-back')).toBe(404)
})

test('what became unfit while it waited stays a draft, the log says why, and others go out', async () => {
  const broken = await desk.written({ title: 'Broken later' })
  const { body } = await desk.publish(broken, minutes(50))
  await desk.save(body, { title: '' })
  const other = await desk.written({ title: 'Sound one' })
  await desk.publish(other, minutes(50))
  await clockAt(minutes(51))
  await eventually(async () => expect(await statusOnSite('sound-one')).toBe(200))
  expect(await desk.get(broken.article_id)).toMatchObject({ status: 'draft', state: { due_at: null } })
  expect(await published(broken)).toEqual(['article-not-published tadhg@dunvarra.example'])
})

test('a time that is over is refused', async () => {
  const late = await desk.publish(await desk.written(), minutes(-1))
  expect([late.status, late.body.errors]).toEqual([422, { at: 'Choose a time that is still to come' }])
})

test('what the world laid with a date to come can be published now, or made a draft again', async () => {
  const { items } = (await desk.ask('?status=scheduled')).body
  const laid = await desk.get(
    items.find((item: { due_at: string | null }) => item.due_at === null).article_id,
  )
  const { body } = await desk.ask(`/${laid.article_id}/publication`, undefined, 'DELETE')
  expect([body.status, body.published_at]).toEqual(['draft', null])
  expect((await desk.publish(body)).body.status).toBe('published')
})
