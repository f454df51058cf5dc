import { describe, expect, test } from 'vitest'
import { amountsWon, nextJackpot, prizesOfTickets, tiersOf } from './prizes.ts'

const rule = {
  count: 6,
  symbols: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  prizes: [
    { title: 'Jackpot', amount: 10_000 },
    { title: 'Match 5', amount: 250 },
    { title: 'Match 4', amount: 40 },
    { title: 'Match 3', amount: 10 },
  ],
}
const DRAWN = [1, 2, 3, 4, 5, 6]

describe('a line wins its highest tier alone', () => {
  test.each([
    { line: [6, 5, 4, 3, 2, 1], tier: 'Jackpot' },
    { line: [1, 2, 3, 4, 5, 7], tier: 'Match 5' },
    { line: [1, 2, 3, 4, 7, 8], tier: 'Match 4' },
    { line: [1, 2, 3, 7, 8, 9], tier: 'Match 3' },
    { line: [1, 2, 7, 8, 9, 10], tier: null },
    { line: [1, 1, 1, 1, 1, 1], tier: null },
  ])('$line: $tier', ({ line, tier }) => {
    const won = tiersOf(rule, DRAWN, [{ entry: 9, line }]).filter(({ entries }) => entries.length > 0)
    expect(won.map((each) => each.tier)).toEqual(tier ? [tier] : [])
  })
})

test.each([
  { winners: 1, paid: [10_000] },
  { winners: 2, paid: [5000, 5000] },
  { winners: 3, paid: [3334, 3333, 3333] },
  { winners: 7, paid: [1429, 1429, 1429, 1429, 1428, 1428, 1428] },
])(
  'the jackpot shared by $winners: not a cent is lost, the odd ones go to the lowest entries',
  ({ winners, paid }) => {
    const entries = Array.from({ length: winners }, (_, at) => ({ entry: (at + 1) * 10, line: DRAWN }))
    const won = amountsWon(rule, tiersOf(rule, DRAWN, entries))
    expect(entries.map(({ entry }) => won.get(entry))).toEqual(paid)
  },
)

test('any other tier is paid to each', () => {
  const entries = [1, 2, 3].map((entry) => ({ entry, line: [1, 2, 3, 7, 8, 9] }))
  expect([...amountsWon(rule, tiersOf(rule, DRAWN, entries)).values()]).toEqual([10, 10, 10])
})

test('a lotto of four numbers has no tier that it cannot have', () => {
  const four = { ...rule, count: 4 }
  expect(tiersOf(four, [1, 2, 3, 4], []).map(({ tier }) => tier)).toEqual(['Jackpot', 'Match 3'])
})

test('of tickets the first that is drawn has the first prize; prizes that nobody is there for are not given', () => {
  const things = {
    count: 3,
    symbols: [],
    prizes: ['Car', 'Bike', 'Ham'].map((title) => ({ title, amount: 0 })),
  }
  expect(prizesOfTickets(things, [44, 7])).toEqual([
    { tier: 'Car', entries: [44], amount_each: 0 },
    { tier: 'Bike', entries: [7], amount_each: 0 },
  ])
})

test.each([
  { jackpot: 470_000, isWon: false, cap: null, next: 485_000 },
  { jackpot: 470_000, isWon: false, cap: 480_000, next: 480_000 },
  { jackpot: 480_000, isWon: false, cap: 480_000, next: 480_000 },
  { jackpot: 500_000, isWon: false, cap: 480_000, next: 500_000 },
  { jackpot: 470_000, isWon: true, cap: 480_000, next: 100_000 },
])('$jackpot, won: $isWon, cap $cap → $next', ({ jackpot, isWon, cap, next }) => {
  expect(nextJackpot(jackpot, isWon, { start: 100_000, step: 15_000, cap })).toBe(next)
})
