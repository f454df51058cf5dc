// npm start: everything a fresh clone needs, then the server, which says where to look.
import { ensureBuilt } from './lib/build.mjs'
import { layFirstWorld } from './lib/first-world.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'
import { serverArguments, serverEnvironment } from './lib/server.mjs'

await runCommand(async () => {
  await ensureInstalled('start')
  // Somebody waits for the first page, and reads it on this machine: the smallest files are for whoever serves it to others.
  await ensureBuilt({ compression: 'quick', onServer: layFirstWorld })
  return handOver(node24(), serverArguments, { env: serverEnvironment() })
})
