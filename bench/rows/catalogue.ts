import { compareLoad, overSeveralStarts } from '../load.ts'
import { type Row, ratioRow } from '../row.ts'
import { startClubhouse, startServer, temporaryFolder } from '../servers.ts'

/**
 * The plans of a programme and one of them, the items of the shop and one of them, against bare prepared selects of the same rows; and what
 * is kept of the shop against a plain hello.
 */
export async function catalogueRows(databaseUrl: string): Promise<Row[]> {
  const measured = await overSeveralStarts(() => measure(databaseUrl))
  const [plainList = 0, list = 0, plainOne = 0, one = 0, plainShop = 0, shop = 0, plainItem = 0, item = 0] =
    measured
  const [hello = 0, keptShop = 0, keptItem = 0] = measured.slice(8)
  const unit = 'requests/s'
  return [
    ratioRow('Plans of a programme, of a bare prepared select behind Fastify', list, plainList, 0.6, unit),
    ratioRow('Product by slug, of a bare prepared select behind Fastify', one, plainOne, 0.5, unit),
    ratioRow('Items of the shop, of a bare prepared select behind Fastify', shop, plainShop, 0.6, unit),
    ratioRow(
      'Item of the shop by slug, of a bare prepared select behind Fastify',
      item,
      plainItem,
      0.5,
      unit,
    ),
    ratioRow('Items of the shop, kept, of a plain Fastify hello', keptShop, hello, 0.6, unit),
    ratioRow('Item of the shop by slug, kept, of a plain Fastify hello', keptItem, hello, 0.6, unit),
  ]
}

/** Whoever says who they are is not answered with what is kept. */
const NOT_KEPT = { headers: { authorization: 'Bearer of-somebody' } }

async function measure(databaseUrl: string): Promise<number[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path })
  const bare = await startServer('bench/baselines/bare-products.ts', { DATABASE_URL: databaseUrl })
  const hello = await startServer('bench/baselines/hello.ts', {})
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
    const list = `${store}/shop-items?per_page=12`
    const shop = await compareLoad([{ url: `${plain}/shop` }, { url: list, ...NOT_KEPT }])
    const items = await compareLoad([
      { url: `${plain}/shop/home-jersey` },
      { url: `${store}/shop-items/home-jersey`, ...NOT_KEPT },
    ])
    const kept = await compareLoad([
      { url: `http://localhost:${hello.port}/` },
      { url: list },
      { url: `${store}/shop-items/home-jersey` },
    ])
    return [...lists, ...products, ...shop, ...items, ...kept]
  } finally {
    await Promise.all([club.stop(), bare.stop(), hello.stop()])
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
