import { expect, test } from 'vitest'
import { anArticle, anArticleSummary } from '@clubhouse/demo/builders'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { type Answers, aPage, refusal } from '#lib/testing/page-stub.ts'
import { type Folder, loadArticle } from './load-article.ts'

const LATEST = ['A', 'B', 'C', 'D'].map((title) => anArticleSummary({ title }))
const answers = (type: 'News' | 'Page' | 'Article' | 'About Us', more: Answers = {}): Answers => ({
  getArticle: ({ params }) =>
    anArticle({ type, title: String(params['slug']).toUpperCase(), slug: params['slug'] ?? '' }),
  listArticles: () => ({ items: LATEST, total: 4 }),
  ...more,
})

async function load(folder: Folder, slug: string, from: Answers, search = '') {
  try {
    const request = new Request(`https://testford.example/${folder}/${slug}${search}`)
    const { data, init } = await loadArticle(aPage(from), folder, slug, request)
    return { ...data, isCached: new Headers(init?.headers).has(KEEP_HEADER) }
  } catch (error) {
    if (error instanceof Response) return { status: error.status, to: error.headers.get('location') }
    throw error
  }
}

test('NEWS-01 an article comes with three others, and is kept', async () => {
  const loaded = await load('news', 'b', answers('News'))
  expect(loaded).toMatchObject({ path: '/news/b', isCached: true, article: { title: 'B' } })
  expect('related' in loaded && loaded.related.map(({ title }) => title)).toEqual(['A', 'C', 'D'])
})

test('other news that cannot be listed are left out, and the page is not kept', async () => {
  const from = answers('News', {
    listArticles: () => {
      throw new Error('boom')
    },
  })
  expect(await load('news', 'b', from)).toMatchObject({ related: [], isCached: false })
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

test('an address that an article had before leads to the one it has now', async () => {
  const moved = answers('News', { getArticle: () => anArticle({ type: 'News', slug: 'camp' }) })
  expect(await load('news', 'summer-camp', moved)).toEqual({ status: 301, to: '/news/camp' })
})

test('with a token of the back office the draft is shown, kept by nobody and found by no search', async () => {
  const from: Answers = {
    ...answers('News'),
    getPreviewedArticle: ({ params }) => anArticle({ type: 'News', title: `Draft of ${params['token']}` }),
  }
  const request = new Request('https://testford.example/news/x?preview=abc')
  const { data, init } = await loadArticle(aPage(from), 'news', 'x', request)
  expect(data).toMatchObject({ isPreview: true, article: { title: 'Draft of abc' } })
  const headers = new Headers(init?.headers)
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.has(KEEP_HEADER)).toBe(false)
})

test('a token that is over shows nothing of the draft', async () => {
  const gone: Answers = {
    ...answers('News'),
    getPreviewedArticle: () => {
      throw refusal(404)
    },
  }
  expect(await load('news', 'x', gone, '?preview=old')).toEqual({ status: 302, to: '/error' })
})
