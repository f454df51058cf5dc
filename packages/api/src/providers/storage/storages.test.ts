import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MemoryStorage } from '../../testing/memory-storage.ts'
import { fileStorage } from './files.ts'
import { s3Storage } from './s3.ts'

const BUCKET = 'clubhouse-files'
let root: string
/** Speaks S3, and was written by others. */
let server: FauxqsServer
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'clubhouse-files-'))
  writeFileSync(join(root, 'secret.txt'), 'SECRET')
  server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [BUCKET] } })
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})
const files = () => fileStorage(join(root, 'files'))
const bucket = (name = BUCKET) =>
  s3Storage({
    bucket: name,
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${server.port}`,
    isPathStyle: true,
    keys: { id: 'test', secret: 'test' },
  })

/** Every adapter of the port; the one in memory stands in for it in tests, so it must behave alike. */
const adapters = [
  { name: 'files in a directory', open: files },
  { name: 'a bucket of S3', open: bucket },
  { name: 'memory', open: () => new MemoryStorage() },
]

describe.each(adapters)('$name', ({ open }) => {
  test('what is written is read, what was not is null, and the last write wins', async () => {
    const storage = open()
    const key = 'media/dunvarra/0123abcd/pitch.jpg'
    expect(await storage.read(key)).toBeNull()
    await storage.write(key, Buffer.from('one'))
    await storage.write(key, Buffer.from('two'))
    expect((await storage.read(key))?.toString()).toBe('two')
  })

  test('every byte comes back, of a large file too', async () => {
    const storage = open()
    const bytes = Buffer.alloc(3_000_000, Buffer.from(Array.from({ length: 256 }, (_, at) => at)))
    await storage.write('media/a/large/x.bin', bytes)
    expect((await storage.read('media/a/large/x.bin'))?.equals(bytes)).toBe(true)
  })

  test('a folder goes with all that is in it, and with nothing that only begins like it', async () => {
    const storage = open()
    const all = ['media/a/one/x.jpg', 'media/a/one/x.w400.webp', 'media/a/one2/x.jpg']
    for (const key of all) await storage.write(key, Buffer.from(key))
    await storage.removeFolder('media/a/one')
    await storage.removeFolder('media/a/never-was')
    const left = await Promise.all(all.map(async (key) => (await storage.read(key))?.toString() ?? null))
    expect(left).toEqual([null, null, 'media/a/one2/x.jpg'])
  })
})

test('a bucket that is not there is a fault, and no missing file', async () => {
  await expect(bucket('another-bucket').read('media/a/b/c.jpg')).rejects.toThrow()
  await expect(bucket('another-bucket').write('media/a/b/c.jpg', Buffer.from('x'))).rejects.toThrow()
})

test('many writers of one file leave one whole file and no drafts', async () => {
  const storage = files()
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(10_000))
  await Promise.all(texts.map((text) => storage.write('drawn/club/card.jpg', Buffer.from(text))))
  expect(texts).toContain((await storage.read('drawn/club/card.jpg'))?.toString())
  expect(readdirSync(join(root, 'files', 'drawn', 'club'))).toEqual(['card.jpg'])
})

test.each([
  '../secret.txt',
  'a/../../secret.txt',
  '/etc/passwd',
  'a//b',
  'a\\..\\b',
  '.hidden',
  'a/.hidden',
  '',
  'a\0b',
  'a b',
  'a/..b..',
  'a..b',
])('a key that could climb is refused: %j', async (key) => {
  for (const storage of [files(), bucket()]) {
    await expect(storage.read(key)).rejects.toThrow('not a storage key')
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
    await expect(storage.removeFolder(key)).rejects.toThrow('not a storage key')
  }
})
