import { expect, test } from 'vitest'
import { openDatabase } from './adapters.ts'
import { readConfig } from './kernel/config.ts'
import { COMMAND_TIMEOUTS } from './kernel/db/database.ts'
import { openTestDatabase, testDatabaseKind } from '#testing/test-database.ts'

const LIMIT = { name: 'limit_of_a_statement', text: `select current_setting('statement_timeout') as limit` }

test.skipIf(testDatabaseKind() === 'embedded')(
  'a request waits three seconds for a statement, and whoever typed a command ten minutes',
  async () => {
    const world = await openTestDatabase()
    const config = readConfig({ DATABASE_URL: world.url ?? '' })
    for (const [limit, budgets] of [
      ['3s', undefined],
      ['10min', COMMAND_TIMEOUTS],
    ] as const) {
      const db = await openDatabase(config, () => undefined, budgets)
      expect([await db.read(LIMIT, []), await db.readPlatform(LIMIT, [])]).toEqual([[{ limit }], [{ limit }]])
      await db.close()
    }
    await world.drop()
  },
)
