import { describe, expect, test } from 'vitest'
import { DRAND_QUICKNET, roundFor, timeOfRound } from './beacons.ts'
import { type Round, verifyRound } from './verify-round.ts'

/** As published by the League of Entropy in 2023; rounds of quicknet never change. */
const ROUND_1000: Round = {
  round: 1000,
  value: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const ROUND_1001: Round = {
  round: 1001,
  value: 'b0a591ad1b9002cfc372ac6e30abd3da8d3088d4caae026961743474fb94235f',
  signature:
    'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
}

test.each([ROUND_1000, ROUND_1001])('round $round of drand is genuine', async (round) => {
  expect(await verifyRound(DRAND_QUICKNET, round)).toBe(true)
})

test.each([
  { what: 'another round', round: { ...ROUND_1000, round: 1001 } },
  { what: 'the signature of another round', round: { ...ROUND_1001, round: 1000 } },
  { what: 'a value that is not the signature’s', round: { ...ROUND_1000, value: ROUND_1001.value } },
  { what: 'no signature', round: { ...ROUND_1000, signature: '' } },
  { what: 'what is no point of the curve', round: { ...ROUND_1000, signature: '00'.repeat(48) } },
])('$what is not', async ({ round }) => {
  expect(await verifyRound(DRAND_QUICKNET, round)).toBe(false)
})

describe('the round that decides', () => {
  const genesis = DRAND_QUICKNET.genesis * 1000
  const at = (seconds: number) => new Date(genesis + seconds * 1000).toISOString()
  test.each([
    { what: 'a round made at that very second', draws: 300, closed: 0, round: 101 },
    { what: 'the one after, between two', draws: 301, closed: 0, round: 102 },
    { what: 'closed late: one that was not made then', draws: 300, closed: 400, round: 135 },
    { what: 'closed in the second of a round: the next', draws: 300, closed: 399, round: 135 },
  ])('$what', ({ draws, closed, round }) => {
    const found = roundFor(DRAND_QUICKNET, { draws_at: at(draws), closed_at: at(closed) })
    expect(found).toBe(round)
    expect(timeOfRound(DRAND_QUICKNET, found).getTime()).toBeGreaterThanOrEqual(genesis + draws * 1000)
    expect(timeOfRound(DRAND_QUICKNET, found).getTime()).toBeGreaterThan(genesis + closed * 1000)
  })
})
