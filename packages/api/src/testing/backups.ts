import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { TestDatabase } from './test-database.ts'

/** A folder for the backups of each test, and the databases that it opens: gone afterwards. Called once by each file of such tests. */
export function openBackups() {
  let folder = ''
  const opened: TestDatabase[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clubhouse-backup-'))
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder: () => folder,
    named: (name: string) => join(folder, name),
    opens: async (opening: Promise<TestDatabase>): Promise<TestDatabase> => {
      const database = await opening
      opened.push(database)
      return database
    },
  }
}
