import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ArticleClient, openArticleClient } from '#testing/clients/article-client.ts'
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
/** To the minute: the clock of a test goes on. */
const at = (moment: Date) => expect.stringContaining(moment.toISOString().slice(0, 16))
const onTheSite = async (slug: string) => {
  const reply = await app.server.inject(`/api/v2/store/dunvarra/articles/${slug}`)
  return reply.statusCode === 200 ? reply.json() : reply.statusCode
}
const audited = async (articleId: string): Promise<string[]> => {
  const rows = await app.asOwner<{ kind: string }>(
    `select kind from audit_events where detail ->> 'article_id' = $1 order by at, kind`,
    [articleId],
  )
  return rows.map(({ kind }) => kind)
}

describe('writing', () => {
  test('DATA-05 DATA-53 a new article is an empty draft that visitors see nothing of', async () => {
    const article = await desk.create({ type: 'Page', title: 'Fees for 2027' })
    expect(article).toMatchObject({
      type: 'Page',
      status: 'draft',
      live: null,
      published_at: null,
      draft: { title: 'Fees for 2027', slug: '', content: '' },
      state: { revision: 1, has_changes: true, due_at: null, saved: { by: 'Tadhg Marrin' } },
    })
    expect(await onTheSite('fees-for-2027')).toBe(404)
    expect(await audited(article.article_id)).toEqual(['article-created'])
  })

  test('a draft is saved sanitised, and the live text stays', async () => {
    const article = await desk.written()
    const live = (await desk.publish(article)).body
    const saved = await desk.save(live, {
      content:
        '<p onclick="x()">New</p><script>x()</script><img src="https://elsewhere.example/a.png" alt="">',
    })
    expect(saved.body).toMatchObject({
      status: 'published',
      draft: { content: '<p>New</p>' },
      state: { has_changes: true },
    })
    expect((await onTheSite('under-12s-win-the-shield')).content).toBe(
      '<p>The shield is back on the shelf.</p>',
    )
    const discarded = await desk.ask(
      `/${live.article_id}/draft?base_revision=${saved.body.state.revision}`,
      undefined,
      'DELETE',
    )
    expect(discarded.body).toMatchObject({ draft: live.draft, state: { has_changes: false } })
  })

  test('saving what stands there already counts nothing up; one sitting is one line in the log', async () => {
    const article = await desk.written()
    const again = await desk.save(article, {})
    expect(again.body.state.revision).toBe(article.state.revision)
    let newest = article
    for (const title of ['One', 'Two', 'Three']) newest = (await desk.save(newest, { title })).body
    expect(await audited(article.article_id)).toEqual(['article-created'])
    app.setClock(minutes(30))
    await desk.save(newest, { title: 'Later' })
    expect(await audited(article.article_id)).toEqual(['article-created', 'article-edited'])
  })

  test('a copy begins with what the other says, without its address', async () => {
    const article = await desk.written({ title: 'Annual dinner', slug: 'annual-dinner' })
    const copy = await desk.create({ copy_of: article.article_id })
    expect(copy.draft).toEqual({ ...article.draft, title: 'Copy of Annual dinner', slug: '' })
  })

  test('OPEN-053 a club has one About us', async () => {
    const second = await desk.ask('', { type: 'About Us' })
    expect([second.status, second.body.error_code]).toEqual([409, 'about_us_exists'])
  })
})

