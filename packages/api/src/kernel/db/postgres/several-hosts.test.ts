import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Database } from '../database.ts'
import { isDatabaseOutage } from '../../http/problems.ts'
import { eventually } from '#testing/eventually.ts'
import { TcpProxy } from '#testing/network/tcp-proxy.ts'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { backUp } from '../backup/backup.ts'
import { openBackups } from '#testing/backups.ts'
import { hostsIn, troubleInHosts, withFirstHost } from './hosts.ts'
import { openPostgres } from './postgres.ts'

const READ_WRITE = '?target_session_attrs=read-write'

test.each([
  ['postgres://a:b@one/clubs', [], 'postgres://a:b@one/clubs'],
  [
    `postgres://a:b@one,two:5433/clubs${READ_WRITE}`,
    [
      { host: 'one', port: 5432 },
      { host: 'two', port: 5433 },
    ],
    'postgres://a:b@one/clubs',
  ],
  [
    `postgres://one:1,[::1]:2/clubs${READ_WRITE}&sslmode=require`,
    [
      { host: 'one', port: 1 },
      { host: '::1', port: 2 },
    ],
    'postgres://one:1/clubs?sslmode=require',
  ],
  ['postgres://a:b,c@one/clubs', [], 'postgres://a:b,c@one/clubs'],
])('%s', (url, places, first) => {
  expect(hostsIn(url)).toEqual(places)
  expect(withFirstHost(url)).toBe(first)
  expect(troubleInHosts(url)).toBeNull()
})

test.each([
  ['postgres://one,two/clubs', 'put ?target_session_attrs=read-write behind it'],
  ['postgres://one,two/clubs?target_session_attrs=any', 'put ?target_session_attrs=read-write'],
  [`postgres://one,/clubs${READ_WRITE}`, 'one:5432,two:5432'],
  [`postgres://one,two:x/clubs${READ_WRITE}`, 'one:5432,two:5432'],
])('%s is refused before anything is asked', (url, words) => {
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(`DATABASE_URL: `)
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(words)
})

describe.skipIf(testDatabaseKind() === 'embedded')('an address of two hosts', () => {
  let world: TestDatabase
  let lines: TcpProxy[]
  let db: Database
  let url: string
  const { named } = openBackups()
  beforeEach(async () => {
    world = await openTestDatabase()
    const { hostname: host, port, username, password, pathname } = new URL(world.url ?? '')
    lines = [
      await TcpProxy.open({ host, port: Number(port) }),
      await TcpProxy.open({ host, port: Number(port) }),
    ]
    const hosts = lines.map((line) => `127.0.0.1:${line.port}`).join(',')
    url = `postgres://${username}:${password}@${hosts}${pathname}${READ_WRITE}`
    db = openPostgres({ url, poolSize: 2, onTrouble: () => undefined })
  })
  afterEach(async () => {
    await db.close()
    for (const line of lines) await line.close()
    await world.drop()
  })
  const count = async () =>
    (await db.read<{ count: number }>({ name: 'c', text: 'select count(*)::int from clubs' }, []))[0]?.count

  test('whichever of them is there is asked, written to and listened to, and the other when that one goes', async () => {
    const [first, second] = lines as [TcpProxy, TcpProxy]
    const heard: string[] = []
    first.cut()
    await db.checkRoles()
    await db.listen('told', { heard: (what) => heard.push(what), lost: () => undefined })
    await eventually(async () => {
      await world.asOwner(`select pg_notify('told', 'over the second')`)
      expect(heard).toContain('over the second')
    })
    first.restore()
    second.cut()
    await eventually(async () => expect(await count()).toBeGreaterThan(0))
    await eventually(async () => {
      await world.asOwner(`select pg_notify('told', 'over the first')`)
      expect(heard).toContain('over the first')
    })
    expect(await db.pendingMigrations()).toBe(0)
    await db.migrate()
    await db.allOrNothing(({ withPlatform }) => withPlatform(async () => undefined))
  })

  test('a backup is made of the one that is there', async () => {
    await lines[0]?.close()
    const backup = await backUp(readConfig({ DATABASE_URL: url }), named('of-two.dump'))
    expect(backup.clubs).toBeGreaterThan(0)
  })

  test('where none takes writes each is said with its reason, and it counts as an outage that passes', async () => {
    const [first] = lines as [TcpProxy, TcpProxy]
    const name = new URL(world.url ?? '').pathname.slice(1)
    await world.asOwner(`alter database ${name} set default_transaction_read_only = on`)
    first.cut()
    const complaint = await count().catch((error: unknown) => error)
    expect(String(complaint)).toMatch(
      /No host of the database takes writes: 127\.0\.0\.1:\d+: (?:ECONNRESET|Connection terminated unexpectedly); 127\.0\.0\.1:\d+: a replica|a replica; 127\.0\.0\.1:\d+: /,
    )
    expect(String(complaint)).not.toContain(new URL(world.url ?? '').password)
    expect(isDatabaseOutage(complaint)).toBe(true)
    await world.asOwner(
      `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    )
    expect(await count()).toBeGreaterThan(0)
  })

  test('a wrong password is said as one', async () => {
    await db.close()
    db = openPostgres({ url: url.replace(/:[^:@]+@/, ':wrong@'), poolSize: 2, onTrouble: () => undefined })
    await expect(count()).rejects.toMatchObject({
      code: '28P01',
      message: expect.stringContaining('password'),
    })
  })
})
