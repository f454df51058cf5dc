import { BackupError } from './backup-error.ts'

/** What a backup holds, as it was when it began: whoever reads the log of a timer sees whether that can be true. */
export interface Contents {
  clubs: number
  people: number
  /** The newest thing that anybody did. */
  newest: Date | null
}

export interface Backup extends Contents {
  file: string
  /** Host and name of the database, or its folder; never a password. */
  of: string
  /** What was counted in the dump, and found to be all of it; the embedded database makes a copy of its files, which has no rows to count. */
  tables?: number
  rows?: number
  /** Who can open it; anybody, if nobody is named. */
  recipients: readonly string[]
}

type Ask = <Row extends object>(statement: string) => Promise<Row[]>

/** A database without a club is not the one that somebody wants to keep: the wrong address is found out now, not on the day of the restore. */
export async function contentsOf(of: string, ask: Ask): Promise<Contents> {
  const [table] = await ask<{ is_there: boolean }>(
    `select to_regclass('public.clubs') is not null as is_there`,
  )
  const [found] = table?.is_there
    ? await ask<Contents>(
        `select (select count(*)::int from clubs) as clubs, (select count(*)::int from users) as people,
          (select max(at) from audit_events) as newest`,
      )
    : []
  if (!found || found.clubs === 0)
    throw new BackupError(`There is no club in ${of}: nothing was backed up. Is it the right database?`)
  return found
}

export function tellBackup(backup: Backup): string[] {
  const { file, of, clubs, people, newest, tables, rows, recipients } = backup
  const last = newest ? `, the last thing done at ${newest.toISOString()}` : ''
  return [
    `Backed up: ${of}`,
    `In it: ${clubs} clubs, ${people} people${last}`,
    ...(rows === undefined ? [] : [`Checked: all ${rows} rows of ${tables} tables are in it`]),
    recipients.length > 0
      ? `Encrypted for: ${recipients.join(', ')}`
      : 'Not encrypted: anyone who has the file can read everyone’s details. BACKUP_RECIPIENT in docs/settings.md changes that.',
    `Written: ${file}`,
  ]
}
