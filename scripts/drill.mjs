// npm run drill -- first-hour | upgrade [VERSION] | deploy | rolling | restore [GB] | pooler | patroni [once]: tries what docs/deployment.md promises on this machine, with the files of deploy/, and prints what came of it.
import { Refusal, runCommand } from './lib/progress.mjs'
import { tryDeployFiles } from './drills/deploy-files.mjs'
import { deployByThePage } from './drills/first-hour/first-hour.mjs'
import { sellThroughPooler } from './drills/pooler.mjs'
import { surviveFailover } from './drills/patroni/survive-failover.mjs'
import { restoreToAMoment } from './drills/restore/restore-to-a-moment.mjs'
import { restartUnderTraffic } from './drills/rolling-restart.mjs'
import { upgradeUnderTraffic } from './drills/upgrade/upgrade.mjs'

const DRILLS = {
  'first-hour': deployByThePage,
  upgrade: upgradeUnderTraffic,
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
