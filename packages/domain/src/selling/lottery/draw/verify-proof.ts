import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { ALGORITHM, sealOf, seedOf } from './algorithm.ts'
import { beaconNamed, roundFor } from './beacons.ts'
import { hashOfList, listOfProof } from './entry-list.ts'
import { drawByBeacon, type Outcome, resultOf } from './outcome.ts'
import { verifyRound } from './verify-round.ts'

/** What is checked, in the order in which it happened. */
export type CheckName = 'seal' | 'list' | 'luck' | 'result'

export interface Verdict {
  isRight: boolean
  checks: Record<CheckName, boolean>
  /** In the order in which it came; empty where it could not be computed. */
  drawn: Outcome['drawn']
  /** What secret, list and beacon were mixed to; null for a drum. */
  seed: string | null
}

/** Computes a draw again from its published file, and nothing else. The same in a browser and on a server. */
export async function verifyProof(proof: DrawProof): Promise<Verdict> {
  const { secret, seal, entries_hash: entriesHash, beacon, drum } = proof
  const outcome = recompute(proof)
  const checks = {
    seal: /^[0-9a-f]{64}$/.test(secret) && sealOf(secret) === seal && proof.sealed_at < proof.closed_at,
    list: proof.algorithm === ALGORITHM && isInOrder(proof) && hashOfList(listOfProof(proof)) === entriesHash,
    luck: beacon ? drum === null && (await isRoundOf(proof, beacon)) : drum !== null,
    result: outcome !== null && sameResult(outcome.result, proof.result),
  }
  return {
    isRight: Object.values(checks).every(Boolean),
    checks,
    drawn: outcome?.drawn ?? [],
    seed: beacon && seedOf({ secret, entriesHash, beaconValue: beacon.value }),
  }
}

function recompute(proof: DrawProof): Outcome | null {
  const { secret, entries_hash: entriesHash, beacon, drum } = proof
  if (beacon) return drawByBeacon(proof, { secret, entriesHash, beaconValue: beacon.value })
  return drum && resultOf(proof, drum)
}

/** Each entry once, in the order of their numbers: there is one way to write a list down. */
const isInOrder = ({ entries }: DrawProof): boolean =>
  entries.every(({ entry }, place) => place === 0 || entry > (entries[place - 1]?.entry ?? 0))

async function isRoundOf(proof: DrawProof, given: NonNullable<DrawProof['beacon']>): Promise<boolean> {
  const beacon = beaconNamed(given.name)
  return (
    beacon !== null &&
    beacon.publicKey === given.public_key &&
    beacon.isDemo === given.is_demo &&
    roundFor(beacon, proof) === given.round &&
    (await verifyRound(beacon, given))
  )
}

const sameResult = (one: DrawProof['result'], other: DrawProof['result']): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

const inOrder = ({ picks, tickets, tiers }: DrawProof['result']) => [
  picks,
  tickets,
  tiers.map(({ tier, entries, amount_each: each }) => [tier, entries, each]),
]
