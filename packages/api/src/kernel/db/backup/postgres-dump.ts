import type { Writable } from 'node:stream'
import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { type Contents, contentsOf } from './contents.ts'
import { holdMoment, refuseIncomplete, rowsInDatabase } from './complete.ts'
import { asAdmin, startTool, withoutPassword } from './postgres-tool.ts'
import { rowsInDump } from './rows-in-dump.ts'
import { sqlStateOf } from '../sql-state.ts'

export interface Dumped extends Contents {
  of: string
  tables: number
  rows: number
}

/**
 * Everything of one moment. What pg_dump writes is read by pg_restore as it passes, and its rows are counted against the database's own of
 * that moment: a dump that lacks something is found out tonight. Nothing of it lies on the disk unencrypted for that.
 */
export async function dumpPostgres(
  url: string,
  keep: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Dumped> {
  const { address, environment } = withoutPassword(url)
  return asAdmin(url, async (admin) => {
    const { moment, contents, expected } = await seen(admin, address)
    const orders = ['--format=custom', `--snapshot=${moment}`, `--dbname=${address}`]
    const dump = startTool('pg_dump', orders, environment)
    const reader = startTool('pg_restore', ['--data-only', '--file=-'])
    const counted = rowsInDump(reader.child.stdout)
    const kept = keep(passing(dump.child.stdout, reader.child.stdin)).catch((error: unknown) => {
      dump.child.kill()
      reader.child.stdin.end()
      throw error
    })
    // The complaint of the first says most: what it does not write the others miss.
    const [written, stored, read, rows] = await Promise.allSettled([dump.ended, kept, reader.ended, counted])
    for (const outcome of [stored, written, read]) if (outcome.status === 'rejected') throw outcome.reason
    if (rows.status === 'rejected') throw rows.reason
    refuseIncomplete(expected, rows.value)
    const all = [...rows.value.values()].reduce((sum, each) => sum + each, 0)
    return { of: address, ...contents, tables: expected.size, rows: all }
  })
}

async function seen(admin: pg.Client, address: string) {
  try {
    const moment = await holdMoment(admin)
    const contents = await contentsOf(
      address,
      async <Row extends object>(statement: string) => (await admin.query<Row>(statement)).rows,
    )
    return { moment, contents, expected: await rowsInDatabase(admin) }
  } catch (error) {
    if (sqlStateOf(error) !== NOT_ALLOWED) throw error
    throw new BackupError(`${String(error)}\nThe login of the backup needs BYPASSRLS.`)
  }
}
const NOT_ALLOWED = '42501'

/** The same bytes for a second reader, as fast as the slower of both; one that reads no more holds nothing up. */
async function* passing(source: AsyncIterable<Buffer>, second: Writable): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    await new Promise<void>((resolve) => second.write(bytes, () => resolve()))
    yield bytes
  }
  second.end()
}
