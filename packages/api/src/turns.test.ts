import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('at most so many work at once, in the order in which they came', async () => {
  const turns = new Turns(2)
  const order: number[] = []
  let working = 0
  let most = 0
  const work = (number: number) =>
    turns.take(async () => {
      order.push(number)
      most = Math.max(most, ++working)
      await new Promise((done) => setImmediate(done))
      working -= 1
      return number
    })
  expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([1, 2, 3, 4, 5])
  expect([most, order]).toEqual([2, [1, 2, 3, 4, 5]])
})

test('work that fails gives its place back', async () => {
  const turns = new Turns(1)
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'next')).toBe('next')
})
