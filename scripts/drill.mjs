// npm run drill -- deploy | rolling | restore [GB] | pooler | patroni [once]: tries what docs/deployment.md promises on this machine, with the files of deploy/, and prints what came of it.
import { Refusal, runCommand } from './lib/progress.mjs'
import { tryDeployFiles } from './drills/deploy-files.mjs'
import { sellThroughPooler } from './drills/pooler.mjs'
import { surviveFailover } from './drills/patroni/survive-failover.mjs'
import { restoreToAMoment } from './drills/restore/restore-to-a-moment.mjs'
import { restartUnderTraffic } from './drills/rolling-restart.mjs'

const DRILLS = {
  deploy: tryDeployFiles,
  rolling: restartUnderTraffic,
  restore: restoreToAMoment,
  pooler: sellThroughPooler,
  patroni: surviveFailover,
}

await runCommand(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  if (!(name in DRILLS)) throw new Refusal(`Say one of: ${Object.keys(DRILLS).join(', ')}.`)
  return DRILLS[/** @type {keyof typeof DRILLS} */ (name)](...rest)
})
