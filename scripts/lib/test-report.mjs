import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * A runner that ended badly has failed, whatever its report says: it may have found no test, lost a worker
 * or never come to write one.
 *
 * @param {Counts | undefined} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judged(counts, exitCode) {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 }
  return exitCode !== 0 || !counts ? { ...known, failed: Math.max(1, known.failed) } : known
}

/**
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readVitest(file) {
  if (!existsSync(file)) return undefined
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
   *   testResults: { status: string, assertionResults: unknown[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // A file that cannot even be loaded has no tests to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readPlaywright(file) {
  if (!existsSync(file)) return undefined
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** @param {Counts[]} all */
export function closingLine(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
