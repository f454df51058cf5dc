import { expect, test } from 'vitest'
import type { DrawResult } from '@clubhouse/contract/selling/lottery'
import { resultInWords } from './result-words.ts'

const tier = (name: DrawResult['tiers'][number]['tier'], winners: number, amount_each: number) => ({
  tier: name,
  winners,
  amount_each,
})

test.each([
  {
    tiers: [tier('Jackpot', 0, 0), tier('Match 5', 0, 25_000), tier('Match 4', 3, 4000)],
    says: 'No jackpot winner. Three matched four: €40 each.',
  },
  { tiers: [tier('Match 5', 1, 25_000)], says: 'No jackpot winner. One matched five: €250.' },
  { tiers: [tier('Jackpot', 1, 485_000)], says: 'Jackpot won: €4,850.' },
  {
    tiers: [tier('Jackpot', 2, 242_500), tier('Match 3', 12, 1000)],
    says: 'Jackpot shared by two: €2,425 each. 12 matched three: €10 each.',
  },
])('LOTTO-07 $says', ({ tiers, says }) => {
  expect(resultInWords({ tiers, status: 'drawn' }, 'EUR')).toBe(says)
})

test.each([
  { status: 'closed' as const, says: 'Closed. The draw is next.' },
  { status: 'waiting' as const, says: 'Waiting for the public random number.' },
])('a draw that is $status says so', ({ status, says }) => {
  expect(resultInWords({ tiers: [], status }, 'EUR')).toBe(says)
})
