import { expect, test } from 'vitest'
import { entriesInWords, ticketInWords } from './in-words.ts'

const at = { from: '2026-11-19T21:00:00.000Z', timeZone: 'Europe/Dublin' }

test.each([
  [{ lines: 3, draws: 1, autoRenewal: false }, '3 lines, 1 draw, from Thursday 19 November'],
  [
    { lines: 1, draws: 4, autoRenewal: true },
    '1 line, 4 draws, from Thursday 19 November, renews until you stop it',
  ],
])('a ticket says in which draw it is first', (ticket, words) => {
  expect(ticketInWords({ ...ticket, ...at })).toBe(words)
})

test('a ticket without a draw names none', () => {
  expect(ticketInWords({ lines: 2, draws: 1, autoRenewal: false, ...at, from: null })).toBe('2 lines, 1 draw')
})

test('tickets of a prize draw say when it is drawn, by the club’s calendar', () => {
  expect(entriesInWords(3, '2026-12-18T23:30:00.000Z', 'Europe/Dublin')).toBe(
    '3 tickets, drawn Friday 18 December',
  )
  expect(entriesInWords(1, '2026-12-18T23:30:00.000Z', 'Europe/Berlin')).toBe(
    '1 ticket, drawn Saturday 19 December',
  )
})
