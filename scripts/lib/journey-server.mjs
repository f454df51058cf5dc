import path from 'node:path'
import { isFresh, stamped } from './build-stamp.mjs'
import { node24 } from './node24.mjs'
import { bin, root } from './places.mjs'
import { runQuietly } from './run.mjs'

/** Of packages/api/vite.journeys.config.ts. */
export const journeyServerEntry = 'packages/api/build/journeys.js'

const product = {
  name: 'journeys',
  sources: [
    ...['api', 'domain', 'contract', 'demo', 'artwork'].map((name) => `packages/${name}`),
    'package-lock.json',
  ],
  outputs: [journeyServerEntry],
}

/** Builds the server that journeys run against, unless it is what its sources say. */
export async function ensureJourneyServer() {
  if (isFresh(product)) return
  await stamped(product, () =>
    runQuietly(node24(), [bin('vite'), 'build', '--config', 'vite.journeys.config.ts'], {
      cwd: path.join(root, 'packages/api'),
      env: { NODE_ENV: 'production' },
    }),
  )
}
