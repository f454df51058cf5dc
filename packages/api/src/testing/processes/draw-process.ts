import type { CrashPoint } from '#kernel/crash-point.ts'
import { runDraw } from '#selling/lottery/draws/run-draw.ts'
import { openTestApp } from '../test-app.ts'

/** A server that closes and runs a draw of a database that others use too, and dies on the way. */
export interface DrawProcessInput {
  databaseUrl: string
  crashAt: CrashPoint
  now: string
  clubId: string
  drawId: string
}

const input: DrawProcessInput = JSON.parse(process.argv[2] ?? '{}')
// It must not outlive the test that started it, however that ends: the pipe closes then.
process.stdin.on('end', () => process.exit(1)).resume()

const app = await openTestApp({ databaseUrl: input.databaseUrl, environment: { CRASH_AT: input.crashAt } })
app.setClock(new Date(input.now))
const state = await runDraw(app.parts.drawing, input)
process.stderr.write(`${input.crashAt} was never passed: ${state}\n`)
process.exit(0)
