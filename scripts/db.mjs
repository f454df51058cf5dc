// npm run db:migrate | db:seed | db:backup | db:restore | db:backup-key | audit:prove | money:prove, with further arguments after "--".
import { ensureInstalled } from './lib/install.mjs'
import { node24 } from './lib/node24.mjs'
import { Refusal, runCommand } from './lib/progress.mjs'
import { handOver } from './lib/run.mjs'

const COMMANDS = ['migrate', 'seed', 'backup', 'restore', 'backup-key', 'prove-audit', 'prove-money']

await runCommand(async () => {
  const [command = '', ...rest] = process.argv.slice(2)
  if (!COMMANDS.includes(command)) throw new Refusal(`Say one of: ${COMMANDS.join(', ')}.`)
  await ensureInstalled('start')
  return handOver(node24(), ['packages/api/src/kernel/db/cli.ts', command, ...rest])
})
