import pg from 'pg'
import { multiplyRows } from '../../packages/api/src/testing/growth/multiply-rows.ts'
import { layManyClubs } from '../../packages/api/src/testing/world/many-clubs.ts'
import { median } from '../load.ts'
import { type Row, ratioRow } from '../row.ts'
import { type OurShop, openOurShop } from '../shop/open-shops.ts'
import { FLOWS, type Flow, type Rates, ratesOf, type Round } from '../shop/rates.ts'

const LEAST = 0.9
const TITLES: Record<Flow, string> = {
  list: 'List',
  detail: 'An item',
  add: 'A new cart',
  buy: 'From a cart to paid',
}

export interface Growing extends Round {
  rounds: number
  /** Rows of each table that grows (carts, orders, their lines, payments, people, mails); the first is what the others are beside. */
  rows: readonly number[]
  /** The same of clubs. */
  clubs: readonly number[]
}

interface World {
  text: string
  lay: (pool: pg.Pool) => Promise<void>
}

/** `createDatabase` of scripts/lib/postgres-cluster.mjs */
export type NewDatabase = (name: string, template?: string) => string

/** The four flows in a club that has just begun and in one that has sold for years: they take as long. */
export async function growthRows(newDatabase: NewDatabase, growing: Growing): Promise<Row[]> {
  const many = (count: number) => count.toLocaleString('en-IE')
  const sold = growing.rows.map((rows) => ({
    text: `${many(rows)} carts, orders and people`,
    lay: (pool: pg.Pool) => multiplyRows(ownerOf(pool), rows),
  }))
  const clubs = growing.clubs.map((count) => ({
    text: `${many(count)} clubs`,
    lay: (pool: pg.Pool) => layManyClubs(ownerOf(pool), Math.max(0, count - 2)),
  }))
  await layTemplate(newDatabase(TEMPLATE))
  return [
    ...(await flatness('grown', newDatabase, sold, growing)),
    ...(await flatness('clubs', newDatabase, clubs, growing)),
  ]
}

/** What all worlds begin from: laid once, and copied for each. */
const TEMPLATE = 'grown_from'

/** All worlds are there at once and are measured in turns, so that whatever the machine does hits all alike. */
async function flatness(
  name: string,
  newDatabase: NewDatabase,
  worlds: World[],
  growing: Growing,
): Promise<Row[]> {
  const shops: OurShop[] = []
  try {
    for (const [at, { lay }] of worlds.entries()) {
      const url = newDatabase(`${name}_${at}`, TEMPLATE)
      await multiply(url, lay)
      shops.push(await openOurShop(url))
    }
    const seen: Rates[][] = shops.map(() => [])
    for (let round = 0; round <= growing.rounds; round += 1)
      for (const [at, { measured }] of shops.entries()) {
        const rates = await ratesOf(measured, growing)
        // What Node compiles for speed it compiles in the first of them.
        if (round > 0) seen[at]?.push(rates)
      }
    const rateIn = (at: number, flow: Flow) => median((seen[at] ?? []).map((rates) => rates[flow].perSecond))
    const first = worlds[0]?.text ?? ''
    return worlds
      .slice(1)
      .flatMap(({ text }, index) =>
        FLOWS.map((flow) =>
          ratioRow(
            `${TITLES[flow]} among ${text}, of the same among ${first}`,
            rateIn(index + 1, flow),
            rateIn(0, flow),
            LEAST,
            'a second',
          ),
        ),
      )
  } finally {
    for (const shop of shops) await shop.close()
  }
}

/** A server lays the demo and one sale of a guest. */
async function layTemplate(url: string): Promise<void> {
  const shop = await openOurShop(url)
  const { measured } = shop
  try {
    const [choice] = measured.choices
    if (choice) await measured.shop.buy(await measured.shop.add(choice))
  } finally {
    await shop.close()
  }
}

/** While no server runs. */
async function multiply(url: string, lay: World['lay']): Promise<void> {
  const owner = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await lay(owner)
    await owner.query('analyze')
  } finally {
    await owner.end()
  }
}

const ownerOf = (pool: pg.Pool): Parameters<typeof multiplyRows>[0] => ({
  asOwner: async <Found>(text: string, values: unknown[] = []) => {
    const { rows } = await pool.query(text, values)
    return rows as Found[]
  },
  runAsOwner: async (text) => void (await pool.query(text)),
})
