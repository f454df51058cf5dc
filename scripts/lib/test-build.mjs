import path from 'node:path'
import { isFresh, stamped } from './build-stamp.mjs'
import { node24 } from './node24.mjs'
import { bin, root } from './places.mjs'
import { withProgress } from './progress.mjs'
import { runQuietly } from './run.mjs'

const OUTPUT = 'packages/api/build'
/** Of packages/api/vite.testing.config.ts. */
const NAMES = ['journeys', 'clock-process', 'draw-process', 'job-process', 'order-process']
const [journeys = '', ...processes] = NAMES.map((name) => `${OUTPUT}/tests-${name}.js`)

export const journeyServerEntry = journeys

const product = {
  name: 'for-tests',
  sources: [
    ...['api', 'domain', 'contract', 'demo', 'artwork'].map((name) => `packages/${name}`),
    'package-lock.json',
  ],
  outputs: [journeys, ...processes],
}

/** Builds the processes that journeys and API tests start, unless they are what their sources say. */
export async function ensureTestBuild() {
  if (isFresh(product)) return
  await withProgress('Building the processes of tests', () =>
    stamped(product, () =>
      runQuietly(node24(), [bin('vite'), 'build', '--config', 'vite.testing.config.ts'], {
        cwd: path.join(root, 'packages/api'),
        env: { NODE_ENV: 'production' },
      }),
    ),
  )
}

/** What is before the names of the processes, where they are built and what their sources say. */
export const builtProcesses = () => (isFresh(product) ? path.join(root, OUTPUT, 'tests-') : null)
