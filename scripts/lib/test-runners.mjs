import { rmSync } from 'node:fs'
import path from 'node:path'
import { node24 } from './node24.mjs'
import { bin, cache } from './places.mjs'
import { ENGINES, JOURNEYS, playwrightOutcome } from './playwright-report.mjs'
import { handOver } from './run.mjs'
import { seedFrom } from './seed.mjs'
import { vitestOutcome } from './vitest-report.mjs'
import { VITEST_REPORT } from '../vitest-reporter.mjs'

/** Unit and API tests; all projects unless some are named. @param {string[]} [projects] */
export async function runVitest(projects = []) {
  rmSync(VITEST_REPORT, { force: true })
  const seed = seedFrom('TEST_SEED')
  const chosen = projects.flatMap((name) => ['--project', name])
  const env = { TEST_SEED: String(seed) }
  const exitCode = await handOver(node24(), [bin('vitest'), 'run', ...chosen], { env })
  return vitestOutcome(VITEST_REPORT, { exitCode, seed, projects, env: process.env })
}

/** The journeys, in a browser, against the built server; or those that are made in other engines. */
export async function runPlaywright(suite = JOURNEYS) {
  const report = path.join(cache, suite === ENGINES ? 'engines.json' : 'playwright.json')
  rmSync(report, { force: true })
  const seed = seedFrom('E2E_SEED')
  const config = `${suite.folder}/playwright.config.ts`
  const args = [bin('playwright'), 'test', '--config', config, '--pass-with-no-tests']
  const exitCode = await handOver(node24(), args, { env: { E2E_SEED: String(seed) } })
  return playwrightOutcome(report, { exitCode, seed, env: process.env, suite })
}
