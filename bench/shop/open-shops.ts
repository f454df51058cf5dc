import { readFileSync } from 'node:fs'
import pg from 'pg'
import { ask } from '../latency.ts'
import { type Running, startClubhouse, startServer, temporaryFolder } from '../servers.ts'
import { type Choice, floorShop, ourShop, said } from './flows.ts'
import { usedBy, usedByPostgres } from './processor-time.ts'
import type { Measured } from './rates.ts'

const ITEMS = 300
const VARIANTS = 3
const LEFT = 1_000_000

export interface OurShop {
  measured: Measured & { shop: ReturnType<typeof ourShop> }
  running: Running
  pool: pg.Pool
  close: () => Promise<void>
}

/** The built server on PostgreSQL, with a shop of 300 items in three sizes each. */
export async function openOurShop(
  databaseUrl: string,
  environment: Record<string, string> = {},
  /** Tables that PostgreSQL is to look at anew; all of them unless some gigabytes were looked at when they were laid. */
  analyzed = '',
): Promise<OurShop> {
  const data = temporaryFolder()
  const running = await startClubhouse({
    DATABASE_URL: databaseUrl,
    DATA_DIR: data.path,
    MODE: 'demo',
    ...environment,
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const origin = `http://localhost:${running.port}`
  const laid = { club: 'dunvarra', shop_items: ITEMS, variants: VARIANTS }
  said(await ask({ url: `${origin}/dev/catalogue`, method: 'POST', body: laid }))
  await pool.query('update stock set remaining = $1 where remaining <> $1', [LEFT])
  await pool.query(`analyze ${analyzed}`)
  const measured = {
    shop: ourShop(origin),
    choices: await choicesOf(pool),
    usedMs: usedOf(running, await serverOf(pool)),
  }
  const close = async () => {
    await pool.end()
    await running.stop()
    data.remove()
  }
  return { measured, running, pool, close }
}

/** The least that sells the same, on the same tables. */
export async function openFloor(databaseUrl: string, { pool, measured: { choices } }: OurShop) {
  const running = await startServer('bench/baselines/floor-shop.ts', { DATABASE_URL: databaseUrl })
  const measured: Measured = {
    shop: floorShop(`http://localhost:${running.port}`),
    choices,
    usedMs: usedOf(running, await serverOf(pool)),
  }
  return { measured, close: () => running.stop() }
}

/** Every size of every item that was laid to be measured. */
export async function choicesOf(pool: pg.Pool): Promise<Choice[]> {
  const { rows } = await pool.query<Choice>(
    `select p.slug, p.id as product, v.id as variant from clubs c join products p on p.club_id = c.id
      join shop_variants v on v.club_id = p.club_id and v.item_id = p.id
      where c.slug = 'dunvarra' and p.slug like 'measured-%' order by v.position, p.position`,
  )
  return rows
}

const usedOf =
  ({ pid }: Running, postgres: number) =>
  () =>
    usedBy(pid) + usedByPostgres(postgres)

/** The process that started the one that answers us. */
async function serverOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const status = readFileSync(`/proc/${rows[0]?.pid ?? 0}/status`, 'utf8')
  return Number(/PPid:\s+(\d+)/.exec(status)?.[1])
}
