import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Config } from '../../config.ts'
import { BackupError } from './postgres-tool.ts'
import { takeDirectory } from '../directory-lock.ts'
import { dumpPostgres, restorePostgres } from './postgres-backup.ts'

/** Writes the whole database to a file and answers its name. Files of the storage are not in it. */
export async function backUp(config: Config, given: string | undefined): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const url = adminUrl(config)
  const file = resolve(given ?? `backups/clubhouse-${stamp}.${url ? 'dump' : 'tar.gz'}`)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.part`
  if (url) await dumpPostgres(url, draft)
  else {
    await onDirectory(config, async (directory) => {
      const pglite = await PGlite.create(directory)
      const dump = await pglite.dumpDataDir('gzip')
      await pglite.close()
      await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
    })
  }
  await rename(draft, file)
  return file
}

/** Puts a backup in place of what is there; what was there is only given up once the new one opens. */
export async function restore(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`)
  const url = adminUrl(config)
  if (url) return restorePostgres(url, file, { replace })
  await onDirectory(config, async (directory) => {
    if (existsSync(directory) && !replace) {
      throw new BackupError(
        'The data directory holds data already. Add --yes to put the backup in its place.',
      )
    }
    const fresh = `${directory}.restoring`
    rmSync(fresh, { recursive: true, force: true })
    const pglite = await PGlite.create(fresh, { loadDataDir: new Blob([await readFile(file)]) })
    await pglite.query('select 1')
    await pglite.close()
    rmSync(directory, { recursive: true, force: true })
    renameSync(fresh, directory)
  })
}

/** Null where the database is embedded. */
const adminUrl = ({ databaseUrl, databaseAdminUrl }: Config): string | null =>
  databaseUrl && (databaseAdminUrl ?? databaseUrl)

async function onDirectory(config: Config, work: (directory: string) => Promise<void>): Promise<void> {
  const release = takeDirectory(resolve(config.dataDir))
  try {
    await work(join(resolve(config.dataDir), 'postgres'))
  } finally {
    release()
  }
}
