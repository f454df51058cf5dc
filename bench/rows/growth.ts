import pg from 'pg'
import { multiplyRows } from '../../packages/api/src/testing/growth/multiply-rows.ts'
import { openBuyers, idOfPlan } from '../buyers.ts'
import { ask } from '../latency.ts'
import { median } from '../load.ts'
import { type Row, ratioRow } from '../row.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'
import { buyOnce, ourShop, PLAN, said } from './money.ts'

const BUYERS = 48
const ROUNDS = 5
/** Rows of each table that grows: carts, orders, their lines, payments, people, mails. `GROWN_TO` says another number. */
const GROWN_TO = Number(process.env['GROWN_TO'] ?? 100_000)

/** The same sales in a club that has just begun and in one that has sold for years, among others that did: they take as long. */
export async function growthRows(databaseUrl: string): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path, MODE: 'demo' })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    const origin = `http://localhost:${club.port}`
    const buyers = await openBuyers({ origin, pool }, BUYERS, PLAN)
    const shelf = { product_id: await idOfPlan(pool, PLAN), available: 1_000_000 }
    said(await ask({ url: `${origin}/dev/stock`, method: 'POST', body: shelf }))
    const rates = async () => {
      const adds: number[] = []
      const paid: number[] = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        const measured = await buyOnce(ourShop(origin), buyers)
        // What Node compiles for speed it compiles in the first of them.
        if (round === 0) continue
        adds.push(measured.adds)
        paid.push(measured.paid)
      }
      return { adds: median(adds), paid: median(paid) }
    }
    await pool.query('analyze')
    const before = await rates()
    await multiplyRows(ownerOf(pool), GROWN_TO)
    const after = await rates()
    const many = GROWN_TO.toLocaleString('en-IE')
    return [
      ratioRow(
        `Cart add among ${many} carts, of the same among few`,
        after.adds,
        before.adds,
        0.9,
        'a second',
      ),
      ratioRow(
        `Checkout among ${many} orders, of the same among few`,
        after.paid,
        before.paid,
        0.9,
        'a second',
      ),
    ]
  } finally {
    await pool.end()
    await club.stop()
    data.remove()
  }
}

const ownerOf = (pool: pg.Pool): Parameters<typeof multiplyRows>[0] => ({
  asOwner: async <Found>(text: string, values: unknown[] = []) => {
    const { rows } = await pool.query(text, values)
    return rows as Found[]
  },
  runAsOwner: async (text) => void (await pool.query(text)),
})
