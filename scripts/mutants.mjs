// npm run mutants: rules are spoiled one after the other, and their tests have to find it. `-- pricing cart --minutes 15`.
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

await runCommand(async () => {
  await ensureInstalled()
  return handOver(node24(), ['bench/mutants/main.ts', ...process.argv.slice(2)])
})
