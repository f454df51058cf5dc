import { rmSync } from 'node:fs'
import path from 'node:path'
import { node24 } from './node24.mjs'
import { bin, cache } from './places.mjs'
import { handOver } from './run.mjs'
import { judged, readPlaywright, readVitest } from './test-report.mjs'

/** Unit and API tests; all projects unless some are named. @param {string[]} [projects] */
export function runVitest(projects = []) {
  const chosen = projects.flatMap((name) => ['--project', name])
  return run([bin('vitest'), 'run', ...chosen], path.join(cache, 'vitest.json'), readVitest)
}

/** The journeys, in a browser, against the built server. */
export function runPlaywright() {
  const args = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests']
  return run(args, path.join(cache, 'playwright.json'), readPlaywright)
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
