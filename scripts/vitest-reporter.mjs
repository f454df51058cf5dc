import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cache, root } from './lib/places.mjs'
import { inShort, slowestOf } from './lib/test-report.mjs'

/** Slower ones are counted at the end of a run: each should know why it is. */
const DEAR_MS = 2_000

/** Where npm test and npm run check read what became of a run. */
export const VITEST_REPORT = path.join(cache, 'vitest.json')

/** Writes down what became of a run. */
export default class RunReporter {
  /** @type {readonly import('vitest/node').TestSpecification[]} */
  #asked = []
  #seed = 0

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#seed = vitest.config.sequence.seed
    console.log(`The order of the files is that of TEST_SEED=${this.#seed}.`)
  }

  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    this.#asked = specifications
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(modules, errors) {
    mkdirSync(cache, { recursive: true })
    const report = { seed: this.#seed, ...reportOn(this.#asked, modules, errors) }
    writeFileSync(VITEST_REPORT, JSON.stringify(report, null, 2))
  }
}

/**
 * What was asked to run, what reported, and how long each project took. A file whose process died is among what was asked
 * and not among what reported; its tests would otherwise be missed by nobody.
 *
 * @param {readonly import('vitest/node').TestSpecification[]} asked
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly unknown[]} errors outside of any test
 * @returns {Omit<import('./lib/vitest-report.mjs').VitestReport, 'seed'>}
 */
export function reportOn(asked, modules, errors) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  /** @type {Record<string, { files: number, tests: number, ms: number }>} */
  const parts = {}
  /** @type {{ name: string, ms: number }[]} */
  const timed = []
  /** @type {string[]} */
  const broken = []
  const failures = errors.map((error) => ({ name: 'Outside of any test', says: inShort(saidBy(error)) }))
  const silent = new Map(asked.map((file) => [nameOf(file), file]))
  /** @type {{ project: { name: string }, moduleId: string }[]} */
  const bad = []
  for (const file of modules) {
    const tests = [...file.children.allTests()]
    const { duration, collectDuration } = file.diagnostic()
    const part = (parts[file.project.name] ??= { files: 0, tests: 0, ms: 0 })
    part.files += 1
    part.tests += tests.length
    part.ms += duration + collectDuration
    for (const test of tests) {
      const { state } = test.result()
      // A test that was begun and never ended has not passed.
      counts[state === 'pending' ? 'failed' : state] += 1
      for (const error of test.result().errors ?? []) {
        failures.push({ name: `${nameOf(file)} › ${test.fullName}`, says: inShort(saidBy(error)) })
      }
      timed.push({ name: `${nameOf(file)} › ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 })
    }
    const state = file.state()
    if (state === 'passed' || state === 'failed' || state === 'skipped') silent.delete(nameOf(file))
    const hasFailure = tests.some((test) => test.result().state === 'failed')
    if (state === 'failed' && !hasFailure) {
      broken.push(pathOf(file))
      for (const error of file.errors()) failures.push({ name: nameOf(file), says: inShort(saidBy(error)) })
    }
    if (state === 'failed') bad.push(file)
  }
  return {
    ...counts,
    errors: errors.length,
    broken,
    silent: [...silent.keys()],
    failures,
    parts,
    bad: [...bad, ...silent.values()].map((file) => ({ project: file.project.name, file: pathOf(file) })),
    dear: timed.filter(({ ms }) => ms > DEAR_MS).length,
    slowest: slowestOf(timed),
  }
}

/**
 * The message, what was expected and found, and where.
 *
 * @param {unknown} error
 */
function saidBy(error) {
  const { message, diff, stacks } = /** @type {Partial<import('vitest').TestError>} */ (error ?? {})
  const place = stacks?.[0]
  const at = place ? `at ${path.relative(root, place.file)}:${place.line}` : ''
  return [message ?? String(error), at, diff ?? ''].join('\n')
}

/** @param {{ moduleId: string }} file */
const pathOf = ({ moduleId }) => path.relative(root, moduleId)

/** @param {{ project: { name: string }, moduleId: string }} file */
const nameOf = (file) => `${file.project.name} ${pathOf(file)}`
