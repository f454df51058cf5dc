import { parseArgs } from 'node:util'
import { spoilAll } from './run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '600' } },
})
process.exitCode = (await spoilAll(positionals, Number(values.minutes))) ? 0 : 1
