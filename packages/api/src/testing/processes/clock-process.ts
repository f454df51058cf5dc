import type { CrashPoint } from '#kernel/crash-point.ts'
import { openTestApp } from '../test-app.ts'

/**
 * A worker on a database that others use too, which does all that is due at one moment. Run as a process of its own by a test that has it
 * die on the way.
 */
export interface ClockProcessInput {
  databaseUrl: string
  crashAt: CrashPoint
  now: string
}

const input: ClockProcessInput = JSON.parse(process.argv[2] ?? '{}')
// It must not outlive the test that started it, however that ends: the pipe closes then.
process.stdin.on('end', () => process.exit(1)).resume()

const app = await openTestApp({
  databaseUrl: input.databaseUrl,
  environment: { RATE_LIMITS: 'false', CRASH_AT: input.crashAt },
})
app.setClock(new Date(input.now))
await app.parts.jobs.runDue()
process.stderr.write(`${input.crashAt} was never passed\n`)
process.exit(0)
