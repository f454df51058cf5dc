import { expect, test } from 'vitest'
import { nextTry, renewalDay } from './renewal.ts'

const DUBLIN = 'Europe/Dublin'

test.each([
  ['one draw', '2026-11-19T20:00:00.000Z', 1, '2026-11-25'],
  ['four draws', '2026-11-19T20:00:00.000Z', 4, '2026-12-16'],
  ['across the end of summer time', '2026-10-22T19:00:00.000Z', 1, '2026-10-28'],
  ['across its beginning', '2027-03-25T20:00:00.000Z', 1, '2027-03-31'],
  [
    'a cut-off after midnight in summer, which UTC has on the day before',
    '2026-07-02T23:30:00.000Z',
    1,
    '2026-07-09',
  ],
])('a ticket is renewed on the day before the cut-off of its next draw: %s', (_, closesAt, draws, day) => {
  expect(renewalDay(closesAt, draws, DUBLIN)).toBe(day)
})

const at = (time: string) => new Date(`2026-11-${time}:00.000Z`)
test.each([
  ['in the afternoon', 1, at('25T09:00'), at('26T20:00'), at('25T15:00')],
  ['next morning', 2, at('25T15:00'), at('26T20:00'), at('26T09:00')],
  ['no fourth time', 3, at('26T09:00'), at('26T20:00'), null],
  ['not at the cut-off', 1, at('26T14:00'), at('26T20:00'), null],
  ['a minute before it', 1, at('26T13:59'), at('26T20:00'), at('26T19:59')],
  ['not where no draw is open', 1, at('25T09:00'), null, null],
])('a refused renewal is tried again %s', (_, attempts, now, cutOff, next) => {
  expect(nextTry(attempts, now, cutOff)).toEqual(next)
})
