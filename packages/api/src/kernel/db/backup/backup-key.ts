import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BackupError } from './backup-error.ts'
import { makeKeyPair } from './encryption/keys.ts'

/** A key of backups in a file of its own, never over one that is there: answers with the half that the server is told. */
export function writeBackupKey(given: string, now: Date): { file: string; recipient: string } {
  const file = resolve(given)
  if (existsSync(file))
    throw new BackupError(`${file} is there already, and backups may need it. Say another name.`)
  const { recipient, file: text } = makeKeyPair(now)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  return { file, recipient }
}

export const tellKey = ({ file, recipient }: { file: string; recipient: string }): string[] => [
  `Written: ${file}`,
  'Keep it away from this machine, and a copy in a second place: without it no backup opens.',
  `BACKUP_RECIPIENT=${recipient}`,
]
