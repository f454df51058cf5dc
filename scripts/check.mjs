// npm run check: format, lint, boundaries, types, unit and API tests. Ends at the first that fails.
import { runChecks } from './lib/checks.mjs'
import { findPostgres } from './lib/find-postgres.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runCommand, since } from './lib/progress.mjs'
import { closingLine } from './lib/test-report.mjs'
import { runVitest } from './lib/test-runners.mjs'

await runCommand(async () => {
  const began = performance.now()
  await ensureInstalled()
  await runChecks()
  const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres())
  const { counts, remarks } = await runVitest(['unit', 'web', hasPostgres ? 'api-postgres' : 'api-embedded'])
  if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`)
  console.log(
    `\nFormat, lint, boundaries and types are in order. Tests: ${closingLine([counts])} (${since(began)}).`,
  )
  return counts.failed > 0 ? 1 : 0
})
