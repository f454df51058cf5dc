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
 * What scripts/vitest-reporter.mjs wrote down.
 *
 * @typedef {object} VitestReport
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} errors outside of any test
 * @property {string[]} broken files that could not even be loaded
 * @property {string[]} silent files that were asked to run and never reported
 * @property {Record<string, { files: number, tests: number, ms: number }>} parts
 * @property {{ name: string, ms: number }[]} slow
 */

/**
 * A file that did not report has failed as a whole: its process died, and none of its tests ran.
 *
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readVitest(file) {
  if (!existsSync(file)) return undefined
  /** @type {VitestReport} */
  const { passed, failed, skipped, errors, broken, silent } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed, failed: failed + errors + broken.length + silent.length, skipped }
}

const SLOWEST = 10

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * What a reader should know of a run besides its counts: who kept silent, the time of each part, and what is slow.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function remarksOnVitest(file) {
  if (!existsSync(file)) return []
  /** @type {VitestReport} */
  const { silent, parts, slow } = JSON.parse(readFileSync(file, 'utf8'))
  return [
    ...silent.map((each) => `DID NOT REPORT: ${each}. Its process died, and its tests did not run.`),
    ...Object.entries(parts).map(
      ([name, { files, tests, ms }]) => `  ${name}: ${tests} tests in ${files} files, ${seconds(ms)} of work`,
    ),
    ...(slow.length > 0 ? [`  ${slow.length} tests take more than 2 s here; the slowest:`] : []),
    ...slow.slice(0, SLOWEST).map(({ name, ms }) => `    ${seconds(ms)} ${name}`),
  ]
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

/**
 * Where the journeys' time goes: by site, and which are dear.
 *
 * @typedef {{ title: string, file: string, tests: { projectName: string, results: { duration: number }[] }[] }} Journey
 * @typedef {{ specs: Journey[], suites?: Journeys[] }} Journeys
 *
 * @param {string} file
 * @returns {string[]}
 */
export function remarksOnPlaywright(file) {
  if (!existsSync(file)) return []
  /** @type {Journeys} */
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const runs = journeysIn({ ...report, specs: [] }).flatMap(({ title, file: spec, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${projectName} ${spec} › ${title}`,
      site: spec.split('/')[0] ?? spec,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  const sites = [...new Set(runs.map(({ site }) => site))]
  const slow = runs.filter(({ ms }) => ms > DEAR_MS).toSorted((one, other) => other.ms - one.ms)
  return [
    ...sites.map((site) => {
      const own = runs.filter((each) => each.site === site)
      return `  journeys/${site}: ${own.length} runs, ${seconds(msOf(own))} of work`
    }),
    `  ${runs.length} runs in all, ${seconds(msOf(runs) / Math.max(1, runs.length))} each`,
    ...(slow.length > 0 ? [`  ${slow.length} journeys take more than 8 s here; the slowest:`] : []),
    ...slow.slice(0, SLOWEST).map(({ name, ms }) => `    ${seconds(ms)} ${name}`),
  ]
}

/** A journey above this looks at several things: some of them may be had cheaper. */
const DEAR_MS = 8_000

const msOf = (/** @type {{ ms: number }[]} */ all) => all.reduce((sum, { ms }) => sum + ms, 0)

/** @param {Journeys} suite @returns {Journey[]} */
function journeysIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(journeysIn)]
}

/** @param {Counts[]} all */
export function closingLine(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
