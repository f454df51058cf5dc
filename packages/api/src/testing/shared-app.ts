import { rmSync } from 'node:fs'
import { once } from '#kernel/timing.ts'
import { LIVE, openTestApp, type TestApp } from './test-app.ts'

/** What can be asked of a server without leaving anything behind. */
export type SharedApp = Pick<TestApp, 'server' | 'parts'>

/**
 * One server of the demo for all files of a worker that only read from it. Whoever writes, moves the clock or puts something
 * between the server and its database opens one of their own. It ends with the worker, whose database server goes with it.
 */
export const sharedApp: () => Promise<SharedApp> = once(() => open({ RATE_LIMITS: 'false' }))

/** The same in live mode, where nothing of the demo is there. */
export const sharedLiveApp: () => Promise<SharedApp> = once(() => open(LIVE))

async function open(environment: Record<string, string>): Promise<SharedApp> {
  const { server, parts } = await openTestApp({ environment })
  process.once('exit', () => rmSync(parts.config.dataDir, { recursive: true, force: true }))
  return { server, parts }
}
