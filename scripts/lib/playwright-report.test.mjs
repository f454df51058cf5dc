import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ENGINES, playwrightOutcome } from './playwright-report.mjs'

/** @param {unknown} report */
function written(report) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

/** @param {string} file @param {string} title @param {{ ms: number, status?: string }[]} runs */
const journey = (file, title, runs) => ({
  file,
  title,
  line: 35,
  tests: runs.map(({ ms, status = 'expected' }, n) => ({
    projectName: n === 0 ? 'phone' : 'desktop',
    status,
    results: [
      {
        duration: ms,
        errors: status === 'unexpected' ? [{ message: 'No button', location: { line: 40 } }] : [],
      },
    ],
  })),
})
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }
const good = {
  stats,
  errors: [],
  suites: [
    { specs: [journey('club/a.spec.ts', 'reads', [{ ms: 1500 }, { ms: 2500 }])], suites: [] },
    { specs: [], suites: [{ specs: [journey('office/b.spec.ts', 'writes', [{ ms: 9000 }])] }] },
  ],
}
const run = { exitCode: 0, seed: 42, env: {} }

test('flaky is failed, and so is an error outside of any journey', () => {
  const file = written({ ...good, stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [{}] })
  expect(playwrightOutcome(file, run).counts).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test('each site has its time, dear journeys are counted, and the slowest are named', () => {
  expect(playwrightOutcome(written(good), run)).toEqual({
    name: 'journeys',
    seed: 42,
    counts: { passed: 5, failed: 0, skipped: 2 },
    remarks: [],
    failures: [],
    repeats: [],
    parts: [
      'journeys/club: 2 runs, 4.0 s of work',
      'journeys/office: 1 runs, 9.0 s of work',
      '3 journeys in all, 4.3 s each',
      '1 journeys take more than 8 s here',
    ],
    slowest: [
      { name: 'phone office/b.spec.ts › writes', ms: 9000 },
      { name: 'desktop club/a.spec.ts › reads', ms: 2500 },
      { name: 'phone club/a.spec.ts › reads', ms: 1500 },
    ],
  })
})

test('a journey that failed is repeated at its line, its width, its seed and the depth of the run', () => {
  const file = written({
    stats: { ...stats, unexpected: 1 },
    errors: [],
    suites: [
      { specs: [journey('money/office/reports.spec.ts', 'x', [{ ms: 1 }, { ms: 2, status: 'unexpected' }])] },
    ],
  })
  const again = 'npx playwright test --config e2e/playwright.config.ts'
  expect(playwrightOutcome(file, { ...run, exitCode: 1 }).repeats).toEqual([
    `E2E_SEED=42 ${again} e2e/money/office/reports.spec.ts:35 --project desktop`,
  ])
  expect(playwrightOutcome(file, { ...run, exitCode: 1 }).failures).toEqual([
    { name: 'desktop money/office/reports.spec.ts › x', says: 'No button\nat line 40' },
  ])
  const deep = { ...run, exitCode: 1, env: { TEST_DEPTH: 'deep' } }
  expect(playwrightOutcome(file, deep).repeats[0]).toMatch(/^E2E_SEED=42 TEST_DEPTH=deep npx/)
})

test('without a report the whole run is repeated', () => {
  const none = path.join(tmpdir(), 'clubhouse-no-such-report.json')
  expect(playwrightOutcome(none, { ...run, exitCode: 1 })).toMatchObject({
    counts: { failed: 1 },
    repeats: ['E2E_SEED=42 npx playwright test --config e2e/playwright.config.ts'],
  })
})

test('what was skipped says why once, and another suite has its own name, folder and config', () => {
  const skipped = journey('journeys/contact.spec.ts', 'x', [
    { ms: 0, status: 'skipped' },
    { ms: 3, status: 'unexpected' },
  ])
  const annotations = [{ type: 'skip', description: 'NOT IN WEBKIT: none here.' }]
  const tests = skipped.tests.map((each, at) => ({
    ...each,
    annotations: at === 0 ? [...annotations, ...annotations] : [],
  }))
  const file = written({ stats, errors: [], suites: [{ specs: [{ ...skipped, tests }] }] })
  const outcome = playwrightOutcome(file, { ...run, exitCode: 1, suite: ENGINES })
  expect(outcome).toMatchObject({
    name: 'engines',
    remarks: ['NOT IN WEBKIT: none here.'],
    repeats: [
      'E2E_SEED=42 npx playwright test --config e2e/engines/playwright.config.ts e2e/engines/journeys/contact.spec.ts:35 --project desktop',
    ],
  })
  expect(outcome.parts[0]).toMatch(/^engines\/journeys: 2 runs/)
})
