import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findOrInstallPostgres } from '../scripts/lib/find-postgres.mjs'
import { startPostgres } from '../scripts/lib/postgres-cluster.mjs'
import { measuredCommit } from './commit.ts'
import { keptDatabases, ownDatabases } from './scale/databases.ts'
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
import { scaleNightRows, scalePageRows, scaleRows } from './rows/scale.ts'
import { serverRows } from './rows/server.ts'
import { shopRows } from './rows/shop.ts'
import { shopStatementRows } from './rows/shop-statements.ts'
import { startUpRows } from './rows/start-up.ts'
import { throughputRows } from './rows/throughput.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** `npm run bench -- --quick shop growth`: fewer rounds, and of these parts alone. */
const asked = process.argv.slice(2)
const isQuick = asked.includes('--quick')
const chosen = asked.filter((word) => !word.startsWith('--'))

const EFFORT = isQuick
  ? { starts: 1, rounds: 3, seconds: 1, sales: 120 }
  : { starts: 3, rounds: 5, seconds: 2, sales: 200 }
const GROWING = isQuick
  ? { rounds: 3, seconds: 1, sales: 60, rows: [1000, 10_000], clubs: [2, 100] }
  : { rounds: 7, seconds: 1, sales: 120, rows: [1000, 10_000, 100_000], clubs: [2, 100, 1000] }

/** 1,000 clubs of up to 20,000 people; ten times as many people is what the figures are carried on to. */
const SCALE = isQuick
  ? { clubs: 100, people: 5000, most: 500, worlds: [2, 10, 100], ahead: 50_000, rounds: 3, times: 4 }
  : {
      clubs: 1000,
      people: 500_000,
      most: 20_000,
      worlds: [2, 100, 1000],
      ahead: 5_000_000,
      rounds: 2,
      times: 3,
    }
/** What stands below the table. */
const appended: string[] = []
const telling = { say, append: (text: string) => void appended.push(text) }
let large: Postgres | undefined

type Postgres = Awaited<ReturnType<typeof startPostgres>>

interface Part {
  name: string
  title: string
  measure: (postgres: Postgres) => Promise<Row[]> | Row[]
}

const ON_POSTGRES: readonly Part[] = [
  {
    name: 'shop',
    title: 'A shop beside its floor',
    measure: (pg) => shopRows(pg.createDatabase('shop'), EFFORT),
  },
  {
    name: 'statements',
    title: 'Statements of a sale',
    measure: (pg) => shopStatementRows(pg.createDatabase('statements'), say),
  },
  {
    name: 'growth',
    title: 'A shop among many',
    measure: (pg) => growthRows(pg.createDatabase, GROWING),
  },
  {
    name: 'scale',
    title: 'Two clubs, a hundred, a thousand',
    measure: async (postgres) => scaleRows(await largeOf(postgres), SCALE, telling),
  },
  {
    name: 'scale-night',
    title: 'A night of a thousand clubs',
    measure: async (postgres) => scaleNightRows(await largeOf(postgres), SCALE, telling),
  },
  {
    name: 'scale-pages',
    title: 'Visitors of a thousand clubs',
    measure: async (postgres) => scalePageRows(await largeOf(postgres), SCALE, telling),
  },
  {
    name: 'server',
    title: 'The server on PostgreSQL',
    measure: (pg) => serverRows(pg.createDatabase('server')),
  },
  { name: 'throughput', title: 'Throughput', measure: ({ url }) => throughputRows(url) },
  { name: 'catalogue', title: 'Catalogue', measure: ({ url }) => catalogueRows(url) },
  {
    name: 'money',
    title: 'Money',
    measure: async ({ url }) => [...(await moneyRows(url)), ...(await reservationRows(url))],
  },
  { name: 'identity', title: 'Signing in', measure: ({ url }) => identityRows(url) },
  { name: 'members', title: '20,000 members', measure: ({ url }) => memberRows(url) },
  { name: 'clubs', title: '1,000 clubs', measure: (pg) => manyClubRows(pg.createDatabase('many_clubs')) },
  // The last on this database: it leaves a hundred thousand orders behind.
  { name: 'office-orders', title: 'Orders of the office', measure: ({ url }) => officeOrderRows(url) },
]

const WITHOUT: readonly (Pick<Part, 'name' | 'title'> & { measure: () => Promise<Row[]> | Row[] })[] = [
  { name: 'start-up', title: 'Start-up', measure: startUpRows },
  { name: 'matches', title: 'Match pages', measure: matchRows },
  { name: 'forms', title: 'Forms', measure: formRows },
  { name: 'prices', title: 'Prices', measure: pricingRows },
  { name: 'page-weight', title: 'Page weight', measure: pageWeightRows },
  { name: 'first-touch', title: 'First touch', measure: firstTouchRows },
  { name: 'lighthouse', title: 'Lighthouse', measure: () => lighthouseRows(say) },
]

const wanted = <P extends { name: string }>(parts: readonly P[]): P[] =>
  parts.filter(({ name }) => chosen.length === 0 || chosen.includes(name))

/** As operations.md has it for a machine of some gigabytes; what PostgreSQL does by itself after a while is done at once. */
const LARGE = ['shared_buffers=1GB', 'max_wal_size=16GB', 'maintenance_work_mem=256MB', 'autovacuum=off']

/** Each part in turn: two things measured at once would measure each other. */
async function measure(): Promise<Row[]> {
  const known = [...ON_POSTGRES, ...WITHOUT].map(({ name }) => name)
  const unknown = chosen.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  return [
    ...(await onPostgres(wanted(ON_POSTGRES))),
    ...(await inTurn(wanted(WITHOUT), (part) => part.measure())),
  ]
}

async function onPostgres(parts: readonly Part[]): Promise<Row[]> {
  if (parts.length === 0) return []
  const binaries = await findOrInstallPostgres()
  if (!binaries) {
    say(
      'SKIPPED: what needs PostgreSQL was not measured, because none was found. Set PG_BIN to the folder of its programs.',
    )
    return []
  }
  const postgres = await startPostgres(binaries, { isMeasured: true })
  try {
    return await inTurn(parts, (part) => part.measure(postgres))
  } finally {
    await postgres.stop()
    await large?.stop()
  }
}

/** Some gigabytes of worlds have a server of their own, or stand on one that is kept from run to run. */
async function largeOf({ binaries }: Postgres) {
  const kept = process.env['SCALE_POSTGRES']
  if (kept) return keptDatabases(kept)
  large ??= await startPostgres(binaries, { isMeasured: true, settings: LARGE })
  return ownDatabases(large)
}

async function inTurn<P extends { title: string }>(
  parts: readonly P[],
  rowsOf: (part: P) => Promise<Row[]> | Row[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const part of parts) {
    say(`${part.title} …`)
    rows.push(...(await rowsOf(part)))
  }
  return rows
}

// Asked before the run: an edit made while it measures is not what it measured.
const run = {
  at: new Date(),
  commit: await measuredCommit(),
  cores: availableParallelism(),
  node: process.versions.node,
  asked: asked.join(' '),
}
const before = loadavg()[0] ?? 0
const rows = await measure()
const load = { before, after: loadavg()[0] ?? 0 }
say(`\n${tableOf(rows)}\n`)
say(
  `Written to ${writeResults(fileURLToPath(new URL('./results', import.meta.url)), { ...run, load }, rows, appended)}`,
)
const missed = rows.filter((row) => !row.isMet)
say(missed.length === 0 ? 'Every target is met.' : `${missed.length} of ${rows.length} targets are missed.`)
if (missed.length > 0) process.exitCode = 1
