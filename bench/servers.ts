import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/lib/free-port.mjs'
import { node24 } from '../scripts/lib/node24.mjs'
import { serverArguments } from '../scripts/lib/server.mjs'
import { PATIENCE } from '../scripts/lib/patience.ts'
import { cache } from '../scripts/lib/places.mjs'
import { startTethered } from '../scripts/lib/tether.mjs'

export interface Running {
  port: number
  pid: number
  /** From the start of the process until it answered. */
  startMs: number
  stop: () => Promise<void>
}

/** Starts one of our TypeScript entries as a process of its own, as an operator would. */
export async function startServer(
  entry: string | string[],
  env: Record<string, string>,
  ready = '/',
): Promise<Running> {
  const entries = [entry].flat()
  const port = await freePort()
  const began = performance.now()
  const child = startTethered(node24(), entries, {
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(cache, 'node'),
      LOG_LEVEL: 'warn',
      BASE_DOMAIN: `localhost:${port}`,
      ...env,
      PORT: String(port),
    },
  })
  const startMs = await untilReady(child, `http://localhost:${port}${ready}`, began)
  if (startMs === null) {
    await child.stop()
    throw new Error(`${entries.join(' ')} did not start:\n${child.output()}`)
  }
  const pid = serverPid(child.pid ?? 0)
  return { port, pid, startMs, stop: async () => void (await child.stop()) }
}

const ASKED_EVERY_MS = 20
/** One that hangs is no answer: it is asked again. */
const ANSWERS_WITHIN_MS = 5_000

/**
 * How long it took; null for one that has ended, or never says that it is ready. On a busy machine a first start lays its world for minutes:
 * slow is not wrong.
 */
async function untilReady(
  child: ReturnType<typeof startTethered>,
  url: string,
  began: number,
): Promise<number | null> {
  while (!child.hasEnded() && performance.now() - began < PATIENCE.hookMs) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return performance.now() - began
    await wait(ASKED_EVERY_MS)
  }
  return null
}

export const startClubhouse = (env: Record<string, string>) =>
  startServer(serverArguments, { RATE_LIMITS: 'false', ...env }, '/readyz')

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The tether is a shell; the server is its first child. */
function serverPid(shell: number): number {
  const children = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8')
  return Number(children.trim().split(' ')[0])
}

export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
