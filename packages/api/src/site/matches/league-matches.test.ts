import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { getFixturesAndResults } from '@clubhouse/contract/site/matches'
import { HASTY, type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { within } from '#kernel/timing.ts'

type Reply = ReplyOf<typeof getFixturesAndResults>

const URL_OF = (club: string) => `/api/v2/store/${club}/fixtures-results`

let world: MatchApp

beforeAll(async () => {
  world = await openMatchApp()
})
beforeEach(async () => {
  await world.app.parts.matches.answers.settled()
  world.setClock(TEST_NOW)
  world.turn('up')
  world.provider.asked.length = 0
})
afterEach(() => {
  world.provider.answer.with = null
})
afterAll(() => world.close())

async function matches(club = 'dunvarra'): Promise<Reply> {
  const reply = await world.app.server.inject(URL_OF(club))
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

test('API-79 API-80 OPEN-056 both lists come in our words, soonest and latest first', async () => {
  const { fixtures, results, club_page_url: clubPage } = await matches()
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
  expect(world.provider.asked.toSorted()).toEqual([
    '/first/Get_LatestFixture?vnorgid=4107&vnclubid=2291',
    '/first/Get_LatestResult?vnorgid=4107&vnclubid=2291',
  ])
})

test('FIX1-02 a club without an id there is not asked for', async () => {
  const { fixtures, results, club_page_url: clubPage } = await matches('inishvarn')
  expect([fixtures.items, results.items, clubPage]).toEqual([[], [], null])
  expect(world.provider.asked).toEqual([])
})

test('an unknown club has no matches', async () => {
  expect((await world.app.server.inject('/api/v2/store/nowhere/fixtures-results')).statusCode).toBe(404)
})

test('whoever comes within five minutes shares one answer', async () => {
  await matches()
  world.provider.asked.length = 0
  await Promise.all([matches(), matches(), matches()])
  expect(world.provider.asked).toEqual([])
})

test('many who come at once ask once', async () => {
  await world.forget()
  world.turn('up')
  await Promise.all(Array.from({ length: 8 }, () => matches()))
  expect(world.provider.asked).toHaveLength(2)
})

test.each(['down', 'garbage', 'slow', 'unauthorised'] as const)(
  'OPEN-057 the provider is %s and nothing is known: two empty lists at once, and no error',
  async (state) => {
    const anew = await openMatchApp(state === 'slow' ? { patience: HASTY } : {})
    anew.turn(state)
    const reply = await anew.app.server.inject(URL_OF('dunvarra'))
    const none = { status: 'unavailable', as_of: null, items: [] }
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { fixtures: none, results: none }])
    // The slow one has not answered yet: nobody waited for it.
    const isUnderWay = (await within(0, anew.app.parts.matches.answers.settled())) === null
    if (state === 'slow') expect(isUnderWay).toBe(true)
    await anew.close()
  },
)

test.each(['down', 'garbage', 'unauthorised'] as const)(
  'the provider is %s: what it last said is shown, with its time, until it is back',
  async (state) => {
    const before = await matches()
    world.turn(state)
    const after = await matches()
    expect(after.fixtures).toEqual({ ...before.fixtures, status: 'stale' })
    expect(after.results).toEqual({ ...before.results, status: 'stale' })
    world.turn('up')
    expect((await matches()).fixtures.status).toBe('fresh')
  },
)

test('one list failing leaves the other', async () => {
  await world.forget()
  world.turn('up')
  await matches()
  world.turn('up')
  world.provider.answer.with = (url) => (url.includes('Get_LatestResult') ? { oops: true } : undefined)
  const { fixtures, results } = await matches()
  expect([fixtures.status, results.status]).toEqual(['fresh', 'stale'])
})

test('after a day the last answer is too old to show', async () => {
  await matches()
  world.setClock(new Date('2026-11-16T11:00:00Z'))
  world.turn('down')
  expect((await matches()).fixtures.status).toBe('stale')
  world.setClock(new Date('2026-11-16T13:00:00Z'))
  expect((await matches()).fixtures).toEqual({ status: 'unavailable', as_of: null, items: [] })
})
