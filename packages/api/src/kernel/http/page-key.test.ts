import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/fuzz/any-text.ts'
import { CONTENT_PAGES } from '#site/content/capability.ts'
import { MATCH_PAGES } from '#site/matches/cached-pages.ts'
import { pageKeyBy } from './page-key.ts'

const pageKey = pageKeyBy([CONTENT_PAGES, MATCH_PAGES, { own: ['/authentication'] }])

test.each([
  { url: '/', key: '/' },
  { url: '/news/fees', key: '/news/fees' },
  { url: '/?page=2', key: '/?page=2' },
  { url: '/?', key: '/' },
  { url: '/?utm_source=mail&page=2&fbclid=x', key: '/?page=2' },
  { url: '/?gclid=1&msclkid=2', key: '/' },
  { url: '/_root.data?_routes=a&page=2', key: '/_root.data?_routes=a&page=2' },
  { url: '/_root.data?page=2&_routes=a', key: '/_root.data?_routes=a&page=2' },
  { url: '/?page=%32', key: '/?page=2' },
  { url: '/_.wake?page=2&utm_source=mail', key: '/_.wake?page=2' },
  { url: '/results-fixtures.wake?view=next', key: '/results-fixtures.wake?view=next' },
  { url: '/fixtures-results?utm_source=mail', key: '/fixtures-results' },
  {
    url: '/results-fixtures?view=next&competition=Cup_7-b&results_page=2&results_per_page=15&next_page=10&next_per_page=25',
    key: '/results-fixtures?competition=Cup_7-b&next_page=10&next_per_page=25&results_page=2&results_per_page=15&view=next',
  },
  {
    url: '/results-fixtures.data?competition=7&_routes=club%2Fresults-fixtures',
    key: '/results-fixtures.data?_routes=club%2Fresults-fixtures&competition=7',
  },
])('a visitor’s GET $url is kept under $key', ({ url, key }) => {
  expect(pageKey('GET', url, false)).toBe(key)
  expect(pageKey('HEAD', url, false)).toBe(key)
})

test.each([
  { url: '/?search=x', why: 'an unknown parameter' },
  { url: '/?c=abc', why: 'a code to exchange' },
  { url: '/?token=def', why: 'a code to exchange' },
  { url: '/?page=2&page=3', why: 'the same parameter twice' },
  { url: `/?page=${'1'.repeat(301)}`, why: 'a value without measure' },
  { url: '/?PAGE=2', why: 'another spelling is another parameter' },
  { url: '/?utm_=1', why: 'no name behind the prefix' },
  { url: '/authentication/sign-in', why: 'it shows what this browser has entered' },
  { url: '/error', why: 'it shows which address was not found' },
  { url: '/authentication/sign-in.wake', why: 'what wakes it knows as much' },
  { url: '/error.wake', why: 'what wakes it knows as much' },
  { url: '/authentication/sign-in.data', why: 'its data knows as much' },
])('$url is rendered for one: $why', ({ url }) => {
  expect(pageKey('GET', url, false)).toBeNull()
})

test('whoever is signed in, and whoever sends something, is answered alone', () => {
  expect(pageKey('GET', '/', true)).toBeNull()
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(pageKey(method, '/', false)).toBeNull()
})

test('a key leads to itself, so that a kept page is rendered from its key alone', () => {
  const name = fc.constantFrom('page', '_routes', 'utm_source', 'c', 'x', 'page ', '')
  const query = fc.array(fc.tuple(name, anyText()), { maxLength: 4 })
  fc.assert(
    fc.property(anyText(), query, (path, pairs) => {
      const url = `/${encodeURIComponent(path.toWellFormed())}?${new URLSearchParams(pairs.map(([key, value]) => [key, value.toWellFormed()])).toString()}`
      const key = pageKey('GET', url, false)
      if (key !== null) expect(pageKey('GET', key, false)).toBe(key)
    }),
    { seed: 2 },
  )
})

test.each([
  '/TERMS',
  '/terms/',
  '/terms//',
  '//terms',
  '/%74erms',
  '/terms#1',
  '/terms;x',
  '/./terms',
  '/'.repeat(3),
  '/?page=0',
  '/?page=100',
  '/?page=1.0',
  '/?page=zzz',
  '/?page=01',
  '/terms?page=2',
  '/?_routes=a',
  '/results-fixtures?competition=',
  '/results-fixtures?competition=a/b',
  '/?competition=7',
  `/results-fixtures?competition=${'7'.repeat(65)}`,
  '/results-fixtures?competition=%3Cscript%3E',
  '/results-fixtures?results_page=1',
  '/results-fixtures?results_page=100',
  '/results-fixtures?page=2',
  '/results-fixtures?next_per_page=10',
  '/results-fixtures?next_per_page=50',
  '/results-fixtures?view=table',
  '/results-fixtures?view=next&view=live',
  '/fixtures-results?view=next',
  '/a.data?_routes=%00',
  `/a.data?_routes=${'a'.repeat(201)}`,
  '/?__proto__=1',
  '/?constructor=1',
])('another spelling of a page gets no place of its own: %s', (url) => {
  expect(pageKey('GET', url, false)).toBeNull()
})