describe('publishing', () => {
  test('now: visitors read it, the history has it, the log says so', async () => {
    const article = await desk.written({ title: 'The pitch is open', summary: 'At last.' })
    const { status, body } = await desk.publish(article)
    expect([status, body.status, body.published_at]).toEqual([200, 'published', at(TEST_NOW)])
    expect(await onTheSite('the-pitch-is-open')).toMatchObject({
      title: 'The pitch is open',
      summary: 'At last.',
    })
    const changed = (await desk.save(body, { title: 'The pitch is closed' })).body
    app.setClock(minutes(60))
    await desk.publish(changed)
    const { items } = (await desk.ask(`/${article.article_id}/revisions`)).body
    expect(items).toEqual([
      {
        number: 2,
        note: '',
        made: { at: at(minutes(60)), by: 'Tadhg Marrin', by_id: expect.any(String) },
        changes: [{ field: 'Title', before: 'The pitch is open', after: 'The pitch is closed' }],
      },
      expect.objectContaining({ number: 1, note: 'First version', changes: [] }),
    ])
    expect((await onTheSite('the-pitch-is-open')).published_at).toBe(body.published_at)
    expect(await audited(article.article_id)).toEqual([
      'article-created',
      'article-published',
      'article-published',
    ])
  })

  test.each([
    { what: 'no title', draft: { title: '' }, field: 'title' },
    { what: 'no text', draft: { content: '<p> </p>' }, field: 'content' },
    {
      what: 'more than 5,000 characters',
      draft: { content: `<p>${'a'.repeat(5001)}</p>` },
      field: 'content',
    },
    {
      what: 'a picture nobody described',
      draft: { content: '<p>x</p><img src="/media/dunvarra/a/b.jpg">' },
      field: 'content',
    },
    { what: 'a title without a letter to make an address of', draft: { title: '日本語' }, field: 'slug' },
    { what: 'an address that another has', draft: { slug: 'fees' }, field: 'slug' },
    {
      what: 'a picture that is not there',
      draft: { image_id: crypto.randomUUID(), image_decorative: true },
      field: 'image',
    },
  ])('EDITOR-02 not with $what; the draft is kept', async ({ draft, field }) => {
    const article = await desk.written(draft)
    const { status, body } = await desk.publish(article)
    expect([status, body.error_code, Object.keys(body.errors)]).toEqual([422, 'invalid_article', [field]])
    expect(await desk.get(article.article_id)).toEqual(article)
  })

  test('EDITOR-02 CONST-23 exactly 5,000 characters go out, however many tags they wear', async () => {
    const content = `<p>${'<strong>a&amp;</strong>'.repeat(2500)}</p>`
    expect((await desk.publish(await desk.written({ title: 'Long', content }))).status).toBe(200)
  })

  test('two with the same title have two addresses', async () => {
    for (const slug of ['match-report', 'match-report-2', 'match-report-3']) {
      const { body } = await desk.publish(await desk.written({ title: 'Match report' }))
      expect(body.draft.slug).toBe(slug)
    }
  })

  test('unpublished it is gone at once, and comes back with a new date', async () => {
    const { body: live } = await desk.publish(await desk.written({ title: 'Gone soon' }))
    const path = `/${live.article_id}/publication`
    const { body: gone } = await desk.ask(path, undefined, 'DELETE')
    expect([gone.status, await onTheSite('gone-soon')]).toEqual(['unpublished', 404])
    expect((await desk.ask(path, undefined, 'DELETE')).status).toBe(200)
    app.setClock(minutes(5))
    expect((await desk.publish(gone)).body).toMatchObject({
      status: 'published',
      published_at: at(minutes(5)),
    })
    expect(await audited(live.article_id)).toEqual([
      'article-created',
      'article-published',
      'article-unpublished',
      'article-published',
    ])
  })

  test('archived it is invisible and comes back as it was', async () => {
    const { body: live } = await desk.publish(await desk.written({ title: 'Put away' }))
    const put = (archived: boolean) =>
      desk.ask(`/${live.article_id}`, { base_revision: live.state.revision, archived }, 'PATCH')
    expect((await put(true)).body).toMatchObject({ archived_at: at(TEST_NOW), status: 'published' })
    expect(await onTheSite('put-away')).toBe(404)
    await put(false)
    expect(await onTheSite('put-away')).toMatchObject({ title: 'Put away' })
  })

  test('only what was never published can be deleted', async () => {
    const { body: live } = await desk.publish(await desk.written({ title: 'To stay' }))
    expect((await desk.ask(`/${live.article_id}`, undefined, 'DELETE')).body.error_code).toBe(
      'article_published',
    )
    const draft = await desk.written()
    expect((await desk.ask(`/${draft.article_id}`, undefined, 'DELETE')).body).toEqual({ deleted: true })
    expect((await desk.ask(`/${draft.article_id}`)).status).toBe(404)
    expect(await app.asOwner('select 1 from drafts where subject_id = $1', [draft.article_id])).toEqual([])
  })

  test('an earlier version becomes the draft, and visitors wait for it', async () => {
    const { body: first } = await desk.publish(await desk.written({ title: 'Version one' }))
    const { body: second } = await desk.publish((await desk.save(first, { title: 'Version two' })).body)
    const { body: restored } = await desk.ask(`/${first.article_id}/revisions/1/restoration`, {
      base_revision: second.state.revision,
    })
    expect(restored).toMatchObject({ draft: { title: 'Version one' }, live: { title: 'Version two' } })
    expect(
      (
        await desk.ask(`/${first.article_id}/revisions/9/restoration`, {
          base_revision: restored.state.revision,
        })
      ).status,
    ).toBe(404)
    const old = await desk.ask(`/${first.article_id}/revisions/1`)
    expect(old.body).toMatchObject({ number: 1, content: { title: 'Version one' } })
  })
})

