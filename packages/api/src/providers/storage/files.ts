import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './port.ts'

const SAFE_KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/** Files in a directory of this machine. */
export function fileStorage(directory: string): Storage {
  const pathOf = (key: string) => {
    // Keys come from our own code, and still: nothing may climb out of the directory.
    if (!SAFE_KEY.test(key) || key.includes('..')) throw new Error('not a storage key')
    return join(directory, key)
  }
  return {
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written beside and renamed, so that a reader never sees half a file.
      const draft = `${path}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
  }
}
