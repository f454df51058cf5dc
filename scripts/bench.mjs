// npm run bench: the built site against bare baselines, on this machine, in one run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

await runCommand(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return handOver(node24(), ['bench/run.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
})
