import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { getFixturesAndResults } from '@clubhouse/contract/matches'
import { MovableClock } from '../clock.ts'
import { type MatchFeeds, openMatchFeeds } from '../testing/match-feeds.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

type Reply = ReplyOf<typeof getFixturesAndResults>

let provider: MatchFeeds
let app: TestApp

beforeAll(async () => {
  provider = await openMatchFeeds()
  app = await openTestApp({ environment: provider.environment })
})
beforeEach(async () => {
  await app.parts.matches.answers.settled()
  turn('up')
  if (app.parts.clock instanceof MovableClock) app.parts.clock.set(TEST_NOW)
})
afterEach(() => {
  provider.answer.with = null
  provider.asked.length = 0
})
afterAll(async () => {
  await app.parts.matches.answers.settled()
  await app.close()
  await provider.close()
})

/** As the demo's switch does. */
function turn(state: MatchFeeds['feeds']['state']): void {
  provider.feeds.state = state
  app.parts.matches.answers.makeOld()
  app.parts.outgoing.forget()
}

async function matches(club = 'dunvarra'): Promise<Reply> {
  const reply = await app.server.inject(`/api/v2/store/${club}/fixtures-results`)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

/** What is there once the provider has answered, however loaded the machine is. */
async function settledMatches(): Promise<Reply> {
  await matches()
  await app.parts.matches.answers.settled()
  return matches()
}

const forgetAll = () => app.asOwner('delete from provider_answers')

test('FIX1-01 API-79 API-80 both lists come in our words, soonest and latest first', async () => {
  const { fixtures, results, club_page_url: clubPage } = await settledMatches()
  expect(fixtures).toMatchObject({ status: 'fresh', as_of: expect.stringMatching(/^2026-11-15T12:0/) })
  expect(fixtures.items).toHaveLength(9)
  expect(results.items).toHaveLength(8)
  // FIX1-03
  expect(clubPage).toBe('https://league.example/4107/clubs/2291')
  const next = fixtures.items.find(({ home }) => home.name === 'Dunvarra Rovers FC')
  expect(next).toEqual({
    match_id: expect.stringMatching(/^[\w-]{22}$/),
    date: '2026-11-21',
    starts_at: '2026-11-21T14:00:00.000Z',
    state: 'scheduled',
    competition: 'Western Shore Premier Division',
    // FIX1-05
    competition_url: 'https://league.example/4107/competitions/88101',
    home: { name: 'Dunvarra Rovers FC', picture_id: null, is_own: true },
    away: { name: 'Ballycarn Celtic', picture_id: null, is_own: false },
    home_score: null,
    away_score: null,
    venue: 'Harbour Field, Dunvarra',
  })
  const days = (list: Reply['fixtures']) => list.items.map(({ date, starts_at: at }) => at ?? date ?? '')
  expect(days(fixtures)).toEqual(days(fixtures).toSorted())
  expect(days(results)).toEqual(days(results).toSorted().toReversed())
  expect(fixtures.items.find(({ state }) => state === 'postponed')?.home.name).toBe('Kilshanra United')
  expect(fixtures.items.find(({ starts_at: at }) => at === null)?.date).toBe('2026-12-05')
  expect(fixtures.items.filter(({ venue }) => venue === '')).toHaveLength(1)
  expect(results.items.filter(({ home, away }) => home.is_own || away.is_own)).toHaveLength(8)
  expect(results.items[0]).toMatchObject({ state: 'played', home_score: '3', away_score: '1' })
  expect(provider.asked.toSorted()).toEqual([
    '/first/Get_LatestFixture?vnorgid=4107&vnclubid=2291',
    '/first/Get_LatestResult?vnorgid=4107&vnclubid=2291',
  ])
})

test('FIX1-02 a club without an id there is not asked for', async () => {
  const { fixtures, results, club_page_url: clubPage } = await matches('inishvarn')
  expect([fixtures.items, results.items, clubPage]).toEqual([[], [], null])
  expect(provider.asked).toEqual([])
})

test('an unknown club has no matches', async () => {
  expect((await app.server.inject('/api/v2/store/nowhere/fixtures-results')).statusCode).toBe(404)
})

test('whoever comes within five minutes shares one answer', async () => {
  await settledMatches()
  provider.asked.length = 0
  await Promise.all([matches(), matches(), matches()])
  expect(provider.asked).toEqual([])
})

test('many who come at once ask once', async () => {
  await forgetAll()
  turn('up')
  await Promise.all(Array.from({ length: 8 }, () => matches()))
  await app.parts.matches.answers.settled()
  expect(provider.asked).toHaveLength(2)
})

test.each(['down', 'garbage', 'slow', 'unauthorised'] as const)(
  'OPEN-057 the provider is %s and nothing is known: two empty lists, and no error',
  async (state) => {
    turn(state)
    await app.parts.matches.answers.settled()
    const fresh = await openTestApp({ environment: provider.environment })
    const started = performance.now()
    const reply = await fresh.server.inject('/api/v2/store/dunvarra/fixtures-results')
    // Far below the ten seconds that the provider takes, far above what a loaded machine needs.
    expect(performance.now() - started).toBeLessThan(5000)
    expect(reply.json()).toMatchObject({
      fixtures: { status: 'unavailable', as_of: null, items: [] },
      results: { status: 'unavailable', as_of: null, items: [] },
    })
    fresh.parts.outgoing.close()
    await fresh.parts.matches.answers.settled()
    await fresh.close()
  },
)

test.each(['down', 'garbage', 'slow'] as const)(
  'the provider is %s: what it last said is shown, with its time',
  async (state) => {
    const before = await settledMatches()
    turn(state)
    const after = await matches()
    expect(after.fixtures).toEqual({ ...before.fixtures, status: 'stale' })
    expect(after.results).toEqual({ ...before.results, status: 'stale' })
    await app.parts.matches.answers.settled()
    turn('up')
    expect((await settledMatches()).fixtures.status).toBe('fresh')
  },
)

test('one list failing leaves the other', async () => {
  await forgetAll()
  turn('up')
  await settledMatches()
  turn('up')
  provider.answer.with = (url) => (url.includes('Get_LatestResult') ? { oops: true } : undefined)
  const { fixtures, results } = await settledMatches()
  expect([fixtures.status, results.status]).toEqual(['fresh', 'stale'])
})

test('after a day the last answer is too old to show', async () => {
  await settledMatches()
  if (app.parts.clock instanceof MovableClock) app.parts.clock.set(new Date('2026-11-16T11:59:00Z'))
  turn('down')
  expect((await matches()).fixtures.status).toBe('stale')
  if (app.parts.clock instanceof MovableClock) app.parts.clock.set(new Date('2026-11-16T12:05:00Z'))
  expect((await matches()).fixtures).toEqual({ status: 'unavailable', as_of: null, items: [] })
})
