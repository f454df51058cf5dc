// npm run check: format, lint, boundaries, types, unit and API tests. Ends at the first that fails.
import { runChecks } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runCommand, since } from './lib/progress.mjs'
import { closingLine } from './lib/test-report.mjs'
import { runVitest } from './lib/test-runners.mjs'

await runCommand(async () => {
  const began = performance.now()
  await ensureInstalled()
  await runChecks()
  const counts = await runVitest(['unit', 'web', 'api-embedded'])
  console.log(
    `\nFormat, lint, boundaries and types are in order. Tests: ${closingLine([counts])} (${since(began)}).`,
  )
  return counts.failed > 0 ? 1 : 0
})
