import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ladderPrice, stepFor } from './ladder.ts'

const step = (count: number, price: number) => ({ title: `${count}`, count, price })
const ROVERS = [step(1, 2_00), step(3, 5_00)]

test.each([
  [0, 0],
  [1, 2_00],
  [2, 4_00],
  [3, 5_00],
  [4, 7_00],
  [5, 9_00],
  [6, 10_00],
  [10, 17_00],
])('LOTTO-11 %i lines at €2 each or 3 for €5 cost %i cents', (lines, price) => {
  expect(ladderPrice(ROVERS, lines)).toBe(price)
})

test('the order of the steps does not matter, and a dearer pack is not taken', () => {
  expect(ladderPrice([step(5, 20_00), step(3, 5_00), step(1, 2_00)], 5)).toBe(9_00)
})

test('nobody pays more for fewer: where ten are cheaper than nine, nine cost what ten do', () => {
  expect(ladderPrice([step(1, 2_00), step(10, 5_00)], 9)).toBe(5_00)
  expect(ladderPrice([step(3, 5_00)], 1)).toBe(5_00)
})

test('DRAW-03 the step that was bought is named where one is all of it', () => {
  expect(stepFor(ROVERS, 3)).toEqual(step(3, 5_00))
  expect(stepFor(ROVERS, 4)).toBeNull()
  expect(stepFor([step(1, 1_00), step(3, 9_00)], 3)).toBeNull()
})

const ladder = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 50_00 })), {
  minLength: 1,
  maxLength: 5,
})
test('is the least that any choice of steps costs, never falls with more lines, and two purchases are never cheaper than one', () => {
  fc.assert(
    fc.property(ladder, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (given, n, m) => {
      const steps = given.map(([count, price]) => step(count, price))
      expect(ladderPrice(steps, n)).toBe(bruteForce(steps, n))
      expect(ladderPrice(steps, n + 1)).toBeGreaterThanOrEqual(ladderPrice(steps, n))
      expect(ladderPrice(steps, n + m)).toBeLessThanOrEqual(ladderPrice(steps, n) + ladderPrice(steps, m))
    }),
  )
})

function bruteForce(steps: readonly { count: number; price: number }[], wanted: number): number {
  if (wanted <= 0) return 0
  return Math.min(...steps.map(({ count, price }) => price + bruteForce(steps, wanted - count)))
}
