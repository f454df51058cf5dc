import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  closingLine,
  judged,
  readPlaywright,
  readVitest,
  remarksOnPlaywright,
  remarksOnVitest,
} from './test-report.mjs'

/** @param {unknown} report */
function written(report) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const run = {
  ...{ passed: 7, failed: 1, skipped: 3, errors: 0, broken: [], silent: [] },
  ...{
    parts: { unit: { files: 1, tests: 11, ms: 1500 } },
    slow: [{ name: 'unit a.test.ts › sleeps', ms: 2500 }],
  },
}

test.each([
  { why: 'a file that could not be loaded', changed: { broken: ['a.test.ts'] }, failed: 2 },
  { why: 'a file that never reported', changed: { silent: ['api a.test.ts', 'api b.test.ts'] }, failed: 3 },
  { why: 'an error outside of any test', changed: { errors: 1 }, failed: 2 },
  { why: 'nothing else', changed: {}, failed: 1 },
])('Vitest: $why counts as a failure', ({ changed, failed }) => {
  expect(readVitest(written({ ...run, ...changed }))).toEqual({ passed: 7, failed, skipped: 3 })
})

test('Vitest: who kept silent is named, with the time of each part and what is slow', () => {
  expect(remarksOnVitest(written({ ...run, silent: ['api-embedded forms/create-form.test.ts'] }))).toEqual([
    'DID NOT REPORT: api-embedded forms/create-form.test.ts. Its process died, and its tests did not run.',
    '  unit: 11 tests in 1 files, 1.5 s of work',
    '  1 tests take more than 2 s here; the slowest:',
    '    2.5 s unit a.test.ts › sleeps',
  ])
})

test('Playwright: flaky is failed, and so is an error outside of any test', () => {
  const file = written({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })
  expect(readPlaywright(file)).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test('Playwright: each site has its time, and dear journeys are named', () => {
  const journey = (
    /** @type {string} */ file,
    /** @type {string} */ title,
    /** @type {number[]} */ times,
  ) => ({
    ...{ file, title },
    tests: times.map((duration) => ({ projectName: 'phone', results: [{ duration }] })),
  })
  const file = written({
    suites: [
      { specs: [journey('club/a.spec.ts', 'reads', [1500, 2500])], suites: [] },
      { specs: [], suites: [{ specs: [journey('office/b.spec.ts', 'writes', [9000])] }] },
    ],
  })
  expect(remarksOnPlaywright(file)).toEqual([
    '  journeys/club: 2 runs, 4.0 s of work',
    '  journeys/office: 1 runs, 9.0 s of work',
    '  3 runs in all, 4.3 s each',
    '  1 journeys take more than 8 s here; the slowest:',
    '    9.0 s phone office/b.spec.ts › writes',
  ])
})

test.each([
  { counts: { passed: 3, failed: 0, skipped: 0 }, code: 0, failed: 0, why: 'all is well' },
  { counts: { passed: 3, failed: 0, skipped: 0 }, code: 1, failed: 1, why: 'the runner says otherwise' },
  { counts: { passed: 3, failed: 2, skipped: 0 }, code: 1, failed: 2, why: 'both agree' },
  { counts: undefined, code: 0, failed: 1, why: 'no report was written' },
])('$failed failed when exit code is $code and the report $counts: $why', ({ counts, code, failed }) => {
  expect(judged(counts, code).failed).toBe(failed)
})

test('the closing line names skipped tests only if there are any', () => {
  expect(
    closingLine([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toBe('5 passed, 1 failed')
  expect(closingLine([{ passed: 2, failed: 0, skipped: 4 }])).toBe('2 passed, 0 failed, 4 skipped')
})
