import pg from 'pg'
import { layManyClubs } from '../../packages/api/src/testing/world/many-clubs.ts'
import { ask, percentile } from '../latency.ts'
import { limitRow, type Row } from '../row.ts'
import { residentMegabytes, startClubhouse, temporaryFolder } from '../servers.ts'
import { signIn } from '../sign-in.ts'

const CLUBS = 1000
const TIMES = 60
const PAGE_CACHE_MB = 64

/** What a platform with a thousand clubs costs beside one with two: finding a site, a kept page, and the lists of those who oversee them. */
export async function manyClubRows(databaseUrl: string): Promise<Row[]> {
  const data = temporaryFolder()
  const running = await startClubhouse({
    DATABASE_URL: databaseUrl,
    DATA_DIR: data.path,
    MODE: 'demo',
    PAGE_CACHE_MB: String(PAGE_CACHE_MB),
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const asOwner = async <R>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as R[]
    const origin = `http://localhost:${running.port}`
    const hostOf = (label: string) => `${label}.localhost:${running.port}`
    const visit = async (host: string, path: string, bearer?: string) => {
      const headers = { host, ...(bearer && { authorization: `Bearer ${bearer}` }) }
      const { ms, status } = await ask({ url: `${origin}${path}`, headers })
      if (status >= 500) throw new Error(`${host}${path} answered ${status}`)
      return ms
    }
    const p95 = async (host: string, path: string, bearer?: string) => {
      const waits: number[] = []
      for (let time = -5; time < TIMES; time += 1) {
        const ms = await visit(host, path, bearer)
        if (time >= 0) waits.push(ms)
      }
      return percentile(waits, 0.95)
    }
    const su = await signIn(origin, 'sam@platform.example', { host: hostOf('su') })
    const xgb = await signIn(origin, 'ruth@fourcoasts.example', { host: hostOf('xgb') })
    const page = () => p95(hostOf('dunvarra'), '/')
    const nobody = () => p95(hostOf('nobody'), '/')
    const [pageOfTwo, nobodyOfTwo] = [await page(), await nobody()]
    await layManyClubs({ asOwner }, CLUBS - 2)
    await pool.query('analyze')
    // The newest club is found once the process has heard of it.
    await until(
      async () => (await ask({ url: origin, headers: { host: hostOf('club-900') } })).status === 200,
    )
    const ratio = async (again: Promise<number>, before: number) => (await again) / Math.max(before, 1)
    const before = residentMegabytes(running.pid)
    const rows = [
      limitRow('A kept page with 1,000 clubs, beside two, p95', await ratio(page(), pageOfTwo), 1.5, 'times'),
      limitRow(
        'A host that is nobody, with 1,000 clubs, beside two, p95',
        await ratio(nobody(), nobodyOfTwo),
        1.5,
        'times',
      ),
      limitRow(
        'A superuser’s list of 1,000 clubs, p95',
        await p95(hostOf('su'), '/api/v2/platform/clubs', su),
        100,
        'ms',
      ),
      limitRow(
        'A body’s list of 1,000 clubs, p95',
        await p95(hostOf('xgb'), '/api/v2/body/clubs', xgb),
        100,
        'ms',
      ),
    ]
    for (let at = 1; at <= CLUBS - 2; at += 1) await visit(hostOf(`club-${at}`), '/')
    const grown = residentMegabytes(running.pid) - before
    return [
      ...rows,
      limitRow('Memory after the first page of 1,000 clubs', grown, PAGE_CACHE_MB * 4, 'MB more'),
    ]
  } finally {
    await pool.end()
    await running.stop()
    data.remove()
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const giveUp = Date.now() + 30_000; !(await isSo()); await new Promise((go) => setTimeout(go, 50)))
    if (Date.now() > giveUp) throw new Error('The new clubs were not heard of')
}
