// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anArticle, anArticleSummary } from '@clubhouse/demo/builders'
import { aSite, anOriginal, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import ArticlePage from './article.page.tsx'
import type { ArticleData } from './load-article.ts'
import ContentPage from './page.page.tsx'

const ARTICLE = anArticle({
  title: 'New floodlights',
  summary: 'Four new masts.',
  content: '<h2>What changes</h2><table><tbody></tbody></table>',
  published_at: '2025-03-05T10:00:00.000Z',
  featured_image: anOriginal('floodlights'),
})
const LOADED: ArticleData = {
  article: ARTICLE,
  path: '/news/new-floodlights',
  related: [],
  isComplete: true,
  isPreview: false,
}
const SITE = aSite({ logo_image: anOriginal('crest') })
const show = (loaded: Partial<ArticleData> = {}) =>
  showOnSite(<ArticlePage />, SITE, LOADED.path, { ...LOADED, ...loaded })

test('NEWS-02 picture, title, published date, summary and content', () => {
  const page = show()
  expect(page.querySelector('img')?.getAttribute('src')).toContain('floodlights.jpg')
  expect(page.querySelector('h1')?.textContent).toBe('New floodlights')
  expect(page.querySelector('time')?.textContent).toBe('5 March 2025')
  expect(page.textContent).toContain('Four new masts.')
  expect(page.querySelector('.prose h2')?.textContent).toBe('What changes')
})

test('NEWS-03 it can be shared on two networks by plain links', () => {
  const page = show()
  const address = encodeURIComponent('https://testford.clubs.example/news/new-floodlights')
  expect(linkIn(page, 'Share on Facebook')?.href).toContain(address)
  expect(linkIn(page, 'Share on X')?.href).toContain(address)
  expect(page.querySelector('[data-copy-link]')?.getAttribute('data-copy-link')).toContain(
    '/news/new-floodlights',
  )
})

test('without a picture the crest stands there', () => {
  const page = show({ article: { ...ARTICLE, featured_image: [] } })
  expect(page.querySelector('article img')?.getAttribute('src')).toContain('crest.jpg')
})

test('other news follow an article, and nothing follows a page', () => {
  const related = [anArticleSummary({ title: 'Registration opens' })]
  expect(linkIn(show({ related }), 'Registration opens')?.getAttribute('href')).toBe(
    '/news/registration-opens',
  )
  const page = showOnSite(<ContentPage />, SITE, '/pages/fees', { ...LOADED, related })
  expect(linkIn(page, 'Registration opens')).toBeNull()
})

test('PAGE-02 a content page has the same view', () => {
  const page = showOnSite(<ContentPage />, SITE, '/pages/fees', {
    ...LOADED,
    article: { ...ARTICLE, type: 'Page', title: 'Fees' },
  })
  expect(page.querySelector('h1')?.textContent).toBe('Fees')
  expect(page.querySelector('.prose h2')?.textContent).toBe('What changes')
  // A page is not news: nothing that would make it look old.
  expect(page.querySelector('time')).toBeNull()
  expect(linkIn(page, 'Share on Facebook')).toBeNull()
})

test('a search engine reads it as a news article', () => {
  const text = show().querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(JSON.parse(text)).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: 'New floodlights',
      mainEntityOfPage: 'https://testford.clubs.example/news/new-floodlights',
    },
    { '@type': 'BreadcrumbList' },
  ])
})

test('a wide table can be reached by key, since it scrolls', () => {
  expect(show().querySelector('table')?.getAttribute('tabindex')).toBe('0')
})
