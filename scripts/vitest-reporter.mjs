import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cache, root } from './lib/places.mjs'

/** Slower ones are named at the end of a run: each should know why it is. */
const SLOW_MS = 2_000

/** Where npm test and npm run check read what became of a run. */
export const VITEST_REPORT = path.join(cache, 'vitest.json')

/** Writes down what became of a run. */
export default class RunReporter {
  /** @type {readonly import('vitest/node').TestSpecification[]} */
  #asked = []

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
    writeFileSync(VITEST_REPORT, JSON.stringify(reportOn(this.#asked, modules, errors), null, 2))
  }
}

/**
 * What was asked to run, what reported, and how long each project took. A file whose process died is among what was asked
 * and not among what reported; its tests would otherwise be missed by nobody.
 *
 * @param {readonly import('vitest/node').TestSpecification[]} asked
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly unknown[]} errors outside of any test
 * @returns {import('./lib/test-report.mjs').VitestReport}
 */
export function reportOn(asked, modules, errors) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  /** @type {Record<string, { files: number, tests: number, ms: number }>} */
  const parts = {}
  /** @type {{ name: string, ms: number }[]} */
  const slow = []
  /** @type {string[]} */
  const broken = []
  const silent = new Set(asked.map(nameOf))
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
      const ms = test.diagnostic()?.duration ?? 0
      if (ms > SLOW_MS) slow.push({ name: `${nameOf(file)} › ${test.fullName}`, ms })
    }
    const state = file.state()
    if (state === 'passed' || state === 'failed' || state === 'skipped') silent.delete(nameOf(file))
    const hasFailure = tests.some((test) => test.result().state === 'failed')
    if (state === 'failed' && !hasFailure) broken.push(path.relative(root, file.moduleId))
  }
  slow.sort((one, other) => other.ms - one.ms)
  return { ...counts, errors: errors.length, broken, silent: [...silent], parts, slow }
}

/** @param {{ project: { name: string }, moduleId: string }} file */
const nameOf = ({ project, moduleId }) => `${project.name} ${path.relative(root, moduleId)}`
