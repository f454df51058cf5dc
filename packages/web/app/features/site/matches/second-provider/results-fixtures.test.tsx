// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aLeaderboardRow, aMatch, aSide } from '@clubhouse/domain/testing/a-match'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import type { ResultsData } from './load-results.ts'
import ResultsFixturesPage from './results-fixtures.page.tsx'

const WHOLE: ResultsData = {
  chosen: '12',
  competitions: [
    { competition_id: '11', name: 'Connacht League', picture_id: null },
    { competition_id: '12', name: 'Harbour Cup', picture_id: null },
  ],
  live: [aMatch({ match_id: 'live', state: 'live' })],
  leaderboard: [
    aLeaderboardRow(),
    aLeaderboardRow({ position: 2, team: aSide('Quayside Celtic'), wins: null, points: 20 }),
  ],
  past: {
    page: 1,
    perPage: 10,
    total: 24,
    items: [aMatch({ match_id: 'past', state: 'played', home_score: '2', away_score: '0' })],
  },
  future: { page: 2, perPage: 15, total: 18, items: [aMatch({ match_id: 'next', state: 'cancelled' })] },
  hasCredentials: true,
  notice: null,
}
const EMPTY: ResultsData = {
  ...WHOLE,
  live: [],
  leaderboard: [],
  past: { page: 1, perPage: 10, total: 0, items: [] },
  future: { page: 1, perPage: 10, total: 0, items: [] },
}
const show = (data: Partial<ResultsData> = {}, query = '?competition=12&next_page=2&next_per_page=15') =>
  showOnSite(<ResultsFixturesPage />, aSite(), `/results-fixtures${query}`, { ...WHOLE, ...data })

const words = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
const tableOf = (page: Element, part: string) =>
  [...(page.querySelector(`table[aria-labelledby="part-${part}"]`)?.querySelectorAll('tr') ?? [])].map(
    (row) => [...row.children].map(words),
  )
const hrefs = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

test('FIX2-05 FIX2-06 the table with its five figures, and the one column that stands for them', () => {
  const page = show()
  expect(tableOf(page, 'table')).toEqual([
    ['Pos', 'Team', 'P', 'W', 'L', 'D', 'Points', 'P-W-L-D-Points'],
    ['1', 'Testford Harriers', '10', '7', '1', '2', '23', '10-7-1-2-23'],
    ['2', 'Quayside Celtic', '10', '?', '1', '2', '20', '10-?-1-2-20'],
  ])
  expect(page.querySelectorAll('tr.own')).toHaveLength(1)
})

test('FIX2-05 FIX2-12 a team has its picture by id, or its initials', () => {
  const [own, other] = show().querySelectorAll('[data-part="table"] [data-initials]')
  const picture = own?.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/team-pictures/71')
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect(other?.querySelector('img')).toBeNull()
  expect(other?.getAttribute('data-initials')).toBe('QC')
})

test('FIX2-07 FIX2-10 live and next games with date, home, away and venue', () => {
  const page = show()
  const columns = ['Date', 'Home', 'Away', 'Venue']
  const match = ['21/11/2026 19:30', 'Testford Harriers', 'Quayside Celtic', 'Harbour Field']
  expect(tableOf(page, 'live')).toEqual([
    columns,
    ['21/11/2026 19:30 In progress, score not available', ...match.slice(1)],
  ])
  expect(tableOf(page, 'next')).toEqual([columns, ['21/11/2026 19:30 Cancelled', ...match.slice(1)]])
})

test('FIX2-07 a live score is shown where the provider tells one', () => {
  const live = [aMatch({ match_id: 'live', state: 'live', home_score: '1', away_score: '0' })]
  expect(tableOf(show({ live }), 'live')).toEqual([
    ['Date', 'Home', 'Score', 'Away', 'Venue'],
    ['21/11/2026 19:30', 'Testford Harriers', '1 - 0', 'Quayside Celtic', 'Harbour Field'],
  ])
})

