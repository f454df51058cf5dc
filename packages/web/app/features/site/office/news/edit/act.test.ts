import { expect, test } from 'vitest'
import { EMPTY_ARTICLE } from '@clubhouse/domain/site/content/article-draft'
import { Refusal } from '@clubhouse/contract/refusal'
import { aPage, aUser, type Answers } from '#lib/testing/page-stub.ts'
import { action } from './act.page.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { RouterContextProvider } from 'react-router'

const ARTICLE = { article_id: 'a1', draft: EMPTY_ARTICLE, state: { revision: 4 } }
const CLUB = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }

async function asked(answers: Answers, act: object, isSignedIn = true) {
  const user = isSignedIn ? aUser({ accounts: [CLUB] }) : null
  const page = aPage(answers, { host: { type: 'backoffice' }, ...(user && { user }) })
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request('https://backoffice.example/articles/a1/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(act),
  })
  const reply = await action({ request, context, params: { id: 'a1' } } as never)
  return { status: reply.status, body: await reply.json(), page }
}

test('EDITOR-08 saves, publishes and rephrases for the club that is worked on', async () => {
  const answers: Answers = {
    saveArticleDraft: () => ARTICLE,
    publishArticle: () => ARTICLE,
    rephraseText: () => ({ data: { rephrased: 'Other words' } }),
  }
  const draft = { ...EMPTY_ARTICLE, title: 'New' }
  const saved = await asked(answers, { do: 'save', base_revision: 3, draft })
  expect(saved.body).toEqual({ kind: 'done', article: ARTICLE })
  expect(saved.page.bodies).toEqual([{ base_revision: 3, draft }])
  expect(saved.page.calls[0]).toContain('"x-account-id":"id-of-rugby"')
  const published = await asked(answers, { do: 'publish', base_revision: 3, at: '2026-11-17T08:00:00.000Z' })
  expect(published.page.bodies).toEqual([{ base_revision: 3, at: '2026-11-17T08:00:00.000Z' }])
  const asking = { do: 'rephrase', base_revision: 0, text: 'x', tone: 'formal', language: 'irish' }
  const rephrased = await asked(answers, asking)
  expect(rephrased.body).toEqual({ kind: 'rephrased', text: 'Other words' })
  expect(rephrased.page.bodies).toEqual([{ text: 'x', tone: 'formal', language: 'irish', module: 'article' }])
})

test('whoever comes second gets what the other saved along', async () => {
  const { status, body } = await asked(
    {
      saveArticleDraft: () => {
        throw new Refusal(409, 'draft_changed', 'Orla saved at 14:02.')
      },
      getOfficeArticle: () => ARTICLE,
    },
    { do: 'save', base_revision: 3, draft: EMPTY_ARTICLE },
  )
  expect([status, body]).toEqual([
    409,
    { kind: 'conflict', message: 'Orla saved at 14:02.', theirs: ARTICLE },
  ])
})

test('what is refused is said by field; who is signed out is told so, and nothing is asked', async () => {
  const refused = await asked(
    {
      publishArticle: () => {
        throw new Refusal(422, 'invalid_article', 'Give it a title', { errors: { title: 'Give it a title' } })
      },
    },
    { do: 'publish', base_revision: 3 },
  )
  expect(refused.body).toEqual({
    kind: 'refused',
    message: 'Give it a title',
    errors: { title: 'Give it a title' },
  })
  const stranger = await asked({}, { do: 'publish', base_revision: 3 }, false)
  expect([stranger.status, stranger.body, stranger.page.calls]).toEqual([401, { kind: 'signed-out' }, []])
})
