import { ask } from '../latency.ts'
import { limitRow, type Row } from '../row.ts'
import { residentMegabytes, startClubhouse, temporaryFolder } from '../servers.ts'

const VISITS = 600
const PAGE_CACHE_MB = 64
/** What is kept, its plain and its packed forms, and what Node holds beside it. */
const MOST_MEGABYTES = PAGE_CACHE_MB * 4
const LEAST_HITS = 50

/** Visitors of all clubs, each club as often as it has people: how many are answered from memory, and what that holds. */
export async function pageCacheRows(databaseUrl: string, sizes: readonly number[]): Promise<Row[]> {
  const data = temporaryFolder()
  const running = await startClubhouse({
    DATABASE_URL: databaseUrl,
    DATA_DIR: data.path,
    MODE: 'demo',
    ROLE: 'web',
    PAGE_CACHE_MB: String(PAGE_CACHE_MB),
  })
  try {
    const origin = `http://localhost:${running.port}`
    const visit = async (slug: string) => {
      const { status } = await ask({
        url: `${origin}/`,
        headers: { host: `${slug}.localhost:${running.port}` },
      })
      if (status !== 200) throw new Error(`${slug} answered ${status}`)
    }
    await visit('dunvarra')
    const before = residentMegabytes(running.pid)
    for (const at of drawn(sizes, VISITS)) await visit(at === 0 ? 'dunvarra' : `club-${at}`)
    const { text } = await ask({ url: `${origin}/metrics` })
    const kept = Number(/clubhouse_pages_total\{outcome="cache"\} (\d+)/.exec(text)?.[1] ?? 0)
    const missed = 100 - (kept * 100) / VISITS
    const many = sizes.length.toLocaleString('en-IE')
    return [
      limitRow(
        `Visits of ${many} clubs that no kept page answers`,
        missed,
        100 - LEAST_HITS,
        '%',
        `${VISITS} visits, each club as often as it has people`,
      ),
      limitRow(
        `Memory after them, with ${PAGE_CACHE_MB} MB for pages`,
        residentMegabytes(running.pid) - before,
        MOST_MEGABYTES,
        'MB more',
        `${before} MB before`,
      ),
    ]
  } finally {
    await running.stop()
    data.remove()
  }
}

/** Clubs in the order of visits: by their size, spread evenly, and the same in every run. */
function drawn(sizes: readonly number[], visits: number): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const bounds: number[] = []
  for (const size of sizes) bounds.push((bounds.at(-1) ?? 0) + size)
  // The golden section leaves no two of them close together.
  return Array.from({ length: visits }, (_, at) => {
    const place = ((at * 0.618_033_988_749_895) % 1) * all
    return Math.max(
      0,
      bounds.findIndex((bound) => place < bound),
    )
  })
}
