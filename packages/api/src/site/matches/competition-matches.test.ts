import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Match } from '@clubhouse/contract/site/matches'
import { HASTY, type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'
import { within } from '#kernel/timing.ts'

const STORE = '/api/v2/store/inishvarn'
const LEAGUE = `${STORE}/competitions/5101`
const KEY = 'demo-inishvarn'
const LISTS = [
  `${STORE}/competitions`,
  `${STORE}/matches/live`,
  `${LEAGUE}/leaderboard`,
  `${LEAGUE}/matches/past`,
  `${LEAGUE}/matches/future`,
]

let world: MatchApp
const log: string[] = []

beforeAll(async () => {
  world = await openMatchApp({ logTo: { write: (line) => log.push(line) } })
})
beforeEach(async () => {
  await world.app.parts.matches.answers.settled()
  world.turn('up')
  world.provider.asked.length = 0
})
afterEach(() => {
  world.provider.answer.with = null
})
afterAll(() => world.close())

const json = async (url: string) => (await world.settled(url)).json()

test('FIX2-01 API-81 DATA-11 the competitions of the club, in the order of the provider', async () => {
  expect(await json(`${STORE}/competitions`)).toMatchObject({
    status: 'fresh',
    has_credentials: true,
    items: [
      { competition_id: '5101', name: 'Four Coasts Premier League', picture_id: 'team-101' },
      { competition_id: '5102', name: 'Junior League, Division B' },
      { competition_id: '5103', name: 'Coast Cup' },
    ],
  })
  expect(world.provider.asked).toContain(`/second/competitions?apiKey=${KEY}&organizationId=38214`)
})

test('FIX2-05 API-82 DATA-12 OPEN-059 the table, with our team put forward', async () => {
  const { items } = await json(`${LEAGUE}/leaderboard`)
  expect(items).toHaveLength(6)
  expect(items[0]).toEqual({
    position: 1,
    team: expect.objectContaining({ name: expect.any(String) }),
    played: 5,
    wins: expect.any(Number),
    losses: expect.any(Number),
    draws: expect.any(Number),
    points: expect.any(Number),
  })
  const own = items.filter(({ team }: { team: Match['home'] }) => team.is_own)
  expect(own.map(({ team }: { team: Match['home'] }) => team.name)).toEqual(['Inishvarn'])
  expect(world.provider.asked).toContain(
    `/second/competitions/5101/leaderboard?apiKey=${KEY}&organizationId=38214&competitionId=5101`,
  )
})

test('FIX2-07 API-83 DATA-13 what is being played, with its place', async () => {
  const { items } = await json(`${STORE}/matches/live`)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    state: 'live',
    venue: expect.any(String),
    home_score: '1',
    away_score: '0',
  })
  expect([items[0].home.is_own, items[0].away.is_own]).toContain(true)
})

test('FIX2-08 FIX2-10 FIX2-11 API-84 API-85 DATA-14 pages of results and of matches to come', async () => {
  const past = await json(`${LEAGUE}/matches/past?page=2&per_page=10`)
  expect(past).toMatchObject({ current_page: 2, per_page: 10, from: 11, to: 15, total: 15, status: 'fresh' })
  expect(past.items[0]).toMatchObject({ state: 'played', competition: 'Four Coasts Premier League' })
  const future = await json(`${LEAGUE}/matches/future?per_page=25`)
  expect(future).toMatchObject({ current_page: 1, from: 1, to: 11, total: 11 })
  const starts = future.items.map(({ starts_at: at }: Match) => at)
  expect(starts).toEqual(starts.toSorted())
  expect(future.items.some(({ state }: Match) => state === 'postponed')).toBe(true)
  expect(world.provider.asked).toContain(
    `/second/competitions/5101/matches/past?apiKey=${KEY}&organizationId=38214&competitionId=5101&per_page=10&page=2`,
  )
})

test.each([1, 11, 100, 'x'])('FIX2-11 a page of %s matches is not asked for', async (size) => {
  expect((await world.settled(`${LEAGUE}/matches/past?per_page=${size}`)).statusCode).toBe(422)
  expect(world.provider.asked).toEqual([])
})

