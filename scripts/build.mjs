// npm run build: the pages, the mails and the server, afresh.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runCommand } from './lib/progress.mjs'

await runCommand(async () => {
  await ensureInstalled('start')
  await ensureBuilt({ always: true })
})
