import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findOrInstallPostgres } from '../scripts/lib/find-postgres.mjs'
import { startPostgres } from '../scripts/lib/postgres-cluster.mjs'
import { runQuietly } from '../scripts/lib/run.mjs'
import { writeResults } from './results.ts'
import { type Row, tableOf } from './row.ts'
import { catalogueRows } from './rows/catalogue.ts'
import { firstTouchRows } from './rows/first-touch.ts'
import { formRows } from './rows/forms.ts'
import { growthRows } from './rows/growth.ts'
import { identityRows } from './rows/identity.ts'
import { lighthouseRows } from './rows/lighthouse.ts'
import { matchRows } from './rows/matches.ts'
import { manyClubRows } from './rows/many-clubs.ts'
import { memberRows } from './rows/members.ts'
import { moneyRows } from './rows/money.ts'
import { officeOrderRows } from './rows/office-orders.ts'
import { pageWeightRows } from './rows/page-weight.ts'
import { pricingRows } from './rows/pricing.ts'
import { reservationRows } from './rows/reservations.ts'
import { startUpRows } from './rows/start-up.ts'
import { throughputRows } from './rows/throughput.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Each part in turn: two things measured at once would measure each other. */
async function measure(): Promise<Row[]> {
  const rows: Row[] = []
  const binaries = await findOrInstallPostgres()
  if (binaries) {
    say('Throughput …')
    const postgres = await startPostgres(binaries, { isMeasured: true })
    try {
      rows.push(...(await throughputRows(postgres.url)))
      say('Catalogue …')
      rows.push(...(await catalogueRows(postgres.url)))
      say('Money …')
      rows.push(...(await moneyRows(postgres.url)))
      rows.push(...(await reservationRows(postgres.url)))
      say('Signing in …')
      rows.push(...(await identityRows(postgres.url)))
      say('20,000 members …')
      rows.push(...(await memberRows(postgres.url)))
      say('1,000 clubs …')
      rows.push(...(await manyClubRows(postgres.createDatabase('many_clubs'))))
      say('Sales among many …')
      rows.push(...(await growthRows(postgres.createDatabase('growth'))))
      // The last on this database: it leaves a hundred thousand orders behind.
      say('Orders of the office …')
      rows.push(...(await officeOrderRows(postgres.url)))
    } finally {
      await postgres.stop()
    }
  } else {
    say(
      'SKIPPED: what needs PostgreSQL was not measured, because none was found. Set PG_BIN to the folder of its programs.',
    )
  }
  say('Start-up …')
  rows.push(...(await startUpRows()))
  say('Match pages …')
  rows.push(...(await matchRows()))
  say('Forms …')
  rows.push(...formRows())
  say('Prices …')
  rows.push(...pricingRows())
  say('Page weight …')
  rows.push(...(await pageWeightRows()))
  say('First touch …')
  rows.push(...(await firstTouchRows()))
  say('Lighthouse …')
  rows.push(...(await lighthouseRows(say)))
  return rows
}

/** Asked before the run: an edit made while it measures is not what it measured. */
async function measuredCommit(): Promise<string> {
  const commit = (await runQuietly('git', ['rev-parse', '--short=8', 'HEAD'])).trim()
  return (await runQuietly('git', ['status', '--porcelain'])) ? `${commit}-changed` : commit
}

const run = {
  at: new Date(),
  commit: await measuredCommit(),
  cores: availableParallelism(),
  node: process.versions.node,
}
const rows = await measure()
say(`\n${tableOf(rows)}\n`)
say(`Written to ${writeResults(fileURLToPath(new URL('./results', import.meta.url)), run, rows)}`)
const missed = rows.filter((row) => !row.isMet)
say(missed.length === 0 ? 'Every target is met.' : `${missed.length} of ${rows.length} targets are missed.`)
if (missed.length > 0) process.exitCode = 1
