import { rmSync } from 'node:fs'
import path from 'node:path'
import { node24 } from './node24.mjs'
import { bin, cache } from './places.mjs'
import { handOver } from './run.mjs'
import { VITEST_REPORT } from '../vitest-reporter.mjs'
import { judged, readPlaywright, readVitest, remarksOnPlaywright, remarksOnVitest } from './test-report.mjs'

/** Unit and API tests; all projects unless some are named. @param {string[]} [projects] */
export async function runVitest(projects = []) {
  const chosen = projects.flatMap((name) => ['--project', name])
  const counts = await run([bin('vitest'), 'run', ...chosen], VITEST_REPORT, readVitest)
  return { counts, remarks: remarksOnVitest(VITEST_REPORT) }
}

/** The journeys, in a browser, against the built server. */
export async function runPlaywright() {
  const args = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests']
  const report = path.join(cache, 'playwright.json')
  const counts = await run(args, report, readPlaywright)
  return { counts, remarks: remarksOnPlaywright(report) }
}

/**
 * @param {string[]} args
 * @param {string} report
 * @param {(file: string) => import('./test-report.mjs').Counts | undefined} read
 */
async function run(args, report, read) {
  rmSync(report, { force: true })
  const code = await handOver(node24(), args)
  return judged(read(report), code)
}
