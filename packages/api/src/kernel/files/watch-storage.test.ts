import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StorageFailed } from '#providers/storage/port.ts'
import { openMediaClient } from '#testing/clients/media-client.ts'
import { MemoryStorage } from '#testing/memory-storage.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { MediaLibrary } from '../../site/media/variants.ts'
import { watchStorage } from './watch-storage.ts'

/** O15 Files that can be read and not written: what is there is served, what was to be kept is told. */

let app: TestApp
let files: string
let picture: Buffer

beforeAll(async () => {
  app = await openTestApp()
  files = path.join(app.parts.config.dataDir, 'files')
  mkdirSync(files, { recursive: true })
  picture = await sharp({ create: { width: 900, height: 400, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
})
afterAll(() => app.close())

const failures = async (call: string) => {
  const { body } = await app.server.inject('/metrics')
  return Number(
    new RegExp(`clubhouse_storage_failures_total\\{call="${call}"\\} (\\d+)`).exec(body)?.[1] ?? 0,
  )
}

/** Where a file stands no folder can be made, not even by root. */
async function whileBlocked(folder: string, work: () => Promise<void>): Promise<void> {
  rmSync(path.join(files, folder), { recursive: true, force: true })
  writeFileSync(path.join(files, folder), '')
  await work()
  rmSync(path.join(files, folder))
}

test('O15 a club’s icon that cannot be kept is served, and counted', () =>
  whileBlocked('drawn', async () => {
    const before = await failures('write')
    const icon = () => app.server.inject({ url: '/icon-192.png', headers: { host: hostOf('dunvarra') } })
    const reply = await icon()
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await failures('write')).toBe(before + 1)
  }))

test('O15 whoever brings a picture is told to come back, and the next one is kept', async () => {
  const media = await openMediaClient(app)
  await whileBlocked('media', async () => {
    const { status, body } = await media.upload(picture, { filename: 'pitch.png' })
    expect([status, body.error_code]).toEqual([503, 'files_unavailable'])
    expect(body.message).toContain('can’t save')
    expect(await app.asOwner('select 1 from images where filename = $1', ['pitch.png'])).toEqual([])
  })
  expect((await media.upload(picture, { filename: 'pitch.png' })).status).toBe(200)
})

test('O15 a size that cannot be kept is served and not made anew for everybody; later it is kept', async () => {
  const storage = new MemoryStorage()
  storage.files.set('media/a/b/pitch.png', picture)
  const told: string[] = []
  let isFull = true
  const write = storage.write.bind(storage)
  storage.write = (key, bytes) =>
    isFull ? Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) : write(key, bytes)
  const watched = watchStorage(storage, (call) => told.push(call))
  const library = new MediaLibrary(watched)
  const first = await library.find('media/a/b', 'pitch.w400.webp')
  expect(first?.bytes.length).toBeGreaterThan(0)
  expect(await library.find('media/a/b', 'pitch.w400.webp')).toEqual(first)
  expect(told).toEqual(['write'])
  isFull = false
  expect(await new MediaLibrary(watched).find('media/a/b', 'pitch.w400.webp')).toEqual(first)
  expect(storage.files.has('media/a/b/pitch.w400.webp')).toBe(true)
  isFull = true
  await expect(watched.write('media/a/b/new.png', picture)).rejects.toThrow(StorageFailed)
})
