import { expect, test } from 'vitest'
import { replyKey } from './reply-key.ts'

test.each([
  { url: '/api/v2/store/dunvarra', what: 'api ' },
  { url: '/api/v1/store/dunvarra/articles', what: 'api /articles' },
  { url: '/api/v2/store/dunvarra/articles/fees', what: 'api /articles/fees' },
  { url: '/api/v2/store/dunvarra/articles?type=News&per_page=6', what: 'api /articles?per_page=6&type=News' },
  { url: '/api/v2/store/dunvarra/articles?per_page=6&type=News', what: 'api /articles?per_page=6&type=News' },
])('$url is kept', ({ url, what }) => {
  expect(replyKey(url)).toEqual({ club: 'dunvarra', what })
})

test.each([
  '/',
  '/api/openapi.json',
  '/api/v2/member',
  '/api/v2/store/',
  '/api/v2/store/dunvarra/',
  '/api/v2/store/Dunvarra/articles',
  '/api/v2/store/dunvarra/articles/%66ees',
  '/api/v2/store/dunvarra/../inishvarn',
  '/api/v2/store/dunvarra/articles?',
  '/api/v2/store/dunvarra/articles?page=1&page=2',
  '/api/v2/store/dunvarra/articles?page=01',
  '/api/v2/store/dunvarra/articles?page=100',
  '/api/v2/store/dunvarra/articles?filter=anything',
  '/api/v2/store/dunvarra/articles?type[]=News',
  '/api/v2/store/dunvarra/articles?utm_source=mail',
])('%s is not: it is one of endless spellings, or nobody’s', (url) => {
  expect(replyKey(url)).toBeNull()
})
