import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/lib/free-port.mjs'
import { node24 } from '../scripts/lib/node24.mjs'
import { serverArguments } from '../scripts/lib/server.mjs'
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
  for (const giveUp = Date.now() + 60_000; Date.now() < giveUp; await wait(20)) {
    if (child.hasEnded()) break
    const answer = await fetch(`http://localhost:${port}${ready}`).catch(() => null)
    if (answer?.ok) {
      const startMs = performance.now() - began
      const pid = serverPid(child.pid ?? 0)
      return { port, pid, startMs, stop: async () => void (await child.stop()) }
    }
  }
  await child.stop()
  throw new Error(`${entries.join(' ')} did not start:\n${child.output()}`)
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
