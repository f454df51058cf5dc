import { describe, expect, test } from 'vitest'
import { leagueFixtures, leagueResults } from './dunvarra-league.ts'
import { competitions } from './inishvarn-competitions.ts'
import { readTeamCrest } from '../../pictures.ts'
import { TEAMS } from './inishvarn-teams.ts'
import { tableOf } from './league-table.ts'
import { matchDay } from './match-days.ts'

const DAYS = ['2026-11-15T12:00:00Z', '2026-11-21T12:00:00Z', '2027-03-27T23:30:00Z', '2028-02-29T00:00:00Z']

describe.each(DAYS)('seen on %s', (day) => {
  const now = new Date(day)
  const today = day.slice(0, 10)

  test('Dunvarra has nine fixtures to come and eight results behind it', () => {
    const days = (dates: string[]) =>
      dates.map((date) => (date.includes('/') ? date.slice(0, 10).split('/').toReversed().join('-') : date))
    const fixtures = days(leagueFixtures(now).map(({ date }) => date))
    const results = days(leagueResults(now).map(({ date }) => date))
    expect([fixtures.length, results.length]).toEqual([9, 8])
    expect(fixtures.every((date) => date > today)).toBe(true)
    expect(results.every((date) => date < today)).toBe(true)
  })

  test('Inishvarn has three competitions: 24 played, one being played, 18 to come', () => {
    const all = competitions(now)
    const count = (list: 'past' | 'live' | 'next') => all.flatMap((competition) => competition[list]).length
    expect([all.length, count('past'), count('live'), count('next')]).toEqual([3, 24, 1, 18])
    for (const { past, live, next } of all) {
      expect(past.every(({ startsAt }) => startsAt < now.toISOString())).toBe(true)
      expect(next.every(({ startsAt }) => startsAt > now.toISOString())).toBe(true)
      expect(new Set([...past, ...live, ...next].map(({ id }) => id)).size).toBe(
        past.length + live.length + next.length,
      )
    }
  })
})

test('a weekday is never today', () => {
  const saturday = new Date('2026-11-21T12:00:00Z')
  expect(matchDay(saturday, 'Saturday', 1)).toBe('2026-11-28')
  expect(matchDay(saturday, 'Saturday', -1)).toBe('2026-11-14')
  expect(matchDay(saturday, 'Sunday', 2)).toBe('2026-11-29')
})

test('the table is what the results make it', () => {
  for (const { past, hasTable } of competitions(new Date(DAYS[0] ?? ''))) {
    const table = tableOf(past)
    const sum = (field: 'played' | 'wins' | 'losses') => table.reduce((all, row) => all + row[field], 0)
    expect(sum('played')).toBe(past.length * 2)
    expect(sum('wins')).toBe(sum('losses'))
    if (hasTable) expect(new Set(table.map(({ played }) => played)).size).toBe(1)
  }
})

test('ten teams; one has no picture, and the picture of another is lost', async () => {
  const teams = Object.values(TEAMS)
  expect(teams).toHaveLength(10)
  const crests = await Promise.all(teams.map(async ({ pictureId }) => pictureId && readTeamCrest(pictureId)))
  expect(crests.filter((png) => png?.subarray(1, 4).toString() === 'PNG')).toHaveLength(8)
  expect(await readTeamCrest('team-999')).toBeNull()
  expect(await readTeamCrest('../dunvarra/crest')).toBeNull()
})
