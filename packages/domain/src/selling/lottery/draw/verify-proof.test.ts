import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { hashOfText, sealOf, seedOf } from './algorithm.ts'
import { hashOfList, listOfProof, listText } from './entry-list.ts'
import { wordsOf } from './fair-choice.ts'
import { drawByBeacon } from './outcome.ts'
import { type CheckName, verifyProof } from './verify-proof.ts'

const docs = new URL('../../../../../../docs/', import.meta.url)
/** The worked example of docs/draws.md: with a real round of drand. */
const example = DrawProof.parse(JSON.parse(readFileSync(new URL('draw-example.json', docs), 'utf8')))

test('the worked example verifies, and every value that the document shows is the one computed', async () => {
  const text = readFileSync(new URL('draws.md', docs), 'utf8')
  const verdict = await verifyProof(example)
  expect(verdict).toMatchObject({ isRight: true, drawn: [8, 5, 7] })
  const words = wordsOf(verdict.seed ?? '')
  const shown = [
    listText(listOfProof(example)),
    sealOf(example.secret),
    hashOfText(listText(listOfProof(example))),
    example.beacon?.value ?? '',
    verdict.seed ?? '',
    ...[1, 2, 3].map(() => String(words.next().value)),
  ]
  for (const value of shown) expect(text).toContain(value)
})

/** As somebody would who changes one thing and then makes the rest fit as well as they can. */
function forged(change: Partial<DrawProof>, { rehash = true } = {}): DrawProof {
  const proof = { ...example, ...change }
  if (rehash) proof.entries_hash = hashOfList(listOfProof(proof))
  const beaconValue = proof.beacon?.value ?? ''
  const outcome = drawByBeacon(proof, { secret: proof.secret, entriesHash: proof.entries_hash, beaconValue })
  return { ...proof, result: outcome.result }
}

const [first, ...others] = example.entries
const beacon = example.beacon ?? expect.fail('the example has a beacon')
const otherSecret = 'f'.repeat(64)

describe('what was changed does not verify', () => {
  const cases: { what: string; proof: DrawProof; fails: CheckName }[] = [
    {
      what: 'an entry changed',
      proof: { ...example, entries: [{ entry: 1, line: [5, 7, 8] }, ...others] },
      fails: 'list',
    },
    {
      what: 'an entry added',
      proof: { ...example, entries: [...example.entries, { entry: 9, line: [5, 7, 8] }] },
      fails: 'list',
    },
    { what: 'an entry removed', proof: { ...example, entries: others }, fails: 'list' },
    {
      what: 'an entry twice',
      proof: forged({ entries: [...(first ? [first, first] : []), ...others] }),
      fails: 'list',
    },
    {
      what: 'entries in another order',
      proof: forged({ entries: example.entries.toReversed() }),
      fails: 'list',
    },
    { what: 'another secret', proof: forged({ secret: otherSecret }, { rehash: false }), fails: 'seal' },
    {
      what: 'a seal made after the close',
      proof: { ...example, sealed_at: '2023-08-23T15:00:00.000Z' },
      fails: 'seal',
    },
    {
      what: 'another round',
      proof: forged({ beacon: { ...beacon, round: 1001 } }, { rehash: false }),
      fails: 'luck',
    },
    {
      what: 'another value',
      proof: forged({ beacon: { ...beacon, value: 'a'.repeat(64) } }, { rehash: false }),
      fails: 'luck',
    },
    {
      what: 'a key of someone else',
      proof: { ...example, beacon: { ...beacon, public_key: `9${beacon.public_key.slice(1)}` } },
      fails: 'luck',
    },
    {
      what: 'a beacon that nobody knows',
      proof: forged({ beacon: { ...beacon, name: 'mine' } }),
      fails: 'luck',
    },
    {
      what: 'a drum instead of the beacon',
      proof: { ...example, beacon: null, drum: [1, 2, 3] },
      fails: 'list',
    },
    { what: 'a higher jackpot', proof: { ...example, rule: { ...example.rule, prizes: [] } }, fails: 'list' },
    { what: 'a later draw', proof: { ...example, draws_at: '2023-08-23T16:59:24.000Z' }, fails: 'luck' },
    {
      what: 'other numbers',
      proof: { ...example, result: { ...example.result, picks: [1, 2, 3] } },
      fails: 'result',
    },
    {
      what: 'a winner left out',
      proof: { ...example, result: { ...example.result, tiers: [] } },
      fails: 'result',
    },
    {
      what: 'an algorithm of another name',
      proof: { ...example, algorithm: 'clubhouse-draw/2' },
      fails: 'list',
    },
  ]
  test.each(cases)('$what: $fails', async ({ proof, fails }) => {
    const verdict = await verifyProof(proof)
    expect(verdict.isRight).toBe(false)
    expect(verdict.checks[fails]).toBe(false)
  })
})

test('a drum verifies by its numbers, its list and its seal', async () => {
  const drum = { ...example, beacon: null, drum: [3, 1, 2] }
  const proof: DrawProof = {
    ...drum,
    entries_hash: hashOfList(listOfProof(drum)),
    result: {
      picks: [1, 2, 3],
      tickets: [],
      tiers: [
        { tier: 'Jackpot', entries: [1], amount_each: 10_000 },
        { tier: 'Match 2', entries: [], amount_each: 200 },
      ],
    },
  }
  expect(await verifyProof(proof)).toMatchObject({ isRight: true, seed: null })
})

test('a title of a prize cannot break out of its field of the list', () => {
  const prizes = [{ title: 'A "big" one,\n=1+1', amount: 0 }]
  const text = listText(listOfProof({ ...example, rule: { ...example.rule, prizes } }))
  expect(text).toContain('\n"prize A ""big"" one,\n=1+1",0\n')
})

test('100,000 lines are hashed, drawn and paid', () => {
  const entries = Array.from({ length: 100_000 }, (_, at) => ({
    entry: at + 1,
    line: [(at % 8) + 1, ((at + 3) % 8) + 1, ((at + 5) % 8) + 1],
  }))
  const list = { ...example, entries }
  const entriesHash = hashOfList(listOfProof(list))
  const { result } = drawByBeacon(list, { secret: example.secret, entriesHash, beaconValue: beacon.value })
  expect(result.tiers.reduce((sum, { entries: won }) => sum + won.length, 0)).toBeGreaterThan(10_000)
  expect(seedOf({ secret: example.secret, entriesHash, beaconValue: beacon.value })).toMatch(/^[0-9a-f]{64}$/)
})
