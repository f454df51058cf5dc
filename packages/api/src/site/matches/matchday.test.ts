import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { getMatchday } from '@clubhouse/contract/site/matches'
import { type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

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
afterAll(() => world.close())

const urlOf = (club: string) => `/api/v2/store/${club}/matches/matchday`
const matchday = async (club: string): Promise<ReplyOf<typeof getMatchday>> =>
  (await world.settled(urlOf(club))).json()
const isOurs = (match: { home: { is_own: boolean }; away: { is_own: boolean } } | null) =>
  match !== null && (match.home.is_own || match.away.is_own)

test('what was never known is absent, and nothing fails', async () => {
  world.turn('down')
  expect(await matchday('dunvarra')).toEqual({ status: 'unavailable', as_of: null, next: null, last: null })
})

test('of the first provider: the soonest fixture and the latest result with a score', async () => {
  const { status, next, last } = await matchday('dunvarra')
  expect(status).toBe('fresh')
  expect(next).toMatchObject({ state: 'scheduled', date: '2026-11-21', home: { name: 'St. Brendan’s' } })
  expect(last).toMatchObject({ state: 'played', home_score: '3', away_score: '1' })
  expect(world.provider.asked.every((path) => path.startsWith('/first/'))).toBe(true)
})

test('of the second provider: ours among everybody’s, over several competitions', async () => {
  const { status, next, last } = await matchday('inishvarn')
  expect([status, isOurs(next), isOurs(last)]).toEqual(['fresh', true, true])
  expect(last).toMatchObject({
    state: 'played',
    home_score: expect.any(String),
    away_score: expect.any(String),
  })
  const asked = new Set(world.provider.asked.map((path) => /competitions\/(\d+)/.exec(path)?.[1] ?? ''))
  expect([...asked].filter(Boolean).toSorted()).toEqual(['5101', '5102', '5103'])
})

test('a provider that is away leaves the last known, and says that it is old', async () => {
  await matchday('dunvarra')
  world.turn('down')
  const { status, next } = await matchday('dunvarra')
  expect([status, isOurs(next)]).toEqual(['stale', true])
})

test('an unknown club has no matchday', async () => {
  expect((await world.app.server.inject(urlOf('nowhere'))).statusCode).toBe(404)
})
