// npm run dev: the server restarts on a change of its own code; Vite inside it replaces page code in place.
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

const watched = ['api', 'contract', 'domain', 'demo', 'artwork'].map(
  (name) => `--watch-path=packages/${name}/src`,
)

await runCommand(async () => {
  await ensureInstalled()
  return handOver(node24(), [...watched, '--watch-preserve-output', 'packages/api/src/main.ts'], {
    env: { NODE_ENV: 'development' },
  })
})
