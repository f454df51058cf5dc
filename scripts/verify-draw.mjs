// npm run verify-draw -- FILE: computes a draw again from its published file; asks no database and no network.
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

await runCommand(async () => {
  await ensureInstalled('start')
  return handOver(node24(), ['scripts/lib/verify-draw-file.mjs', ...process.argv.slice(2)])
})
