import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptKeyPair } from './key-files.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'clubhouse-keys-')), 'keys')
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

test('a key is made once, belongs to its certificate, and only its owner can read it', async () => {
  // Two at once, as two processes on one folder would.
  const [made, meanwhile] = await Promise.all([keptKeyPair(folder, 'a'), keptKeyPair(folder, 'a')])
  expect(meanwhile).toEqual(made)
  expect(await keptKeyPair(folder, 'a')).toEqual(made)
  const certificate = new X509Certificate(made.certificate)
  expect(certificate.checkPrivateKey(createPrivateKey(made.privateKey))).toBe(true)
  expect(new Date(certificate.validTo).getFullYear() - new Date().getFullYear()).toBeGreaterThanOrEqual(9)
  expect(statSync(join(folder, 'a.pem')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a file that holds no key is said so by name', async () => {
  writeFileSync(join(folder, 'b.pem'), 'nothing of use')
  await expect(keptKeyPair(folder, 'b')).rejects.toThrow('b.pem')
})
