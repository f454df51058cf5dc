import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CrashPoint } from '#kernel/crash-point.ts'
import type { ClockProcessInput } from './clock-process.ts'
import type { DrawProcessInput } from './draw-process.ts'
import type { OrderProcessInput } from './order-process.ts'
import type { TestApp } from '../test-app.ts'
import { testDatabaseKind } from '../test-database.ts'

interface Inputs {
  clock: ClockProcessInput
  draw: DrawProcessInput
  order: OrderProcessInput
}

/** Read and compiled by the first of them, for all. */
const COMPILED = join(tmpdir(), 'clubhouse-killed-processes-compiled')

/** The file of a process: as built, where that is what the sources say (vitest.config.ts), which is read in a fifth of the time. */
export const processFile = (name: string): string =>
  process.env['TEST_PROCESSES']
    ? `${process.env['TEST_PROCESSES']}${name}-process.js`
    : fileURLToPath(new URL(`./${name}-process.ts`, import.meta.url))

/** Starts a process that is to die on its way. Answers the signal that ended it; else how it ended, and what it complained of. */
export function signalOf<Name extends keyof Inputs>(name: Name, input: Inputs[Name]): Promise<string> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [processFile(name), JSON.stringify(input)], {
      env: { NODE_COMPILE_CACHE: COMPILED, PATH: process.env['PATH'] ?? '' },
      stdio: 'pipe',
    })
    let complaints = ''
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    child.once('exit', (code, signal) => done(signal ?? `${code}: ${complaints}`))
  })
}

/** A worker that does all that is due now, and dies there. */
export const clockKilledAt = (app: TestApp, crashAt: CrashPoint): Promise<string> =>
  signalOf('clock', { databaseUrl: app.databaseUrl ?? '', crashAt, now: app.parts.now().toISOString() })

/** Whether its tests have to be left out, which the run says. */
export function diesWithDatabase(file: string): boolean {
  const isEmbedded = testDatabaseKind() === 'embedded'
  if (isEmbedded)
    process.stderr.write(`SKIPPED: ${file} needs PostgreSQL: the embedded one dies with its process\n`)
  return isEmbedded
}
