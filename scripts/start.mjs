// npm start: everything a fresh clone needs, then the server, which says where to look.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

await runCommand(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return handOver(node24(), ['packages/api/src/main.ts'], {
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
  })
})
