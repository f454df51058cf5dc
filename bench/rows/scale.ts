import pg from 'pg'
import { overSeveralStarts } from '../load.ts'
import { limitRow, type Row } from '../row.ts'
import type { Databases } from '../scale/databases.ts'
import { processorOf } from '../scale/cost.ts'
import { byPeople } from '../scale/carried-on.ts'
import { type JobDone, nightOf } from '../scale/jobs.ts'
import { layClubs } from '../scale/lay-clubs.ts'
import { layMold } from '../scale/lay-mold.ts'
import { beside, type Effort, flatRow, measureIn } from '../scale/measure.ts'
import { openWorld, type World } from '../scale/open-world.ts'
import { OF_ALL_CLUBS, OF_ONE_CLUB } from '../scale/operations.ts'
import { pageCacheRows } from '../scale/page-cache.ts'
import { plansOf } from '../scale/plans.ts'
import { type Platform, sizesOf } from '../scale/sizes.ts'
import { residentMegabytes, startClubhouse, temporaryFolder } from '../servers.ts'

/** May take so much more among all clubs than among two. */
const MOST = 1.2
/** A night's work on a platform that has grown, on one processor. */
const MOST_NIGHT_MINUTES = 120
const TOLD_FROM_MS = 100

export interface Scale extends Platform, Effort {
  /** How many clubs stand in each world; the last is the whole platform. */
  worlds: readonly number[]
  /** The figures are carried on to so many people. */
  ahead: number
}

interface Telling {
  say: (text: string) => void
  /** Stands below the table. */
  append: (text: string) => void
}

/** The same club of 20,000 people as one of two, of a hundred and of a thousand clubs: what it asks for, and how that is found. */
export async function scaleRows(databases: Databases, scale: Scale, telling: Telling): Promise<Row[]> {
  const urls = await layWorlds(databases, sizesOf(scale), scale, telling)
  const rows = await askedOf(urls, scale, telling)
  if (process.env['SCALE_ONLY']) return rows
  telling.say('  plans')
  telling.append(await plansOf(urls.at(-1) ?? '', [...OF_ONE_CLUB, ...OF_ALL_CLUBS]))
  return rows
}

/** What is done for all clubs. It leaves less to do in the worlds than it found. */
export const scaleNightRows = async (databases: Databases, scale: Scale, telling: Telling): Promise<Row[]> =>
  nightRows(await layWorlds(databases, sizesOf(scale), scale, telling), scale, telling)

/** Visitors of all clubs. */
export async function scalePageRows(databases: Databases, scale: Scale, telling: Telling): Promise<Row[]> {
  const sizes = sizesOf(scale)
  const urls = await layWorlds(databases, sizes, scale, telling)
  return pageCacheRows(urls.at(-1) ?? '', sizes)
}

async function layWorlds(
  { create, find }: Databases,
  sizes: readonly number[],
  { worlds }: Scale,
  { say }: Telling,
): Promise<string[]> {
  const urls: string[] = []
  for (const clubs of worlds) {
    const name = `scale_${clubs}`
    const found = await find(name)
    if (!found) {
      if (!(await find('scale_mold'))) await layMold(await create('scale_mold'))
      say(`  laying ${clubs} clubs`)
      const pool = new pg.Pool({ connectionString: await create(name, 'scale_mold'), max: 2 })
      await layClubs(pool, sizes.slice(0, clubs), say)
      await pool.end()
    }
    urls.push(found ?? (await find(name)) ?? '')
  }
  return urls
}

async function askedOf(urls: readonly string[], scale: Scale, { say }: Telling): Promise<Row[]> {
  const worlds: World[] = []
  const { worlds: clubs, ahead } = scale
  try {
    for (const [at, url] of urls.entries()) worlds.push(await openWorld(url, clubs[at] ?? 0))
    say(`  ${worlds.map(({ text, people }) => `${text}: ${people} people`).join(', ')}`)
    const rows: Row[] = []
    // A part of them again, for whoever looks for what is slow.
    const only = process.env['SCALE_ONLY'] ?? ''
    for (const operation of [...OF_ONE_CLUB, ...OF_ALL_CLUBS].filter(({ what }) => what.startsWith(only))) {
      const costs = await measureIn(worlds, operation, scale)
      const row = flatRow(operation.what, worlds, costs, { most: MOST, ahead })
      say(`  ${row.what}: ${row.measured}`)
      rows.push(row)
    }
    if (only) return rows
    const megabytes = worlds.map(({ shop }) => residentMegabytes(shop.running.pid))
    rows.push(beside('Memory of the server after all of these', worlds, megabytes, MOST, 'MB'))
    for (const world of worlds) await world.close()
    const starts: number[] = []
    for (const url of urls) starts.push(await startOf(url))
    rows.push(beside('Start of the server', worlds, starts, MOST, 'ms'))
    return rows
  } finally {
    for (const world of worlds) await world.close().catch(() => undefined)
  }
}

async function startOf(databaseUrl: string): Promise<number> {
  const data = temporaryFolder()
  try {
    const [start = 0] = await overSeveralStarts(async () => {
      const running = await startClubhouse({
        DATABASE_URL: databaseUrl,
        DATA_DIR: data.path,
        MODE: 'demo',
        ROLE: 'web',
      })
      await running.stop()
      return [running.startMs]
    })
    return start
  } finally {
    data.remove()
  }
}

async function nightRows(
  urls: readonly string[],
  { worlds, ahead }: Scale,
  { say }: Telling,
): Promise<Row[]> {
  const nights: { clubs: number; people: number; jobs: JobDone[] }[] = []
  for (const [at, url] of urls.entries()) {
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    try {
      const { rows } = await pool.query<{ people: number }>('select count(*)::int as people from club_people')
      const jobs = await nightOf(url, pool, (server) => processorOf(pool, server))
      nights.push({ clubs: worlds[at] ?? 0, people: rows[0]?.people ?? 1, jobs })
      say(`  a night of ${worlds[at]} clubs`)
    } finally {
      await pool.end()
    }
  }
  const last = nights.at(-1)
  if (!last) return []
  const told = ({ cpuMs, steps, done, slowestMs, trouble }: JobDone) =>
    trouble ??
    `${(cpuMs / 1000).toFixed(1)} s, ${steps} steps, ${done} done, the slowest ${slowestMs.toFixed(0)} ms`
  const minutes = last.jobs.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 60_000
  const carried = byPeople({ people: last.people, value: minutes }, ahead)
  return [
    ...last.jobs
      .filter(({ cpuMs, trouble }) => cpuMs >= TOLD_FROM_MS || trouble)
      .map((job) => ({
        what: `Night: ${job.kind}`,
        measured: told(job),
        against: nights
          .slice(0, -1)
          .map(({ clubs, jobs }) => {
            const same = jobs.find(({ kind }) => kind === job.kind)
            return `${clubs} clubs: ${same ? told(same) : ''}`
          })
          .join('; '),
        target: 'done',
        isMet: job.trouble === null,
      })),
    limitRow(
      `A whole night, carried on to ${ahead.toLocaleString('en-IE')} people`,
      carried,
      MOST_NIGHT_MINUTES,
      'minutes of a processor',
      `${minutes.toFixed(1)} minutes for ${last.people.toLocaleString('en-IE')} people`,
    ),
  ]
}
