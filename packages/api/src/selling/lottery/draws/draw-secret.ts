import { randomBytes } from 'node:crypto'
import { sealOf } from '@clubhouse/domain/selling/lottery/draw/algorithm'
import { deriveKey } from '#kernel/security/keys.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'draw-secret': true
  }
}

/** A draw may wait long, and its secret must not be lost to a date. */
const NEVER = new Date('9999-12-31T00:00:00.000Z')
const SECRET_BYTES = 32

export interface SealedSecret {
  /** What everybody may see from now on. */
  seal: string
  /** The secret itself, locked with the house's key: a copy of the database does not tell it. */
  sealedSecret: string
}

export function lockSecret(houseSecret: string, secret: string): SealedSecret {
  const sealedSecret = seal(deriveKey(houseSecret, 'draw-secret'), secret, NEVER)
  return { seal: sealOf(secret), sealedSecret }
}

export const makeSecret = (houseSecret: string): SealedSecret =>
  lockSecret(houseSecret, randomBytes(SECRET_BYTES).toString('hex'))

/** Null where it cannot be opened, or is not the one whose seal was published. */
export function openSecret(
  houseSecret: string,
  { seal: published, sealedSecret }: SealedSecret,
): string | null {
  const secret = unseal(deriveKey(houseSecret, 'draw-secret'), sealedSecret, new Date(0))
  return typeof secret === 'string' && sealOf(secret) === published ? secret : null
}
