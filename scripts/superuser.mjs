// npm run superuser -- EMAIL [FIRST-NAME LAST-NAME] [--lost-passkeys]
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

await runCommand(async () => {
  await ensureInstalled('start')
  return handOver(node24(), ['packages/api/src/kernel/person/cli.ts', ...process.argv.slice(2)])
})
