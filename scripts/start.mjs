// npm start: everything a fresh clone needs, then the server, which says where to look.
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { cache } from './lib/places.mjs'
import { runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'
import { serverArguments } from './lib/server.mjs'

await runCommand(async () => {
  await ensureInstalled('start')
  await ensureBuilt()
  return handOver(node24(), serverArguments, {
    env: {
      NODE_ENV: process.env['NODE_ENV'] ?? 'production',
      // What Node made of the sources the last time, so that it need not do it again.
      NODE_COMPILE_CACHE: path.join(cache, 'node'),
    },
  })
})
