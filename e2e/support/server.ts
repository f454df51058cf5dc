import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { findPostgres } from '../../scripts/lib/find-postgres.mjs'
import { ensureTestBuild, journeyServerEntry } from '../../scripts/lib/test-build.mjs'
import { node24 } from '../../scripts/lib/node24.mjs'
import { cache } from '../../scripts/lib/places.mjs'
import { startPostgres } from '../../scripts/lib/postgres-cluster.mjs'
import { runQuietly } from '../../scripts/lib/run.mjs'
import { startTethered } from '../../scripts/lib/tether.mjs'
import { port } from './sites.ts'

const READY_WITHIN_MS = 180_000

/**
 * Lays the demo once, on PostgreSQL where there is one, and starts a server for each worker. Each journey file gets a copy of that
 * world (support/demo-world.ts).
 */
export default async function startServers({ workers }: FullConfig) {
  if (!process.env['E2E_STARTS_SERVER']) return undefined
  await ensureTestBuild()
  const binaries = findPostgres()
  const postgres = binaries ? await startPostgres(binaries) : null
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-template-'))
  const template = [
    '--template',
    postgres?.createDatabase('demo_template') ?? path.join(folder, 'database.tar'),
    '--folder',
    path.join(folder, 'data'),
  ]
  const domains = (process.env['E2E_BASE_DOMAIN'] ?? '').split(',')
  const controls = (process.env['E2E_CONTROL_PORTS'] ?? '').split(',')
  await runQuietly(node24(), [journeyServerEntry, 'lay', ...template], {
    env: environmentOf(domains[0] ?? ''),
  })
  const late = ['--late', process.env['E2E_SCRIPTS_LATE'] ?? '0']
  const servers = domains.slice(0, workers).map((domain, at) =>
    startTethered(
      node24(),
      [journeyServerEntry, 'serve', ...template, '--control', controls[at] ?? '', ...late],
      {
        env: environmentOf(domain),
      },
    ),
  )

  async function stop() {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(cache, { recursive: true })
    writeFileSync(path.join(cache, 'e2e-server.log'), servers.map((server) => server.output()).join('\n'))
  }

  const giveUp = Date.now() + READY_WITHIN_MS
  for (const [at, server] of servers.entries()) {
    while (!(await listens(controls[at] ?? ''))) {
      if (!server.hasEnded() && Date.now() < giveUp) {
        await wait(50)
        continue
      }
      await stop()
      throw new Error(`A server of the journeys did not start:\n${server.output()}`)
    }
  }
  return stop
}

function environmentOf(domain: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: path.join(cache, 'node'),
    MODE: 'demo',
    PORT: port(domain),
    BASE_DOMAIN: domain,
    DATABASE_URL: '',
    // All journeys come from one address.
    RATE_LIMITS: 'false',
    WAKE: process.env['WAKE'] ?? 'on',
  }
}

async function listens(control: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${control}/`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok
  } catch {
    return false
  }
}
