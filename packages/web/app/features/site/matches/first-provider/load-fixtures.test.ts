import { expect, test } from 'vitest'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aMatch, aSide } from '@clubhouse/domain/testing/a-match'
import { type Answers, aPage, refusal } from '#lib/testing/page-stub.ts'
import { loadFixtures } from './load-fixtures.ts'

const AS_OF = '2026-11-16T11:55:00.000Z'
const list = (status: 'fresh' | 'stale' | 'unavailable', items = [aMatch()]) => ({
  status,
  as_of: AS_OF,
  items,
})
const WHOLE: Answers = {
  getStore: () => anAccount(),
  getFixturesAndResults: () => ({
    fixtures: list('fresh'),
    results: list('fresh', [aMatch({ state: 'played', home_score: '2', away_score: '1' })]),
    club_page_url: 'https://league.example/clubs/2291',
  }),
}

async function load(answers: Answers = WHOLE, query = '') {
  const page = aPage(answers)
  const address = new URL(`https://testford.clubs.example/fixtures-results${query}`)
  const { data, init } = await loadFixtures(page, address)
  return { ...data, page, isCached: new Headers(init?.headers).has(KEEP_HEADER) }
}

test('FIX1-01 fixtures, results and the next match come together, and the page is kept', async () => {
  const { next, fixtures, results, clubPageUrl, notice, isCached } = await load()
  expect(next).toEqual({ match: fixtures[0], when: 'In 5 days' })
  expect([results.length, clubPageUrl, notice, isCached]).toEqual([
    1,
    'https://league.example/clubs/2291',
    null,
    true,
  ])
})

test.each(['stale', 'unavailable'] as const)(
  'a page with %s data is not kept, and says so',
  async (status) => {
    const { notice, isCached, fixtures } = await load({
      ...WHOLE,
      getFixturesAndResults: () => ({
        fixtures: list('fresh'),
        results: list(status, []),
        club_page_url: null,
      }),
    })
    expect([notice?.kind, isCached, fixtures.length]).toEqual([status, false, 1])
  },
)

test('OPEN-057 when no answer comes at all the page stands, empty', async () => {
  const { fixtures, results, next, notice, isCached, page } = await load({
    ...WHOLE,
    getFixturesAndResults: () => {
      throw new Error('boom')
    },
  })
  expect([fixtures, results, next, notice, isCached]).toEqual([[], [], null, { kind: 'unavailable' }, false])
  expect(page.reported).toHaveLength(1)
})

test('a club that has no matches with the provider has an empty page, of which nothing is missing', async () => {
  const { getFixturesAndResults: _none, ...rest } = WHOLE
  const { fixtures, notice, isCached } = await load(rest)
  expect([fixtures, notice, isCached]).toEqual([[], null, true])
})

test('without its club the page cannot be shown', async () => {
  const page = aPage({
    ...WHOLE,
    getStore: () => {
      throw refusal(503)
    },
  })
  await expect(loadFixtures(page, new URL('https://testford.clubs.example/'))).rejects.toMatchObject({
    status: 503,
  })
})

test.each([
  { query: '?team=u12-girls', team: 'u12-girls', shown: ['girls'], why: 'one team' },
  { query: '', team: null, shown: ['first', 'girls'], why: 'all teams' },
  { query: '?team=u99', team: null, shown: ['first', 'girls'], why: 'a team that is not in the lists' },
  { query: '?team=%3Cb%3E', team: null, shown: ['first', 'girls'], why: 'no team at all' },
])('the address says whose matches are shown: $why', async ({ query, team, shown }) => {
  const club = anAccount().name
  const of = (match_id: string, name: string) => aMatch({ match_id, home: aSide(name, { is_own: true }) })
  const matches = [of('first', club), of('girls', `${club} U12 Girls`)]
  const page = await load(
    {
      ...WHOLE,
      getFixturesAndResults: () => ({
        fixtures: list('fresh', matches),
        results: list('fresh', []),
        club_page_url: null,
      }),
    },
    query,
  )
  expect(page.fixtures.map(({ match_id }) => match_id)).toEqual(shown)
  expect(page.next?.match.match_id).toBe(shown[0])
  expect(page.teams.map((each) => each.team)).toContain('u12-girls')
  expect(page.team).toBe(team)
  // Else every made-up name would fill the cache with a page of its own.
  expect(page.isCached).toBe(query === '' || team !== null)
})
