import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readBech32, writeBech32 } from './bech32.ts'

/** The two halves of a backup's key, as age writes them: the server has the one that locks, and the one that opens is kept elsewhere. */

const LOCKS = 'age'
const OPENS = 'age-secret-key-'
const KEY_BYTES = 32
/** What stands before the 32 bytes in the forms that Node reads (RFC 8410). */
const PUBLIC_FORM = Buffer.from('302a300506032b656e032100', 'hex')
const PRIVATE_FORM = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** Null for what is no recipient; one of another kind than age's own is none to us. */
export const readRecipient = (text: string): Buffer | null => readKey(LOCKS, text)

/** The keys in a file of age-keygen's: one a line, between remarks. Null where a line is neither. */
export function readKeyFile(text: string): Buffer[] | null {
  const lines = text.split('\n').map((line) => line.trim())
  const keys = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readKey(OPENS, line))
  const known = keys.filter((key) => key !== null)
  return known.length > 0 && known.length === keys.length ? known : null
}

const readKey = (prefix: string, text: string): Buffer | null => {
  const bytes = readBech32(prefix, text)
  return bytes?.length === KEY_BYTES ? bytes : null
}

export const publicKeyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_FORM, bytes]), format: 'der', type: 'spki' })

export const privateKeyOf = (bytes: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_FORM, bytes]), format: 'der', type: 'pkcs8' })

/** Of a public key, or of the public half of a private one. */
export const bytesOf = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key)
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_FORM.length)

export interface KeyPair {
  recipient: string
  /** What a key file holds: the secret, and which recipient it belongs to. */
  file: string
}

export function makeKeyPair(now: Date): KeyPair {
  const { privateKey } = generateKeyPairSync('x25519')
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PRIVATE_FORM.length)
  const recipient = writeBech32(LOCKS, bytesOf(privateKey))
  const lines = [
    `# created: ${now.toISOString()}`,
    `# public key: ${recipient}`,
    writeBech32(OPENS, secret).toUpperCase(),
  ]
  return { recipient, file: `${lines.join('\n')}\n` }
}
