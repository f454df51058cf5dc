import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { vitestOutcome } from './vitest-report.mjs'

/** @param {unknown} report */
function written(report) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const report = {
  seed: 7,
  passed: 7,
  failed: 0,
  skipped: 3,
  errors: 0,
  broken: [],
  silent: [],
  bad: [],
  dear: 1,
  parts: { unit: { files: 1, tests: 11, ms: 1500 } },
  slowest: [{ name: 'unit a.test.ts › sleeps', ms: 2500 }],
}
const run = { exitCode: 0, seed: 7, projects: ['unit', 'web'], env: {} }

test.each([
  { why: 'a file that could not be loaded', changed: { broken: ['a.test.ts'] }, failed: 2 },
  { why: 'a file that never reported', changed: { silent: ['api a.test.ts', 'api b.test.ts'] }, failed: 3 },
  { why: 'an error outside of any test', changed: { errors: 1 }, failed: 2 },
  { why: 'nothing else', changed: {}, failed: 1 },
])('$why counts as a failure', ({ changed, failed }) => {
  const file = written({ ...report, failed: 1, ...changed })
  expect(vitestOutcome(file, run).counts).toEqual({ passed: 7, failed, skipped: 3 })
})

test('a good run has its times, and nothing to repeat', () => {
  expect(vitestOutcome(written(report), run)).toEqual({
    name: 'unit and API tests',
    seed: 7,
    counts: { passed: 7, failed: 0, skipped: 3 },
    remarks: [],
    parts: ['unit: 11 tests in 1 files, 1.5 s of work', '1 tests take more than 2 s here'],
    slowest: [{ name: 'unit a.test.ts › sleeps', ms: 2500 }],
    failures: [],
    repeats: [],
  })
})

test('who kept silent is named', () => {
  const file = written({ ...report, silent: ['api-embedded forms/create-form.test.ts'] })
  expect(vitestOutcome(file, run).remarks).toEqual([
    'DID NOT REPORT: api-embedded forms/create-form.test.ts. Its process died, and its tests did not run.',
  ])
})

test('each file that failed is repeated with its project, the seed and the depth of the run', () => {
  const bad = [
    { project: 'unit', file: 'packages/a.test.ts' },
    { project: 'api-postgres', file: 'packages/b.test.ts' },
  ]
  const file = written({ ...report, failed: 2, bad })
  expect(vitestOutcome(file, { ...run, exitCode: 1, env: { TEST_DEPTH: 'deep' } }).repeats).toEqual([
    'TEST_SEED=7 TEST_DEPTH=deep npx vitest run --project unit packages/a.test.ts',
    'TEST_SEED=7 TEST_DEPTH=deep npx vitest run --project api-postgres packages/b.test.ts',
  ])
})

test.each([
  { why: 'no report was written', file: () => path.join(tmpdir(), 'clubhouse-no-such-report.json') },
  { why: 'an error belongs to no file', file: () => written({ ...report, errors: 1 }) },
])('the whole run is repeated when $why', ({ file }) => {
  expect(vitestOutcome(file(), { ...run, exitCode: 1 })).toMatchObject({
    counts: { failed: 1 },
    repeats: ['TEST_SEED=7 npx vitest run --project unit --project web'],
  })
})
