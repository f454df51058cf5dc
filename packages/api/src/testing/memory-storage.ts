import type { Storage } from '../providers/storage/port.ts'

/** Files in memory. */
export class MemoryStorage implements Storage {
  readonly files = new Map<string, Buffer>()
  writes = 0

  async read(key: string): Promise<Buffer | null> {
    return this.files.get(key) ?? null
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    this.writes += 1
    this.files.set(key, bytes)
  }

  async removeFolder(folder: string): Promise<void> {
    for (const key of this.files.keys()) if (key.startsWith(`${folder}/`)) this.files.delete(key)
  }
}
