import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** How long the reply of a provider to a trial of its settings is kept. */
const KEEP_TRIAL = '1 day'

/** Deletes requests and replies that can no longer be used, and what providers said in trials. */
export async function sweepSingleSignOn(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from saml_requests where expires_at < ${now}`)
  await tx.execute(sql`delete from saml_seen where expires_at < ${now}`)
  for (const table of ['sso_tests', 'body_sso_tests'])
    await tx.execute(sql`update ${sql.identifier(table)} set said = null
      where said is not null and tested_at < ${now}::timestamptz - ${KEEP_TRIAL}::interval`)
}
