import { existsSync, readFileSync } from 'node:fs'
import { seconds } from './stopwatch.mjs'
import { inShort, judged, slowestOf } from './test-report.mjs'

/** A journey above this looks at several things: some of them may be had cheaper. */
const DEAR_MS = 8_000

/**
 * @typedef {object} Journey
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {Run[]} tests
 *
 * @typedef {{ projectName: string, status: string, results: Result[], annotations?: { type: string, description?: string }[] }} Run
 *
 * @typedef {{ duration: number, errors?: { message?: string, location?: { line: number } }[] }} Result
 *
 * @typedef {{ specs: Journey[], suites?: Journeys[] }} Journeys
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 * @typedef {Journeys & { stats: Stats, errors: { message?: string }[] }} PlaywrightReport
 */

/** Which journeys: what they are called, and the folder with their config. @typedef {{ name: string, folder: string }} Suite */

export const JOURNEYS = { name: 'journeys', folder: 'e2e' }
export const ENGINES = { name: 'engines', folder: 'e2e/engines' }

/**
 * @param {string} file
 * @param {{ exitCode: number, seed: number, env: NodeJS.ProcessEnv, suite?: Suite }} run
 * @returns {import('./test-report.mjs').Outcome}
 */
export function playwrightOutcome(file, { exitCode, seed, env, suite = JOURNEYS }) {
  /** @type {PlaywrightReport | undefined} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const counts = judged(report && countsOf(report), exitCode)
  const runs = report ? runsOf(report, suite.folder) : []
  const bad = runs.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const depth = env['TEST_DEPTH'] ? `TEST_DEPTH=${env['TEST_DEPTH']} ` : ''
  const again = `E2E_SEED=${seed} ${depth}npx playwright test --config ${suite.folder}/playwright.config.ts`
  return {
    name: suite.name,
    seed,
    counts,
    remarks: [...new Set(runs.flatMap(({ leftOut }) => leftOut))],
    parts: report ? partsOf(runs, suite.name) : [],
    slowest: slowestOf(runs).map(({ name, ms }) => ({ name, ms })),
    failures: [
      ...(report?.errors ?? []).map(({ message }) => ({
        name: 'Outside of any journey',
        says: inShort(message),
      })),
      ...bad.flatMap(({ name, errors }) =>
        errors.map(({ message, location }) => ({
          name,
          says: inShort(`${message ?? ''}\n${location ? `at line ${location.line}` : ''}`),
        })),
      ),
    ],
    repeats:
      counts.failed > 0 && bad.length === 0
        ? [again]
        : bad.map(({ place, project }) => `${again} ${place} --project ${project}`),
  }
}

/** Flaky is failed, and so is an error outside of any journey. @param {PlaywrightReport} report */
function countsOf({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** @param {PlaywrightReport} report @param {string} folder */
function runsOf(report, folder) {
  return journeysIn({ ...report, specs: [] }).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results, annotations = [] }) => ({
      name: `${projectName} ${file} › ${title}`,
      project: projectName,
      place: `${folder}/${file}:${line}`,
      leftOut: annotations.flatMap(({ type, description }) =>
        type === 'skip' && description ? [description] : [],
      ),
      site: file.split('/')[0] ?? file,
      status,
      errors: results.flatMap((result) => result.errors ?? []),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
}

/** @param {Journeys} suite @returns {Journey[]} */
function journeysIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(journeysIn)]
}

/** By site, and how many are dear. @param {ReturnType<typeof runsOf>} runs @param {string} name */
function partsOf(runs, name) {
  const sites = [...new Set(runs.map(({ site }) => site))].toSorted()
  const dear = runs.filter(({ ms }) => ms > DEAR_MS).length
  return [
    ...sites.map((site) => {
      const own = runs.filter((each) => each.site === site)
      return `${name}/${site}: ${own.length} runs, ${seconds(msOf(own))} of work`
    }),
    `${runs.length} journeys in all, ${seconds(msOf(runs) / Math.max(1, runs.length))} each`,
    ...(dear > 0 ? [`${dear} journeys take more than 8 s here`] : []),
  ]
}

const msOf = (/** @type {{ ms: number }[]} */ all) => all.reduce((sum, { ms }) => sum + ms, 0)
