import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anArticleSummary } from '@clubhouse/demo/builders'
import type * as Memory from './home-memory.ts'
import type { HomeData } from './load-home.ts'

const STORIES = Array.from({ length: 15 }, (_, at) => anArticleSummary({ title: `Story ${at + 1}` }))
const homeOf = (count: number, news: Partial<NonNullable<HomeData['news']>> = {}): HomeData => ({
  club: 'testford',
  news: { items: STORIES.slice(0, count), firstPage: 1, page: Math.ceil(count / 6), hasMore: true, ...news },
  about: null,
  sponsors: [],
  matchday: { next: null, last: null, notice: null, isFresh: true },
  isComplete: true,
})

let memory: typeof Memory
let asked: string[]
let answer: (page: number) => Promise<Response>
const loadAll = vi.fn<() => Promise<HomeData>>()

beforeEach(async () => {
  vi.resetModules()
  memory = await import('./home-memory.ts')
  asked = []
  loadAll.mockReset().mockImplementation(async () => homeOf(6))
  answer = async (page) =>
    Response.json({ items: STORIES.slice((page - 1) * 6, page * 6), total: STORIES.length })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer(Number(new URL(address, 'https://testford.example').searchParams.get('page')))
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = async (page: number) => {
  const { news } = await memory.loadNews(page, loadAll)
  return [news?.items.length, news?.page, news?.hasMore]
}

test('HOME-07 HOME-08 API-26 each load asks for the next six alone, and appends them', async () => {
  memory.rememberShown(homeOf(6))
  expect(await load(2)).toEqual([12, 2, true])
  expect(await load(3)).toEqual([15, 3, false])
  expect(asked).toEqual([
    '/api/v2/store/testford/articles?type=News&page=2&per_page=6',
    '/api/v2/store/testford/articles?type=News&page=3&per_page=6',
  ])
  expect(loadAll).not.toHaveBeenCalled()
})

test('API-02 more news come from where browsers reach the API', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { api: '/gateway/api/v1' } } })
  memory.rememberShown(homeOf(6))
  await load(2)
  expect(asked).toEqual(['/gateway/api/v1/store/testford/articles?type=News&page=2&per_page=6'])
})

test('HOME-08 an article that moved down while the visitor read is not shown twice', async () => {
  memory.rememberShown(homeOf(6))
  answer = async () => Response.json({ items: STORIES.slice(5, 11), total: 16 })
  expect(await load(2)).toEqual([11, 2, true])
})

test('HOME-09 there is no end before the total, and an empty page is one', async () => {
  memory.rememberShown(homeOf(6))
  answer = async () => Response.json({ items: STORIES.slice(6, 12), total: 5000 })
  expect(await load(2)).toEqual([12, 2, true])
  answer = async () => Response.json({ items: [], total: 5000 })
  expect(await load(3)).toEqual([12, 3, false])
})

test('HOME-08 Back from an article finds what was there, and Back after loading more the shorter list', async () => {
  memory.rememberShown(homeOf(6))
  await load(2)
  await load(3)
  expect(await load(3)).toEqual([15, 3, false])
  expect(await load(2)).toEqual([12, 2, true])
  expect(asked).toHaveLength(2)
})

test('the first page is always asked for: whoever opens it wants what is new', async () => {
  memory.rememberShown(homeOf(6))
  await load(2)
  expect(await load(1)).toEqual([6, 1, true])
  expect(loadAll).toHaveBeenCalledOnce()
})

test('an address that follows nothing is loaded whole', async () => {
  loadAll.mockImplementation(async () => homeOf(15, { hasMore: false }))
  expect(await load(3)).toEqual([15, 3, false])
  expect(asked).toEqual([])
})

test('an error before anything was shown is an error', async () => {
  loadAll.mockRejectedValue(new Error('offline'))
  await expect(memory.loadNews(1, loadAll)).rejects.toThrow('offline')
})

test.each([
  { why: 'no answer came', fails: () => Promise.reject(new TypeError('Failed to fetch')) },
  { why: 'the server was busy', fails: async () => new Response('', { status: 503 }) },
  { why: 'it was no JSON', fails: async () => new Response('<html>') },
])('ERR-05 when more news fails ($why), what is there stays and Load More goes', async ({ fails }) => {
  memory.rememberShown(homeOf(6))
  answer = fails
  expect(await load(2)).toEqual([6, 1, false])
})

test('ERR-05 when the server has no news, what is there stays', async () => {
  memory.rememberShown(homeOf(6))
  loadAll.mockImplementation(async () => ({ ...homeOf(6), news: null }))
  expect(await load(1)).toEqual([6, 1, false])
})
