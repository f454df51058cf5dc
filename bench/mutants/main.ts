import { parseArgs } from 'node:util'
import { spoilAll } from './run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '600' }, all: { type: 'boolean', default: false } },
})
const isReached = await spoilAll(positionals, { minutes: Number(values.minutes), isFresh: values.all })
process.exitCode = isReached ? 0 : 1
