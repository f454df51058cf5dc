import { ask } from '../latency.ts'
import { limitRow, type Row } from '../row.ts'
import { inTurn } from '../shop/flows.ts'
import { openOurShop } from '../shop/open-shops.ts'
import type { Flow } from '../shop/rates.ts'
import { countStatements, type Spent, spentOn } from '../shop/statements.ts'

const MOST_OWN: Record<Flow, number> = { list: 1, detail: 1, add: 4, buy: 15 }
const MOST_ALL: Record<Flow, number> = { list: 1, detail: 1, add: 8, buy: 40 }
const TITLES: Record<Flow, string> = {
  list: 'List',
  detail: 'An item',
  add: 'A new cart',
  buy: 'From a cart to paid',
}

/** How often each flow is asked for before it is counted: by then every connection has kept its plans. */
const WARM = 30
const COUNT = 60

/**
 * What PostgreSQL does for each flow, by pg_stat_statements: without the jobs, which another process may do, and without the books of the
 * demo's gateway. `databaseUrl` is of a database of its own.
 */
export async function shopStatementRows(databaseUrl: string, say: (text: string) => void): Promise<Row[]> {
  const first = await openOurShop(databaseUrl)
  const isCounted = await countStatements(first.pool)
  await first.close()
  if (!isCounted) {
    say('SKIPPED: statements were not counted, because this PostgreSQL has no pg_stat_statements.')
    return []
  }
  const ours = await openOurShop(databaseUrl, { ROLE: 'web', DATABASE_POOL: '2' })
  try {
    const { shop, choices } = ours.measured
    const next = inTurn(choices)
    const carts: string[] = []
    const works: Record<Flow, () => Promise<unknown>> = {
      list: () => ask(shop.list),
      detail: () => ask(shop.detail(next())),
      add: async () => carts.push(await shop.add(next())),
      buy: () => shop.buy(carts.pop() ?? ''),
    }
    for (let time = 0; time < WARM + COUNT; time += 1) await works.add()
    const rows: Row[] = []
    for (const flow of ['list', 'detail', 'buy', 'add'] as const) {
      for (let time = 0; time < WARM; time += 1) await works[flow]()
      rows.push(...rowsOf(flow, await spentOn(ours.pool, COUNT, works[flow])))
    }
    return rows
  } finally {
    await ours.close()
  }
}

function rowsOf(flow: Flow, { own, all, planningMs, executingMs, slowestMs, slowest }: Spent): Row[] {
  const title = TITLES[flow]
  const [first = ''] = /\S.{0,60}/.exec(slowest.replaceAll(/\s+/g, ' ')) ?? []
  return [
    limitRow(`${title}: statements of ours`, own, MOST_OWN[flow], 'statements'),
    limitRow(`${title}: with those of triggers and keys`, all, MOST_ALL[flow], 'statements'),
    limitRow(
      `${title}: planning, of executing`,
      (planningMs * 100) / executingMs,
      5,
      '%',
      `${executingMs.toFixed(2)} ms`,
    ),
    limitRow(`${title}: the slowest statement`, slowestMs, 1, 'ms', first.replaceAll('|', '/')),
  ]
}
