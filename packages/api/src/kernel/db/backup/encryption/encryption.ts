import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { BackupError } from '../backup-error.ts'
import { derive, FILE_KEY_BYTES, FIRST_LINE, openHeader, writeHeader } from './header.ts'
import { inPieces, type Pieces } from './pieces.ts'

/** Files as age writes them (age-encryption.org/v1), chunk by chunk, so that a backup of any size passes through (ADR 063). */

export const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const SALT_BYTES = 16
/** A header for several hundred recipients is shorter. */
const HEADER_BYTES = 64 * 1024

/** What begins like this is encrypted. */
export const isEncrypted = (beginning: Buffer): boolean =>
  beginning.subarray(0, FIRST_LINE.length + 1).toString('latin1') === `${FIRST_LINE}\n`

export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  recipients: readonly Buffer[],
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(FILE_KEY_BYTES)
  const salt = randomBytes(SALT_BYTES)
  yield Buffer.concat([Buffer.from(writeHeader(fileKey, recipients)), salt])
  const key = derive(fileKey, salt, 'payload')
  for await (const { bytes, number, isLast } of chunksOf(inPieces(source), CHUNK_BYTES)) {
    const cipher = createCipheriv('chacha20-poly1305', key, nonce(number, isLast), {
      authTagLength: TAG_BYTES,
    })
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Each chunk is given on only once it is known to be whole and in its place. That the end is there is known at the end: whoever must
 * not begin with half a file reads it twice (`checkWhole`).
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  keys: readonly Buffer[],
): AsyncGenerator<Buffer> {
  const pieces = inPieces(source)
  const fileKey = openHeader(await headerLines(pieces), keys)
  const salt = await pieces.upTo(SALT_BYTES)
  if (salt.length < SALT_BYTES) throw damagedAt(0)
  const key = derive(fileKey, salt, 'payload')
  for await (const { bytes, number, isLast } of chunksOf(pieces, CHUNK_BYTES + TAG_BYTES)) {
    const text = bytes.subarray(0, -TAG_BYTES)
    // Only of nothing at all the last chunk may be empty.
    if (bytes.length < TAG_BYTES || (text.length === 0 && number > 0)) throw damagedAt(number)
    const decipher = createDecipheriv('chacha20-poly1305', key, nonce(number, isLast), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    yield finished(() => Buffer.concat([decipher.update(text), decipher.final()]), number)
  }
}

/** Reads it to its end and keeps nothing; fails as `decrypted` does. */
export async function checkWhole(source: AsyncIterable<Uint8Array>, keys: readonly Buffer[]): Promise<void> {
  const reading = decrypted(source, keys)
  while (!(await reading.next()).done);
}

interface Chunk {
  bytes: Buffer
  number: number
  isLast: boolean
}

/** One more is read than is given, to know which is the last. Of nothing there is one, which is empty. */
async function* chunksOf(pieces: Pieces, bytes: number): AsyncGenerator<Chunk> {
  let chunk = await pieces.upTo(bytes)
  for (let number = 0; ; number += 1) {
    const next = chunk.length < bytes ? Buffer.alloc(0) : await pieces.upTo(bytes)
    const isLast = next.length === 0
    yield { bytes: chunk, number, isLast }
    if (isLast) return
    chunk = next
  }
}

async function headerLines(pieces: Pieces): Promise<string[]> {
  const lines: string[] = []
  for (let left = HEADER_BYTES; ;) {
    const line = await pieces.line(left)
    if (line === null) throw new BackupError('The backup is damaged: its beginning has no end.')
    lines.push(line)
    left -= line.length + 1
    if (line.startsWith('---')) return lines
  }
}

function finished(open: () => Buffer, number: number): Buffer {
  try {
    return open()
  } catch {
    throw damagedAt(number)
  }
}

/** The number of the chunk, so that none can take another's place, and whether one follows. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(number, 5, 6)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

const damagedAt = (number: number): BackupError =>
  new BackupError(
    `The backup is damaged or cut short after ${(number * CHUNK_BYTES).toLocaleString('en-IE')} bytes of what it holds.`,
  )
