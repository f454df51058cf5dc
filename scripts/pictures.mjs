// npm run pictures: the pictures of the README, taken anew from the demo, into docs/pictures.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { bin } from './lib/places.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

await runCommand(async () => {
  await ensureInstalled()
  await ensureBuilt({ compression: 'quick' })
  return handOver(node24(), [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'], {
    env: { E2E_PICTURES: '1' },
  })
})
