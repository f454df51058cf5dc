import { expect, test } from 'vitest'
import { hashOfText } from './algorithm.ts'
import { chooseFrom, numberBelow, wordsOf } from './fair-choice.ts'

const NUMBERS = Array.from({ length: 32 }, (_, index) => index + 1)
const seed = (name: string | number) => hashOfText(`a fixed seed ${name}`)

/** How far counts are from what is fair, measured as a statistician does. */
const chiSquared = (counts: readonly number[]) => {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0)
}

test('the same seed gives the same numbers, another one others', () => {
  expect(chooseFrom(seed(1), NUMBERS, 6)).toEqual(chooseFrom(seed(1), NUMBERS, 6))
  expect(chooseFrom(seed(1), NUMBERS, 6)).not.toEqual(chooseFrom(seed(2), NUMBERS, 6))
})

test.each([
  { from: NUMBERS, count: 6, drawn: 6 },
  { from: NUMBERS, count: 32, drawn: 32 },
  { from: NUMBERS, count: 40, drawn: 32 },
  { from: ['A'], count: 1, drawn: 1 },
  { from: [], count: 3, drawn: 0 },
])('$count of $from.length: each once, and never more than there are', ({ from, count, drawn }) => {
  const chosen = chooseFrom<string | number>(seed('x'), from, count)
  expect(chosen).toHaveLength(drawn)
  expect(new Set(chosen).size).toBe(drawn)
})

test('a word at the upper end, which would favour low numbers, is passed over', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 2, 7].values() as unknown as Iterator<number, never>
  // 2^32 leaves 4 over when divided by 6: the last four words are not used.
  expect(numberBelow(words, 6)).toBe(1)
})

test('every number comes up as often as any other, in each place', () => {
  const draws = Array.from({ length: 20_000 }, (_, at) => chooseFrom(seed(at), NUMBERS, 6))
  const of = (picks: readonly number[]) =>
    NUMBERS.map((number) => picks.filter((pick) => pick === number).length)
  // 31 degrees of freedom: fair draws stay below 61.1 in 999 of 1000 cases. The seeds are fixed, so it is one case.
  expect(chiSquared(of(draws.flat()))).toBeLessThan(61.1)
  for (const place of [0, 5]) expect(chiSquared(of(draws.map((draw) => draw[place] ?? 0)))).toBeLessThan(61.1)
})

test('the measure sees a bias of one in a hundred (negative control)', () => {
  const words = wordsOf(seed('biased'))
  const biased = Array.from({ length: 120_000 }, () => {
    const word = words.next().value
    return word % 100 === 0 ? 1 : (word % 32) + 1
  })
  const counts = NUMBERS.map((number) => biased.filter((pick) => pick === number).length)
  expect(chiSquared(counts)).toBeGreaterThan(61.1)
})

test('winners among 100,000 tickets are taken without moving the list for each', () => {
  const tickets = Array.from({ length: 100_000 }, (_, index) => index + 1)
  const all = chooseFrom(seed('all'), tickets, tickets.length)
  expect(new Set(all).size).toBe(tickets.length)
})
