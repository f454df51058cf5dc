// PostgreSQL only: the embedded database serves one process.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import type { Asked } from './bring-up-to-date.ts'
import { HeldUp, migrate, type Patience } from './migrate.ts'

const RULES = 'site/content/tables.sql'

describe.skipIf(testDatabaseKind() === 'embedded')('an upgrade beside those who are served', () => {
  let database: TestDatabase
  const open: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url ?? '' })
    await client.connect()
    open.push(client)
    return client
  }
  beforeEach(async () => {
    database = await openTestDatabase()
    // As if these rules were others than those that were last run.
    await database.asOwner(`delete from drizzle.repeated_sql where name = '${RULES}'`)
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.end()))
    await database.drop()
  })

  /** Brings up to date while somebody has read a page and never lets go of it, and answers how a reader fares meanwhile. */
  async function upgradeBesideAnOpenReader(patience: Patience) {
    const [reader, visitor, admin] = [await connect(), await connect(), await connect()]
    await reader.query('begin; select from articles limit 1')
    const heldUp: string[] = []
    const first = Promise.withResolvers<void>()
    const on: Asked = {
      query: async <Row>(text: string, values?: unknown[]) => (await admin.query(text, values)).rows as Row[],
      run: (text) => {
        if (text.includes('articles')) first.resolve()
        return admin.query(text)
      },
    }
    const onHeldUp = ({ message }: Error) => void heldUp.push(message)
    const upgraded = migrate({ ...on, isShared: true, onHeldUp, patience })
    upgraded.catch(() => undefined)
    await first.promise
    return { reader, visitor, upgraded, heldUp }
  }

  const read = (visitor: pg.Client) =>
    visitor
      .query(`set statement_timeout = 1500; select from articles limit 1`)
      .then(() => 'read')
      .catch(() => 'kept waiting')

  test('O3: whoever reads is not kept waiting behind it; it comes again until it may, and says what holds it up', async () => {
    const { reader, visitor, upgraded, heldUp } = await upgradeBesideAnOpenReader({
      lockMs: 50,
      pauseMs: 20,
      tries: 1000,
    })
    expect(await read(visitor)).toBe('read')
    await expect.poll(() => heldUp.length).toBeGreaterThan(1)
    await reader.query('commit')
    await upgraded
    expect(heldUp[0]).toMatch(
      /^site\/content\/tables\.sql waits for a lock: process \d+ \(\w*\), open for \d+ s/,
    )
    expect(await database.db.pendingMigrations()).toBe(0)
  })

  test('negative control: with a lock that is waited for until it comes, everybody stands behind it', async () => {
    const { reader, visitor, upgraded } = await upgradeBesideAnOpenReader({ lockMs: 0, pauseMs: 0, tries: 1 })
    // Our wait has reached the server once it is seen there.
    await expect.poll(() => database.asOwner('select from pg_locks where not granted')).toHaveLength(1)
    expect(await read(visitor)).toBe('kept waiting')
    await reader.query('commit')
    await upgraded
  })

  test('it gives up in words, and leaves nothing half done', async () => {
    const { upgraded } = await upgradeBesideAnOpenReader({ lockMs: 20, pauseMs: 1, tries: 2 })
    await expect(upgraded).rejects.toThrow(HeldUp)
    expect(await database.db.pendingMigrations()).toBe(1)
  })

  test('a database that would keep names as bytes is refused before anything is made, with the line to write', async () => {
    const name = `ascii_${randomUUID().replaceAll('-', '')}`
    await database.runAsOwner(
      `create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`,
    )
    try {
      const url = new URL(database.url ?? '')
      url.pathname = name
      const admin = new pg.Client({ connectionString: url.href })
      await admin.connect()
      const on: Asked = {
        query: async <Row>(text: string, values?: unknown[]) =>
          (await admin.query(text, values)).rows as Row[],
        run: (text) => admin.query(text),
      }
      try {
        await expect(migrate({ ...on, isShared: true, onHeldUp: () => undefined })).rejects.toThrow(
          /SQL_ASCII.*TEMPLATE template0 ENCODING 'UTF8'/,
        )
        expect((await admin.query(`select from pg_namespace where nspname = 'drizzle'`)).rows).toEqual([])
      } finally {
        await admin.end()
      }
    } finally {
      await database.runAsOwner(`drop database ${name}`)
    }
  })
})
