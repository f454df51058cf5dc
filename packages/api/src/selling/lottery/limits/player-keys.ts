import { deriveKey, keyedHash } from '#kernel/security/keys.ts'
import { normalEmail, type Who } from './player.queries.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'play-limits': true
  }
}

/** By what a player is known: nobody reads an address out of it, and a guest with the same e-mail has the same. */
export class PlayerKeys {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'play-limits')
  }

  whoIs(clubId: string, { userId, email: given }: { userId: string | null; email: string }): Who {
    const email = normalEmail(given)
    return { clubId, userId, email, emailHash: this.#hashOf(email) }
  }

  /** Somebody whose e-mail nobody has confirmed: whoever has that mailbox may be another person, so their account alone counts. */
  unproven(clubId: string, userId: string): Who {
    return { clubId, userId, email: '', emailHash: this.#hashOf(`account ${userId}`) }
  }

  #hashOf(what: string): string {
    return keyedHash(this.#key, what).toString('base64url')
  }
}
