import { expect, test } from 'vitest'
import { lastResult, nextMatch, whenWords } from './next-match.ts'
import { aMatch } from '../../testing/a-match.ts'

const DUBLIN = 'Europe/Dublin'
const NOW = new Date('2026-11-16T12:00:00Z')
const at = (starts_at: string) => aMatch({ match_id: starts_at, date: starts_at.slice(0, 10), starts_at })
const onDay = (date: string | null) => aMatch({ match_id: String(date), date, starts_at: null })

test.each([
  { why: 'the soonest', matches: [at('2026-11-28T15:00:00Z'), at('2026-11-21T19:30:00Z')], next: 1 },
  { why: 'not what is over', matches: [at('2026-11-16T09:59:00Z'), at('2026-11-21T19:30:00Z')], next: 1 },
  { why: 'what has just begun', matches: [at('2026-11-16T11:00:00Z'), at('2026-11-21T19:30:00Z')], next: 0 },
  { why: 'today, at no known time', matches: [at('2026-11-21T19:30:00Z'), onDay('2026-11-16')], next: 1 },
  { why: 'no yesterday without a time', matches: [onDay('2026-11-15')], next: null },
  { why: 'none without a day', matches: [onDay(null)], next: null },
  { why: 'none at all', matches: [], next: null },
])('the next match: $why', ({ matches, next }) => {
  expect(nextMatch(matches, NOW, DUBLIN)).toBe(next === null ? null : matches[next])
})

test.each(['postponed', 'cancelled', 'played'] as const)(
  'a match that is %s is not the next one',
  (state) => {
    const later = at('2026-12-05T15:00:00Z')
    expect(nextMatch([aMatch({ state }), later], NOW, DUBLIN)).toBe(later)
  },
)

test('the last result is the latest that has a score: not what is to come, and not what nobody reported', () => {
  const played = (date: string, home_score: string | null) =>
    aMatch({ match_id: date, date, starts_at: null, state: 'played', home_score, away_score: '1' })
  const [older, latest] = [played('2026-11-07', '0'), played('2026-11-14', '2')]
  expect(lastResult([older, latest, played('2026-11-15', null), at('2026-11-21T19:30:00Z')])).toBe(latest)
  expect(lastResult([played('2026-11-15', null)])).toBeNull()
})

test.each([
  { starts_at: '2026-11-16T11:30:00Z', words: 'On now' },
  { starts_at: '2026-11-16T19:30:00Z', words: 'Today' },
  { starts_at: '2026-11-17T00:30:00Z', words: 'Tomorrow' },
  { starts_at: '2026-11-21T19:30:00Z', words: 'In 5 days' },
  { starts_at: '2026-11-29T15:00:00Z', words: 'In 13 days' },
  { starts_at: '2026-11-30T15:00:00Z', words: 'In 2 weeks' },
  { starts_at: '2026-12-20T15:00:00Z', words: 'In 4 weeks' },
])('on 16 November a match at $starts_at is "$words"', ({ starts_at, words }) => {
  expect(whenWords(at(starts_at), NOW, DUBLIN)).toBe(words)
})

test('days are counted where the club is, over the change of the clocks', () => {
  const lateEvening = new Date('2026-10-24T23:30:00Z')
  expect(whenWords(onDay('2026-10-25'), lateEvening, DUBLIN)).toBe('Today')
  expect(whenWords(onDay('2026-10-26'), lateEvening, DUBLIN)).toBe('Tomorrow')
  expect(whenWords(onDay(null), NOW, DUBLIN)).toBeNull()
})
