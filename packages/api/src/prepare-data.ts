import { ConfigError } from './kernel/environment.ts'
import type { Database } from './kernel/db/database.ts'
import type { Demo } from './dev/demo.ts'

/** Before anything is read: the tables are as this version knows them, and the demo has its world. */
export async function prepareData(db: Database, demo: Demo | null): Promise<void> {
  if (demo) {
    await db.migrate()
    await db.checkRoles()
    if ((await countClubs(db)) === 0) await demo.lay()
    else await demo.register()
  } else {
    await refuseUnmigrated(db)
    await db.checkRoles()
  }
}

/** Live data is migrated on purpose, by an operator who has a backup. */
async function refuseUnmigrated(db: Database): Promise<void> {
  const pending = await db.pendingMigrations().catch(async (error: unknown) => {
    // A login that has lost its role may read nothing: that it has says more than what it may not read.
    await db.checkRoles()
    throw error
  })
  if (pending === 0) return
  await db.close()
  throw new ConfigError(`The database lacks ${pending} migrations. Run npm run db:migrate first.`)
}

async function countClubs(db: Database): Promise<number> {
  const [row] = await db.read<{ count: number }>(
    { name: 'count_clubs', text: 'select count(*)::int as count from clubs' },
    [],
  )
  return row?.count ?? 0
}
