import { expect, test } from 'vitest'
import { matchJsonLd } from './sports-event.ts'
import { aMatch } from '../../testing/a-match.ts'

const PAGE = 'https://testford.clubs.example/fixtures-results'

test('a match is an event with its teams, time and place', () => {
  expect(matchJsonLd(aMatch(), PAGE)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Testford Harriers v Quayside Celtic',
    startDate: '2026-11-21T19:30:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { name: 'Testford Harriers' },
    awayTeam: { name: 'Quayside Celtic' },
    location: { name: 'Harbour Field' },
    superEvent: { name: 'Premier Division' },
  })
})

test('what nobody knows is left out; without a day there is no event', () => {
  const bare = matchJsonLd(aMatch({ starts_at: null, venue: '', competition: '' }), PAGE)
  expect(bare).toMatchObject({ startDate: '2026-11-21' })
  expect(bare).not.toHaveProperty('location')
  expect(bare).not.toHaveProperty('superEvent')
  expect(matchJsonLd(aMatch({ date: null, starts_at: null }), PAGE)).toBeNull()
})

test.each([
  { state: 'postponed', status: 'EventPostponed' },
  { state: 'cancelled', status: 'EventCancelled' },
] as const)('$state is said', ({ state, status }) => {
  expect(matchJsonLd(aMatch({ state }), PAGE)).toMatchObject({ eventStatus: `https://schema.org/${status}` })
})
