import { createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BackupError } from './backup-error.ts'
import { checkWhole, decrypted, encrypted, isEncrypted } from './encryption/encryption.ts'
import { readKeyFile } from './encryption/keys.ts'

/** For nobody else on the machine, from the first byte. */
const OURS_ALONE = 0o600
const FOLDER_OF_OURS = 0o700

/**
 * A file under its name only once all of it is on the disk; until then it has `.part` behind it, and what fails leaves nothing.
 *
 * @param write is given the place for the bytes: encrypted on their way, if there are recipients
 */
export async function writeBackupFile<T>(
  file: string,
  recipients: readonly Buffer[],
  write: (keep: (bytes: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<T>,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER_OF_OURS })
  const draft = `${file}.part`
  rmSync(draft, { force: true })
  const handle = await open(draft, 'wx', OURS_ALONE)
  try {
    const outcome = await write((bytes) =>
      handle.writeFile(recipients.length > 0 ? encrypted(bytes, recipients) : bytes),
    )
    await handle.sync()
    await handle.close()
    await rename(draft, file)
    return outcome
  } catch (error) {
    await handle.close().catch(() => undefined)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

export interface BackupFile {
  /** From its beginning, each time. */
  read: () => AsyncIterable<Uint8Array>
}

/** A file that was looked at whole where that is possible: an encrypted one is known to be as it was written before anything is done with it. */
export async function openBackupFile(file: string, keyFile: string | undefined): Promise<BackupFile> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`)
  const bytes = () => createReadStream(file, { highWaterMark: 256 * 1024 })
  if (!isEncrypted(await beginningOf(file))) return { read: bytes }
  if (keyFile === undefined)
    throw new BackupError('The backup is encrypted. Say which key opens it: --key FILE')
  const keys = await readKeys(keyFile)
  await checkWhole(bytes(), keys)
  return { read: () => decrypted(bytes(), keys) }
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function readKeys(file: string): Promise<Buffer[]> {
  if (!existsSync(file)) throw new BackupError(`There is no key file ${file}`)
  const keys = readKeyFile(await readFile(file, 'utf8'))
  if (!keys)
    throw new BackupError(
      `${file} is no key file: it has lines that are neither a remark nor AGE-SECRET-KEY-1…`,
    )
  return keys
}
