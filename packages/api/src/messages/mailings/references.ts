import { timingSafeEqual } from 'node:crypto'
import {
  PROOF_BYTES,
  provenText,
  readReference,
  type ReferenceUse,
  writeReference,
} from '@clubhouse/domain/messages/mail/mail-reference'
import { deriveKey, keyedHash } from '#kernel/security/keys.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'mail-reference': true
  }
}

/** Who a mail of a list is for. */
export interface ListMember {
  clubId: string
  listId: string
  memberId: string
}

export interface Friend {
  clubId: string
  friendId: string
}

/**
 * The ids in the links of mailings. They are the whole permission of whoever opens such a link, so each is proven
 * for one purpose, club, list and person: it opens nothing else, and nothing else can be made of it.
 */
export class References {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'mail-reference')
  }

  /** Both belong together: neither is of use beside another's. */
  ofMember({ clubId, listId, memberId }: ListMember): { list: string; member: string } {
    const use = { clubId, listId, personId: memberId }
    return {
      list: this.#write(listId, { ...use, purpose: 'list' }),
      member: this.#write(memberId, { ...use, purpose: 'member' }),
    }
  }

  ofFriend({ clubId, friendId }: Friend): string {
    return this.#write(friendId, { clubId, listId: null, personId: friendId, purpose: 'lotto-friend' })
  }

  /** Null for whatever we did not write for this club, list and member. */
  readMember(clubId: string, given: { list: string; member: string }): ListMember | null {
    const listId = readReference(given.list)?.id
    const memberId = readReference(given.member)?.id
    if (listId === undefined || memberId === undefined) return null
    const member = { clubId, listId, memberId }
    const written = this.ofMember(member)
    const areOurs = [isSame(given.list, written.list), isSame(given.member, written.member)]
    return areOurs.every(Boolean) ? member : null
  }

  readFriend(clubId: string, given: string): Friend | null {
    const friendId = readReference(given)?.id
    if (friendId === undefined) return null
    const friend = { clubId, friendId }
    return isSame(given, this.ofFriend(friend)) ? friend : null
  }

  #write(id: string, use: ReferenceUse): string {
    const proof = keyedHash(this.#key, provenText(use)).subarray(0, PROOF_BYTES).toString('base64url')
    return writeReference({ id, proof })
  }
}

/** Takes as long for a proof that is almost right as for one that is not. */
function isSame(given: string, written: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(written)]
  return one.length === other.length && timingSafeEqual(one, other)
}
