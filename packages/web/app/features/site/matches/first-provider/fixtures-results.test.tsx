// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aMatch, aSide } from '@clubhouse/domain/testing/a-match'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import FixturesResultsPage, { meta } from './fixtures-results.page.tsx'
import type { FixturesData } from './load-fixtures.ts'

const PLAYED = aMatch({
  match_id: 'played',
  date: '2026-11-14',
  state: 'played',
  competition: 'Harbour Shield',
  home: aSide('Quayside Celtic'),
  away: aSide('Testford Harriers', { is_own: true }),
  home_score: '1',
  away_score: '3',
})
const WHOLE: FixturesData = {
  teams: [],
  team: null,
  next: { match: aMatch(), when: 'In 5 days' },
  fixtures: [aMatch(), aMatch({ match_id: 'off', state: 'postponed', starts_at: null, venue: '' })],
  results: [PLAYED],
  clubPageUrl: 'https://league.example/clubs/2291',
  notice: null,
  isFresh: true,
}
const SITE = aSite({ comortais: { organisation_id: '4107', comortais_club_id: '2291' } })
const show = (data: Partial<FixturesData> = {}) =>
  showOnSite(<FixturesResultsPage />, SITE, '/fixtures-results', { ...WHOLE, ...data })

const words = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
const tableOf = (page: Element, id: string) =>
  [...(page.querySelector(`table[aria-labelledby="${id}"]`)?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(words),
  )

test('FIX1-01 FIX1-04 the fixtures with date, division, home, away and location', () => {
  expect(tableOf(show(), 'fixtures')).toEqual([
    ['Date', 'Time', 'Division', 'Home', 'Away', 'Location'],
    ['Saturday 21 November'],
    [
      '21/11/2026',
      '19:30',
      'Premier Division (opens in a new tab)',
      'Testford Harriers',
      'Quayside Celtic',
      'Harbour Field',
    ],
    [
      '21/11/2026',
      'Time to be confirmed Postponed',
      'Premier Division (opens in a new tab)',
      'Testford Harriers',
      'Quayside Celtic',
      'Venue to be confirmed',
    ],
  ])
})

test('FIX1-06 OPEN-058 "Our latest results" with date, division, home, score and away', () => {
  const page = show()
  expect(words(page.querySelector('#results') ?? page)).toBe('Our latest results')
  expect(tableOf(page, 'results')).toEqual([
    ['Date', 'Division', 'Home', 'Score', 'Away'],
    ['Saturday 14 November'],
    ['14/11/2026', 'Harbour Shield', 'Quayside Celtic', '1 - 3', 'Testford Harriers'],
  ])
})

test('FIX1-03 FIX1-05 View All and the division lead to the provider, in a new tab that knows nothing of ours', () => {
  const page = show()
  for (const [title, href] of [
    ['View All', 'https://league.example/clubs/2291'],
    ['Premier Division', 'https://league.example/competitions/12'],
  ] as const) {
    const link = linkIn(page, title)
    expect(link?.getAttribute('href')).toBe(href)
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener noreferrer')
  }
  expect(linkIn(show({ clubPageUrl: null }), 'View All')).toBeNull()
})

test('FIX1-07 FIX1-08 OPEN-057 with nothing there are the two sentences, and no table', () => {
  const page = show({ next: null, fixtures: [], results: [], notice: { kind: 'unavailable' } })
  expect(page.querySelectorAll('table, [role="alert"]')).toHaveLength(0)
  expect(page.textContent).toContain('No fixtures found')
  expect(page.textContent).toContain('No latest results found')
  expect(page.textContent).toContain('We can’t reach the league’s system right now.')
})

test('one feed failing leaves the other', () => {
  const page = show({ next: null, fixtures: [] })
  expect(page.textContent).toContain('No fixtures found')
  expect(tableOf(page, 'results')).toHaveLength(3)
})

test('old data stands with its time', () => {
  expect(show({ notice: { kind: 'stale', time: '14:05' } }).textContent).toContain(
    'As of 14:05. We can’t reach the league’s system right now.',
  )
})

test('the next match is put forward: both names, our own marked, day, time, place, and how long until then', () => {
  const hero = show().querySelector('section[aria-labelledby="next-match"]') ?? document.body
  expect(words(hero.querySelector('h2') ?? hero)).toBe('Testford Harriers v Quayside Celtic')
  expect([...hero.querySelectorAll('[data-own]')].map(words)).toEqual(['Testford Harriers'])
  for (const fact of [
    'In 5 days',
    'Saturday 21 November 2026',
    '19:30',
    'Harbour Field',
    'Premier Division',
  ]) {
    expect(hero.textContent).toContain(fact)
  }
})

test('a new day has a heading of its own, and a result that nobody reported has words', () => {
  const earlier = aMatch({ match_id: 'earlier', date: '2026-11-07', state: 'played', venue: '' })
  const rows = tableOf(show({ results: [PLAYED, earlier] }), 'results')
  expect(rows.map(([first]) => first)).toEqual([
    'Date',
    'Saturday 14 November',
    '14/11/2026',
    'Saturday 7 November',
    '07/11/2026',
  ])
  expect(rows[4]?.[3]).toBe('No score yet')
})

test('both teams of the next match have a plate, and a competition that a name tells already is left out', () => {
  const girls = aMatch({
    competition: 'U12 Girls',
    home: aSide('Testford Harriers U12 Girls', { is_own: true }),
  })
  const hero = show({ next: { match: girls, when: null } }).querySelector('section')
  expect(hero?.querySelectorAll('[data-initials]')).toHaveLength(1)
  expect(hero?.querySelector('[data-own] [aria-hidden]')).not.toBeNull()
  expect(hero?.textContent.match(/U12 Girls/g)).toHaveLength(1)
})

test('this match can be had for the calendar, or all: subscribed to, downloaded or copied', () => {
  const page = show()
  const ways = [...page.querySelectorAll('details li a')]
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/fixtures.ics?match=match-1',
    'webcal://testford.clubs.example/fixtures.ics',
    '/fixtures.ics',
  ])
  expect(words(ways[0] ?? page)).toBe('This matchSaturday 21 November, 19:30')
  expect(page.querySelector('[data-copy-link="https://testford.clubs.example/fixtures.ics"]')).not.toBeNull()
})

