import { existsSync, readFileSync } from 'node:fs'
import { seconds } from './stopwatch.mjs'
import { judged } from './test-report.mjs'

/**
 * What scripts/vitest-reporter.mjs wrote down.
 *
 * @typedef {object} VitestReport
 * @property {number} seed
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} errors outside of any test
 * @property {string[]} broken files that could not even be loaded
 * @property {string[]} silent files that were asked to run and never reported
 * @property {{ project: string, file: string }[]} bad files of which something failed, in whatever way
 * @property {import('./test-report.mjs').Failure[]} failures
 * @property {Record<string, { files: number, tests: number, ms: number }>} parts
 * @property {{ name: string, ms: number }[]} slowest
 * @property {number} dear how many tests took longer than a test should
 */

/** What decides which tests run, and how long. An address with its password is the reader's own, and not printed. */
const SETTINGS = ['TEST_DEPTH', 'TEST_EMBEDDED']

/**
 * @param {string} file
 * @param {{ exitCode: number, seed: number, projects: string[], env: NodeJS.ProcessEnv }} run
 * @returns {import('./test-report.mjs').Outcome}
 */
export function vitestOutcome(file, { exitCode, seed, projects, env }) {
  /** @type {VitestReport | undefined} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const counts = judged(report && countsOf(report), exitCode)
  const settings = [
    `TEST_SEED=${seed}`,
    ...SETTINGS.flatMap((name) => (env[name] ? [`${name}=${env[name]}`] : [])),
  ]
  const again = (/** @type {string[]} */ ...rest) => [...settings, 'npx vitest run', ...rest].join(' ')
  const bad = report?.bad ?? []
  return {
    name: 'unit and API tests',
    seed,
    counts,
    remarks: (report?.silent ?? []).map(
      (each) => `DID NOT REPORT: ${each}. Its process died, and its tests did not run.`,
    ),
    parts: report ? partsOf(report) : [],
    slowest: report?.slowest ?? [],
    failures: report?.failures ?? [],
    // An error outside of any file, or no report at all: only the whole can be done again.
    repeats:
      counts.failed > 0 && bad.length === 0
        ? [again(...projects.map((name) => `--project ${name}`))]
        : bad.map((each) => again(`--project ${each.project}`, each.file)),
  }
}

/**
 * A file that did not report has failed as a whole: its process died, and none of its tests ran.
 *
 * @param {VitestReport} report
 * @returns {import('./test-report.mjs').Counts}
 */
function countsOf({ passed, failed, skipped, errors, broken, silent }) {
  return { passed, failed: failed + errors + broken.length + silent.length, skipped }
}

/** @param {VitestReport} report */
function partsOf({ parts, dear }) {
  return [
    ...Object.entries(parts).map(
      ([name, { files, tests, ms }]) => `${name}: ${tests} tests in ${files} files, ${seconds(ms)} of work`,
    ),
    ...(dear > 0 ? [`${dear} tests take more than 2 s here`] : []),
  ]
}
