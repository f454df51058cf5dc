import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto'
import { BackupError } from '../backup-error.ts'
import { bytesOf, privateKeyOf, publicKeyOf } from './keys.ts'

/** The first line of every file of age's, by which an encrypted backup is known. */
export const FIRST_LINE = 'age-encryption.org/v1'
const X25519 = 'X25519'
const WRAPPED_FOR = 'age-encryption.org/v1/X25519'
const TAG_BYTES = 16
const SHARE_BYTES = 32
export const FILE_KEY_BYTES = 16
/** Each key wraps one file key and is never used again, so nothing has to be counted. */
const NO_NONCE = Buffer.alloc(12)

const SIGNED = '--- '
const DAMAGED = 'The backup is damaged: its beginning is not as it was written.'

export const derive = (key: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))

/** The key of one file, locked for each recipient so that any one of them opens it. */
export function writeHeader(fileKey: Buffer, recipients: readonly Buffer[]): string {
  const stanzas = recipients.flatMap((recipient) => {
    const { privateKey } = generateKeyPairSync('x25519')
    const share = bytesOf(privateKey)
    const cipher = createCipheriv(
      'chacha20-poly1305',
      agreed(privateKey, recipient, share, recipient),
      NO_NONCE,
      {
        authTagLength: TAG_BYTES,
      },
    )
    const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    return [`-> ${X25519} ${unpadded(share)}`, unpadded(wrapped)]
  })
  const header = [FIRST_LINE, ...stanzas, '---'].join('\n')
  return `${header} ${unpadded(signatureOf(header, fileKey))}\n`
}

/** The key of the file, if one of these opens it, and only of a header that nobody has touched. */
export function openHeader(lines: readonly string[], keys: readonly Buffer[]): Buffer {
  const [last = ''] = lines.slice(-1)
  const locked = lockedKeys(lines.slice(1, -1))
  for (const secret of keys) {
    const key = privateKeyOf(secret)
    for (const each of locked) {
      const fileKey = unwrap(key, each)
      if (!fileKey) continue
      const signed = [...lines.slice(0, -1), '---'].join('\n')
      const signature = last.startsWith(SIGNED) ? padless(last.slice(SIGNED.length)) : null
      const expected = signatureOf(signed, fileKey)
      if (signature?.length !== expected.length || !timingSafeEqual(signature, expected))
        throw new BackupError(DAMAGED)
      return fileKey
    }
  }
  throw new BackupError('This key does not open the backup: it was made for another one.')
}

interface LockedKey {
  share: Buffer
  wrapped: Buffer
}

/** One for each recipient of our kind; others are passed over, as age does. */
function lockedKeys(lines: readonly string[]): LockedKey[] {
  const starts = lines.flatMap((line, at) => (line.startsWith('-> ') ? [at] : []))
  if (starts[0] !== 0) throw new BackupError(DAMAGED)
  return starts.flatMap((start, at) => {
    const [, kind, ...words] = (lines[start] ?? '').split(' ')
    if (kind !== X25519) return []
    const share = words.length === 1 ? padless(words[0] ?? '') : null
    const wrapped = padless(lines.slice(start + 1, starts[at + 1]).join(''))
    if (share?.length !== SHARE_BYTES || wrapped?.length !== FILE_KEY_BYTES + TAG_BYTES)
      throw new BackupError(DAMAGED)
    return [{ share, wrapped }]
  })
}

function unwrap(key: KeyObject, { share, wrapped }: LockedKey): Buffer | null {
  try {
    const decipher = createDecipheriv(
      'chacha20-poly1305',
      agreed(key, share, share, bytesOf(key)),
      NO_NONCE,
      {
        authTagLength: TAG_BYTES,
      },
    )
    decipher.setAuthTag(wrapped.subarray(FILE_KEY_BYTES))
    return Buffer.concat([decipher.update(wrapped.subarray(0, FILE_KEY_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** What both sides come to: whoever locks with a key made for the moment, whoever opens with its public half. */
const agreed = (own: KeyObject, other: Buffer, share: Buffer, recipient: Buffer): Buffer =>
  derive(
    diffieHellman({ privateKey: own, publicKey: publicKeyOf(other) }),
    Buffer.concat([share, recipient]),
    WRAPPED_FOR,
  )

const signatureOf = (header: string, fileKey: Buffer): Buffer =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest()

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** Null where the same bytes would be written in another way. */
function padless(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  return unpadded(bytes) === text ? bytes : null
}
