import { timingSafeEqual } from 'node:crypto'
import { deriveKey, keyedHash } from '#kernel/security/keys.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'team-answer': true
  }
}

interface Whose {
  clubId: string
  eventId: string
  userId: string
}

/**
 * What stands in the link of a mail that asks a family: proof that it was written to this account about this event. Nothing is kept
 * of it; whoever leaves the team, or whose account goes, has a link that opens nothing.
 */
export class AnswerLinks {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'team-answer')
  }

  keyFor({ clubId, eventId, userId }: Whose): string {
    return keyedHash(this.#key, `${clubId} ${eventId} ${userId}`).toString('base64url')
  }

  /** Of these accounts the one that the key was made for. */
  readerOf(key: string, about: Omit<Whose, 'userId'>, accounts: readonly string[]): string | null {
    const given = Buffer.from(key)
    const isTheirs = (userId: string) => {
      const made = Buffer.from(this.keyFor({ ...about, userId }))
      return made.length === given.length && timingSafeEqual(made, given)
    }
    return accounts.find(isTheirs) ?? null
  }
}

/** On the club’s own site; with an answer the page has it chosen, and saves nothing before it is pressed. */
export const answerPath = (eventId: string, key: string, answer?: 'yes' | 'no'): string =>
  `/coming/${eventId}/${key}${answer ? `?answer=${answer}` : ''}`
