import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { eventually } from '../eventually.ts'
import { openTestDatabase, snapshot, testDatabaseKind } from '../test-database.ts'

/** As built, where that is what the sources say (vitest.config.ts): reading them in takes five seconds of each start. */
const MAIN = process.env['SERVER_ENTRY'] ?? fileURLToPath(new URL('../../main.ts', import.meta.url))
export const isWebBuilt = existsSync(new URL('../../../../web/build/server/index.js', import.meta.url))

export interface Place {
  dataDir: string
  /** What a process needs to find its database. */
  environment: Record<string, string>
  remove: () => Promise<void>
}

/** Where real processes can run: a data directory and a database, with the test world in it. */
export async function openPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-process-'))
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true })
  if (testDatabaseKind() === 'postgres') {
    const { url, drop } = await openTestDatabase()
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
    return { dataDir, environment, remove: () => drop().then(removeFiles) }
  }
  const pglite = await PGlite.create(join(dataDir, 'postgres'), { loadDataDir: await snapshot() })
  await pglite.close()
  return { dataDir, environment: { DATA_DIR: dataDir }, remove: async () => removeFiles() }
}

export interface ChildServer {
  child: ChildProcess
  port: number
  output: () => string
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>
}

/** Starts the product as `npm start` does. */
export function startServer(environment: Record<string, string>, port = 0): ChildServer {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'info', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((exited) => child.once('exit', (code) => exited(code)))
  return { child, port, output: () => output, ended }
}

export async function isUp({ port, output, ended }: ChildServer, withinMs: number): Promise<void> {
  const ready = eventually(async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`)
    if (!reply.ok) throw new Error(`not ready:\n${output()}`)
  }, withinMs)
  const died = ended.then((code) => {
    throw new Error(`The server ended with ${code}:\n${output()}`)
  })
  await Promise.race([ready, died])
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
