import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/places.mjs'
import { reportOn } from './vitest-reporter.mjs'

const project = { name: 'api' }
const spec = (/** @type {string} */ file) => ({ project, moduleId: path.join(root, file) })

/** @param {string} file @param {string} state @param {{ state: string, ms?: number }[]} tests */
const module = (file, state, tests) => ({
  ...spec(file),
  state: () => state,
  diagnostic: () => ({ duration: 100, collectDuration: 20 }),
  errors: () => [{ message: 'It cannot be read.' }],
  children: {
    allTests: () =>
      tests.map(({ state: became, ms = 5 }) => ({
        fullName: 'a test',
        result: () => ({ state: became }),
        diagnostic: () => ({ duration: ms }),
      })),
  },
})

test('a file that was asked to run and never ended is named, whether it had begun or not', () => {
  const asked = ['good', 'never-begun', 'died'].map((name) => spec(`${name}.test.ts`))
  const modules = [
    module('good.test.ts', 'passed', [
      { state: 'passed' },
      { state: 'skipped' },
      { state: 'passed', ms: 2400 },
    ]),
    module('died.test.ts', 'pending', [{ state: 'passed' }, { state: 'pending' }]),
  ]
  expect(reportOn(/** @type {never} */ (asked), /** @type {never} */ (modules), [])).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    errors: 0,
    broken: [],
    silent: ['api never-begun.test.ts', 'api died.test.ts'],
    failures: [],
    parts: { api: { files: 2, tests: 5, ms: 240 } },
    bad: [
      { project: 'api', file: 'never-begun.test.ts' },
      { project: 'api', file: 'died.test.ts' },
    ],
    dear: 1,
    slowest: [2400, 5, 5, 5, 5].map((ms) => ({ name: expect.any(String), ms })),
  })
})

test('a file that cannot be loaded has no tests and is broken', () => {
  const report = reportOn(
    /** @type {never} */ ([spec('a.test.ts')]),
    /** @type {never} */ ([module('a.test.ts', 'failed', [])]),
    [],
  )
  expect(report).toMatchObject({
    broken: ['a.test.ts'],
    silent: [],
    failures: [{ name: 'api a.test.ts', says: 'It cannot be read.' }],
    bad: [{ project: 'api', file: 'a.test.ts' }],
  })
})

test('what a test said when it failed is kept in a few plain lines, with its place', () => {
  const file = module('a.test.ts', 'failed', [{ state: 'failed' }])
  const error = {
    message: '\u001b[31mexpected 1 to be 2\u001b[39m',
    diff: '- 2\n+ 1',
    stacks: [{ file: path.join(root, 'a.test.ts'), line: 7 }],
  }
  const tests = [
    {
      fullName: 'adds up',
      result: () => ({ state: 'failed', errors: [error] }),
      diagnostic: () => ({ duration: 1 }),
    },
  ]
  const report = reportOn(
    /** @type {never} */ ([spec('a.test.ts')]),
    /** @type {never} */ ([{ ...file, children: { allTests: () => tests } }]),
    [],
  )
  expect(report.failures).toEqual([
    { name: 'api a.test.ts › adds up', says: 'expected 1 to be 2\nat a.test.ts:7\n- 2\n+ 1' },
  ])
})
