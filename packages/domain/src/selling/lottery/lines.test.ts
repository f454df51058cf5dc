import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import { lineProblem, linesProblem, luckyLine, type PickRules, sortedLine } from './lines.ts'

const numbers: PickRules = {
  type: 'Number',
  count: 6,
  symbols: Array.from({ length: 32 }, (_, at) => at + 1),
}
const letters: PickRules = { type: 'Letter', count: 3, symbols: ['A', 'B', 'C', 'D', 'E'] }
const dip: PickRules = { ...numbers, type: 'Lucky Dip' }
const none: PickRules = { type: 'None', count: 0, symbols: [] }

test.each<[string, PickRules, Pick[], string | null]>([
  ['six numbers', numbers, [1, 2, 3, 4, 5, 32], null],
  ['none: a lucky dip', numbers, [], null],
  ['one twice', numbers, [1, 1, 2, 3, 4, 5], 'Pick 6 different numbers for each line.'],
  ['one too high', numbers, [1, 2, 3, 4, 5, 33], 'Pick numbers from 1 to 32.'],
  ['zero', numbers, [0, 2, 3, 4, 5, 6], 'Pick numbers from 1 to 32.'],
  ['too few', numbers, [1, 2, 3], 'Pick 6 numbers for each line.'],
  ['too many', numbers, [1, 2, 3, 4, 5, 6, 7], 'Pick 6 numbers for each line.'],
  ['letters for numbers', numbers, ['A', 'B', 'C', 'D', 'E', 'F'], 'Pick numbers from 1 to 32.'],
  ['letters', letters, ['E', 'A', 'C'], null],
  ['a letter that there is not', letters, ['A', 'B', 'Z'], 'Pick letters from A to E.'],
  ['chosen where a machine picks', dip, [1, 2, 3, 4, 5, 6], 'The lines of this lotto are picked for you.'],
  ['left to the machine', dip, [], null],
  ['nothing to pick', none, [], null],
])('LOTTO-08 DATA-57 a line of %s', (_, rules, line, problem) => {
  expect(lineProblem(rules, line)).toBe(problem)
})

test('a ticket has at least one line, and as many as the lotto allows', () => {
  const lines = (count: number) => Array.from({ length: count }, () => [])
  expect(linesProblem(numbers, lines(0), 10)).toBe('Choose at least one line.')
  expect(linesProblem(numbers, lines(10), 10)).toBeNull()
  expect(linesProblem(numbers, lines(11), 10)).toBe('A ticket has at most 10 lines.')
  expect(linesProblem(numbers, [[], [1]], 10)).toBe('Pick 6 numbers for each line.')
})

test('the same line is written in one way', () => {
  expect(sortedLine(numbers, [30, 4, 9, 21, 17, 26])).toEqual([4, 9, 17, 21, 26, 30])
  expect(sortedLine(letters, ['E', 'A', 'C'])).toEqual(['A', 'C', 'E'])
})

test('API-57 whatever chance says, a lucky line can be played, and every line can come', () => {
  fc.assert(
    fc.property(fc.constantFrom(numbers, letters, dip), fc.infiniteStream(fc.nat()), (rules, chance) => {
      const line = luckyLine(rules, (most) => (chance.next().value as number) % most)
      expect(line).toHaveLength(rules.count)
      expect(
        lineProblem({ ...rules, type: rules.type === 'Lucky Dip' ? 'Number' : rules.type }, line),
      ).toBeNull()
    }),
  )
  const seen = new Set<string>()
  for (let a = 0; a < 5; a += 1)
    for (let b = 0; b < 4; b += 1)
      for (let c = 0; c < 3; c += 1) {
        const said = [a, b, c]
        seen.add(luckyLine(letters, () => said.shift() ?? 0).join(''))
      }
  // Five choose three, each from as many of the sixty ways.
  expect(seen.size).toBe(10)
})

test('where there is nothing to pick a line stays empty', () => {
  expect(luckyLine(none, () => 0)).toEqual([])
})
