import { afterEach, expect, test, vi } from 'vitest'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aLeaderboardRow, aMatch } from '@clubhouse/domain/testing/a-match'
import { locationOf } from '#lib/testing/posted.ts'
import { type Answers, aPage } from '#lib/testing/page-stub.ts'
import { loadResults, PATIENCE_MS } from './load-results.ts'

afterEach(() => void vi.useRealTimers())

const FRESH = { status: 'fresh', as_of: '2026-11-16T11:59:00.000Z', has_credentials: true } as const
const NONE = { status: 'unavailable', as_of: null, has_credentials: true, items: [] } as const
const REFUSED = { ...NONE, has_credentials: false }
const COMPETITIONS = [
  { competition_id: '11', name: 'Connacht League', picture_id: null },
  { competition_id: '12', name: 'Harbour Cup', picture_id: null },
]
const pageOf = (total: number) => (asked: { query: Record<string, unknown> }) => {
  const [page, size] = [Number(asked.query['page']), Number(asked.query['per_page'])]
  const count = Math.max(0, Math.min(size, total - (page - 1) * size))
  return {
    ...FRESH,
    total,
    items: Array.from({ length: count }, (_, at) => aMatch({ match_id: `${page}-${at}` })),
  }
}
const WHOLE: Answers = {
  getStore: () => anAccount(),
  listCompetitions: () => ({ ...FRESH, items: COMPETITIONS }),
  listLiveMatches: () => ({ ...FRESH, items: [aMatch({ state: 'live' })] }),
  getLeaderboard: () => ({ ...FRESH, items: [aLeaderboardRow()] }),
  listPastMatches: pageOf(24),
  listFutureMatches: pageOf(18),
}

async function load(query = '', answers: Answers = WHOLE) {
  const page = aPage(answers)
  const { data, init } = await loadResults(
    page,
    new URL(`https://testford.example/results-fixtures?${query}`),
  )
  return { ...data, page, isCached: new Headers(init?.headers).has(KEEP_HEADER) }
}
const sentTo = async (query: string, answers: Answers = WHOLE) =>
  load(query, answers).then(
    () => null,
    (thrown: unknown) => locationOf(thrown),
  )

test('OPEN-061 the first competition of the list is chosen, and a whole page is kept', async () => {
  const results = await load()
  expect(results.chosen).toBe('11')
  expect([results.leaderboard.length, results.live.length]).toEqual([1, 1])
  expect([results.past.items.length, results.past.total, results.future.total]).toEqual([10, 24, 18])
  expect([results.notice, results.hasCredentials, results.isCached]).toEqual([null, true, true])
})

test('FIX2-02 another competition has its own table, past and future matches', async () => {
  const { page, chosen } = await load('competition=12&results_page=2&results_per_page=15&next_per_page=25')
  expect(chosen).toBe('12')
  expect(page.calls).toEqual(
    expect.arrayContaining([
      'getLeaderboard {"club":"testford","competition_id":"12"}',
      'listPastMatches {"club":"testford","competition_id":"12","page":2,"per_page":15}',
      'listFutureMatches {"club":"testford","competition_id":"12","page":1,"per_page":25}',
    ]),
  )
})

test.each([
  { query: 'competition=ended&view=results', to: '/results-fixtures?view=results' },
  { query: 'competition=12&results_page=9', to: '/results-fixtures?competition=12&results_page=3' },
  { query: 'next_page=3&next_per_page=15', to: '/results-fixtures?next_page=2&next_per_page=15' },
])('an old link $query leads to what there is', async ({ query, to }) => {
  expect(await sentTo(query)).toBe(to)
})

test('a later page of nothing is the first one, unless nobody knows that there is nothing', async () => {
  const empty = { ...WHOLE, listPastMatches: pageOf(0), listFutureMatches: pageOf(0) }
  expect(await sentTo('results_page=7&next_page=2', empty)).toBe('/results-fixtures')
  expect(await sentTo('', empty)).toBeNull()
  const away = { ...WHOLE, listPastMatches: () => ({ ...NONE, total: 0 }) }
  expect(await sentTo('results_page=7', away)).toBeNull()
})

