// npm test: what CI runs. Everything of npm run check, then the API on both databases, then the journeys.
import { ensureBuilt } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { findBrowser } from './lib/find-browser.mjs'
import { findOrInstallPostgres, POSTGRES_SKIPPED } from './lib/find-postgres.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runCommand } from './lib/progress.mjs'
import { closingLine } from './lib/test-report.mjs'
import { runPlaywright, runVitest } from './lib/test-runners.mjs'

/** @type {import('./lib/test-report.mjs').Counts[]} */
const results = []
/** @type {string[]} */
const remarks = []

await runCommand(async () => {
  await ensureInstalled()
  await ensureBuilt()
  await runChecks()

  if (!process.env['TEST_DATABASE_URL'] && !(await findOrInstallPostgres())) remarks.push(POSTGRES_SKIPPED)
  results.push(await runVitest())
  await findBrowser()
  results.push(await runPlaywright())
})

// A step that broke off has said why; it counts as one failure.
if (process.exitCode !== 0) results.push({ passed: 0, failed: 1, skipped: 0 })
for (const remark of remarks) console.log(`\n${remark}`)
console.log(`\n${closingLine(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
