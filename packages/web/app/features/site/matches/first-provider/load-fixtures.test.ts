import { expect, test } from 'vitest'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aMatch } from '@clubhouse/domain/testing/a-match'
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

async function load(answers: Answers = WHOLE) {
  const page = aPage(answers)
  const { data, init } = await loadFixtures(page)
  return { ...data, page, isKept: new Headers(init?.headers).has(KEEP_HEADER) }
}

test('FIX1-01 fixtures, results and the next match come together, and the page is kept', async () => {
  const { next, fixtures, results, clubPageUrl, notice, isKept } = await load()
  expect(next).toEqual({ match: fixtures[0], when: 'In 5 days' })
  expect([results.length, clubPageUrl, notice, isKept]).toEqual([
    1,
    'https://league.example/clubs/2291',
    null,
    true,
  ])
})

test.each(['stale', 'unavailable'] as const)(
  'a page with %s data is not kept, and says so',
  async (status) => {
    const { notice, isKept, fixtures } = await load({
      ...WHOLE,
      getFixturesAndResults: () => ({
        fixtures: list('fresh'),
        results: list(status, []),
        club_page_url: null,
      }),
    })
    expect([notice?.kind, isKept, fixtures.length]).toEqual([status, false, 1])
  },
)

test('OPEN-057 when no answer comes at all the page stands, empty', async () => {
  const { fixtures, results, next, notice, isKept, page } = await load({
    ...WHOLE,
    getFixturesAndResults: () => {
      throw new Error('boom')
    },
  })
  expect([fixtures, results, next, notice, isKept]).toEqual([[], [], null, { kind: 'unavailable' }, false])
  expect(page.reported).toHaveLength(1)
})

test('a club that has no matches with the provider has an empty page, of which nothing is missing', async () => {
  const { getFixturesAndResults: _none, ...rest } = WHOLE
  const { fixtures, notice, isKept } = await load(rest)
  expect([fixtures, notice, isKept]).toEqual([[], null, true])
})

test('without its club the page cannot be shown', async () => {
  const page = aPage({
    ...WHOLE,
    getStore: () => {
      throw refusal(503)
    },
  })
  await expect(loadFixtures(page)).rejects.toMatchObject({ status: 503 })
})
