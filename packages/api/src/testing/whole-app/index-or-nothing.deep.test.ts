import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { findings } from '../growth/findings.ts'
import { type GrownWorld, openGrownWorld } from '../growth/grown-world.ts'
import { testDatabaseKind } from '../test-database.ts'

/** What is asked about a whole table is read from the whole table: how many there are in all clubs together. */
const COUNTS_ALL: Record<string, readonly string[]> = {
  listPlatformUsers: ['users'],
  listPlatformJobs: ['job_runs'],
  listPlatformMails: ['outbox'],
  listPlatformWebhooks: ['webhook_events', 'hook_deliveries'],
}

/** Every read of the route table, on tables that are full: of a club only its own rows are read, and of a person only theirs. */
describe.skipIf(testDatabaseKind() === 'embedded')('every read of tables that have grown', () => {
  let world: GrownWorld
  beforeAll(async () => {
    world = await openGrownWorld(runs(4000, 20_000))
  })
  afterAll(() => world?.close())

  test.each(['guest', 'guardian', 'owner', 'key', 'body', 'superuser'])('by %s', async (name) => {
    const { app, ids, kinds } = world
    const kind = kinds.find((each) => each.name === name)
    const found: Record<string, string[]> = {}
    for (const { endpoint } of app.parts.endpoints.all) {
      if (endpoint.method !== 'GET') continue
      const url = `/api${endpoint.hasVersion ? '/v2' : ''}${ids.addressOf(endpoint.path, 'ours')}`
      const but = COUNTS_ALL[endpoint.name] ?? []
      found[endpoint.name] = await findings(
        async () => {
          const { statusCode, body } = await app.server.inject({ url, headers: kind?.headers ?? {} })
          if (statusCode >= 500) throw new Error(`${endpoint.name}: ${body}`)
        },
        { most: Number.POSITIVE_INFINITY, but },
      )
    }
    expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
  })
})
