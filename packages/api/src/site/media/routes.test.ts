import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '../../app.ts'
import { openMetrics } from '#kernel/http/metrics.ts'
import { rawRequest } from '#testing/network/raw-request.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const hasBuild = existsSync(new URL('../../../../web/build/server/index.js', import.meta.url))
const PICTURE = '/media/dunvarra/0123456789abcdef/pitch.png'
let app: TestApp
let port: number

beforeAll(async () => {
  app = await openTestApp()
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  await app.parts.storage.write(PICTURE.slice(1), bytes)
  // What must not be reached: beside the files, in the folder of the data.
  writeFileSync(join(app.parts.config.dataDir, 'secret.png'), 'SECRET')
  mkdirSync(join(app.parts.config.dataDir, 'files', 'drawn'), { recursive: true })
  writeFileSync(join(app.parts.config.dataDir, 'files', 'drawn', 'other.png'), 'SECRET')
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.close())

test('a picture never changes under its address, and is nothing but a picture', async () => {
  const reply = await app.server.inject(PICTURE)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect((await app.server.inject(PICTURE.replace('.png', '.w400.avif'))).headers['content-type']).toBe(
    'image/avif',
  )
})

test('a picture that is not there answers 404', async () => {
  for (const url of [
    '/media/dunvarra/0123456789abcdef/none.w400.webp',
    '/media/a/b/c',
    '/media/',
    '/media/a/b/c/d.png',
  ]) {
    expect((await app.server.inject(url)).statusCode, url).toBe(404)
  }
})

const CLIMBS = [
  '/../../secret.png',
  '/%2e%2e/%2e%2e/secret.png',
  '/..%2f..%2fsecret.png',
  '/..%5c..%5csecret.png',
  '/%2e%2e%2f%2e%2e%2fsecret.png',
  '/....//....//secret.png',
  '/..;/..;/secret.png',
  '/%252e%252e/%252e%252e/secret.png',
  '/%c0%ae%c0%ae/secret.png',
  '/x/y/..%2f..%2f..%2fsecret.png',
  '/x/..%2fdrawn/other.png',
  '/../drawn/other.png',
  '/x/y/%00/secret.png',
  '/x/y/secret.png%00.w400.webp',
  '/C:/windows/win.ini',
  '//etc/passwd',
  '/x/y/.w400.webp',
]

describe.each(['/media', '/media/dunvarra', '/assets'])('nobody climbs out of %s', (prefix) => {
  test.each(CLIMBS)('%s', async (climb) => {
    const answer = await rawRequest(
      port,
      `GET ${prefix}${climb} HTTP/1.1\r\nHost: dunvarra.clubhouse.test\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|414) /)
    expect(answer).not.toMatch(/SECRET|root:/)
  })
})

test.skipIf(!hasBuild)(
  'nobody climbs out of the built /assets (skipped where the web is not built)',
  async () => {
    const server = await buildServer({ ...app.parts, metrics: openMetrics() })
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port: built } = server.server.address() as AddressInfo
    for (const climb of [
      ...CLIMBS,
      '/../server/index.js',
      '/..%2f..%2fserver%2findex.js',
      '/../../../package.json',
    ]) {
      const answer = await rawRequest(
        built,
        `GET /assets${climb} HTTP/1.1\r\nHost: dunvarra.clubhouse.test\r\nConnection: close\r\n\r\n`,
      )
      expect(answer, climb).toMatch(/^HTTP\/1\.1 (400|403|404) /)
      expect(answer, climb).not.toMatch(/SECRET|root:|"workspaces"|createRequestHandler/)
    }
    await server.close()
  },
)