test('FIX2-17 without credentials every list is empty, and the page is not kept', async () => {
  const refused = await load('', { ...WHOLE, getLeaderboard: () => REFUSED })
  expect(refused).toMatchObject({
    hasCredentials: false,
    competitions: [],
    live: [],
    leaderboard: [],
    past: { items: [], total: 0 },
    future: { items: [], total: 0 },
    notice: null,
    isCached: false,
  })
})

test('FIX2-17 a club that is not with the provider has no credentials', async () => {
  const refused = await load('', {
    ...WHOLE,
    listCompetitions: () => REFUSED,
    listLiveMatches: () => REFUSED,
  })
  expect([refused.hasCredentials, refused.chosen, refused.leaderboard]).toEqual([false, null, []])
})

test('a competition of which nobody knows is not there, and no fault is reported', async () => {
  const { getLeaderboard: _none, ...rest } = WHOLE
  const { page, hasCredentials, leaderboard } = await load('competition=9', {
    ...rest,
    listCompetitions: () => NONE,
  })
  expect([hasCredentials, leaderboard, page.reported]).toEqual([true, [], []])
})

test('what fails leaves the others standing', async () => {
  const results = await load('', {
    ...WHOLE,
    getLeaderboard: () => {
      throw new Error('boom')
    },
  })
  expect([results.leaderboard, results.past.items.length, results.notice, results.isCached]).toEqual([
    [],
    10,
    { kind: 'unavailable' },
    false,
  ])
  expect(results.page.reported).toHaveLength(1)
})

test('while the list of competitions is not to be had, the one of the address is shown', async () => {
  const results = await load('competition=12', { ...WHOLE, listCompetitions: () => NONE })
  expect([results.chosen, results.leaderboard.length]).toEqual(['12', 1])
  expect((await load('', { ...WHOLE, listCompetitions: () => NONE })).chosen).toBeNull()
})

test('last good data is shown with its time, and the page is not kept', async () => {
  const stale = { ...FRESH, status: 'stale', items: [aLeaderboardRow()] }
  const results = await load('', { ...WHOLE, getLeaderboard: () => stale })
  expect([results.leaderboard.length, results.notice, results.isCached]).toEqual([
    1,
    { kind: 'stale', time: '11:59' },
    false,
  ])
})

test('however slow a provider is, the page does not wait for it', async () => {
  vi.useFakeTimers()
  const never = () => new Promise(() => {})
  const loading = load('competition=12', { ...WHOLE, listCompetitions: never, getLeaderboard: never })
  await vi.advanceTimersByTimeAsync(PATIENCE_MS.inAll)
  const results = await loading
  expect([results.chosen, results.live.length, results.leaderboard, results.notice]).toEqual([
    '12',
    1,
    [],
    { kind: 'unavailable' },
  ])
  expect(results.past.items).toHaveLength(10)
})

test('a first round that comes at the last moment leaves the second its time', async () => {
  vi.useFakeTimers()
  const after = (ms: number, answer: unknown) => () =>
    new Promise((resolve) => setTimeout(() => resolve(answer), ms))
  const loading = load('competition=12', {
    ...WHOLE,
    listCompetitions: after(PATIENCE_MS.firstRound - 1, { ...FRESH, items: COMPETITIONS }),
    getLeaderboard: after(490, { ...FRESH, items: [aLeaderboardRow()] }),
    listPastMatches: after(60_000, NONE),
  })
  await vi.advanceTimersByTimeAsync(PATIENCE_MS.inAll)
  const results = await loading
  expect([results.competitions.length, results.leaderboard.length, results.past.items]).toEqual([2, 1, []])
})
