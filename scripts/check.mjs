// npm run check: format, lint, boundaries, types, unit and API tests. Ends at the first that fails.
import { runChecks } from './lib/checks.mjs'
import { findPostgres } from './lib/find-postgres.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { forgetInstalled, installedByThisRun } from './lib/installed.mjs'
import { runCommand } from './lib/progress.mjs'
import { startStopwatch } from './lib/stopwatch.mjs'
import { closingLine, closingTable, machineLoad } from './lib/test-report.mjs'
import { runVitest } from './lib/test-runners.mjs'

await runCommand(async () => {
  forgetInstalled()
  const before = machineLoad()
  const { timed, taken: times } = startStopwatch()
  await timed('Installation', ensureInstalled)
  await timed('Format, lint, types', runChecks)
  const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres())
  const projects = ['unit', 'web', hasPostgres ? 'api-postgres' : 'api-embedded']
  const tests = await timed('Unit and API tests', () => runVitest(projects))
  const run = { outcomes: [tests], times, remarks: [], installed: installedByThisRun(), before }
  console.log(`\n${closingTable({ ...run, after: machineLoad() })}`)
  console.log(`\nFormat, lint, boundaries and types are in order. Tests: ${closingLine([tests.counts])}`)
  return tests.counts.failed > 0 ? 1 : 0
})