test('a page beyond the last is empty and is not asked for', async () => {
  expect(await json(`${LEAGUE}/matches/past?page=9000`)).toMatchObject({
    from: null,
    to: null,
    total: 15,
    items: [],
  })
  expect(world.provider.asked.filter((path) => path.includes('page=9000'))).toEqual([])
})

test('a competition that the provider does not list for the club is not asked for', async () => {
  const reply = await world.settled(`${STORE}/competitions/9999/leaderboard`)
  expect(reply.statusCode).toBe(404)
  expect(world.provider.asked.some((path) => path.includes('9999'))).toBe(false)
  expect((await world.settled(`${STORE}/competitions/..%2f..%2fimages/leaderboard`)).statusCode).toBe(422)
})

test('FIX2-01 FIX2-17 ERR-01 a club without a key has no access, and nobody is asked', async () => {
  for (const url of LISTS.map((list) => list.replace('inishvarn', 'dunvarra'))) {
    expect((await world.settled(url)).json()).toMatchObject({ has_credentials: false, items: [] })
  }
  expect(world.provider.asked).toEqual([])
})

test('FIX2-17 a key that the provider refuses is no access, whatever was known before', async () => {
  for (const url of LISTS) expect((await json(url)).items.length).toBeGreaterThan(0)
  world.turn('unauthorised')
  for (const url of LISTS) {
    expect(await json(url)).toMatchObject({ has_credentials: false, status: 'unavailable', items: [] })
  }
  world.turn('up')
  for (const url of LISTS) expect(await json(url)).toMatchObject({ has_credentials: true })
})

test.each(['down', 'garbage'] as const)(
  'the provider is %s: what it last said, with its time',
  async (state) => {
    const before = await Promise.all(LISTS.map(json))
    world.turn(state)
    const after = await Promise.all(LISTS.map(json))
    expect(after).toEqual(before.map((list) => ({ ...list, status: 'stale' })))
  },
)

test('the provider is slow: nothing, or what it last said, before it answers', async () => {
  const hasty = await openMatchApp({ patience: HASTY })
  hasty.turn('slow')
  const get = async (url: string) => (await hasty.app.server.inject(url)).json()
  const { answers } = hasty.app.parts.matches
  for (const url of LISTS) {
    expect(await get(url)).toMatchObject({ status: 'unavailable', has_credentials: true, items: [] })
    expect(await within(0, answers.settled())).toBeNull()
  }
  hasty.turn('up')
  // A table is asked for once the competitions are known, so it takes two rounds of asking and waiting.
  for (const url of [...LISTS, ...LISTS]) await hasty.settled(url)
  hasty.turn('slow')
  for (const url of LISTS) {
    const reply = await get(url)
    expect([reply.status, reply.items.length > 0, reply.as_of]).toEqual(['stale', true, expect.any(String)])
  }
  await hasty.close()
})

test('the key is in no reply, no log and no stored row', async () => {
  for (const state of ['up', 'garbage', 'down', 'unauthorised'] as const) {
    world.turn(state)
    for (const url of [...LISTS, '/api/v2/store/inishvarn', '/metrics']) {
      expect((await world.settled(url)).body).not.toContain(KEY)
    }
  }
  const rows = await world.app.asOwner<{ text: string }>(
    "select key || ' ' || body::text as text from provider_answers",
  )
  expect(rows.length).toBeGreaterThan(4)
  expect(JSON.stringify(rows)).not.toContain(KEY)
  expect(log.length).toBeGreaterThan(0)
  expect(log.join('\n')).not.toContain(KEY)
})

test('scripts in every field come through as the text that they are', async () => {
  world.turn('hostile')
  const { items } = await json(`${LEAGUE}/matches/future`)
  expect(items[0].home.name).toContain('<script>alert(1)</script>')
  expect(items[0].venue).toContain('<img src=x onerror=alert(2)>')
  // What would turn the line around is taken out.
  expect(JSON.stringify(items)).not.toContain('\u{202e}')
})
