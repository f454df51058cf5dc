import { expect, test } from 'vitest'
import { anArticle, anArticleSummary } from '@clubhouse/demo/builders'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { type Answers, aPage, refusal } from '../../lib/testing/page-stub.ts'
import { type Folder, loadArticle } from './load-article.ts'

const LATEST = ['A', 'B', 'C', 'D'].map((title) => anArticleSummary({ title }))
const answers = (type: 'News' | 'Page' | 'Article' | 'About Us', more: Answers = {}): Answers => ({
  getArticle: ({ params }) =>
    anArticle({ type, title: String(params['slug']).toUpperCase(), slug: params['slug'] ?? '' }),
  listArticles: () => ({ items: LATEST, total: 4 }),
  ...more,
})

async function load(folder: Folder, slug: string, from: Answers) {
  try {
    const { data, init } = await loadArticle(aPage(from), folder, slug)
    return { ...data, isKept: new Headers(init?.headers).has(KEEP_HEADER) }
  } catch (error) {
    if (error instanceof Response) return { status: error.status, to: error.headers.get('location') }
    throw error
  }
}

test('NEWS-01 an article comes with three others, and is kept', async () => {
  const loaded = await load('news', 'b', answers('News'))
  expect(loaded).toMatchObject({ path: '/news/b', isKept: true, article: { title: 'B' } })
  expect('related' in loaded && loaded.related.map(({ title }) => title)).toEqual(['A', 'C', 'D'])
})

test('other news that cannot be listed are left out, and the page is not kept', async () => {
  const from = answers('News', {
    listArticles: () => {
      throw new Error('boom')
    },
  })
  expect(await load('news', 'b', from)).toMatchObject({ related: [], isKept: false })
})

test('PAGE-01, PAGE-04 about us and pages stand under /pages, an article under both', async () => {
  expect(await load('pages', 'about-us', answers('About Us'))).toMatchObject({
    path: '/pages/about-us',
    related: [],
  })
  expect(await load('pages', 'fees', answers('Page'))).toMatchObject({ path: '/pages/fees' })
  expect(await load('news', 'fees', answers('Article'))).toMatchObject({ path: '/pages/fees' })
})

test.each([
  { folder: 'news', type: 'Page', to: '/pages/x' },
  { folder: 'pages', type: 'News', to: '/news/x' },
] as const)('a $type asked for under /$folder is shown where it belongs', async ({ folder, type, to }) => {
  expect(await load(folder, 'x', answers(type))).toEqual({ status: 301, to })
})

test('NEWS-06 what cannot be loaded takes the visitor to the error page', async () => {
  const broken = (error: Error) => ({
    ...answers('News'),
    getArticle: () => {
      throw error
    },
  })
  expect(await load('news', 'x', broken(refusal(404)))).toEqual({ status: 302, to: '/error' })
  expect(await load('news', 'x', broken(new Error('boom')))).toEqual({ status: 302, to: '/error' })
  expect(await load('news', 'x', broken(refusal(503)))).toEqual({ status: 503, to: null })
})
