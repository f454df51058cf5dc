import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'
import { asAdmin, startTool, withoutPassword } from './postgres-tool.ts'
import { EMPTY_DATABASE } from '../empty-database.ts'
import { ENSURE_ROLES } from '../roles.ts'

/** A process that still runs must not keep a restore waiting for ever. */
const WAIT_FOR_LOCKS = "SET lock_timeout = '10s';"

export async function restorePostgres(
  url: string,
  backup: AsyncIterable<Uint8Array>,
  { replace }: { replace: boolean },
): Promise<void> {
  await asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ used: boolean }>(
      "select to_regclass('public.clubs') is not null as used",
    )
    if (rows[0]?.used && !replace) {
      throw new BackupError('The database holds data already. Add --yes to put the backup in its place.')
    }
    // A dump names the roles that its rights are for, and does not bring them.
    for (const statement of ENSURE_ROLES) await admin.query(statement)
  })
  await inOneTransaction(url, backup, replace ? EMPTY_DATABASE : '')
  // A dump holds no statistics, and without them the first requests are planned as for empty tables.
  await asAdmin(url, (admin) => admin.query('analyze'))
}

/**
 * pg_restore can drop what a dump knows, and not what hangs on it since. So what is there goes first, and because that
 * has to be undone when the dump turns out to be broken, psql runs both in one transaction. It is told to commit only
 * after the whole dump was read.
 */
async function inOneTransaction(
  url: string,
  backup: AsyncIterable<Uint8Array>,
  before: string,
): Promise<void> {
  const dump = startTool('pg_restore', ['--no-owner', '--file=-'])
  const { address, environment } = withoutPassword(url)
  const orders = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`]
  const database = startTool('psql', orders, environment)
  database.child.stdout.resume()
  database.child.stdin.write(`BEGIN;\n${WAIT_FOR_LOCKS}\n${before}\n`)
  dump.child.stdout.pipe(database.child.stdin, { end: false })
  const written = database.ended.finally(() => {
    dump.child.kill()
    // A tool has not ended before all that it wrote was read, and the database reads no more.
    dump.child.stdout.resume()
  })
  const given = pipeline(backup, dump.child.stdin).catch((error: unknown) => {
    // One that has read enough hangs up, and says itself how it ended.
    if (isHungUp(error)) return
    dump.child.kill()
    throw error
  })
  const read = Promise.all([dump.ended, given]).then(
    () => void database.child.stdin.end('COMMIT;\n'),
    (error: unknown) => {
      database.child.stdin.end()
      throw error
    },
  )
  // The database's complaint comes first: it also ends the reading, which complains of that.
  const outcomes = await Promise.allSettled([written, given, read])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

const isHungUp = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(String(error.code))
