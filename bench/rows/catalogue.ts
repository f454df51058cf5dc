import { compareLoad, overSeveralStarts } from '../load.ts'
import { type Row, ratioRow } from '../row.ts'
import { startClubhouse, startServer, temporaryFolder } from '../servers.ts'

/** The plans of a programme and one of them, against bare prepared selects of the same rows. */
export async function catalogueRows(databaseUrl: string): Promise<Row[]> {
  const measured = await overSeveralStarts(() => measure(databaseUrl))
  const [plainList = 0, list = 0, plainOne = 0, one = 0] = measured
  const unit = 'requests/s'
  return [
    ratioRow('Plans of a programme, of a bare prepared select behind Fastify', list, plainList, 0.6, unit),
    ratioRow('Product by slug, of a bare prepared select behind Fastify', one, plainOne, 0.5, unit),
  ]
}

/** Whoever says who they are is not answered with what is kept. */
const NOT_KEPT = { headers: { authorization: 'Bearer of-somebody' } }

async function measure(databaseUrl: string): Promise<number[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path })
  const bare = await startServer('bench/baselines/bare-products.ts', { DATABASE_URL: databaseUrl })
  try {
    const store = `http://localhost:${club.port}/api/v2/store/dunvarra`
    const plain = `http://localhost:${bare.port}`
    const program = await programCalled(store, 'Season')
    const lists = await compareLoad([
      { url: `${plain}/programs/${program}` },
      { url: `${store}/products?type[]=Plan&program_id[]=${program}`, ...NOT_KEPT },
    ])
    const products = await compareLoad([
      { url: `${plain}/products/senior-player` },
      { url: `${store}/products/senior-player`, ...NOT_KEPT },
    ])
    return [...lists, ...products]
  } finally {
    await Promise.all([club.stop(), bare.stop()])
    data.remove()
  }
}

async function programCalled(store: string, wanted: string): Promise<string> {
  const { items } = (await (await fetch(`${store}/programs`)).json()) as {
    items: { program_id: string; title: string }[]
  }
  const found = items.find(({ title }) => title === wanted)
  if (!found) throw new Error(`There is no programme ${wanted}`)
  return found.program_id
}
