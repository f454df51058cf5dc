/**
 * The addresses by which mails find back: `post+b-…@mail.example` is where a mail of a list is returned to, `post+t-…@…` where a
 * thread is answered. The token is an id with the server's proof that it wrote it; letters of one case, since some mail servers
 * keep no other.
 */

export type IncomingKind = 'bounce' | 'thread'

export interface IncomingToken {
  kind: IncomingKind
  id: string
  proof: string
}

/** 16 letters; with the id's 26 and the kind's 3 it leaves 19 for the name of the mailbox (RFC 5321, 4.5.3.1.1). */
export const INCOMING_PROOF_BYTES = 10
export const LONGEST_MAILBOX = 19

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LETTERS = 26
const MARKS: Record<IncomingKind, string> = { bounce: 'b', thread: 't' }
const TAG = /^\+([bt])-([a-z2-7]{26})([a-z2-7]{16})$/

/** RFC 4648 without its padding, in small letters. */
export function base32(bytes: Uint8Array): string {
  let [bits, held, text] = [0, 0, '']
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += LETTERS[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text
}

/** What an address of ours says, whoever wrote it; the proof is the server's to check. */
export function readIncomingAddress(address: string, mailbox: string): IncomingToken | null {
  const [given, [name = '', domain = '']] = [address.trim().toLowerCase(), mailbox.toLowerCase().split('@')]
  if (!given.startsWith(name) || !given.endsWith(`@${domain}`)) return null
  const [, mark, id = '', proof = ''] =
    TAG.exec(given.slice(name.length, given.length - domain.length - 1)) ?? []
  const uuid = uuidOf(id)
  if (mark === undefined || uuid === null) return null
  return { kind: mark === 'b' ? 'bounce' : 'thread', id: uuid, proof }
}

export function writeIncomingAddress({ kind, id, proof }: IncomingToken, mailbox: string): string {
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at)}+${MARKS[kind]}-${base32(bytesOf(id))}${proof}${mailbox.slice(at)}`
}

const bytesOf = (uuid: string): Uint8Array =>
  Uint8Array.from(uuid.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Null for letters that no id is written with: each id reads one way only. */
function uuidOf(letters: string): string | null {
  if (letters.length !== ID_LETTERS) return null
  let value = 0n
  for (const letter of letters) value = (value << 5n) | BigInt(LETTERS.indexOf(letter))
  const isExact = (value & 3n) === 0n
  const hex = (value >> 2n).toString(16).padStart(32, '0')
  if (!isExact || hex.length !== 32) return null
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
