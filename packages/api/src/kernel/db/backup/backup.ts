import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Config } from '../../config.ts'
import { type Backup, type Contents, contentsOf } from './contents.ts'
import { BackupError } from './postgres-tool.ts'
import { takeDirectory } from '../directory-lock.ts'
import { dumpPostgres, restorePostgres } from './postgres-backup.ts'

/** Writes the whole database to a file that nobody else on the machine can read. Files of the storage are not in it. */
export async function backUp(config: Config, given: string | undefined): Promise<Backup> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const url = adminUrl(config)
  const file = resolve(given ?? `backups/clubhouse-${stamp}.${url ? 'dump' : 'tar.gz'}`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.part`
  rmSync(draft, { force: true })
  // The tools keep the rights of a file that is there.
  writeFileSync(draft, '', { mode: 0o600 })
  try {
    const contents = url ? await dumpPostgres(url, draft) : await dumpEmbedded(config, draft)
    await rename(draft, file)
    return { file, ...contents }
  } finally {
    rmSync(draft, { force: true })
  }
}

async function dumpEmbedded(config: Config, draft: string): Promise<Contents & { of: string }> {
  return onDirectory(config, async (of) => {
    if (!existsSync(of)) throw new BackupError(`There is no database in ${of}`)
    const pglite = await PGlite.create(of)
    try {
      const ask = async <Row>(statement: string) => (await pglite.query<Row>(statement)).rows
      const contents = await contentsOf(of, ask)
      const dump = await pglite.dumpDataDir('gzip')
      await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
      return { of, ...contents }
    } finally {
      await pglite.close()
    }
  })
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

async function onDirectory<T>(config: Config, work: (directory: string) => Promise<T>): Promise<T> {
  const release = takeDirectory(resolve(config.dataDir))
  try {
    return await work(join(resolve(config.dataDir), 'postgres'))
  } finally {
    release()
  }
}
