import { timingSafeEqual } from 'node:crypto'
import {
  base32,
  INCOMING_PROOF_BYTES,
  type IncomingKind,
  type IncomingToken,
  writeIncomingAddress,
} from '@clubhouse/domain/messages/incoming/incoming-address'
import { deriveKey, keyedHash } from '#kernel/security/keys.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'incoming-mail': true
  }
}

/** Whose mail or thread it is. */
export interface OfClub {
  clubId: string
  id: string
}

/**
 * The addresses by which mails find back. The proof covers the club, so an id is good for no other; there is nothing of a person in
 * it, and nobody makes one up.
 */
export class IncomingAddresses {
  readonly #key: Buffer
  readonly #mailbox: string

  constructor(secret: string, mailbox: string) {
    this.#key = deriveKey(secret, 'incoming-mail')
    this.#mailbox = mailbox
  }

  write(kind: IncomingKind, of: OfClub): string {
    return writeIncomingAddress({ kind, id: of.id, proof: this.#proof(kind, of) }, this.#mailbox)
  }

  /** Whether we wrote it for this club; the id says which row is meant, and the row whose it is. */
  isOurs({ kind, id, proof }: IncomingToken, clubId: string): boolean {
    const [one, other] = [Buffer.from(proof), Buffer.from(this.#proof(kind, { clubId, id }))]
    return one.length === other.length && timingSafeEqual(one, other)
  }

  #proof(kind: IncomingKind, { clubId, id }: OfClub): string {
    const hash = keyedHash(this.#key, JSON.stringify([kind, clubId, id]))
    return base32(hash.subarray(0, INCOMING_PROOF_BYTES))
  }
}
