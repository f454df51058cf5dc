import { expect, test } from 'vitest'
import { isCalledOff, readMatchState } from './match-state.ts'

test.each([
  ['CANCELLED', 'cancelled'],
  ['Canceled', 'cancelled'],
  ['abandoned', 'cancelled'],
  ['Postponed (pitch)', 'postponed'],
  ['P-P', 'postponed'],
  ['RUNNING', 'live'],
  ['in_progress', 'live'],
  ['PLAYED', 'played'],
  ['Full time', 'played'],
  ['SCHEDULED', 'scheduled'],
  ['not played', 'scheduled'],
  ['unfinished', 'scheduled'],
  ['', 'scheduled'],
])('"%s" is %s', (text, state) => expect(readMatchState(text, 'scheduled')).toBe(state))

test('without a word the list says it', () => {
  expect(readMatchState('', 'played')).toBe('played')
  expect(['cancelled', 'postponed'].every((state) => isCalledOff(state as never))).toBe(true)
  expect(isCalledOff('live')).toBe(false)
})
