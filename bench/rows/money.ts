import pg from 'pg'
import { type BenchBuyer, idOfPlan, openBuyers } from '../buyers.ts'
import { ask, type Ask, percentile } from '../latency.ts'
import { median } from '../load.ts'
import { limitRow, type Row, ratioRow } from '../row.ts'
import { residentMegabytes, startClubhouse, startServer, temporaryFolder } from '../servers.ts'

const BUYERS = 48
const LANES = 12
const ROUNDS = 7
const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }

/** What is bought: one plan with places that run out, so that every checkout takes from the same row. */
export const PLAN = 'senior-player'

interface Shop {
  add: (buyer: BenchBuyer) => Ask
  checkOut: (buyer: BenchBuyer, cart: string) => Ask
  confirm: (token: string) => Ask
  order: (buyer: BenchBuyer, order: string) => Ask
}

/** Adding to the cart and checking out until it is paid, against a bare shop of the same tables on the same database. */
export async function moneyRows(databaseUrl: string): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path, MODE: 'demo' })
  const bare = await startServer('bench/baselines/bare-shop.ts', { DATABASE_URL: databaseUrl })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    const origin = `http://localhost:${club.port}`
    const buyers = await openBuyers({ origin, pool }, BUYERS, PLAN)
    const shelf = { product_id: await idOfPlan(pool, PLAN), available: 1_000_000 }
    said(await ask({ url: `${origin}/dev/stock`, method: 'POST', body: shelf }))
    const shops = [bareShop(`http://localhost:${bare.port}`), ourShop(origin)] as const
    const adds: number[][] = [[], []]
    const paid: number[][] = [[], []]
    const waits: number[] = []
    let early = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [at, shop] of shops.entries()) {
        await pool.query('delete from carts where ordered_at is null')
        const measured = await buyOnce(shop, buyers)
        // What Node compiles for speed it compiles in the first of them.
        if (round === 0) continue
        adds[at]?.push(measured.adds)
        paid[at]?.push(measured.paid)
        if (at === 1) waits.push(...measured.waits)
      }
      if (round === Math.ceil(ROUNDS / 2)) early = residentMegabytes(club.pid)
    }
    const late = residentMegabytes(club.pid)
    const unit = 'a second'
    return [
      ratioRow(
        'Cart add, of a bare shop of the same tables',
        median(adds[1] ?? []),
        median(adds[0] ?? []),
        0.35,
        unit,
      ),
      ratioRow(
        'Checkout until it is paid, all of one row of stock, of a bare shop',
        ...([median(paid[1] ?? []), median(paid[0] ?? [])] as const),
        ...([0.25, unit] as const),
      ),
      limitRow('Checkout call, p99 with 12 buyers at once', percentile(waits, 0.99), 1000, 'ms'),
      limitRow(
        'Memory, second half of the run against the first',
        Math.max(0, late - early),
        40,
        'MB more',
        `${early} MB`,
      ),
    ]
  } finally {
    await pool.end()
    await Promise.all([club.stop(), bare.stop()])
    data.remove()
  }
}

/** Each buyer adds once and pays once; so many a second, and how long the checkout call took. */
export async function buyOnce(shop: Shop, buyers: readonly BenchBuyer[]) {
  const carts = new Map<BenchBuyer, string>()
  const adds = await perSecond(buyers, async (buyer) => {
    carts.set(buyer, said(await ask(shop.add(buyer))).shopping_cart_id)
  })
  const waits: number[] = []
  const paid = await perSecond(buyers, async (buyer) => {
    const begun = await ask(shop.checkOut(buyer, carts.get(buyer) ?? ''))
    waits.push(begun.ms)
    const { order_id, payment_token } = said(begun)
    said(await ask(shop.confirm(payment_token)))
    const order = said(await ask(shop.order(buyer, order_id)))
    if (order.status !== 'Completed') throw new Error(`An order is ${order.status}`)
  })
  return { adds, paid, waits }
}

async function perSecond<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<number> {
  const waiting = [...all]
  const began = performance.now()
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return (all.length * 1000) / (performance.now() - began)
}

/** What a step of the purchase answers, as far as the next one needs it. */
interface Said {
  shopping_cart_id: string
  order_id: string
  payment_token: string
  status: string
}

export function said({ status, text }: { status: number; text: string }): Said {
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text) as Said
}

export function ourShop(origin: string): Shop {
  const store = `${origin}/api/v2/store/dunvarra`
  const as = ({ bearer }: BenchBuyer) => ({ authorization: `Bearer ${bearer}` })
  const post = (url: string, body: object, headers = {}): Ask => ({ url, method: 'POST', headers, body })
  return {
    add: (buyer) => post(`${store}/shopping-cart`, { items: [buyer.item] }, as(buyer)),
    checkOut: (buyer, cart) => post(`${store}/checkouts`, { shopping_cart_id: cart }, as(buyer)),
    confirm: (token) => post(`${origin}/sandbox/payment-intents/${token}/confirm`, { card: CARD }),
    order: (buyer, order) => ({ url: `${store}/orders/${order}`, headers: as(buyer) }),
  }
}

function bareShop(origin: string): Shop {
  const post = (path: string, body: object): Ask => ({ url: `${origin}${path}`, method: 'POST', body })
  return {
    add: ({ userId, item }) =>
      post('/cart', { user: userId, plan: item.product_id, form: item.metadata.registration_form.member }),
    checkOut: (_buyer, cart) => post('/checkouts', { shopping_cart_id: cart }),
    confirm: (token) => post(`/confirm/${token}`, {}),
    order: (_buyer, order) => ({ url: `${origin}/orders/${order}` }),
  }
}
