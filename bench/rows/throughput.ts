import { compareLoad, overSeveralStarts } from '../load.ts'
import { type Row, ratioRow } from '../row.ts'
import { startClubhouse, startServer, temporaryFolder } from '../servers.ts'

/** Pages and the kept list of articles against a plain hello, and that list made anew against a bare prepared select. */
export async function throughputRows(databaseUrl: string): Promise<Row[]> {
  const measured = await overSeveralStarts(() => measure(databaseUrl))
  const [plain = 0, home = 0, article = 0, keptList = 0, bare = 0, list = 0] = measured
  const unit = 'requests/s'
  return [
    ratioRow('Home page, kept, of a plain Fastify hello', home, plain, 0.6, unit),
    ratioRow('Article page, kept, of a plain Fastify hello', article, plain, 0.6, unit),
    ratioRow('Article list, kept, of a plain Fastify hello', keptList, plain, 0.6, unit),
    ratioRow('Article list, not kept, of a bare prepared select behind Fastify', list, bare, 0.6, unit),
  ]
}

async function measure(databaseUrl: string): Promise<number[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path })
  const hello = await startServer('bench/baselines/hello.ts', {})
  const select = await startServer('bench/baselines/bare-select.ts', { DATABASE_URL: databaseUrl })
  try {
    const origin = `http://localhost:${club.port}`
    const list = `${origin}/api/v2/store/dunvarra/articles?type=News&per_page=6`
    const kept = await compareLoad([
      { url: `http://localhost:${hello.port}/` },
      { url: `${origin}/`, headers: { 'accept-encoding': 'br' } },
      { url: `${origin}/news/new-floodlights`, headers: { 'accept-encoding': 'br' } },
      { url: list },
    ])
    const made = await compareLoad([
      { url: `http://localhost:${select.port}/` },
      // Whoever says who they are is not answered with what is kept.
      { url: list, headers: { authorization: 'Bearer of-somebody' } },
    ])
    return [...kept, ...made]
  } finally {
    await Promise.all([club.stop(), hello.stop(), select.stop()])
    data.remove()
  }
}
