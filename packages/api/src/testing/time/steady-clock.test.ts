import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SteadyClock } from './steady-clock.ts'

const MOMENT = new Date('2026-11-15T12:00:00.000Z')
const clock = new SteadyClock()
const passed = () => clock.now().getTime() - MOMENT.getTime()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  clock.set(MOMENT)
})
afterEach(() => vi.useRealTimers())

test('it runs on from where it was set', () => {
  vi.advanceTimersByTime(30)
  expect(passed()).toBe(30)
  vi.advanceTimersByTime(20)
  expect(passed()).toBe(50)
})

test('a minute for which the machine was held up does not pass', () => {
  vi.advanceTimersByTime(60_000)
  expect(passed()).toBe(50)
  vi.advanceTimersByTime(10)
  expect(passed()).toBe(60)
})

test('it can be the machine’s', () => {
  clock.reset()
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000)
})
