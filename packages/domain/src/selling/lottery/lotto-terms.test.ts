import { expect, test } from 'vitest'
import { pickProblems, symbolsOf, termProblems } from './lotto-terms.ts'

test.each([
  { what: 'numbers from 1', pick: { type: 'Number' as const, count: 2, from: 3 }, are: [1, 2, 3] },
  { what: 'letters from A', pick: { type: 'Letter' as const, count: 2, from: 3 }, are: ['A', 'B', 'C'] },
  { what: 'a lucky dip of numbers', pick: { type: 'Lucky Dip' as const, count: 2, from: 3 }, are: [1, 2, 3] },
  { what: 'none', pick: { type: 'None' as const, count: 0, from: 0 }, are: [] },
])('DATA-57 a lotto is picked from $what', ({ pick, are }) => {
  expect(symbolsOf(pick)).toEqual(are)
  expect(pickProblems(pick)).toEqual({})
})

test.each([
  { type: 'Number' as const, count: 0, from: 30, at: ['pick_count'] },
  { type: 'Number' as const, count: 6, from: 6, at: ['pick_from'] },
  { type: 'Number' as const, count: 6, from: 100, at: ['pick_from'] },
  { type: 'Letter' as const, count: 4, from: 27, at: ['pick_from'] },
  { type: 'Lucky Dip' as const, count: 4, from: 3, at: ['pick_from'] },
  { type: 'None' as const, count: 1, from: 0, at: ['pick_count'] },
])('$count of $from ($type) cannot be played', ({ at, ...pick }) => {
  expect(Object.keys(pickProblems(pick))).toEqual(at)
})

const price = (count: number) => ({ title: '', count, price: 200 })
const MATCH = (four: number, three: number) => [
  { tier: 'Match 4' as const, amount: four },
  { tier: 'Match 3' as const, amount: three },
]
const TERMS = { jackpot: 1000_00, jackpot_start: 500_00, jackpot_cap: 2000_00, prices: [price(1), price(3)] }

test.each([
  { what: 'all well', terms: { prizes: MATCH(100_00, 10_00) }, at: [] },
  {
    what: 'a tier that a line cannot reach',
    terms: { prizes: MATCH(100_00, 10_00) },
    count: 4,
    at: ['Match 4'],
  },
  {
    what: 'three of three is the jackpot',
    terms: { prizes: MATCH(1, 1) },
    count: 3,
    at: ['Match 4', 'Match 3'],
  },
  { what: 'tiers without numbers', terms: { prizes: MATCH(1, 1) }, count: 0, at: ['Match 4', 'Match 3'] },
  { what: 'three wins more than four', terms: { prizes: MATCH(10_00, 100_00) }, at: ['Match 3'] },
  { what: 'four wins more than the jackpot begins at', terms: { prizes: MATCH(600_00, 0) }, at: ['Match 4'] },
  { what: 'a tier twice', terms: { prizes: [...MATCH(9, 5), ...MATCH(9, 5)] }, at: ['Match 4', 'Match 3'] },
  { what: 'a cap below its start', terms: { jackpot_cap: 100_00 }, at: ['jackpot_cap'] },
  { what: 'a price twice', terms: { prices: [price(3), price(3)] }, at: ['prices'] },
  { what: 'a price for more than fits', terms: { prices: [price(5)], max_lines: 4 }, at: ['prices'] },
  { what: 'a number of draws twice', terms: { draw_counts: [4, 4] }, at: ['draw_counts'] },
])('DATA-56 $what', ({ terms, count = 6, at }) => {
  expect(Object.keys(termProblems({ ...TERMS, ...terms }, count))).toEqual(at)
})
