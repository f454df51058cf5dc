import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { isServerFresh } from '../../scripts/lib/build.mjs'
import { findPostgres } from '../../scripts/lib/find-postgres.mjs'
import { node24 } from '../../scripts/lib/node24.mjs'
import { cache } from '../../scripts/lib/places.mjs'
import { startPostgres } from '../../scripts/lib/postgres-cluster.mjs'
import { serverEntry } from '../../scripts/lib/server.mjs'
import { startTethered } from '../../scripts/lib/tether.mjs'
import { port } from './sites.ts'

const READY_WITHIN_MS = 180_000

/** The built server, once for each worker, on PostgreSQL where there is one. */
export default async function startServers({ workers }: FullConfig) {
  if (!process.env['E2E_STARTS_SERVER']) return undefined
  const domains = (process.env['E2E_BASE_DOMAIN'] ?? '').split(',').slice(0, workers)
  const binaries = findPostgres()
  const postgres = binaries ? await startPostgres(binaries) : null
  // Reading the sources in takes longer than all else that a start does, and that once for each worker.
  const entry = isServerFresh() ? serverEntry : 'packages/api/src/main.ts'
  const servers = domains.map((domain, at) =>
    startServer(entry, domain, postgres?.createDatabase(`worker_${at}`) ?? ''),
  )

  async function stop() {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres?.stop()
    mkdirSync(cache, { recursive: true })
    writeFileSync(path.join(cache, 'e2e-server.log'), servers.map((server) => server.output()).join('\n'))
  }

  const giveUp = Date.now() + READY_WITHIN_MS
  for (const [at, domain] of domains.entries()) {
    while (!(await isReady(domain))) {
      if (!servers[at]?.hasEnded() && Date.now() < giveUp) {
        await wait(100)
        continue
      }
      await stop()
      throw new Error(`The server did not become ready:\n${servers[at]?.output()}`)
    }
  }
  return stop
}

/** With a data folder of its own that goes when it goes. */
function startServer(entry: string, domain: string, databaseUrl: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clubhouse-e2e-'))
  return startTethered(node24(), [entry], {
    env: {
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: port(domain),
      BASE_DOMAIN: domain,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // All journeys come from one address.
      RATE_LIMITS: 'false',
    },
    removeAfterwards: dataDir,
  })
}

async function isReady(domain: string) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port(domain)}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    })
    return answer.ok
  } catch {
    return false
  }
}
