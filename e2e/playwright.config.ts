import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/lib/find-browser.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'

// Chosen once, here, and inherited by every worker. Set E2E_BASE_DOMAIN to test a server that runs already.
if (!process.env['E2E_BASE_DOMAIN']) {
  process.env['E2E_BASE_DOMAIN'] = `localhost:${await freePort()}`
  process.env['E2E_STARTS_SERVER'] = 'yes'
}

// These turn the demo's clock or colours, which all the others see: they come last, one at a time.
const ALONE = '**/*.alone.spec.ts'

const browser = await findBrowser({ mayInstall: false })

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/server.ts',
  forbidOnly: Boolean(process.env['CI']),
  // A test that only passes the second time has found something.
  retries: 0,
  workers: Math.min(4, availableParallelism()),
  // For a machine that is five times slower than ours. What must be quick is measured by itself, not by these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
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
      ],
    },
  },
  // A test runs on both unless its tag says for which it is.
  projects: [
    {
      name: 'phone',
      testIgnore: ALONE,
      grepInvert: /@desktop/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: ALONE,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'alone',
      testMatch: ALONE,
      dependencies: ['phone', 'desktop'],
      workers: 1,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
