import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildServer } from '../app.ts'
import { MovableClock } from '../clock.ts'
import { type App, compose } from '../compose.ts'
import { readConfig } from '../config.ts'
import type { Web } from '../http/web.ts'
import { openTestDatabase, TEST_NOW } from './test-database.ts'

export interface TestApp {
  server: FastifyInstance
  parts: App
  /** For tests that start a second process on the same PostgreSQL. */
  databaseUrl: string | null
  close: () => Promise<void>
}

/** The whole server on a database of its own, without a port: call it with `server.inject`. */
export async function openTestApp(
  options: { environment?: Record<string, string>; web?: Web | null } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-test-'))
  const { db, url, drop } = await openTestDatabase()
  const config = readConfig({
    DATA_DIR: dataDir,
    BASE_DOMAIN: 'clubhouse.test',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...options.environment,
  })
  const parts = await compose(config, { db, onTrouble: () => undefined, checkReplies: true, drawImage: null })
  if (parts.clock instanceof MovableClock) parts.clock.set(TEST_NOW)
  const server = await buildServer(parts, { web: options.web ?? null })
  return {
    server,
    parts,
    databaseUrl: url,
    close: async () => {
      await server.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
