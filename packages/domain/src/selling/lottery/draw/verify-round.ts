import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Beacon } from './beacons.ts'

export interface Round {
  round: number
  /** SHA-256 of the signature, in hex: the random number itself. */
  value: string
  signature: string
}

const DRAND_TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** What the demo's beacon signs. */
export const demoMessage = (round: number): Uint8Array => utf8ToBytes(`clubhouse-demo-beacon:${round}`)

/**
 * Whether this round was made by whoever holds the beacon's key. Signatures of one key over one round are all the same, so
 * nobody could choose among several. The curves are large and fetched when they are needed.
 */
export async function verifyRound(beacon: Beacon, { round, value, signature }: Round): Promise<boolean> {
  if (!/^([0-9a-f]{2})+$/.test(signature) || bytesToHex(sha256(hexToBytes(signature))) !== value) return false
  try {
    const key = hexToBytes(beacon.publicKey)
    if (beacon.scheme === 'ed25519') {
      const { ed25519 } = await import('@noble/curves/ed25519.js')
      return ed25519.verify(hexToBytes(signature), demoMessage(round), key)
    }
    const { bls12_381: bls } = await import('@noble/curves/bls12-381.js')
    const signatures = bls.shortSignatures
    const message = signatures.hash(sha256(numberBytes(round)), DRAND_TAG)
    return signatures.verify(hexToBytes(signature), message, key)
  } catch {
    // What is no signature at all is thrown at us.
    return false
  }
}

/** Eight bytes, the highest first. */
function numberBytes(round: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return bytes
}
