// npm test: what CI runs. Checks, unit tests, the API on PostgreSQL and in part on the embedded database, then the journeys.
// npm run test:deep: the same, for longer (scripts/lib/test-depth.ts).
import { ensureBuilt } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { findBrowser } from './lib/find-browser.mjs'
import { findOrInstallPostgres, POSTGRES_MISSING } from './lib/find-postgres.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runCommand } from './lib/progress.mjs'
import { timed, timeTable } from './lib/stopwatch.mjs'
import { closingLine } from './lib/test-report.mjs'
import { runPlaywright, runVitest } from './lib/test-runners.mjs'

/** @type {import('./lib/test-report.mjs').Counts[]} */
const results = []
/** @type {string[]} */
const remarks = []

if (process.argv.includes('--deep')) process.env['TEST_DEPTH'] = 'deep'

await runCommand(async () => {
  await timed('Installation, build', async () => {
    await ensureInstalled()
    await ensureBuilt()
  })
  await timed('Format, lint, types', runChecks)

  if (!process.env['TEST_DATABASE_URL'] && !(await findOrInstallPostgres())) remarks.push(POSTGRES_MISSING)
  const vitest = await timed('Unit and API tests', () => runVitest())
  results.push(vitest.counts)
  remarks.push(...vitest.remarks)
  await findBrowser()
  const journeys = await timed('Journeys', () => runPlaywright())
  results.push(journeys.counts)
  remarks.push(...journeys.remarks)
})

// A step that broke off has said why; it counts as one failure.
if (process.exitCode !== 0) results.push({ passed: 0, failed: 1, skipped: 0 })
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`)
console.log(`\n${timeTable()}\n\n${closingLine(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
