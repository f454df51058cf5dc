// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeArticleSummary } from '@clubhouse/contract/site/office/articles'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, locationOf, posting } from '#lib/testing/posted.ts'
import { articlesAction } from './articles-action.ts'
import ArticlesPage, { loader } from './articles.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const summary = (more: Partial<OfficeArticleSummary> = {}): OfficeArticleSummary => ({
  article_id: ID,
  type: 'News',
  status: 'draft',
  title: 'Shield won',
  slug: 'shield-won',
  has_changes: true,
  created_at: '2026-11-14T10:00:00.000Z',
  published_at: null,
  archived_at: null,
  due_at: null,
  edited_at: '2026-11-16T11:02:00.000Z',
  edited_by: 'Orla Fennick',
  featured_image: [],
  ...more,
})
function aList(items: OfficeArticleSummary[]) {
  const counts = { all: items.length, draft: 0, scheduled: 0, published: 0, unpublished: 0, archived: 0 }
  return { current_page: 1, from: 1, per_page: 10, to: items.length, total: items.length, items, counts }
}

async function show(items: OfficeArticleSummary[] | null, path = '/news') {
  const page = aClubPage({
    listOfficeArticles: () => {
      if (items === null) throw refusal(500)
      return aList(items)
    },
  })
  const data = await loader(asking(page, path))
  const shown = showOnSite(<ArticlesPage />, { ...aSite(), site: 'backoffice', account: null }, path, data)
  return { shown, page }
}

test('TABLE-08 each article with its status, green when published and a warning otherwise, and who edited it when', async () => {
  const { shown } = await show([
    summary(),
    summary({ article_id: 'x', title: '', status: 'published', published_at: '2026-11-14T10:00:00.000Z' }),
  ])
  const rows = [...shown.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows[0]).toContain('Draft')
  expect(rows[0]).toContain('Orla Fennick')
  expect(rows[1]).toContain('Untitled')
  expect(linkIn(shown, 'Shield won')?.getAttribute('href')).toBe(`/news/${ID}`)
})

test('TABLE-11 each room asks for its own types, and for what its address says', async () => {
  const asked = async (path: string) =>
    (await show([], path)).page.calls.find((call) => call.startsWith('listOffice'))
  expect(await asked('/news?show=scheduled&filter=cup&page=2')).toMatch(
    /"types":\["News"\].*"status":"scheduled"/,
  )
  expect(await asked('/pages')).toContain('"types":["Page","Article"]')
  expect(await asked('/news?sort=password')).not.toContain('password')
})

test.each([
  { items: [], words: 'No news yet. A match report takes two minutes.' },
  { items: null, words: 'We couldn’t load the list' },
])('$words', async ({ items, words }) => {
  expect((await show(items)).shown.textContent).toContain(words)
})

test.each([
  { intent: 'create', leads: `/news/${ID}`, body: { type: 'News' } },
  { intent: 'copy', leads: `/news/${ID}`, body: { type: 'News', copy_of: ID } },
  {
    intent: 'archive',
    leads: `/news?done=archive&on=${ID}`,
    body: { base_revision: 4, archived: true },
  },
  { intent: 'back', leads: `/news?done=back&on=${ID}`, body: { base_revision: 4, archived: false } },
])('$intent is done for the club worked on, without a script too', async ({ intent, leads, body }) => {
  const article = { article_id: ID, state: { revision: 4 } }
  const page = aClubPage({
    createArticle: () => article,
    getOfficeArticle: () => article,
    saveArticleDraft: () => article,
  })
  const reply = await articlesAction(
    posting(page, '/news', { intent, ...(intent !== 'create' && { on: ID }) }),
  )
  expect(locationOf(reply)).toBe(leads)
  expect(page.bodies.at(-1)).toEqual(body)
  expect(page.calls.at(-1)).toContain('"x-account-id":"id-of-rugby"')
})
