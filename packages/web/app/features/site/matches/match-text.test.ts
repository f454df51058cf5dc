import { expect, test } from 'vitest'
import { aMatch } from '@clubhouse/domain/testing/a-match'
import { dateText, dateTimeText, dayText, scoreText, timeText, weekdayText } from './match-text.ts'

const DUBLIN = 'Europe/Dublin'

test.each([
  { starts_at: '2026-10-24T18:30:00Z', text: '24/10/2026 19:30', why: 'summer time' },
  { starts_at: '2026-10-25T19:30:00Z', text: '25/10/2026 19:30', why: 'the clocks went back that night' },
  { starts_at: '2027-03-28T14:00:00Z', text: '28/03/2027 15:00', why: 'the clocks went forward that night' },
  { starts_at: '2026-07-04T23:30:00Z', text: '05/07/2026 00:30', why: 'the next day already, in Dublin' },
])('OPEN-060 $starts_at is shown as $text: $why', ({ starts_at, text }) => {
  expect(dateTimeText(aMatch({ starts_at }), DUBLIN)).toBe(text)
})

test('FIX1-04 a day reads dd/MM/yyyy, and in the hero as in prose', () => {
  expect(dateText(aMatch(), DUBLIN)).toBe('21/11/2026')
  expect(weekdayText(aMatch(), DUBLIN)).toBe('Saturday 21 November 2026')
  expect(dayText(aMatch(), DUBLIN)).toBe('Saturday 21 November')
  expect(timeText(aMatch(), DUBLIN)).toBe('19:30')
})

test('what the league has left out is not invented', () => {
  const noTime = aMatch({ starts_at: null })
  expect([dateTimeText(noTime, DUBLIN), timeText(noTime, DUBLIN)]).toEqual(['21/11/2026', ''])
  const noDay = aMatch({ date: null, starts_at: null })
  expect([dateText(noDay, DUBLIN), weekdayText(noDay, DUBLIN)]).toEqual([
    'Date to be confirmed',
    'Date to be confirmed',
  ])
})

test.each([
  { home: '2', away: '1', text: '2 - 1' },
  { home: '0', away: '0', text: '0 - 0' },
  { home: '3', away: null, text: '3 - ?' },
  { home: null, away: null, text: null },
])('OPEN-058 the score $home and $away reads "$text"', ({ home, away, text }) => {
  expect(scoreText(aMatch({ home_score: home, away_score: away }))).toBe(text)
})
