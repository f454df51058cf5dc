import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfficeArticle } from '@clubhouse/contract/site/office/articles'
import type { Refusal } from '@clubhouse/contract/refusal'
import { saveDraft } from '../../drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { type ArticleClient, openArticleClient } from '#testing/clients/article-client.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { articleKind } from './article-kind.ts'

let app: TestApp
let desk: ArticleClient
let orla: ArticleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openArticleClient(app)
  orla = await openArticleClient(app, { who: 'orla@dunvarra.example' })
})
afterAll(() => app.close())
beforeEach(() => app.setClock(TEST_NOW))

describe('a page that two people edit', () => {
  test('is saved by the first; the second is told who and when, and has both versions', async () => {
    const page = await desk.written({ title: 'Training' }, 'Page')
    app.setClock(new Date('2026-07-15T13:02:00.000Z'))
    const first = await orla.save(page, { summary: 'Tuesday at 19:00' })
    app.setClock(new Date('2026-07-15T13:05:00.000Z'))
    const second = await desk.save(page, { summary: 'Tuesday at 18:30' })
    expect(second).toMatchObject({
      status: 409,
      body: {
        error_code: 'draft_changed',
        message: 'Orla Fennick saved at 14:02. Your changes aren’t saved yet.',
      },
    })
    expect(await desk.get(page.article_id)).toEqual(first.body)
    expect((await desk.save(first.body, { summary: 'Tuesday at 18:30' })).status).toBe(200)
  })

  test('cannot be published, discarded or restored by who has not seen the newest', async () => {
    const { body: live } = await desk.publish(await desk.written({ title: 'Seen by both' }))
    await orla.save(live, { title: 'Only Orla has seen this' })
    const base_revision = live.state.revision
    const path = `/${live.article_id}`
    for (const asked of [
      await desk.publish(live),
      await desk.ask(`${path}/draft?base_revision=${base_revision}`, undefined, 'DELETE'),
      await desk.ask(`${path}/revisions/1/restoration`, { base_revision }),
    ])
      expect([asked.status, asked.body.error_code]).toEqual([409, 'draft_changed'])
    expect((await desk.get(live.article_id)).draft.title).toBe('Only Orla has seen this')
  })

  test('cannot be saved on top of a revision that does not exist yet, nor of one from before it was published', async () => {
    const page = await desk.written()
    const ahead = { ...page, state: { ...page.state, revision: 99 } }
    expect((await desk.save(ahead, { title: 'Ahead' })).status).toBe(409)
    await desk.publish(page)
    expect((await desk.save(page, { title: 'Behind' })).status).toBe(409)
  })

  const CALLER: Caller = {
    requestId: 'r1',
    address: '',
    arrivedAt: 0,
    site: null,
    identify: async () => null,
  }
  const TITLES = ['One', 'Two', 'Three', 'Four']
  const allAtOnce = async (page: OfficeArticle, minds: boolean): Promise<(Refusal | null)[]> => {
    const { db, identity } = app.parts
    const userId = await userIdOf(app, 'tadhg@dunvarra.example')
    const subject = { clubId: desk.accountId, subjectId: page.article_id }
    const writing = { caller: CALLER, audit: identity.audit, userId, now: TEST_NOW }
    return Promise.all(
      TITLES.map((title) =>
        db.withClub(desk.accountId, (tx) =>
          saveDraft(
            tx,
            articleKind,
            subject,
            { base: page.state.revision, content: { ...page.draft, title } },
            writing,
            { minds },
          ),
        ),
      ),
    )
  }

  test('at the same moment: one wins, the others are told, and nothing is written over', async () => {
    const page = await desk.written()
    const lost = (await allAtOnce(page, true)).filter((refused) => refused !== null)
    expect(lost.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: TITLES.length - 1 }, () => [409, 'draft_changed']),
    )
    expect((await desk.get(page.article_id)).state.revision).toBe(page.state.revision + 1)
  })

  test.skipIf(testDatabaseKind() === 'embedded')(
    'would be written over by whoever is later without the look at the revision (negative control)',
    async () => {
      const page = await desk.written()
      await allAtOnce(page, false)
      expect((await desk.get(page.article_id)).state.revision).toBeGreaterThan(page.state.revision + 1)
    },
  )
})
