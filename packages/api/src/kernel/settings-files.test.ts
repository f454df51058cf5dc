import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommandConfig, USES } from './command-config.ts'
import { readConfig } from './config.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const place = path.join(folder, name)
  writeFileSync(place, text)
  return place
}

test('a secret may stand in a file: the line end of an editor is no part of it', () => {
  const secret = 'as-long-as-a-secret-has-to-be'
  const { secret: read } = readConfig({ SECRET_FILE: file('secret', `${secret}\n`) })
  expect(read).toBe(secret)
})

test('a key of several lines is read whole', () => {
  const text = 'first line\nsecond line'
  const config = readConfig({ WALLET_DOMAIN_FILE_FILE: file('wallet', `${text}\n`) })
  expect(config.walletDomainFile).toBe(text)
})

test('WALLET_DOMAIN_FILE is a setting of its own, and no file of another', () => {
  expect(readConfig({ WALLET_DOMAIN_FILE: 'the text' }).walletDomainFile).toBe('the text')
})

test('a command finds its database in a file too', () => {
  const url = 'postgres://clubhouse_owner:secret@db.example/clubhouse'
  expect(readCommandConfig({ DATABASE_URL_FILE: file('url', url) }, USES.database).databaseUrl).toBe(url)
})

test.each([
  {
    why: 'said twice',
    given: () => ({ SECRET: 'said-in-the-environment-too', SECRET_FILE: file('twice', 'in a file') }),
    says: 'SECRET_FILE: SECRET is set as well, keep one of the two',
  },
  {
    why: 'no such file',
    given: () => ({ SECRET_FILE: path.join(folder, 'nowhere') }),
    says: 'cannot be read (ENOENT)',
  },
  {
    why: 'nothing in it',
    given: () => ({ SECRET_FILE: file('empty', '\n') }),
    says: 'is empty',
  },
])('a file that gives no setting stops the start: $why', ({ given, says }) => {
  expect(() => readConfig(given())).toThrow(says)
})
