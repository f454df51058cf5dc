import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BackupError } from '../backup-error.ts'
import { checkWhole, CHUNK_BYTES, decrypted, encrypted, isEncrypted } from './encryption.ts'
import { makeKeyPair, readKeyFile, readRecipient } from './keys.ts'

const NOW = new Date('2026-11-19T12:00:00Z')
const SEALED_BYTES = CHUNK_BYTES + 16

function newKey() {
  const pair = makeKeyPair(NOW)
  const recipient = readRecipient(pair.recipient)
  const keys = readKeyFile(pair.file)
  if (!recipient || !keys) throw new Error('A key of ours cannot be read')
  return { recipient, keys }
}
const own = newKey()
const other = newKey()

async function* inParts(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}
/** Made by the program age, 1.1.1, with a key of its own. */
const OF_AGE = {
  key: 'AGE-SECRET-KEY-1M9VCLW0FT5GUQPVDAH70YA9J25DXZRTN6CFHPZZAPNXUZ4XHKSASGZ0FQW',
  file: `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBvWWNTU09DUlZ3Qy9wZ3VkMERFZFE3TmxNYjJXclNOTG1SQkhtMUtvNXlz
    CmdyMWQ1WjI3VzFISWNYd1NaU0c2dUVnQyszUlZtZzNRUmFQUXUvUUlWZk0KLS0tICtRM1F3UGZnZk9uTGpjc2RHMXZoQVZpY0Fj
    WXJNb3NjeXh4ejB5YlVFaHcK3jnbjr3w1sIzK1hOP9/fHkQKOCgzGgmNs5+No6STYS+S8TmwPK1a8lpiBwIHIRZnGEE28DJnE9qq
    p5aeu8Rt7Xhoq6U9Sg7kkuE=`,
}
const lock = (bytes: Buffer, recipients = [own.recipient], size?: number) =>
  buffer(encrypted(inParts(bytes, size), recipients))
const open = (file: Buffer, keys = own.keys, size?: number) => buffer(decrypted(inParts(file, size), keys))
/** Bytes that differ from place to place, so that a chunk in another's place is another text. */
const text = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) & 255))

test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 3 * CHUNK_BYTES + 5])(
  '%i bytes come out as they went in',
  async (length) => {
    const file = await lock(text(length))
    expect(isEncrypted(file)).toBe(true)
    expect((await open(file)).equals(text(length))).toBe(true)
    await checkWhole(inParts(file), own.keys)
  },
)

test('whatever is backed up, and however it arrives, each recipient opens it', async () => {
  const size = fc.integer({ min: 1, max: 3000 })
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), size, size, async (bytes, written, read) => {
      const file = await lock(Buffer.from(bytes), [other.recipient, own.recipient], written)
      for (const { keys } of [own, other])
        expect((await open(file, keys, read)).equals(Buffer.from(bytes))).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('another key does not open it, and the backup is not called damaged for that', async () => {
  const file = await lock(text(100))
  await expect(open(file, other.keys)).rejects.toThrow('This key does not open the backup')
  expect((await open(file, [...other.keys, ...own.keys])).equals(text(100))).toBe(true)
})

test('a file that ends anywhere too soon is refused', async () => {
  const short = await lock(text(50))
  for (let length = 0; length < short.length; length += 1)
    await expect(open(short.subarray(0, length))).rejects.toThrow(BackupError)
  // Between two chunks nothing is cut in half, and the last one still says that it is not the last.
  const long = await lock(text(2 * CHUNK_BYTES + 9))
  const beginning = long.length - 2 * SEALED_BYTES - 9 - 16
  for (const chunks of [0, 1, 2])
    await expect(
      checkWhole(inParts(long.subarray(0, beginning + chunks * SEALED_BYTES)), own.keys),
    ).rejects.toThrow('damaged or cut short')
})

test('a bit that is turned over anywhere is found, and so is what is put behind', async () => {
  const file = await lock(text(50))
  for (let at = 0; at < file.length; at += 1) {
    const forged = Buffer.from(file)
    forged[at] = (forged[at] ?? 0) ^ (1 << (at % 8))
    await expect(open(forged)).rejects.toThrow(BackupError)
  }
  await expect(open(Buffer.concat([file, Buffer.from([0])]))).rejects.toThrow(BackupError)
  await expect(open(Buffer.concat([file, file]))).rejects.toThrow(BackupError)
})

test('chunks that change places, come twice or are left out are found', async () => {
  const file = await lock(text(3 * CHUNK_BYTES + 9))
  const beginning = file.length - 3 * SEALED_BYTES - 9 - 16
  const chunk = (number: number) =>
    file.subarray(beginning + number * SEALED_BYTES, beginning + (number + 1) * SEALED_BYTES)
  for (const order of [
    [1, 0, 2, 3],
    [0, 0, 2, 3],
    [0, 2, 3],
    [0, 1, 3],
    [0, 1, 2, 2, 3],
    [0, 1, 2, 3, 3],
    [3],
  ])
    await expect(
      checkWhole(inParts(Buffer.concat([file.subarray(0, beginning), ...order.map(chunk)])), own.keys),
    ).rejects.toThrow('damaged or cut short')
})

test('of many megabytes only a few chunks are in memory at any moment, both ways', async () => {
  const CHUNKS = 200
  let [taken, given, most] = [0, 0, 0]
  async function* source() {
    for (let at = 0; at < CHUNKS; at += 1) {
      taken += CHUNK_BYTES
      yield await Promise.resolve(Buffer.alloc(CHUNK_BYTES, at))
    }
  }
  for await (const bytes of decrypted(encrypted(source(), [own.recipient]), own.keys)) {
    given += bytes.length
    most = Math.max(most, taken - given)
  }
  expect(given).toBe(CHUNKS * CHUNK_BYTES)
  expect(most).toBeLessThanOrEqual(6 * CHUNK_BYTES)
})

test('what the program age wrote opens here', async () => {
  const keys = readKeyFile(OF_AGE.key) ?? []
  const file = Buffer.from(OF_AGE.file, 'base64')
  expect((await open(file, keys)).toString()).toBe('Written by age 1.1.1, opened by Clubhouse.')
})