test('FIX2-08 FIX2-09 OPEN-058 results with two scores, and the one column that stands for them', () => {
  expect(tableOf(show(), 'results')).toEqual([
    ['Date', 'Home', 'Home score', 'Score', 'Away score', 'Away', 'Venue'],
    ['21/11/2026 19:30', 'Testford Harriers', '2', '2 - 0', '0', 'Quayside Celtic', 'Harbour Field'],
  ])
})

test('FIX2-02 the selector names the competition and links to every one, from its first pages', () => {
  const page = show()
  expect(words(page.querySelector('summary') ?? page)).toContain('Harbour Cup')
  expect(hrefs(page, '[role="group"][aria-label="Competition"] a')).toEqual([
    '/results-fixtures?competition=11',
    '/results-fixtures?competition=12',
  ])
  expect(linkIn(page, 'Harbour Cup')?.getAttribute('aria-current')).toBe('true')
})

test('FIX2-11 CONST-02 both pagers offer 10, 15 and 25, and each leaves the other where it is', () => {
  const page = show()
  expect(hrefs(page, 'nav[aria-label="Pages of latest results"] a[aria-label$="per page"]')).toEqual([
    '/results-fixtures?competition=12&next_page=2&next_per_page=15',
    '/results-fixtures?competition=12&results_per_page=15&next_page=2&next_per_page=15',
    '/results-fixtures?competition=12&results_per_page=25&next_page=2&next_per_page=15',
  ])
  expect(hrefs(page, 'nav[aria-label="Pages of next games"] [aria-label^="Page "]')).toEqual([
    '/results-fixtures?competition=12&next_per_page=15',
    '/results-fixtures?competition=12&next_page=2&next_per_page=15',
  ])
})

test('FIX2-13 FIX2-14 FIX2-15 FIX2-16 each part says for itself that it has nothing', () => {
  const page = show(EMPTY)
  const said = [...page.querySelectorAll('[data-part]')].map((part) => words(part.querySelector('p') ?? part))
  expect(said).toEqual([
    'No leaderboard data available',
    'No live data available',
    'No latest results data available',
    'No next games data available',
  ])
  expect(page.querySelector('[role="alert"]')).toBeNull()
})

test('FIX2-17 ERR-01 without credentials the notice shows over empty lists', () => {
  const page = show({ ...EMPTY, competitions: [], chosen: null, hasCredentials: false })
  expect(words(page.querySelector('[role="alert"]') ?? page)).toBe(
    'Unable to load fixtures data. Please try again later.',
  )
  expect(page.querySelectorAll('table')).toHaveLength(0)
  expect(page.textContent).toContain('No next games data available')
})

test('on a phone the parts are links of their own, and the calendar is that of the competition', () => {
  const page = show({}, '?competition=12&view=next')
  expect(hrefs(page, 'nav[aria-label="Show"] a')).toEqual([
    '/results-fixtures?competition=12',
    '/results-fixtures?competition=12&view=live',
    '/results-fixtures?competition=12&view=results',
    '/results-fixtures?competition=12&view=next',
  ])
  expect(page.querySelector('nav[aria-label="Show"] [aria-current]')?.textContent).toBe('Next')
  expect(hrefs(page, 'a[download]')).toEqual(['/fixtures.ics?competition=12'])
})

test('whatever a provider writes is text', () => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  const match = aMatch({
    venue: hostile,
    home: aSide(hostile),
    away: aSide(hostile, { is_own: true, picture_id: '../"x' }),
    home_score: hostile,
    away_score: hostile,
  })
  const page = show({
    competitions: [{ competition_id: '12', name: hostile, picture_id: null }],
    live: [match],
    leaderboard: [aLeaderboardRow({ team: aSide(hostile) })],
    past: { ...WHOLE.past, items: [match] },
    future: { ...WHOLE.future, items: [match] },
  })
  expect(page.querySelectorAll('script, [onerror]')).toHaveLength(0)
  expect(hrefs(page, 'img')).toEqual([null])
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/team-pictures/..%2F%22x')
  expect(tableOf(page, 'results')[1]?.[2]).toBe(hostile)
})
