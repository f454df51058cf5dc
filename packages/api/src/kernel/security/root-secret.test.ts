import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { ConfigError } from '../environment.ts'
import { rootSecret } from './root-secret.ts'

const [FIRST, SECOND, THIRD] = [
  'the-first-secret-of-this-house',
  'the-second-secret-of-this-house',
  'a-third',
]
const starting = (secret: string, previousSecret: string | null = null, mode: 'demo' | 'live' = 'live') => ({
  mode,
  secret,
  previousSecret,
})

describe('O5 what keys are made of', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.drop())
  const start = (...given: Parameters<typeof starting>) => rootSecret(database.db, starting(...given))
  const sealed = () => database.asOwner<{ sealed: string }>('select sealed from sealed_roots')

  test('is the first secret, whatever SECRET is changed to: by a start that knows both, and from then on the new one alone', async () => {
    expect(await start(FIRST)).toBe(FIRST)
    expect(await start(FIRST)).toBe(FIRST)
    expect(await start(SECOND, FIRST)).toBe(FIRST)
    expect(await start(SECOND, FIRST)).toBe(FIRST)
    expect(await start(SECOND)).toBe(FIRST)
    expect(await start(THIRD, SECOND)).toBe(FIRST)
    expect(await start(THIRD)).toBe(FIRST)
  })

  test('is sealed: the database does not tell it', async () => {
    await start(FIRST)
    const [row] = await sealed()
    expect(row?.sealed).not.toContain(Buffer.from(FIRST).toString('base64url').slice(0, 12))
    expect(Buffer.from(row?.sealed ?? '', 'base64url').toString()).not.toContain(FIRST)
  })

  test('is not opened by another, nor by the one from before the change: the start is refused in words, and nothing is changed', async () => {
    await start(FIRST)
    await start(SECOND, FIRST)
    const before = await sealed()
    for (const [secret, previous = null] of [[FIRST], [THIRD], [THIRD, FIRST]] as [string, string?][]) {
      const refusal: unknown = await start(secret, previous).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(ConfigError)
      expect(String(refusal)).toContain('SECRET_PREVIOUS=')
    }
    expect(await sealed()).toEqual(before)
  })

  test('where a change comes before the first start, is the one from before', async () => {
    expect(await start(SECOND, FIRST)).toBe(FIRST)
    expect(await start(SECOND)).toBe(FIRST)
  })

  test('is the same for processes that start at once', async () => {
    const first = await Promise.all([start(FIRST), start(FIRST), start(FIRST)])
    const changed = await Promise.all([start(SECOND, FIRST), start(SECOND, FIRST), start(SECOND, FIRST)])
    expect(new Set([...first, ...changed])).toEqual(new Set([FIRST]))
  })

  test('in the demo is SECRET, and nothing is kept', async () => {
    expect(await start(SECOND, null, 'demo')).toBe(SECOND)
    expect(await sealed()).toEqual([])
  })
})

test('before the first migration it is what a start is given', async () => {
  const database = await openEmptyDatabase()
  try {
    await database.db.migrate()
    await database.asOwner('drop table sealed_roots')
    expect(await rootSecret(database.db, starting(SECOND, FIRST))).toBe(FIRST)
    expect(await rootSecret(database.db, starting(FIRST))).toBe(FIRST)
  } finally {
    await database.drop()
  }
})
