import { setTimeout as wait } from 'node:timers/promises'
import { overSeveralStarts } from '../load.ts'
import { limitRow, type Row } from '../row.ts'
import { residentMegabytes, startClubhouse, temporaryFolder } from '../servers.ts'
import { openOurShop } from '../shop/open-shops.ts'
import { ratesOf } from '../shop/rates.ts'

const MOST_START_MS = 1000
const MOST_MEGABYTES = 300
const ROUNDS = 4
const ROUND = { seconds: 3, sales: 250 }
const SETTLED_MS = 20_000

/** The built server on PostgreSQL: how long it takes to start where everything is laid, and what it holds once a load is over. */
export async function serverRows(databaseUrl: string): Promise<Row[]> {
  const shop = await openOurShop(databaseUrl)
  let memory = 0
  try {
    for (let round = 0; round < ROUNDS; round += 1) await ratesOf(shop.measured, ROUND)
    await wait(SETTLED_MS)
    memory = residentMegabytes(shop.running.pid)
  } finally {
    await shop.close()
  }
  const data = temporaryFolder()
  try {
    const [start = 0] = await overSeveralStarts(async () => {
      const running = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path, MODE: 'demo' })
      await running.stop()
      return [running.startMs]
    })
    return [
      limitRow('Start of the built server on PostgreSQL', Math.round(start), MOST_START_MS, 'ms'),
      limitRow('Memory on PostgreSQL, settled after a load', memory, MOST_MEGABYTES, 'MB'),
    ]
  } finally {
    data.remove()
  }
}
