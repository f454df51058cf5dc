import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Begins everything that is hashed, so that nothing made for a draw fits anything else, nor another version of it. */
export const ALGORITHM = 'clubhouse-draw/1'

/** Small letters, 64 of them. */
export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Published before anything is sold; nobody finds the secret from it, and no other secret fits it. */
export const sealOf = (secret: string): string => hashOfText(`${ALGORITHM} seal:${secret}`)

export interface SeedParts {
  secret: string
  entriesHash: string
  beaconValue: string
}

/** Nobody has all three before the round of the beacon is made. */
export const seedOf = ({ secret, entriesHash, beaconValue }: SeedParts): string =>
  hashOfText(`${ALGORITHM} seed:${secret}:${entriesHash}:${beaconValue}`)
