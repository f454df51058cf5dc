import { timingSafeEqual } from 'node:crypto'
import { deriveKey, keyedHash } from '#kernel/security/keys.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'pay-link': true
  }
}

interface Which {
  clubId: string
  linkId: string
}

/** What stands in the address of a link to pay: proof that it was mailed. Nothing is kept of it, so no copy of the database opens one. */
export class PayLinkKeys {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'pay-link')
  }

  keyFor({ clubId, linkId }: Which): string {
    return keyedHash(this.#key, `${clubId} ${linkId}`).toString('base64url')
  }

  opens(key: string, which: Which): boolean {
    const [given, made] = [Buffer.from(key), Buffer.from(this.keyFor(which))]
    return made.length === given.length && timingSafeEqual(made, given)
  }
}

/** On the club’s own site. */
export const payLinkPath = (linkId: string, key: string): string => `/pay/${linkId}/${key}`