test('each match that will be played has its own way into the calendar', () => {
  const page = show()
  const ways = [...page.querySelectorAll('table a[href*="?match="]')]
  expect(ways.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['/fixtures.ics?match=match-1', 'Add Testford Harriers v Quayside Celtic to your calendar'],
  ])
})

test('the teams are links; the calendar is that of the chosen one', () => {
  const teams = [
    { team: 'u9', name: 'U9' },
    { team: 'u12-girls', name: 'U12 Girls' },
  ]
  const page = show({ teams, team: 'u12-girls' })
  const links = [...page.querySelectorAll('nav[aria-label="Teams"] a')]
  expect(links.map((link) => [words(link), link.getAttribute('href')])).toEqual([
    ['All teams', '/fixtures-results'],
    ['U9', '/fixtures-results?team=u9'],
    ['U12 Girls', '/fixtures-results?team=u12-girls'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true'])
  expect(linkIn(page, 'Subscribe to U12 Girls matches')?.getAttribute('href')).toBe(
    'webcal://testford.clubs.example/fixtures.ics?team=u12-girls',
  )
  expect(show({ teams: teams.slice(1) }).querySelector('nav[aria-label="Teams"]')).toBeNull()
})

test('search engines read the next match', () => {
  const event = JSON.parse(
    show().querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  ) as object
  expect(event).toMatchObject({ '@type': 'SportsEvent', startDate: '2026-11-21T19:30:00.000Z' })
  expect(show({ next: null }).querySelector('script')).toBeNull()
})

test('whatever a provider writes is text', () => {
  const hostile = '<img src=x onerror=alert(1)></script><script>alert(2)</script>'
  const match = aMatch({
    competition: hostile,
    venue: hostile,
    home: aSide(hostile, { is_own: true }),
    away: aSide(hostile),
    home_score: hostile,
    away_score: hostile,
  })
  const page = show({ next: { match, when: 'Today' }, fixtures: [match], results: [match] })
  expect(page.querySelectorAll('img, script:not([type="application/ld+json"])')).toHaveLength(0)
  expect(tableOf(page, 'results')[2]?.[3]).toBe(`${hostile} - ${hostile}`)
})

test('only a club that has the provider is found by search engines', () => {
  const tags = (account: Parameters<typeof aSite>[0]) =>
    JSON.stringify(meta({ matches: [{ id: 'root', loaderData: aSite(account) }] } as never))
  expect(tags({ comortais: { organisation_id: '4107', comortais_club_id: '2291' } })).not.toContain('noindex')
  expect(tags({})).toContain('noindex')
})
