import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { auditEvents } from './tables.ts'

const COMMAND = fileURLToPath(new URL('../../../../../scripts/db.mjs', import.meta.url))

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

/** The very command, as `npm run audit:prove` begins it. */
function prove(): { output: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, 'prove-audit'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url ?? '', MODE: 'demo', NODE_ENV: 'production' },
  })
  return { output: `${stdout}${stderr}`, code: status }
}

// The embedded database is in this process, and no other may open it meanwhile.
test.runIf(testDatabaseKind() === 'postgres')(
  'npm run audit:prove holds a whole chain, and names the first link that whoever owns the database changed',
  async () => {
    const [club] = await database.asOwner<{ id: string }>('select id from clubs order by slug limit 1')
    const clubId = club?.id ?? ''
    await database.asOwner('truncate audit_events, audit_links')
    for (const kind of ['step-1', 'step-2', 'step-3', 'step-4'])
      await database.db.withPlatform((tx) =>
        tx
          .insert(auditEvents)
          .values({ id: crypto.randomUUID(), clubId, at: new Date(), kind, site: 'backoffice' }),
      )
    const whole = prove()
    expect(whole.output).toContain('The audit log holds.')
    expect(whole.output).toContain(`${clubId}:4:`)
    expect(whole.code).toBe(0)
    await database.asOwner(
      `update audit_events set kind = 'nothing' where id in (select event_id from audit_links where number in (2, 3))`,
    )
    const changed = prove()
    expect(changed.output).toContain(`${clubId}: link 2: its event was changed`)
    expect(changed.output).not.toContain('link 3')
    expect(changed.code).toBe(1)
  },
  300_000,
)
