import { expect, test } from 'vitest'
import { eventTimes, timeProblems, weeklyDays, writtenTimes } from './event-times.ts'
import { eventName, nearDay, offWords, scoresOf, timesOf, untilWords } from './event-words.ts'

const ZONE = 'Europe/Dublin'

test.each([
  { day: '2026-11-17', at: '2026-11-17T18:30:00.000Z', why: 'winter is UTC' },
  { day: '2026-07-17', at: '2026-07-17T17:30:00.000Z', why: 'summer is an hour ahead' },
])('half past six on $day is $at: $why', ({ day, at }) => {
  const written = { day, time: '18:30', ends: '19:30', meets: '18:15' }
  const times = eventTimes(written, ZONE)
  expect(times.startsAt.toISOString()).toBe(at)
  const { startsAt, endsAt, meetsAt } = times
  const back = {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    meetsAt: meetsAt?.toISOString() ?? null,
  }
  expect(writtenTimes(back, ZONE)).toEqual(written)
})

test('what ends after midnight ends on the next day', () => {
  const { endsAt } = eventTimes({ day: '2026-11-17', time: '23:00', ends: '00:30', meets: null }, ZONE)
  expect(endsAt?.toISOString()).toBe('2026-11-18T00:30:00.000Z')
})

test.each([
  { until: null, days: 1, why: 'once' },
  { until: '2026-11-17', days: 1, why: 'until its own day' },
  { until: '2026-12-01', days: 3, why: 'the last day counts' },
  { until: '2026-11-30', days: 2, why: 'not beyond the last day' },
  { until: '2036-11-30', days: 53, why: 'a season at most' },
])('weekly until $until is $days times: $why', ({ until, days }) => {
  const found = weeklyDays('2026-11-17', until)
  expect(found).toHaveLength(days)
  expect(new Set(found.map((day) => new Date(day).getUTCDay()))).toEqual(new Set([2]))
})

test('training stays at half past six when the clocks change', () => {
  const weeks = weeklyDays('2026-03-24', '2026-04-07')
  const times = weeks.map((day) => eventTimes({ day, time: '18:30', ends: null, meets: null }, ZONE))
  expect(times.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual([
    '18:30',
    '17:30',
    '17:30',
  ])
})

test.each([
  { given: { meets: '19:00' }, until: null, field: 'meets' },
  { given: {}, until: '2026-11-16', field: 'repeat_until' },
  { given: {}, until: '2036-11-16', field: 'repeat_until' },
  { given: { meets: '18:30' }, until: '2026-12-16', field: null },
])('$given until $until is refused for $field', ({ given, until, field }) => {
  const problems = timeProblems(
    { day: '2026-11-17', time: '18:30', ends: null, meets: null, ...given },
    until,
  )
  expect(problems && Object.keys(problems)[0]).toBe(field)
})

const TRAINING = { kind: 'training', opponent: '', is_home: true } as const
const AWAY = { kind: 'match', opponent: 'Kilbrack Celtic', is_home: false } as const
const NOW = new Date('2026-11-17T17:20:00Z')
const at = (starts_at: string, ends_at: string | null = null) => ({ starts_at, ends_at })

test.each([
  [TRAINING, 'Training'],
  [AWAY, 'Match v Kilbrack Celtic, away'],
  [{ ...AWAY, opponent: '', is_home: true }, 'Match, home'],
])('%o is called %s', (event, name) => {
  expect(eventName(event)).toBe(name)
})

test.each([
  ['2026-11-17T18:30:00Z', 'in 1 hour 10 minutes', 'today'],
  ['2026-11-17T18:20:00Z', 'in 1 hour', 'today'],
  ['2026-11-17T17:21:00Z', 'in 1 minute', 'today'],
  ['2026-11-17T17:00:00Z', 'on now', 'today'],
  ['2026-11-18T18:30:00Z', null, 'tomorrow'],
  ['2026-11-22T11:00:00Z', null, 'Sunday 22 November'],
])('%s is %s, %s', (starts, until, day) => {
  expect(untilWords(at(starts), NOW)).toBe(until)
  expect(nearDay(starts, NOW, ZONE)).toBe(day)
})

test('times are read from the club’s clock', () => {
  expect(timesOf(at('2026-07-17T17:30:00Z', '2026-07-17T18:30:00Z'), ZONE)).toBe('18:30 to 19:30')
})

test.each([
  [true, { home: '3', away: '1' }],
  [false, { home: '1', away: '3' }],
])('three to one, at home: %s', (is_home, scores) => {
  expect(scoresOf({ our_score: 3, their_score: 1, is_home })).toEqual(scores)
  expect(scoresOf({ our_score: 3, their_score: null, is_home })).toBeNull()
})

test('what is off says so, why, and when the next one is', () => {
  const said = { now: NOW, timeZone: ZONE, reason: 'The pitch is waterlogged', next: '2026-11-24T18:30:00Z' }
  const training = { ...TRAINING, ...at('2026-11-17T18:30:00Z') }
  expect(offWords(training, said)).toBe(
    'No training today 18:30: the pitch is waterlogged. Next: Tuesday 24 November, 18:30.',
  )
  const match = { ...AWAY, ...at('2026-11-22T11:00:00Z') }
  expect(offWords(match, { ...said, reason: '', next: null })).toBe(
    'Match v Kilbrack Celtic, away (Sunday 22 November 11:00) is off.',
  )
})
