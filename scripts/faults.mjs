// npm run faults: hundreds of processes killed, a million calls that nobody should make. `-- kills --rounds 1`, `-- calls --calls 20000`.
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'
import { ensureTestBuild } from './lib/test-build.mjs'

await runCommand(async () => {
  await ensureInstalled()
  await ensureTestBuild()
  return handOver(node24(), ['bench/faults/main.ts', ...process.argv.slice(2)])
})
