import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closingLine, judged, readPlaywright, readVitest } from './test-report.mjs'

/** @param {unknown} report */
function written(report) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('Vitest: a file that could not be loaded counts as a failure', () => {
  const file = written({
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  })
  expect(readVitest(file)).toEqual({ passed: 7, failed: 2, skipped: 3 })
})

test('Playwright: flaky is failed, and so is an error outside of any test', () => {
  const file = written({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })
  expect(readPlaywright(file)).toEqual({ passed: 5, failed: 3, skipped: 2 })
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
