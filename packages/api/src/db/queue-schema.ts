import { PLATFORM_ROLE } from './database.ts'

/** The queue of pg-boss has a schema of its own, in which only the platform's role has rights. */
export const QUEUE_SCHEMA = 'queue'

/** What the installed pg-boss expects; a test holds the two together. Said here so that a start need not load it. */
export const QUEUE_VERSION = 43

/** Asked as the platform: to any other role the schema does not exist. */
const HAS_QUEUE = `select to_regclass('${QUEUE_SCHEMA}.version') is not null as "hasQueue"`
const VERSION = `select version from ${QUEUE_SCHEMA}.version`

export type RunSql = (text: string) => Promise<{ rows: unknown[] }>

/** Whether the queue's tables are older than this code, or not there. */
export async function isQueueBehind(run: RunSql): Promise<boolean> {
  const version = await installedVersion(run)
  return version === null || version < QUEUE_VERSION
}

/** Makes the queue's tables, or brings them up to date, with the owner's rights; the app's own role may not. */
export async function migrateQueue(run: RunSql): Promise<void> {
  const version = await installedVersion(run)
  if (version !== null && version >= QUEUE_VERSION) return
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss')
  const plans =
    version === null ? getConstructionPlans(QUEUE_SCHEMA) : getMigrationPlans(QUEUE_SCHEMA, version)
  // The rights come in the transaction that the plans bring: tables that nobody may read would stop every start.
  await run(plans.replace(/COMMIT;\s*$/, `${GRANTS.join(';\n')};\nCOMMIT;`))
}

async function installedVersion(run: RunSql): Promise<number | null> {
  const [found] = (await run(HAS_QUEUE)).rows as { hasQueue: boolean }[]
  if (!found?.hasQueue) return null
  const [row] = (await run(VERSION)).rows as { version: number }[]
  return row?.version ?? null
}

const GRANTS = [
  `REVOKE ALL ON SCHEMA ${QUEUE_SCHEMA} FROM PUBLIC`,
  `REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ${QUEUE_SCHEMA} FROM PUBLIC`,
  `GRANT USAGE ON SCHEMA ${QUEUE_SCHEMA} TO ${PLATFORM_ROLE}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${QUEUE_SCHEMA} TO ${PLATFORM_ROLE}`,
  `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${QUEUE_SCHEMA} TO ${PLATFORM_ROLE}`,
  `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${QUEUE_SCHEMA} TO ${PLATFORM_ROLE}`,
]
