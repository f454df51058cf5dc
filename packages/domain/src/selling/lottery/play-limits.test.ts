import { expect, test } from 'vitest'
import {
  changeLimit,
  excludedUntil,
  laterOf,
  limitNow,
  lowest,
  type Playing,
  playProblem,
} from './play-limits.ts'

const now = new Date('2026-11-15T12:00:00.000Z')
const tomorrow = new Date('2026-11-16T12:00:00.000Z')
const own = (limit: number | null, next: { limit: number | null; from: Date } | null = null) => ({
  limit,
  next,
})

test.each([
  ['the first limit', own(null), 20_00, own(20_00)],
  ['a lower one', own(20_00), 10_00, own(10_00)],
  ['none to play for at all', own(20_00), 0, own(0)],
  ['a higher one waits a day', own(20_00), 30_00, own(20_00, { limit: 30_00, from: tomorrow })],
  ['so does none', own(20_00), null, own(20_00, { limit: null, from: tomorrow })],
  ['none where there was none', own(null), null, own(null)],
  ['the same takes back what was asked for', own(20_00, { limit: 50_00, from: tomorrow }), 20_00, own(20_00)],
  ['what holds since is what counts', own(20_00, { limit: 50_00, from: now }), 40_00, own(40_00)],
])('%s', (_, before, wanted, after) => {
  expect(changeLimit(before, wanted, now)).toEqual(after)
})

test('a higher limit holds from its moment on, to the millisecond', () => {
  const asked = own(20_00, { limit: 50_00, from: tomorrow })
  expect(limitNow(asked, new Date(tomorrow.getTime() - 1))).toBe(20_00)
  expect(limitNow(asked, tomorrow)).toBe(50_00)
})

test('the lowest of the club’s and one’s own counts', () => {
  expect([lowest([null, 50_00, 20_00]), lowest([null]), lowest([])]).toEqual([20_00, null, null])
})

test('shutting oneself out is never shortened', () => {
  const later = new Date('2027-11-15T12:00:00.000Z')
  expect(excludedUntil(later, 1, now)).toEqual(later)
  expect(excludedUntil(null, 1, now)).toEqual(tomorrow)
  expect(laterOf(null, null)).toBeNull()
})

const playing: Playing = {
  limit: 20_00,
  spent: 15_00,
  excludedUntil: null,
  isSignedIn: true,
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
}
test('a refused purchase says why, and to a stranger no more than it has to', () => {
  expect(playProblem(playing, 5_00, now)).toBeNull()
  expect(playProblem({ ...playing, limit: null }, 1_000_00, now)).toBeNull()
  expect(playProblem(playing, 5_01, now)).toEqual({
    code: 'limit_reached',
    message: 'That would be more than your limit of €20.00 a week. You have €5.00 left until Monday.',
  })
  expect(playProblem({ ...playing, excludedUntil: tomorrow }, 0, now)).toEqual({
    code: 'excluded',
    message: 'You asked us not to sell you tickets until 16 November 2026. We’ll keep to it.',
  })
  expect(playProblem({ ...playing, excludedUntil: now }, 5_00, now)).toBeNull()
  const guest = { ...playing, isSignedIn: false, excludedUntil: tomorrow }
  expect(playProblem(guest, 5_00, now)?.message).not.toMatch(/asked|2026/)
})
