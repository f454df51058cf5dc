import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './port.ts'
import { checkedKey } from './safe-key.ts'

const NOT_THERE = new Set<unknown>(['ENOENT', 'ENOTDIR'])

/** Files in a directory of this machine. */
export function fileStorage(directory: string): Storage {
  const pathOf = (key: string) => join(directory, checkedKey(key))
  return {
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && NOT_THERE.has(error.code)) return null
        throw error
      }
    },
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written beside and renamed, so that a reader never sees half a file.
      const draft = `${path}.${randomUUID()}`
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        // Half a file helps nobody, least of all a disk that is full.
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    async removeFolder(folder) {
      await rm(pathOf(folder), { recursive: true, force: true })
    },
  }
}
