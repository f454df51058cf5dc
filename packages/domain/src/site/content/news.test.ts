import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendPage,
  articleDate,
  cardWidth,
  hasMore,
  NEWS_PAGE_SIZE,
  newsPageOf,
  newsWindow,
  shareLinks,
} from './news.ts'

test('OPEN-052 an article is dated by its publication, else by its creation', () => {
  const created_at = '2025-01-01T00:00:00Z'
  expect(articleDate({ created_at, published_at: '2025-03-05T00:00:00Z' })).toBe('2025-03-05T00:00:00Z')
  expect(articleDate({ created_at, published_at: null })).toBe(created_at)
})

test.each([
  { loaded: 6, total: 9, more: true },
  { loaded: 9, total: 9, more: false },
  { loaded: 0, total: 0, more: false },
  { loaded: 10, total: 9, more: false },
])('HOME-09 with $loaded of $total loaded there is more: $more', ({ loaded, total, more }) => {
  expect(hasMore(loaded, total)).toBe(more)
})

test('HOME-08 a page is appended, and an article that comes again keeps its first place', () => {
  const page = (...ids: string[]) => ids.map((article_id) => ({ article_id }))
  expect(appendPage(page('a', 'b'), page('b', 'c'))).toEqual(page('a', 'b', 'c'))
})

test('appending keeps all that was shown, in order, and adds none twice', () => {
  const page = fc.array(fc.record({ article_id: fc.constantFrom('a', 'b', 'c', 'd', 'e') }))
  fc.assert(
    fc.property(page, page, (first, more) => {
      const shown = appendPage([], first)
      const all = appendPage(shown, more)
      expect(all.slice(0, shown.length)).toEqual(shown)
      expect(new Set(all.map((item) => item.article_id)).size).toBe(all.length)
    }),
  )
})

test('HOME-06 CONST-01 news comes by six; the first two cards are half width, all others a quarter', () => {
  expect(NEWS_PAGE_SIZE).toBe(6)
  expect([0, 1, 2, 3, 11].map(cardWidth)).toEqual(['half', 'half', 'quarter', 'quarter', 'quarter'])
})

test.each([
  { query: '', page: 1 },
  { query: 'page=3', page: 3 },
  { query: 'page=0', page: 1 },
  { query: 'page=-5', page: 1 },
  { query: 'page=2.9', page: 1 },
  { query: 'page=99', page: 99 },
  { query: 'page=1e400', page: 1 },
  { query: 'page=1000', page: 1 },
  { query: 'page=two', page: 1 },
  { query: 'page=2&page=7', page: 2 },
])('"?$query" asks for page $page', ({ query, page }) => {
  expect(newsPageOf(new URLSearchParams(query))).toBe(page)
})

test.each([
  { page: 1, firstPage: 1, query: { page: 1, per_page: 6 }, shown: 6 },
  { page: 2, firstPage: 1, query: { page: 1, per_page: 12 }, shown: 12 },
  { page: 16, firstPage: 1, query: { page: 1, per_page: 96 }, shown: 96 },
  { page: 17, firstPage: 17, query: { page: 2, per_page: 96 }, shown: 6 },
  { page: 40, firstPage: 33, query: { page: 3, per_page: 96 }, shown: 48 },
])('the address of page $page holds those from page $firstPage', ({ page, ...window }) => {
  expect(newsWindow(page)).toEqual(window)
})

test('NEWS-03 OPEN-051 an article is shared on Facebook and X by plain links', () => {
  const links = shareLinks('https://club.example/news/a?b=1', 'Win & cheer')
  expect(links.map(({ href }) => href)).toEqual([
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fclub.example%2Fnews%2Fa%3Fb%3D1',
    'https://x.com/intent/post?url=https%3A%2F%2Fclub.example%2Fnews%2Fa%3Fb%3D1&text=Win%20%26%20cheer',
  ])
})

test('a title with half a character in it can be shared too', () => {
  expect(() => shareLinks('https://club.example/', '\ud83d')).not.toThrow()
})
