// npm test: what CI runs. Checks, unit tests, the API on PostgreSQL and in part on the embedded database, then the journeys, the most
// important of them in WebKit and Firefox too.
// npm run test:deep: the same, for longer (scripts/lib/test-depth.ts).
import { ensureBuilt } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { findBrowser } from './lib/find-browser.mjs'
import { findOrInstallEngines } from './lib/find-engines.mjs'
import { findOrInstallPostgres, POSTGRES_MISSING } from './lib/find-postgres.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { forgetInstalled, installedByThisRun } from './lib/installed.mjs'
import { runCommand } from './lib/progress.mjs'
import { ENGINES } from './lib/playwright-report.mjs'
import { startStopwatch } from './lib/stopwatch.mjs'
import { closingLine, closingTable, machineLoad } from './lib/test-report.mjs'
import { ensureTestBuild } from './lib/test-build.mjs'
import { runPlaywright, runVitest } from './lib/test-runners.mjs'

/** @type {import('./lib/test-report.mjs').Outcome[]} */
const outcomes = []
/** @type {string[]} */
const remarks = []
const { timed, taken: times } = startStopwatch()

if (process.argv.includes('--deep')) process.env['TEST_DEPTH'] = 'deep'
forgetInstalled()
const before = machineLoad()

await runCommand(async () => {
  await timed('Installation, build', async () => {
    await ensureInstalled()
    await ensureBuilt()
    await ensureTestBuild()
  })
  await timed('Format, lint, types', runChecks)

  if (!process.env['TEST_DATABASE_URL'] && !(await findOrInstallPostgres())) remarks.push(POSTGRES_MISSING)
  outcomes.push(await timed('Unit and API tests', () => runVitest()))
  await findBrowser()
  await findOrInstallEngines()
  outcomes.push(await timed('Journeys', () => runPlaywright()))
  outcomes.push(await timed('WebKit and Firefox', () => runPlaywright(ENGINES)))
})

// A step that broke off has said why; it counts as one failure.
const broken = process.exitCode === 0 ? [] : [{ passed: 0, failed: 1, skipped: 0 }]
const results = [...outcomes.map(({ counts }) => counts), ...broken]
const installed = installedByThisRun()
console.log(`\n${closingTable({ outcomes, times, remarks, installed, before, after: machineLoad() })}`)
console.log(`\n${closingLine(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
