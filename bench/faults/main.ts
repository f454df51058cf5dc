import { parseArgs } from 'node:util'
import { call, kill } from './run.ts'
import { PROMISED } from './promised.ts'

/** Rounds that come to the kills that are promised. */
const ROUNDS = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: String(ROUNDS) },
    calls: { type: 'string', default: String(PROMISED.calls) },
  },
})
const isAsked = (part: string) => positionals.length === 0 || positionals.includes(part)
const killsHeld = !isAsked('kills') || (await kill(Number(values.rounds)))
const callsHeld = !isAsked('calls') || (await call(Number(values.calls)))
process.exitCode = killsHeld && callsHeld ? 0 : 1
