import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openBackups } from '#testing/backups.ts'
import {
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
  testDatabaseKind,
} from '#testing/test-database.ts'
import { backUp, restore } from './backup.ts'
import { tellKey, writeBackupKey } from './backup-key.ts'
import { tellBackup } from './contents.ts'

const isEmbedded = testDatabaseKind() === 'embedded'
const NOW = new Date('2026-11-19T12:00:00Z')
const { folder, named, opens } = openBackups()
const keyNamed = (name: string) => writeBackupKey(named(name), NOW)
const tablesOf = async ({ asOwner }: TestDatabase) =>
  asOwner(`select tablename from pg_tables where schemaname = 'public'`)
const rolesOf = async ({ asOwner }: TestDatabase) => asOwner('select oid from pg_roles')

describe.skipIf(isEmbedded)('on PostgreSQL', () => {
  async function backedUp(...recipients: string[]) {
    const world = await opens(openTestDatabase())
    const environment = { DATABASE_URL: world.url ?? '', BACKUP_RECIPIENT: recipients.join(',') }
    const backup = await backUp(readConfig(environment), named('world.dump.age'))
    return { world, backup }
  }

  test('nobody reads it but who has a key, and each of them can restore it', async () => {
    const [first, second] = [keyNamed('first.key'), keyNamed('second.key')]
    const { world, backup } = await backedUp(first.recipient, second.recipient)
    expect(tellBackup(backup).join('\n')).toContain(`Encrypted for: ${first.recipient}, ${second.recipient}`)
    expect(statSync(backup.file).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(backup.file)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    for (const word of ['PGDMP', 'articles']) expect(bytes.includes(word)).toBe(false)
    // Neither does it lie about in another form.
    expect(readdirSync(folder()).toSorted()).toEqual(['first.key', 'second.key', 'world.dump.age'])

    const articles = await world.asOwner('select count(*) from articles')
    for (const { file } of [first, second]) {
      const target = await opens(openEmptyDatabase())
      await restore(readConfig({ DATABASE_URL: target.url ?? '' }), backup.file, {
        replace: false,
        keyFile: file,
      })
      expect(await target.asOwner('select count(*) from articles')).toEqual(articles)
    }
  })

  test('without its key, with another or with a file that is none, nothing is touched', async () => {
    const { recipient } = keyNamed('right.key')
    const { backup } = await backedUp(recipient)
    writeFileSync(named('no.key'), 'AGE-SECRET-KEY-1NOTHING')
    const target = await opens(openEmptyDatabase())
    const config = readConfig({ DATABASE_URL: target.url ?? '' })
    for (const [keyFile, complaint] of [
      [undefined, 'Say which key opens it: --key FILE'],
      [named('gone.key'), 'There is no key file'],
      [named('no.key'), 'is no key file'],
      [keyNamed('other.key').file, 'This key does not open the backup'],
    ] as const)
      await expect(restore(config, backup.file, { replace: true, keyFile })).rejects.toThrow(complaint)
    expect(await tablesOf(target)).toEqual([])
  })

  test.each([
    { what: 'is cut', spoil: (file: Buffer) => file.subarray(0, file.length - 1000) },
    { what: 'has a bit turned over near its end', spoil: turned },
  ])('a file that $what is refused before the database is asked anything', async ({ spoil }) => {
    const { recipient, file: keyFile } = keyNamed('right.key')
    const { world, backup } = await backedUp(recipient)
    writeFileSync(backup.file, spoil(readFileSync(backup.file)))
    const [before, roles] = [await tablesOf(world), await rolesOf(world)]
    // An address where nobody is: whoever asked it would say so.
    const nowhere = readConfig({ DATABASE_URL: 'postgres://nowhere.invalid/db' })
    await expect(restore(nowhere, backup.file, { replace: true, keyFile })).rejects.toThrow(
      'damaged or cut short',
    )
    await expect(
      restore(readConfig({ DATABASE_URL: world.url ?? '' }), backup.file, { replace: true, keyFile }),
    ).rejects.toThrow('damaged or cut short')
    expect([await tablesOf(world), await rolesOf(world)]).toEqual([before, roles])
  })
})

function turned(file: Buffer): Buffer {
  const at = file.length - 100
  file[at] = (file[at] ?? 0) ^ 4
  return file
}

test('a key is written for its owner only, never over another, and the half that opens is not said', () => {
  const made = keyNamed('new.key')
  const text = readFileSync(made.file, 'utf8')
  expect(statSync(made.file).mode & 0o777).toBe(0o600)
  expect(tellKey(made).join('\n')).toContain(`BACKUP_RECIPIENT=${made.recipient}`)
  expect(tellKey(made).join('\n')).not.toContain('AGE-SECRET-KEY')
  expect(() => keyNamed('new.key')).toThrow('is there already')
  expect(readFileSync(made.file, 'utf8')).toBe(text)
})

test('a recipient that is none is refused at once, and so is the half that opens', () => {
  const { file } = keyNamed('new.key')
  const secret = /AGE-SECRET-KEY\S+/.exec(readFileSync(file, 'utf8'))?.[0] ?? ''
  for (const given of ['age1nobody', secret, 'ssh-ed25519 AAAA']) {
    expect(() => readConfig({ BACKUP_RECIPIENT: given })).toThrow('BACKUP_RECIPIENT')
    expect(() => readConfig({ BACKUP_RECIPIENT: given })).not.toThrow(given)
  }
})
