import { expect, test } from 'vitest'
import { closingLine, closingTable, judged, slowestOf } from './test-report.mjs'

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

test('ten are the slowest, the slowest first', () => {
  const all = Array.from({ length: 30 }, (_, n) => ({ ms: (n * 7) % 30 }))
  expect(slowestOf(all).map(({ ms }) => ms)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20])
})

/** @type {import('./test-report.mjs').Outcome} */
const quiet = {
  name: 'journeys',
  seed: 42,
  counts: { passed: 2, failed: 0, skipped: 0 },
  remarks: [],
  parts: ['journeys/club: 2 runs, 4.0 s of work'],
  slowest: [{ name: 'reads', ms: 2500 }],
  failures: [],
  repeats: [],
}
const run = {
  times: [{ name: 'Journeys', ms: 61_000 }],
  remarks: [],
  installed: [],
  before: { load: 0.21, cores: 2 },
  after: { load: 9.66, cores: 2 },
}

test('a good run ends with one table: times, the slowest, the seeds, the machine', () => {
  expect(closingTable({ ...run, outcomes: [quiet] }).split('\n')).toEqual([
    '  Journeys                   1:01',
    '  Together                   1:01',
    '',
    '  journeys/club: 2 runs, 4.0 s of work',
    '',
    'The slowest:',
    '    2.5 s reads',
    '',
    'Seed of the journeys: 42',
    'Machine: 2 cores, load 0.2 at the beginning and 9.7 at the end',
    'Installed by this run: nothing',
  ])
})

test('what failed is repeated by a command, and what was installed or left out is said', () => {
  const bad = {
    ...quiet,
    remarks: ['DID NOT REPORT: a'],
    failures: [{ name: 'a › adds', says: 'expected 1\nto be 2' }],
    repeats: ['npx vitest run a', 'npx vitest run b'],
  }
  const table = closingTable({
    ...run,
    outcomes: [bad],
    remarks: ['NOT ON POSTGRESQL'],
    installed: ['postgresql 15+248', 'libpq5 15.14'],
  })
  expect(table).toMatch(/^NOT ON POSTGRESQL\nDID NOT REPORT: a\n\n/)
  expect(table).toContain('Installed by this run: postgresql 15+248, libpq5 15.14\n')
  expect(table).toContain('\n\nWhat failed:\n  a › adds\n    expected 1\n    to be 2\n\n')
  expect(table).toMatch(/\n\nTo repeat what failed:\n {2}npx vitest run a\n {2}npx vitest run b$/)
})

test('a run that broke off before any test still has its table', () => {
  expect(closingTable({ ...run, outcomes: [] })).not.toContain('The slowest')
})
