import { expect, test } from 'vitest'
import { anArticleSummary } from '@clubhouse/demo/builders'
import { keepShown, rememberShown } from './home-memory.ts'
import type { HomeData } from './load-home.ts'

const home = (count: number, hasMore: boolean): HomeData => ({
  news: {
    items: Array.from({ length: count }, (_, at) => anArticleSummary({ title: `Story ${at}` })),
    page: 1,
    hasMore,
  },
  about: null,
  sponsors: [],
  isComplete: true,
})

test('an error before anything was shown is an error', async () => {
  await expect(keepShown(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})

test('what arrives is shown', async () => {
  expect((await keepShown(() => Promise.resolve(home(12, true)))).news?.items).toHaveLength(12)
})

test.each([
  { why: 'no answer came', load: () => Promise.reject(new TypeError('Failed to fetch')) },
  { why: 'the server had none', load: () => Promise.resolve({ ...home(0, true), news: null }) },
])('ERR-05 when more news fails ($why), what is there stays and Load More goes', async ({ load }) => {
  rememberShown(home(6, true))
  const { news } = await keepShown(load)
  expect([news?.items.length, news?.hasMore]).toEqual([6, false])
})
