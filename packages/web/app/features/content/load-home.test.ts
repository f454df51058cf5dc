import { expect, test } from 'vitest'
import { aSponsor, anArticle, anArticleSummary } from '@clubhouse/demo/builders'
import { KEEP_HEADER } from '@clubhouse/domain/page-context'
import { type Answers, aPage, refusal } from '../../lib/testing/page-stub.ts'
import { loadHome } from './load-home.ts'

const NINE = Array.from({ length: 9 }, (_, at) => anArticleSummary({ title: `Story ${at + 1}` }))

const WHOLE: Answers = {
  listArticles: ({ query }) => ({ items: NINE.slice(0, Number(query['per_page'])), total: NINE.length }),
  getArticle: () => anArticle({ type: 'About Us', title: 'About us' }),
  listSponsors: () => ({
    items: [aSponsor({ name: 'Plain' }), aSponsor({ name: 'Featured', featured: true })],
    total: 2,
  }),
}

async function load(address = '/', answers: Answers = WHOLE) {
  const page = aPage(answers)
  const { data, init } = await loadHome(page, new URL(address, 'https://testford.example'))
  return { ...data, page, status: init?.status ?? 200, isKept: new Headers(init?.headers).has(KEEP_HEADER) }
}

test('HOME-07, HOME-09 the first six of nine, with more to load', async () => {
  const { news, page, isKept } = await load()
  expect(page.calls[0]).toBe('listArticles {"club":"testford","type":"News","page":1,"per_page":6}')
  expect([news?.items.length, news?.hasMore, isKept]).toEqual([6, true, true])
})

test('HOME-08, HOME-09 the second page holds the first as well, and nothing more is to load', async () => {
  const { news } = await load('/?page=2')
  expect([news?.items.length, news?.page, news?.hasMore]).toEqual([9, 2, false])
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
  expect([home.about, home.isKept, home.status]).toEqual([null, true, 200])
})

test('what fails beside the news leaves its section out, and the page is not kept', async () => {
  const home = await load('/', {
    ...WHOLE,
    listSponsors: () => {
      throw new Error('boom')
    },
  })
  expect([home.sponsors, home.news?.items.length, home.isKept, home.status]).toEqual([[], 6, false, 200])
  expect(home.page.reported).toHaveLength(1)
})

test('ERR-05 without news there is nothing to load more of; the answer is no good one', async () => {
  const home = await load('/', {
    ...WHOLE,
    listArticles: () => {
      throw refusal(503)
    },
  })
  expect([home.news, home.about?.title, home.isKept, home.status]).toEqual([null, 'About us', false, 503])
})