describe('addresses', () => {
  test('an old address leads to the new one, and nobody else may take it', async () => {
    const { body: live } = await desk.publish(await desk.written({ title: 'Summer camp' }))
    const { body: moved } = await desk.publish((await desk.save(live, { slug: 'camp' })).body)
    expect(await onTheSite('summer-camp')).toMatchObject({ slug: 'camp', article_id: live.article_id })
    const other = await desk.publish(await desk.written({ title: 'Other', slug: 'summer-camp' }))
    expect(other.body.errors).toEqual({ slug: 'Another article has, or had, this address. Choose another.' })
    await desk.publish((await desk.save(moved, { slug: 'summer-camp' })).body)
    expect(await onTheSite('camp')).toMatchObject({ slug: 'summer-camp' })
  })

  test('a new title moves nothing that visitors know', async () => {
    const { body: live } = await desk.publish(await desk.written({ title: 'Old words' }))
    await desk.publish((await desk.save(live, { title: 'New words' })).body)
    expect(await onTheSite('old-words')).toMatchObject({ title: 'New words', slug: 'old-words' })
  })

  test('About us stays where the home page looks for it', async () => {
    const { items } = (await desk.ask('?types[]=About%20Us')).body
    const article = await desk.get(items[0].article_id)
    const { body } = await desk.publish(
      (await desk.save(article, { slug: 'who-we-are', title: 'Who we are' })).body,
    )
    expect(body.draft.slug).toBe('about-us')
    expect(await onTheSite('about-us')).toMatchObject({ title: 'Who we are' })
  })
})

describe('preview', () => {
  test('shows the draft to whoever has the address, for a quarter of an hour', async () => {
    const { body: live } = await desk.publish(await desk.written({ title: 'Seen before' }))
    await desk.save(live, { title: 'Not out yet' })
    const { body } = await desk.ask(`/${live.article_id}/preview`, {})
    const url = new URL(body.url)
    expect([url.host, url.pathname]).toEqual(['dunvarra.clubhouse.test', '/news/seen-before'])
    const token = url.searchParams.get('preview')
    const look = (club = 'dunvarra', by = token) =>
      app.server.inject(`/api/v2/store/${club}/article-previews/${by}`)
    const seen = await look()
    expect([seen.statusCode, seen.json().title]).toEqual([200, 'Not out yet'])
    expect(seen.headers['cache-control']).toContain('no-store')
    expect((await look('inishvarn')).statusCode).toBe(404)
    expect((await look('dunvarra', `${token?.slice(0, -2)}xx`)).statusCode).toBe(404)
    app.setClock(minutes(16))
    expect((await look()).statusCode).toBe(404)
  })
})
