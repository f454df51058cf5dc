import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildServer } from '../../app.ts'
import { closeAll } from '#kernel/close-all.ts'
import { compose } from '../../compose.ts'
import { type Config, readConfig } from '#kernel/config.ts'
import { copyTemplate, openTemplate, type Template } from './world-copies.ts'

// The server that journeys run against (e2e/support/server.ts). `lay` lays the demo once, as a template. `serve` waits to be told
// that a journey file begins (POST to its control port): then everything that the process holds is put away, caches and clock
// included, and the whole server is built anew on a copy of the template. A process of its own for each file would be as clean, and
// would spend two seconds on reading its code in and being slow with it.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
    control: { type: 'string', default: '0' },
    // How late every script comes, in milliseconds: what a journey presses meanwhile must not be lost.
    late: { type: 'string', default: '0' },
  },
})
const template: Template = {
  database: values.template.startsWith('postgres:') ? { url: values.template } : { file: values.template },
  folder: values.folder,
}
const settings = readConfig(process.env)
const onTrouble = (error: Error, part = 'database') =>
  void process.stderr.write(`${part}: ${error.message}\n`)

if (positionals[0] === 'lay') await lay()
else serve()

async function lay(): Promise<void> {
  const { db, finish } = await openTemplate(template)
  const parts = await compose({ ...settings, dataDir: template.folder }, { db, onTrouble })
  await finish()
  await parts.close()
}

function serve(): void {
  let world: { close: () => Promise<void> } | null = null
  let turn = Promise.resolve()

  const beginWorld = async (response: http.ServerResponse) => {
    try {
      await world?.close()
      world = await open()
      response.end()
    } catch (error) {
      world = null
      const reason = error instanceof Error ? error : new Error(String(error))
      onTrouble(reason, 'world')
      response.writeHead(500).end(reason.stack)
    }
  }

  const control = http.createServer((request, response) => {
    request.resume()
    if (request.method !== 'POST') return void response.end()
    // One after the other: a worker that died may have asked for one just before.
    turn = turn.then(() => beginWorld(response))
  })
  control.requestTimeout = 0
  control.listen(Number(values.control), '127.0.0.1')
  process.on('SIGTERM', () => {
    control.close()
    void turn.then(() => world?.close()).finally(() => process.exit(0))
  })
}

async function open() {
  const copy = await copyTemplate(template)
  const config: Config = { ...settings, dataDir: copy.dataDir, databaseUrl: copy.url }
  const parts = await compose(config, { db: copy.db, onTrouble })
  const server = await buildServer(parts)
  server.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/assets/') && url.includes('.js')) await wait(Number(values.late))
  })
  await server.listen({ host: config.host, port: config.port })
  void parts.jobs.start()
  return {
    close: async () => {
      // Whoever still holds a connection belongs to a file that is over.
      server.server.closeAllConnections()
      await closeAll({ server, ...parts })
      await copy.remove()
    },
  }
}
