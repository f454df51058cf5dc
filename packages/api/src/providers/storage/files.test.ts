import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MemoryStorage } from '../../testing/memory-storage.ts'
import { fileStorage } from './files.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clubhouse-files-'))
  writeFileSync(join(root, 'secret.txt'), 'SECRET')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
const files = () => fileStorage(join(root, 'files'))

/** Every adapter of the port; the one in memory stands in for it in tests, so it must behave alike. */
const adapters = [
  { name: 'files in a directory', open: files },
  { name: 'memory', open: () => new MemoryStorage() },
]

test.each(adapters)(
  '$name: what is written is read, what was not is null, and the last write wins',
  async ({ open }) => {
    const storage = open()
    const key = 'media/dunvarra/0123abcd/pitch.jpg'
    expect(await storage.read(key)).toBeNull()
    await storage.write(key, Buffer.from('one'))
    await storage.write(key, Buffer.from('two'))
    expect((await storage.read(key))?.toString()).toBe('two')
  },
)

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
  await expect(files().read(key)).rejects.toThrow('not a storage key')
  await expect(files().write(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
})
