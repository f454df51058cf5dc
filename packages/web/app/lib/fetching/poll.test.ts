import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { poll } from './poll.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('ORDER-07 asks every 2 seconds, for 60 seconds, and gives the last answer', async () => {
  let times = 0
  const polled = poll(
    async () => ++times,
    () => false,
  )
  await vi.advanceTimersByTimeAsync(1999)
  expect(times).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(times).toBe(2)
  await vi.advanceTimersByTimeAsync(58_000)
  expect(await polled).toBe(31)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times).toBe(31)
})

test('stops with the first answer that will do', async () => {
  let times = 0
  const polled = poll(
    async () => ++times,
    (answer) => answer === 3,
    { everyMs: 10, forMs: 1000 },
  )
  await vi.advanceTimersByTimeAsync(20)
  expect(await polled).toBe(3)
})
