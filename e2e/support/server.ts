import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { node24 } from '../../scripts/lib/node24.mjs'
import { cache } from '../../scripts/lib/places.mjs'
import { startTethered } from '../../scripts/lib/tether.mjs'
import { baseDomain, port } from './sites.ts'

const READY_WITHIN_MS = 180_000

/** The built server, once for all journeys, with a data folder of its own that goes when it goes. */
export default async function startServer() {
  if (!process.env['E2E_STARTS_SERVER']) return undefined
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clubhouse-e2e-'))
  const server = startTethered(node24(), ['packages/api/src/main.ts'], {
    env: {
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: port(),
      BASE_DOMAIN: baseDomain(),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      // All journeys come from one address.
      RATE_LIMITS: 'false',
    },
    removeAfterwards: dataDir,
  })

  const giveUp = Date.now() + READY_WITHIN_MS
  while (!(await isReady())) {
    if (!server.hasEnded() && Date.now() < giveUp) {
      await wait(100)
      continue
    }
    await server.stop()
    throw new Error(`The server did not become ready:\n${server.output()}`)
  }

  return async () => {
    await server.stop()
    mkdirSync(cache, { recursive: true })
    writeFileSync(path.join(cache, 'e2e-server.log'), server.output())
  }
}

async function isReady() {
  try {
    const answer = await fetch(`http://127.0.0.1:${port()}/readyz`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok
  } catch {
    return false
  }
}
