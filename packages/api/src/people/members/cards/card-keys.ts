import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import {
  type CardClaims,
  type CardKey,
  cardToken,
  signedBytes,
  writeClaims,
} from '@clubhouse/domain/people/members/card-token'
import { deriveKey, keyedHash } from '#kernel/security/keys.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'membership-card': true
  }
}

interface ClubKey {
  secret: KeyObject
  open: CardKey
}

/** A pair of keys for each club, out of the deployment's one secret: a card of one club is nothing at the gate of another. */
export class CardKeys {
  readonly #seed: Buffer
  readonly #known = new Map<string, ClubKey>()

  constructor(secret: string) {
    this.#seed = deriveKey(secret, 'membership-card')
  }

  open(clubId: string): CardKey {
    return this.#of(clubId).open
  }

  sign(clubId: string, claims: CardClaims): string {
    const written = writeClaims(claims)
    const key = this.#of(clubId).secret
    return cardToken(written, sign('sha256', signedBytes(written), { key, dsaEncoding: 'ieee-p1363' }))
  }

  #of(clubId: string): ClubKey {
    const known = this.#known.get(clubId)
    if (known) return known
    const made = makeKey((round) => keyedHash(this.#seed, `${clubId} ${round}`))
    this.#known.set(clubId, made)
    return made
  }
}

/** Almost every number of 32 bytes is a key of this curve; the next one is taken where one is not. */
function makeKey(numberOf: (round: number) => Buffer): ClubKey {
  const pair = createECDH('prime256v1')
  for (let round = 0; ; round += 1) {
    const secret = numberOf(round)
    try {
      pair.setPrivateKey(secret)
    } catch {
      continue
    }
    const point = pair.getPublicKey()
    const open = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    } as const
    const key = { ...open, d: secret.toString('base64url') }
    return { open, secret: createPrivateKey({ key, format: 'jwk' }) }
  }
}
