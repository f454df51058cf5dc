import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import type { Config } from '../../config.ts'
import { openBackupFile, writeBackupFile } from './backup-file.ts'
import { BackupError } from './backup-error.ts'
import { type Backup, type Contents, contentsOf } from './contents.ts'
import { readRecipient } from './encryption/keys.ts'
import { takeDirectory } from '../directory-lock.ts'
import { dumpPostgres } from './postgres-dump.ts'
import { restorePostgres } from './postgres-restore.ts'

/** Writes the whole database to a file that nobody else on the machine can read. Files of the storage are not in it. */
export async function backUp(config: Config, given: string | undefined): Promise<Backup> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const url = adminUrl(config)
  const recipients = config.backupRecipients.map((text) => readRecipient(text)).filter((key) => key !== null)
  const ending = `${url ? 'dump' : 'tar.gz'}${recipients.length > 0 ? '.age' : ''}`
  const file = resolve(given ?? `backups/clubhouse-${stamp}.${ending}`)
  const contents = await writeBackupFile(file, recipients, (keep) =>
    url ? dumpPostgres(url, keep) : dumpEmbedded(config, keep),
  )
  return { file, recipients: config.backupRecipients, ...contents }
}

async function dumpEmbedded(
  config: Config,
  keep: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Contents & { of: string }> {
  return onDirectory(config, async (of) => {
    if (!existsSync(of)) throw new BackupError(`There is no database in ${of}`)
    const pglite = await PGlite.create(of)
    try {
      const ask = async <Row>(statement: string) => (await pglite.query<Row>(statement)).rows
      const contents = await contentsOf(of, ask)
      const dump = await pglite.dumpDataDir('gzip')
      await keep(dump.stream())
      return { of, ...contents }
    } finally {
      await pglite.close()
    }
  })
}

export interface Restoring {
  /** Whether it may take the place of what is there. */
  replace: boolean
  /** The file of the key that opens an encrypted backup. */
  keyFile?: string | undefined
}

/** Puts a backup in place of what is there; what was there is only given up once the new one opens. */
export async function restore(config: Config, file: string, { replace, keyFile }: Restoring): Promise<void> {
  const backup = await openBackupFile(file, keyFile)
  const url = adminUrl(config)
  if (url) return restorePostgres(url, backup.read(), { replace })
  await onDirectory(config, async (directory) => {
    if (existsSync(directory) && !replace) {
      throw new BackupError(
        'The data directory holds data already. Add --yes to put the backup in its place.',
      )
    }
    const fresh = `${directory}.restoring`
    rmSync(fresh, { recursive: true, force: true })
    const pglite = await PGlite.create(fresh, { loadDataDir: new Blob([await buffer(backup.read())]) })
    await pglite.query('select 1')
    await pglite.close()
    rmSync(directory, { recursive: true, force: true })
    renameSync(fresh, directory)
  })
}

/** Null where the database is embedded. */
const adminUrl = ({ databaseUrl, databaseAdminUrl }: Config): string | null =>
  databaseUrl && (databaseAdminUrl ?? databaseUrl)

async function onDirectory<T>(config: Config, work: (directory: string) => Promise<T>): Promise<T> {
  const release = takeDirectory(resolve(config.dataDir))
  try {
    return await work(join(resolve(config.dataDir), 'postgres'))
  } finally {
    release()
  }
}
