import { defineConfig } from '@playwright/test'
import { seedFrom } from '../../scripts/lib/seed.mjs'
import { chooseServers, workers } from '../own-servers.ts'
import type { EngineName } from './engine-test.ts'

await chooseServers()
process.env['E2E_SEED'] = String(seedFrom('E2E_SEED'))

const isDeep = process.env['TEST_DEPTH'] === 'deep'

const inEngine = (engineName: EngineName) => ({ name: engineName, use: { engineName } })

/** What makes money and trust, in the engines of Safari and Firefox; and what stands in the window, in Chromium too. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../support/server.ts',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: process.env['E2E_STARTS_SERVER'] ? workers : 1,
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { intervals: [50, 100, 200, 400] } },
  reporter: [['../support/shuffle.ts'], ['list'], ['json', { outputFile: '../../.cache/engines.json' }]],
  ...(!isDeep && { grepInvert: /@deep/ }),
  projects: [
    inEngine('webkit'),
    inEngine('firefox'),
    { ...inEngine('chromium'), testMatch: 'in-the-window/*.spec.ts' },
  ],
})
