import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { readConfig } from '../../config.ts'
import { backUp } from './backup.ts'
import { refuseIncomplete } from './complete.ts'
import { tellBackup } from './contents.ts'

let folder: string
let world: TestDatabase | null = null
const path = process.env['PATH'] ?? ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubhouse-complete-'))
})
afterEach(async () => {
  process.env['PATH'] = path
  await world?.drop()
  world = null
  rmSync(folder, { recursive: true, force: true })
})

/** A pg_dump that does what somebody's own would not say aloud; `$REAL` is the true one. */
function dumpsAs(script: string): void {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const file = join(bin, 'pg_dump')
  writeFileSync(file, `#!/bin/sh\nREAL="env PATH=${path} pg_dump"\n${script}\n`)
  chmodSync(file, 0o755)
  process.env['PATH'] = `${bin}:${path}`
}

describe.skipIf(testDatabaseKind() === 'embedded')('a backup', () => {
  const backUpWorld = async () => {
    world = await openTestDatabase()
    return backUp(readConfig({ DATABASE_URL: world.url ?? '' }), join(folder, 'out', 'world.dump'))
  }

  test.each([
    {
      what: 'without a table',
      script: 'exec $REAL --exclude-table=sponsors "$@"',
      says: 'public.sponsors is missing',
    },
    {
      what: 'without the rows of one',
      script: 'exec $REAL --exclude-table-data=articles "$@"',
      says: 'public.articles is missing',
    },
    {
      what: 'that was cut, by a tool that says it is well',
      script: '$REAL "$@" | head -c 20000',
      says: 'pg_restore failed',
    },
    { what: 'of nothing', script: 'exit 0', says: 'pg_restore failed' },
    { what: 'that failed', script: 'echo "out of luck" >&2; exit 1', says: 'out of luck' },
  ])('$what is refused, and leaves no file', async ({ script, says }) => {
    dumpsAs(script)
    await expect(backUpWorld()).rejects.toThrow(says)
    expect(readdirSync(join(folder, 'out'))).toEqual([])
  })

  test('is of one moment, though somebody writes meanwhile, and says how much was counted', async () => {
    dumpsAs(`psql "$(cat ${folder}/url)" -qc "delete from articles" && exec $REAL "$@"`)
    world = await openTestDatabase()
    writeFileSync(join(folder, 'url'), world.url ?? '')
    const backup = await backUp(readConfig({ DATABASE_URL: world.url ?? '' }), join(folder, 'world.dump'))
    expect(await world.asOwner('select id from articles')).toEqual([])
    expect(backup.rows).toBeGreaterThan(500)
    expect(tellBackup(backup).join('\n')).toContain(`all ${backup.rows} rows of ${backup.tables} tables`)
    expect(tellBackup(backup).join('\n')).toContain('Not encrypted')
  })

  test('is for its owner only before there is a byte in it, and no password is on a command line', async () => {
    const seen = join(folder, 'seen')
    dumpsAs(`ls -l ${folder}/out > ${seen}; echo "$@" >> ${seen}; exec $REAL "$@"`)
    const { file } = await backUpWorld()
    const password = new URL(world?.url ?? '').password
    expect(password).not.toBe('')
    expect(readFileSync(seen, 'utf8')).toMatch(/^-rw-------.* 0 .*world\.dump\.part$/m)
    expect(readFileSync(seen, 'utf8')).not.toContain(password)
    expect(file).toBe(join(folder, 'out', 'world.dump'))
  })
})

test('what a dump lacks is named by table, the first ten', () => {
  const expected = new Map(Array.from({ length: 12 }, (_, at) => [`public.t${at}`, at]))
  expect(() => refuseIncomplete(expected, new Map(expected))).not.toThrow()
  expect(() => refuseIncomplete(expected, new Map([['public.t5', 4]]))).toThrow(
    /public\.t0 is missing\n(.*\n)*.*public\.t5 has 5 rows, in the dump are 4\n(.*\n)*  and 2 more$/,
  )
})
