import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyPair } from './port.ts'

const YEARS = 10

/**
 * A key pair of the demo, made at its first start and kept in a file that only its owner can read. Live mode is
 * given its keys by its operator.
 */
export async function keptKeyPair(folder: string, name: string): Promise<KeyPair> {
  const file = join(folder, `${name}.pem`)
  const kept = await readPair(file)
  if (kept) return kept
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { privateKey, certificate } = await makePair(name)
  const text = `${privateKey.trim()}\n${certificate.trim()}\n`
  // Of several that start at once one may write it, and all go by what that one wrote.
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  const made = await readPair(file)
  if (!made) throw new Error(`There is no key pair in ${file}, and none could be written there`)
  return made
}

async function readPair(file: string): Promise<KeyPair | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [privateKey] = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(text) ?? []
  const [certificate] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(text) ?? []
  return privateKey && certificate ? { privateKey, certificate } : null
}

async function makePair(name: string): Promise<KeyPair> {
  // Dear to load, and needed once in the life of a demo.
  const { generate } = await import('selfsigned')
  const notBeforeDate = new Date()
  const notAfterDate = new Date(notBeforeDate)
  notAfterDate.setFullYear(notAfterDate.getFullYear() + YEARS)
  const names = [{ name: 'commonName', value: `Clubhouse demo ${name}` }]
  const options = { keySize: 2048, algorithm: 'sha256', notBeforeDate, notAfterDate }
  const made = await generate(names, options)
  return { privateKey: made.private, certificate: made.cert }
}
