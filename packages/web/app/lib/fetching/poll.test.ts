import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { poll } from './poll.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('ORDER-07 asks every two seconds, and gives up after sixty', async () => {
  const asked: number[] = []
  const begun = Date.now()
  const over = poll(
    async () => asked.push(Date.now() - begun),
    () => false,
  )
  await vi.runAllTimersAsync()
  expect(await over).toBe(31)
  expect([asked[0], asked[1], asked.at(-1)]).toEqual([0, 2000, 60_000])
})

test('ends with the first answer that will do', async () => {
  let count = 0
  const over = poll(
    async () => (count += 1),
    (answer) => answer === 3,
    { everyMs: 10, forMs: 1000 },
  )
  await vi.runAllTimersAsync()
  expect([await over, count]).toEqual([3, 3])
})
