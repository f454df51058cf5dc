import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/lib/find-browser.mjs'
import { seedFrom } from '../scripts/lib/seed.mjs'
import { chooseServers, workers } from './own-servers.ts'

await chooseServers()

// Files run in an order of this seed (support/shuffle.ts); set it to repeat a run.
process.env['E2E_SEED'] = String(seedFrom('E2E_SEED'))

const isDeep = process.env['TEST_DEPTH'] === 'deep'
/** What is ours alone (the kit, the desk) or takes long is looked at in deep runs. */
const isLeftOut = isDeep ? /$^/ : /@deep/
/** Long ways through the same screens go at a phone's width, and in deep runs at a desk's too. */
const isForPhones = isDeep ? /@phone(?!-first)/ : /@phone/

const browser = await findBrowser({ mayInstall: false })

export default defineConfig({
  testDir: '.',
  // npm run pictures takes the README's pictures and tests nothing.
  testMatch: process.env['E2E_PICTURES'] ? 'pictures.ts' : '**/*.spec.ts',
  // Made in other engines, by a config of their own.
  testIgnore: 'engines/**',
  outputDir: '../test-results',
  // What a screen reader is given, kept as text (support/screen-reader/heard.ts).
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  globalSetup: './support/server.ts',
  forbidOnly: Boolean(process.env['CI']),
  // A test that only passes the second time has found something.
  retries: 0,
  workers: process.env['E2E_STARTS_SERVER'] ? workers : 1,
  // For a machine that is twenty times slower than ours, or one on which every script comes late: only what fails waits so long. What
  // must be quick is measured in the bench, not by these.
  timeout: 300_000,
  // Asking again costs little; by itself Playwright asks once a second in the end.
  expect: { timeout: 60_000, toPass: { intervals: [50, 100, 200, 400] } },
  reporter: [['./support/shuffle.ts'], ['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    // Recording more than doubles the time: set E2E_TRACE for the journey that you want to look into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      env: { ...environment(), ...browser.env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
        // A page of a journey lives for seconds: what is made of its scripts for later costs a tenth of the browser’s time.
        '--js-flags=--no-opt --no-maglev --always-sparkplug',
      ],
    },
  },
  // What a width can change runs at both; everything else at one.
  projects: [
    {
      name: 'phone',
      grep: /@phone|@both/,
      grepInvert: isLeftOut,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grepInvert: [isForPhones, isLeftOut],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
