import { expect, test } from 'vitest'
import { aSponsor, anArticle, anArticleSummary } from '@clubhouse/demo/builders'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aMatch } from '@clubhouse/domain/testing/a-match'
import { type Answers, aPage, refusal } from '#lib/testing/page-stub.ts'
import { loadHome } from './load-home.ts'

const AS_OF = '2026-11-16T11:55:00.000Z'
const NINE = Array.from({ length: 9 }, (_, at) => anArticleSummary({ title: `Story ${at + 1}` }))

const WHOLE: Answers = {
  listArticles: ({ query }) => ({ items: NINE.slice(0, Number(query['per_page'])), total: NINE.length }),
  getArticle: () => anArticle({ type: 'About Us', title: 'About us' }),
  listSponsors: () => ({
    items: [aSponsor({ name: 'Plain' }), aSponsor({ name: 'Featured', featured: true })],
    total: 2,
  }),
  getStore: () => anAccount(),
  getMatchday: () => ({ status: 'fresh', as_of: AS_OF, next: aMatch(), last: null }),
}

async function load(address = '/', answers: Answers = WHOLE) {
  const page = aPage(answers)
  const { data, init } = await loadHome(page, new URL(address, 'https://testford.example'))
  const cachedSeconds = new Headers(init?.headers).get(KEEP_HEADER)
  return { ...data, page, status: init?.status ?? 200, isCached: cachedSeconds !== null, cachedSeconds }
}

test('HOME-07, HOME-09 the first six of nine, with more to load', async () => {
  const { news, page, isCached } = await load()
  expect(page.calls[0]).toBe('listArticles {"club":"testford","type":"News","page":1,"per_page":6}')
  expect([news?.items.length, news?.hasMore, isCached]).toEqual([6, true, true])
})

test('HOME-09 the address of the second page holds the first as well, and nothing more is to load', async () => {
  const { news } = await load('/?page=2')
  expect([news?.items.length, news?.page, news?.hasMore]).toEqual([9, 2, false])
})

test('HOME-08 without a script a page holds those before it, up to the sixteenth; then a list begins anew', async () => {
  const many: Answers = {
    ...WHOLE,
    listArticles: ({ query }) => {
      const [at, size] = [Number(query['page']) - 1, Number(query['per_page'])]
      const items = Array.from({ length: 110 }, (_, story) => anArticleSummary({ title: `Story ${story}` }))
      return { items: items.slice(at * size, (at + 1) * size), total: items.length }
    },
  }
  const sixteenth = (await load('/?page=16', many)).news
  expect([sixteenth?.items.length, sixteenth?.firstPage, sixteenth?.hasMore]).toEqual([96, 1, true])
  const next = (await load('/?page=17', many)).news
  expect([next?.items[0]?.title, next?.items.length, next?.firstPage, next?.hasMore]).toEqual([
    'Story 96',
    6,
    17,
    true,
  ])
  expect((await load('/?page=19', many)).news?.hasMore).toBe(false)
})

test('an address beyond the end leads to the first page', async () => {
  const ended: Answers = { ...WHOLE, listArticles: () => ({ items: [], total: 9 }) }
  const answer = await load('/?page=17', ended).catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/')
})

test('the next match comes with the page, which is then kept for its whole time', async () => {
  const { matchday, cachedSeconds } = await load()
  expect([matchday.next?.when, matchday.notice, cachedSeconds]).toEqual(['In 5 days', null, '60'])
})

test.each([
  { what: 'old matches', answer: () => ({ status: 'stale', as_of: AS_OF, next: aMatch(), last: null }) },
  { what: 'no matches', answer: () => ({ status: 'unavailable', as_of: null, next: null, last: null }) },
  { what: 'no answer', answer: () => new Promise(() => undefined) },
  { what: 'a fault', answer: () => Promise.reject(new Error('boom')) },
])('with $what the page stands, and is kept for a moment only', async ({ answer }) => {
  const { news, status, cachedSeconds } = await load('/', { ...WHOLE, getMatchday: answer })
  expect([news?.items.length, status, cachedSeconds]).toEqual([6, 200, '5'])
})

test('HOME-01, PAGE-03 the about-us text is loaded by its slug, and only such a text is shown', async () => {
  const { about, page } = await load()
  expect(page.calls).toContain('getArticle {"club":"testford","slug":"about-us"}')
  expect(about).toMatchObject({ title: 'About us' })
  expect(about).not.toHaveProperty('content')
  const page2 = await load('/', {
    ...WHOLE,
    getArticle: () => anArticle({ type: 'Page', title: 'About us' }),
  })
  expect(page2.about).toBeNull()
})

test('featured sponsors come first', async () => {
  expect((await load()).sponsors.map((sponsor) => sponsor.name)).toEqual(['Featured', 'Plain'])
})

test('a club without about-us text is complete, and its page is kept', async () => {
  const { getArticle: _none, ...rest } = WHOLE
  const home = await load('/', rest)
  expect([home.about, home.isCached, home.status]).toEqual([null, true, 200])
})

test('what fails beside the news leaves its section out, and the page is not kept', async () => {
  const home = await load('/', {
    ...WHOLE,
    listSponsors: () => {
      throw new Error('boom')
    },
  })
  expect([home.sponsors, home.news?.items.length, home.isCached, home.status]).toEqual([[], 6, false, 200])
  expect(home.page.reported).toHaveLength(1)
})

test('ERR-05 without news there is nothing to load more of; the answer is no good one', async () => {
  const home = await load('/', {
    ...WHOLE,
    listArticles: () => {
      throw refusal(503)
    },
  })
  expect([home.news, home.about?.title, home.isCached, home.status]).toEqual([null, 'About us', false, 503])
})
